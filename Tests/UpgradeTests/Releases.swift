import Foundation
import PathKit

/// CLDR as published, where it lies on this machine: `LOCALE_CLDR`, else `../shared/cldr` beside the package.
enum Releases {
  static var folder: Path {
    if let path = ProcessInfo.processInfo.environment["LOCALE_CLDR"], !path.isEmpty { return Path(path) }
    return PackageCopy.root + "../shared/cldr"
  }

  static var arePresent: Bool { ["46", "48.2"].allSatisfy { (folder + $0 + "common/supplemental").isDirectory } }

  static func path(_ release: String) -> String { (folder + release).string }

  /// The installed data in the form of a release as published: without manifest, with a DTD.
  static func published(in folder: Path) throws {
    try folder.mkpath()
    try (PackageCopy.root + "CLDR/common").copy(folder + "common")
    try (folder + "common/dtd").mkpath()
    try (folder + "common/dtd/ldmlSupplemental.dtd").write(
      "<!-- SPDX-License-Identifier: Unicode-3.0\n-->\n<!ATTLIST version cldrVersion CDATA #FIXED \"48\" >\n")
  }
}
