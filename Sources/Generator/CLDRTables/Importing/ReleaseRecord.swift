import Foundation
import PathKit
import ProgramSupport

/// `CLDR/release.txt`: the release of the files beside it, whose own number is only the major one, and a line of POSIX's
/// `cksum` for each file as an update brought it.
///
/// git guards all states of the files. The record tells what git cannot: which of them somebody has changed since.
package struct ReleaseRecord: Hashable, Sendable {
  /// The record's name, in the folder that holds `common/`.
  package static let fileName = "release.txt"

  package let version: CLDRVersion
  /// Checksum and bytes of every file, by path.
  private let sums: [String: String]

  init(version: CLDRVersion, files: CLDRFiles) {
    self.version = version
    sums = files.contents.mapValues { Self.checksum($0) }
  }

  /// Whether a folder has a record: then its release was imported.
  package static func exists(in folder: Path) -> Bool { (folder + fileName).isFile }

  /// Reads the record of an imported folder.
  ///
  /// - Throws: one diagnostic if it is missing, or names no release.
  package init(folder: Path) throws(CLDRDiagnostics) {
    guard Self.exists(in: folder) else {
      throw CLDRDiagnostics(
        "missing file", at: SourceLocation(file: Self.fileName), hint: "looked in \(folder); import a release first",
        status: .noInput)
    }
    try self.init(text: (folder + Self.fileName).text())
  }

  init(text: String) throws(CLDRDiagnostics) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count == 2, words[0] == "CLDR", let version = CLDRVersion(words[1]) else {
      throw CLDRDiagnostics(
        "not a release", at: SourceLocation(file: Self.fileName, line: 1), text: lines.first.map(String.init),
        hint: "write CLDR 48, CLDR 48.2, CLDR 48.2.1 or CLDR 49-alpha2")
    }
    self.version = version
    let files = lines.dropFirst().map { $0.split(separator: " ", maxSplits: 2) }.filter { $0.count == 3 }
    sums = Dictionary(files.map { (String($0[2]), "\($0[0]) \($0[1])") }, uniquingKeysWith: { first, _ in first })
  }

  /// The record as a text. Equal records give equal texts: there is no date and no local path.
  var text: String {
    "CLDR \(version)\n" + sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// The files below `common/` of a folder that were changed, added or removed by hand since its import, sorted. Without a
  /// record no import wrote any.
  package static func changedFiles(in folder: Path) throws(CLDRDiagnostics) -> [String] {
    let sums = exists(in: folder) ? try ReleaseRecord(folder: folder).sums : [:]
    return Set(CLDRFiles.listing(of: "common", in: folder)).union(sums.keys).filter { path in
      (try? (folder + path).bytes()).map { checksum($0) } != sums[path]
    }.sorted()
  }

  /// What `cksum` prints of some bytes.
  static func checksum(_ bytes: Data) -> String {
    let lengths = sequence(first: bytes.count) { $0 >> 8 }.prefix { $0 > 0 }.map { UInt8(truncatingIfNeeded: $0) }
    var sum: UInt32 = 0
    for part in [Array(bytes), lengths] {
      for byte in part { sum = sum << 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)] }
    }
    return "\(~sum) \(bytes.count)"
  }

  /// What each byte leaves when it is divided by the polynomial of CRC-32.
  private static let remainders = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte << 24) { sum, _ in sum << 1 ^ (sum >> 31 == 1 ? 0x04C1_1DB7 : 0) }
  }
}
