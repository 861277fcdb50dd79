import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AuditAsking
@testable import LocalizationAudit

/// Small apps in `Tests/Fixtures/AuditCases`, and all that is found in each: for every boundary of a rule a case on either
/// side. An empty line ends a case; `+` before a file changes the case before. `? code` looks at findings whose code begins so,
/// and a line with `>` is a finding: severity, code, localizations, key, and ` — message` or ` @ path:line:column` where they
/// matter. A line with `%` is a row of the coverage, and those with `@` are all bundles. In place of the findings `= key` asks
/// for what is known of a key, and `! format` for what is printed. `+` alone has the files of the case before.
/// A row `| a | b > finding` is a case of its own, with its cells for `$1` and `$2` of the lines around it.
@Suite struct AuditCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    private let title: String
    private let number: Int
    private(set) var folder: AuditFolder
    let codes: [Substring]
    let expected: [String]
    let coverage: [String]
    let parts: [String]
    let key: String?
    let format: String?
    var testDescription: String { "\(title), \(number)" }

    init(_ block: String, title: String, after last: Case?) {
      (self.title, number) = (title, (last?.number ?? 0) + 1)
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      func marked(_ mark: String) -> [String] { lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(2)) } }
      let files = lines.filter { line in !["> ", "? ", "% ", "= ", "@ ", "! "].contains { line.hasPrefix($0) } }
      (expected, coverage, key, parts) = (marked("> "), marked("% "), marked("= ").first, marked("@ "))
      format = marked("! ").first
      codes = marked("? ").flatMap { $0.split(separator: " ") }
      folder = AuditFolder(files.filter { $0 != "+" }.map { $0.hasPrefix("+ ") ? $0.dropFirst(2) : $0 })
      if files.first?.hasPrefix("+") ?? false, let last { folder = last.folder.changed(folder) }
    }
  }

  /// The cases of all files, by heading.
  static let sections = CaseSection.all("Fixtures/AuditCases").map { section in
    section.body.components(separatedBy: "\n\n").reduce(into: [Case]()) { cases, block in
      for one in rows(of: block) { cases.append(Case(one, title: section.title, after: cases.last)) }
    }
  }

  /// The block itself, or one for each of its rows.
  private static func rows(of block: String) -> [String] {
    let lines = block.components(separatedBy: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }
    if rows.isEmpty { return [block] }
    let pattern = lines.filter { !$0.hasPrefix("| ") }.joined(separator: "\n")
    return rows.map { row in
      let parts = row.dropFirst(2).components(separatedBy: " > ")
      let text = parts[0].components(separatedBy: " | ").enumerated().reduce(pattern) { text, cell in
        text.replacingOccurrences(of: "$\(cell.offset + 1)", with: cell.element)
      }
      return ([text] + parts.dropFirst().map { "> " + $0 }).joined(separator: "\n")
    }
  }

  @Test(arguments: sections.joined())
  func whatIsFound(one: Case) throws {
    if let format = one.format {
      let printed = try one.folder.printed(format)
      #expect(printed == one.expected)
      return
    }
    if let key = one.key {
      let known = try one.folder.known(of: key)
      #expect(known == one.expected)
      // The text that a row shows is what an app shows.
      let shown = try one.folder.placesShown(of: key)
      for row in one.expected.map({ $0.split(separator: " ").map(String.init) }) where row.count > 4 {
        guard let answer = shown["\(row[0]) \(row[1])"] else { continue }
        let place = row[4].contains(":") ? "\(row[4].prefix { $0 != ":" })" : nil
        #expect(answer == place, "\(row)")
      }
      return
    }
    if !one.parts.isEmpty {
      let parts = try one.folder.parts
      #expect(parts == one.parts.sorted())
    }
    let audit = try one.folder.audit
    let rows = audit.coverage.map { row in
      "\(row.table) \(row.localization) \(row.translatedCount)/\(row.keyCount)"
        + (row.missingKeys.isEmpty ? "" : " missing " + row.missingKeys.joined(separator: ", "))
        + (row.needsReviewCount > 0 ? " review \(row.needsReviewCount)" : "")
        + (row.staleKeys.isEmpty ? "" : " stale " + row.staleKeys.joined(separator: ", "))
    }
    #expect(one.coverage.filter { !rows.contains($0) } == [], "\(rows)")
    var left = one.expected
    for finding in ReportedFinding.joined(audit.findings, isMany: false)
    where one.codes.isEmpty || one.codes.contains(where: finding.code.rawValue.hasPrefix) {
      let names = finding.localizations.isEmpty ? nil : finding.localizations.joined(separator: ",")
      let short = [finding.severity.rawValue, finding.code.rawValue, names, finding.key].compactMap { $0 }
        .joined(separator: " ")
      let place = " @ " + (finding.diagnostic.path ?? "").dropFirst(audit.path.count + 1)
      let position = finding.diagnostic.position
      let places = [
        place + (position.map { ":\($0.line):\($0.column)" } ?? ""), place + (position.map { ":\($0.line)" } ?? ""),
        place,
        "",
      ]
      let all = places.map { " — \(finding.message)" + $0 } + places
      let found = all.lazy.compactMap { more in left.firstIndex { Array($0.utf8) == Array((short + more).utf8) } }.first
      if let found { left.remove(at: found) } else { Issue.record("found: \(short) — \(finding.message)\(place)") }
    }
    #expect(left == [], "not found")
  }

  /// The numbers of printed reports, from the audit and the tables themselves.
  @Test func numbersOfReports() throws {
    var counted = 0
    for one in Self.sections.joined() where one.format != nil {
      let audit = try one.folder.audit
      let lines = one.expected
      for line in lines {
        if let row = line.wholeMatch(of: #/  (\S+) +(\d+) +(\d+) +(\d+) % +\d+ %/#) {
          let rows = audit.coverage.filter { $0.localization == row.1 }
          let (keys, done) = (rows.map(\.keyCount).reduce(0, +), rows.map(\.translatedCount).reduce(0, +))
          #expect([Int(row.3), Int(row.4)] == [keys, done * 100 / max(keys, 1)], "\(line)")
          counted += 1
        } else if let row = line.wholeMatch(of: /(\d+) localizations: (\d+) errors?, (\d+) warnings?, (\d+) notes?/) {
          let joined = ReportedFinding.joined(audit.findings)
          let counts = [.error, .warning, .note].map { severity in joined.count { $0.severity == severity } }
          #expect([Int(row.2), Int(row.3), Int(row.4)] == counts && Int(row.1) == audit.localizations.count, "\(line)")
          counted += 1
        }
      }
    }
    #expect(counted > 20)
  }

  @Test func thereAreCases() {
    #expect(Self.sections.joined().count > 1_000 && Self.sections.joined().contains { $0.expected.isEmpty })
  }
}
