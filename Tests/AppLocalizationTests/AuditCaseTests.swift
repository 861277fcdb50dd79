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
    /// The line that a failing case is told at: the first one of its block, or its row.
    let line: CaseLine
    private let title: String
    private let number: Int
    private(set) var folder: AuditFolder
    let codes: [Substring]
    let expected: [String]
    let coverage: [String]
    let parts: [String]
    let key: String?
    let format: String?
    var testDescription: String { "\(title), \(number): \(line.text)" }

    init(_ lines: [CaseLine], at line: CaseLine, title: String, after last: Case?) {
      (self.line, self.title, number) = (line, title, (last?.number ?? 0) + 1)
      func marked(_ mark: String) -> [String] { lines.compactMap { $0.behind(mark) } }
      let files = lines.map(\.text).filter { Self.mark(of: $0) == nil }
      (expected, coverage, key, parts) = (marked("> "), marked("% "), marked("= ").first, marked("@ "))
      format = marked("! ").first
      codes = marked("? ").flatMap { $0.split(separator: " ") }
      folder = AuditFolder(files.filter { $0 != "+" }.map { $0.hasPrefix("+ ") ? $0.dropFirst(2) : $0[...] })
      if files.first?.hasPrefix("+") ?? false, let last { folder = last.folder.changed(folder) }
    }

    private static func mark(of text: String) -> Character? { text.first.flatMap { ">?%=@!".contains($0) ? $0 : nil } }

    /// The first line that is neither a mark and its text, nor a file: `path: text` with indented lines below it, or a path alone,
    /// of what is no file. A case that changes another one begins with `+`.
    static func fault(of lines: [CaseLine], after last: Case?) -> CaseFault? {
      var (isFile, isChange, marks): (Bool, Bool, Set<Character>) = (false, false, [])
      for (place, line) in lines.enumerated() {
        let text = line.text
        if let mark = mark(of: text) {
          isFile = false
          guard text.dropFirst().first == " " else {
            return CaseFault(line, "a mark and its text have a space between them")
          }
          let words = text.dropFirst(2).split(separator: " ")
          let isKnown =
            switch mark {
            case "?": words.allSatisfy { word in RuleList.all.contains { $0.code.rawValue.hasPrefix(word) } }
            case "!": words.first.flatMap { AuditReport.Format(rawValue: "\($0)") } != nil
            default: true
            }
          if !isKnown { return CaseFault(line, "no code or no format has this name") }
          if "=!".contains(mark), !marks.insert(mark).inserted {
            return CaseFault(line, "a second line with '\(mark)'")
          }
        } else if text.hasPrefix("+") {
          guard text == "+" || text.hasPrefix("+ ") else {
            return CaseFault(line, "a mark and its text have a space between them")
          }
          if place == 0 { isChange = true }
          if !isChange { return CaseFault(line, "'+' begins a case") }
          if last == nil { return CaseFault(line, "no case before, which '+' could change") }
          isFile = text != "+"
        } else if text.hasPrefix(" ") {
          if !isFile || !text.hasPrefix("  ") { return CaseFault(line, "no file that this line goes on") }
        } else {
          if !text.contains(":"), !isChange, !text.contains(/^\S+\.\S+$/) {
            return CaseFault(line, "neither 'path: text' nor a line with a mark")
          }
          isFile = true
        }
      }
      return nil
    }
  }

  /// The cases of all files.
  static let list = CaseList<Case>("Fixtures/AuditCases") { section, list in
    var last: Case?
    for block in section.blocks {
      do throws(CaseFault) {
        for one in try CaseSection.filled(block, end: " > ") {
          // What follows the cells is what is found.
          let lines = one.lines + one.rest.map { CaseLine("> \($0)", file: one.place.file, line: one.place.line) }
          if let fault = Case.fault(of: lines, after: last) { throw fault }
          let found = Case(lines, at: one.place, title: section.title, after: last)
          list.add(found)
          last = found
        }
      } catch {
        list.refuse(error)
      }
    }
  }

  @Test(arguments: list.cases)
  func whatIsFound(one: Case) { one.line.check { try check(one, &$0) } }

  private func check(_ one: Case, _ problems: inout CaseProblems) throws {
    if let format = one.format {
      let printed = try one.folder.printed(format)
      for change in printed.difference(from: one.expected) {
        switch change {
        case .remove(_, let line, _): problems.add("not printed: \(line)")
        case .insert(_, let line, _): problems.add("printed: \(line)")
        }
      }
      return
    }
    if let key = one.key {
      let known = try one.folder.known(of: key)
      problems.equal(known, one.expected, "what is known of the key")
      // The text that a row shows is what an app shows.
      let shown = try one.folder.placesShown(of: key)
      for row in one.expected.map({ $0.split(separator: " ").map(String.init) }) where row.count > 4 {
        guard let answer = shown["\(row[0]) \(row[1])"] else { continue }
        let place = row[4].contains(":") ? "\(row[4].prefix { $0 != ":" })" : nil
        problems.equal(answer, place, "what an app shows in \(row[0]) \(row[1])")
      }
      return
    }
    if !one.parts.isEmpty { problems.equal(try one.folder.parts, one.parts.sorted(), "the list of bundles") }
    let audit = try one.folder.audit
    let rows = audit.coverage.map { row in
      "\(row.table) \(row.localization) \(row.translatedCount)/\(row.keyCount)"
        + (row.missingKeys.isEmpty ? "" : " missing " + row.missingKeys.joined(separator: ", "))
        + (row.needsReviewCount > 0 ? " review \(row.needsReviewCount)" : "")
        + (row.staleKeys.isEmpty ? "" : " stale " + row.staleKeys.joined(separator: ", "))
    }
    for row in one.coverage where !rows.contains(row) { problems.add("no coverage '\(row)': \(rows)") }
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
      if let found { left.remove(at: found) } else { problems.add("found: \(short) — \(finding.message)\(places[0])") }
    }
    for finding in left { problems.add("not found: \(finding)") }
  }

  /// The numbers of printed reports, from the audit and the tables themselves.
  @Test func numbersOfReports() throws {
    var counted = 0
    for one in Self.list.cases where one.format != nil {
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
    #expect(Self.list.areWhole(moreThan: 1_000) && Self.list.cases.contains { $0.expected.isEmpty })
  }
}
