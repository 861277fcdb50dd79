import AppLocalization
import TestSupport
import Testing

@testable import AuditAsking
@testable import LocalizationAudit

/// The example of each rule: it is found, each remedy mends it and nobody is shown a key then, and what is no problem is not
/// found.
@Suite struct RuleExampleTests {
  /// An example, read from its text.
  private struct Example {
    private(set) var found = AuditFolder([] as [String])
    private(set) var remedies: [AuditFolder] = []
    private(set) var silent: [AuditFolder] = []

    init(_ text: String) {
      var blocks: [[(mark: Character, text: Substring)]] = [[]]
      for line in text.split(separator: "\n") {
        if line == "or" {
          blocks.append([])
        } else {
          blocks[blocks.count - 1].append((line.first ?? " ", line.dropFirst(2)))
        }
      }
      func lines(_ block: [(mark: Character, text: Substring)], _ marks: String) -> [Substring] {
        // A line that goes on has the mark of the one before it.
        var mark: Character = " "
        return block.filter { line in
          if !line.text.hasPrefix("  ") { mark = line.mark }
          return marks.contains(mark)
        }.map(\.text)
      }
      found = AuditFolder(lines(blocks[0], " -"))
      remedies = blocks.map { block in
        let gone = AuditFolder(lines(block, "-")).files.keys.map { "\($0)" }
        return found.changed(AuditFolder(gone)).changed(AuditFolder(lines(block, "+")))
      }
      var cases: [[Substring]] = []
      var paths: Set<Substring> = []
      for line in blocks.flatMap({ lines($0, "=") }) {
        let path = line.prefix { $0 != ":" }
        if cases.isEmpty || !line.hasPrefix("  ") && !paths.insert(path).inserted {
          (cases, paths) = (cases + [[]], [path])
        }
        cases[cases.count - 1].append(line)
      }
      silent = cases.map { found.changed(AuditFolder($0)) }
    }
  }

  static let rules = RuleList.all.filter { !$0.rationale.isEmpty }

  @Test(arguments: rules)
  func theExampleHolds(rule: Rule) throws {
    let example = Example(rule.example)
    #expect(!example.remedies.isEmpty && !example.silent.isEmpty, "an example, a remedy, and what is not found")
    // One cause is one finding, as severe as the rule says.
    let found = try example.found.audit.findings
    let own = ReportedFinding.joined(found.filter { $0.code == rule.code }, isMany: false)
    #expect(own.map(\.severity) == [rule.severity], "\(found)")
    for remedy in example.remedies {
      let left = try remedy.audit.findings
      #expect(left == [], "\(left), \(remedy.all)")
      #expect(try keysShown(in: remedy) == [], "\(remedy.all)")
    }
    for silent in example.silent {
      let other = try silent.audit.findings
      #expect(!other.contains { $0.code == rule.code }, "\(silent.all): \(other)")
    }
  }

  /// The keys of tables that `AppLocalizer` shows in place of a text. A key with a space is a text; storyboards and Info.plist
  /// have texts of their own.
  private func keysShown(in folder: AuditFolder) throws -> [String] {
    try withTemporaryFolder(folder.all) { folder in
      let tables = BundleTables(BundleReading(folder.path, limits: .standard))
      var keys: [String: Set<String>] = [:]
      for (name, table) in tables.tables.values.joined() where !["Main", "InfoPlist"].contains(name) {
        keys[name, default: []].formUnion(table.keys.filter { !$0.contains(" ") })
      }
      return tables.bundle.localizations.flatMap { name in
        let localizer = AppLocalizer(tables, preferredLanguages: [name])
        return keys.flatMap { table, keys in
          keys.filter { localizer.lookUp($0, table: table).place == nil }.map { "\(name): \($0) of \(table)" }
        }
      }
    }
  }
}
