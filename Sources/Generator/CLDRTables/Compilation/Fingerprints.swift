import Foundation
import PathKit
import ProgramSupport

/// `CLDR/fingerprints.txt`: rows, bytes and a hash of every table that the data gives, a line each.
///
/// Nobody can review the thousands of numbers in the tables. This file shows, in the diff of an upgrade or of a change
/// to the generator, the tables that changed and how much.
package struct Fingerprints: Hashable, Sendable {
  /// The file's name, in the folder that holds `common/`.
  package static let fileName = "fingerprints.txt"

  /// The whole file. Equal tables give equal bytes.
  package let text: String

  /// - Parameter changed: the files of the data that were changed by hand since the import. Reviews see their names,
  ///   and `verify(folder:)` fails for others.
  package init(_ tables: CompiledTables, changedByHand changed: [String] = []) {
    let rows = tables.files.flatMap { file in
      file.constants.map { constant in
        [
          "\(file.name).\(constant.name)", "\(constant.rowCount)", "\(constant.byteCount)",
          SHA256.hexDigest(of: constant.bytes),
        ]
      }
    }
    let widths = (0..<3).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    let head = """
      # What the tables hold that cldr-tables makes from CLDR \(tables.version): table, rows, bytes, SHA-256 of the bytes.
      # Made by cldr-tables, to be read in reviews: a line that changes is a table that moved.

      """
    text =
      head + changed.map { "# Changed by hand since the import: \($0)\n" }.joined()
      + rows.map { Self.line($0, widths) + "\n" }.joined()
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let name = cells[0] + String(repeating: " ", count: widths[0] - cells[0].utf8.count)
    let numbers = (1..<3).map { String(repeating: " ", count: widths[$0] - cells[$0].utf8.count) + cells[$0] }
    return ([name] + numbers + [cells[3]]).joined(separator: "  ")
  }

  /// The differences from the file in a folder: tables that changed, are missing, or no longer exist.
  package func verify(folder: Path) -> [CLDRDiagnostic] {
    let file = folder + Self.fileName
    guard let present = try? file.text() else {
      return [CLDRDiagnostic("missing file", at: SourceLocation(file: file.string), hint: Self.hint)]
    }
    if present == text { return [] }
    if present.utf8.contains(0x0D), String(decoding: present.utf8.filter { $0 != 0x0D }, as: UTF8.self) == text {
      return [
        CLDRDiagnostic(
          "lines end with CR LF", at: SourceLocation(file: file.string),
          hint: "check it out with LF: git config core.autocrlf input, or the line '* text eol=lf' in .gitattributes")
      ]
    }
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = present.split(separator: "\n", omittingEmptySubsequences: false)
    var diagnostics: [CLDRDiagnostic] = []
    for (index, line) in lines.enumerated() where !wanted.contains(line) {
      let name = Self.name(of: line)
      let new = wanted.first { Self.name(of: $0) == name }.map { ", the data gives \(Self.size(of: $0))" } ?? ""
      diagnostics.append(
        CLDRDiagnostic(
          "differs from the tables", at: SourceLocation(file: file.string, line: index + 1),
          text: name.map { "\($0): \(Self.size(of: line))\(new)" } ?? String(line), hint: Self.hint))
    }
    let names = Set(lines.compactMap(Self.name))
    for line in wanted where !lines.contains(line) && Self.name(of: line).map(names.contains) != true {
      diagnostics.append(
        CLDRDiagnostic(
          "a line is missing", at: SourceLocation(file: file.string),
          text: Self.name(of: line) ?? String(line), hint: Self.hint))
    }
    if diagnostics.isEmpty {
      diagnostics.append(
        CLDRDiagnostic("lines in a different order", at: SourceLocation(file: file.string), hint: Self.hint))
    }
    return diagnostics
  }

  /// The tables of which these fingerprints count a hundred rows or more fewer than those in a folder, for a warning.
  package func fewerRows(thanIn folder: Path) -> [CLDRDiagnostic] {
    let file = folder + Self.fileName
    func rows(_ text: String) -> [(name: String, count: Int)] {
      text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: " ")
        return Self.name(of: line).flatMap { name in cells.count > 1 ? Int(cells[1]).map { (name, $0) } : nil }
      }
    }
    let new = Dictionary(rows(text), uniquingKeysWith: { first, _ in first })
    return rows((try? file.text()) ?? "").compactMap { name, count in
      guard let left = new[name], count - left >= 100 else { return nil }
      return CLDRDiagnostic(
        "\(count - left) rows fewer than before", at: SourceLocation(file: file.string), text: name,
        hint: "if rows were lost by accident, restore the data with git", severity: .warning)
    }
  }

  /// The name of a table's line; nil for a comment.
  private static func name(of line: Substring) -> String? {
    line.hasPrefix("#") ? nil : line.split(separator: " ").first.map(String.init)
  }

  /// Rows and bytes of a table's line. Its hash tells a reader nothing.
  private static func size(of line: Substring) -> String {
    let cells = line.split(separator: " ")
    return cells.count == 4 ? "\(cells[1]) rows, \(cells[2]) bytes, \(cells[3].prefix(8))…" : "nothing"
  }

  private static let hint = "if the change is intended, run cldr-tables regenerate"
}

extension CompiledConstant {
  /// The bytes that are hashed: words in little-endian order; a text as UTF-8.
  var bytes: Data {
    switch value {
    case .words64(let words):
      Data(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    case .words32(let words):
      Data(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    case .halves(let halves):
      Data(halves.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    case .bytes(let bytes): Data(bytes)
    case .word64(let word): Data((0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) })
    case .integer(let number): Data((0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    case .text(let text): Data(text.utf8)
    }
  }
}
