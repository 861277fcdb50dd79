import CLDRTables
import Foundation
import PathKit
import TestSupport

/// CLDR as published, if it is on this machine.
enum Releases {
  static var arePresent: Bool { Surroundings.hasReleases }

  static func path(_ release: String) -> String { "\(Surroundings.releases)/\(release)" }

  /// The facts of the installed data, read once for all tests.
  static func installed() throws -> CLDRFacts { try reading.get() }
  private static let reading = Result { try UnpackedRelease.facts(in: PackageCopy.root + "CLDR", release: nil) }

  /// The installed data in the form of a release as published: without manifest, with a DTD.
  static func published(in folder: Path) throws {
    try folder.mkpath()
    try (PackageCopy.root + "CLDR/common").copy(folder + "common")
    try (folder + "common/dtd").mkpath()
    try (folder + "common/dtd/ldmlSupplemental.dtd").write(
      "<!-- SPDX-License-Identifier: Unicode-3.0\n-->\n<!ATTLIST version cldrVersion CDATA #FIXED \"48\" >\n")
  }
}
