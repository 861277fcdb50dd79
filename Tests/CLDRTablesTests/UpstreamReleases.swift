import Foundation
import PathKit

/// CLDR as published, where it lies on this machine; tests that need it are skipped where it does not.
enum UpstreamReleases {
  /// `LOCALE_CLDR`, else `../shared/cldr` beside the package: one folder for each release.
  static var folder: Path {
    if let path = ProcessInfo.processInfo.environment["LOCALE_CLDR"], !path.isEmpty { return Path(path) }
    return packageRoot + "../shared/cldr"
  }

  static let versions = ["46", "48.2"]

  static var arePresent: Bool { versions.allSatisfy { (folder + $0 + "common/supplemental").isDirectory } }

  /// The release this package keeps.
  static var importedFolder: Path { packageRoot + "CLDR" }

  private static var packageRoot: Path { Path(#filePath).parent().parent().parent() }

  /// The text of a file, comments taken out by a regular expression, so that it can be counted without the reader.
  static func textWithoutComments(_ file: String, of version: String) throws -> String {
    let text: String = try (folder + version + file).read()
    let comments = try NSRegularExpression(pattern: "<!--.*?-->", options: .dotMatchesLineSeparators)
    return comments.stringByReplacingMatches(in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
  }

  static func count(_ pattern: String, in text: String) throws -> Int {
    try NSRegularExpression(pattern: pattern).numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}
