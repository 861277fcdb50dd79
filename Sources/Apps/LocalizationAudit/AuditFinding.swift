import AppLocalization
import SystemAccess

/// A problem that an audit found. A rule says it once, of several localizations; a team's settings judge it in each of them;
/// and a report joins what it does not have to place beside a line.
public struct AuditFinding: Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The localization of the file's text; nil if there is none.
    public var localization: String?
    /// The file's path, which begins with the bundle's path.
    public var path: String
    /// The line and column; nil for the whole file.
    package var position: TextPosition?

    /// The line in the file, counted from 1; nil for the whole file.
    public var line: Int? { position?.line }
    /// The column, counted from 1 in Unicode scalar values.
    public var column: Int? { position?.column }

    /// The file, with the line and column if it has them: `en.lproj/Localizable.strings:1:1`.
    package var text: String { path + (position.map { ":\($0.line):\($0.column)" } ?? "") }
  }

  /// The code of the problem, for programs: `audit.missingKey`.
  public let code: LocalizationDiagnostic.Code
  /// The severity.
  public internal(set) var severity: LocalizationDiagnostic.Severity
  /// The table of strings, `Localizable`; in sources with its folder.
  public let table: String?
  /// The key of a string.
  public private(set) var key: String?
  /// The keys of a finding about several; empty for a finding about one key, or none.
  package private(set) var keys: [String]
  /// All places. A single one is that of all the localizations.
  public private(set) var places: [Place]
  /// What it concerns, in order.
  private var names: [TablePlace]
  /// The message, with a mark in place of the names.
  private var text: String
  /// The place of the key in the developer's texts: where a text belongs to that a localization lacks.
  var source: Place?

  /// The place among the parts of one finding, from 1; 0 for a finding by itself.
  private var part = 0

  /// Marks that no text from a file contains, because messages escape them: of the names, and of "is" or "are" beside them.
  static let (namesMark, verbMark) = ("\u{0}", "\u{1}")

  /// - Parameters:
  ///   - text: the message, which may contain ``namesMark``.
  ///   - names: the places that it concerns.
  init(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ text: String,
    _ names: [TablePlace] = [], table: String? = nil, key: String? = nil, keys: [String] = [], places: [Place]
  ) {
    (self.code, self.severity, self.text, self.names) = (code, severity, text, names.inOrder)
    (self.table, self.key, self.keys, self.places) = (table, key, keys, places)
    if places.count == 1 { self.places[0].localization = localization }
  }

  /// A problem that a reader of files found.
  ///
  /// - Parameter isDevelopers: whether it is a file of the developer's language.
  init(
    _ problem: LocalizationDiagnostic, _ names: [TablePlace] = [], table: String? = nil, isDevelopers: Bool = false
  ) {
    let place = problem.path.map { Place(path: $0, position: problem.position) }
    self.init(
      RuleList.severity(of: problem, isDevelopers: isDevelopers), problem.code, problem.message, names, table: table,
      places: place.map { [$0] } ?? [])
  }

  /// The localizations it concerns, sorted; empty if it concerns the app.
  public var localizations: [String] { names.filter { $0 != .unlocalized }.map { "\($0)" } }
  /// The localization it concerns; nil for none or several.
  public var localization: String? { localizations.count == 1 ? localizations.first : nil }
  /// The description of the problem, for people.
  public var message: String {
    guard text.contains(Self.namesMark) else { return text }
    return text.components(cutAt: Self.namesMark).joined(separator: names.quotedList)
      .components(cutAt: Self.verbMark).joined(separator: names.count.agreeing("is", "are"))
  }
  /// The problem, its severity, and its first place.
  public var diagnostic: LocalizationDiagnostic {
    LocalizationDiagnostic(severity, code, message, path: places.first?.path, position: places.first?.position)
  }
}

extension AuditFinding: CustomStringConvertible {
  /// The finding as compilers write it, with the number of additional places: the line that `which-locale audit` prints.
  public var description: String {
    let line = diagnostic.description
    return places.count > 1 ? line + " (and \((places.count - 1).counted("more place")))" : line
  }
}

extension AuditFinding {
  /// The finding in each of its localizations alone.
  var parts: [AuditFinding] {
    if names.count < 2 { return [self] }
    return names.enumerated().map { index, name in
      var part = self
      (part.names, part.part) = ([name], index + 1)
      let own = places.filter { $0.localization == part.localization }
      part.places = own.isEmpty ? Array(places.prefix(1)) : own
      return part
    }
  }

  /// The findings with one in place of several, the first of them with the keys and places of all: of one cause in several
  /// localizations, of equal ones about several files, and of all that one export wrote into a table.
  ///
  /// - Parameter isMany: whether also more than five of a grouped rule in one table are one, so that they do not bury the
  ///   others.
  package static func joined(_ findings: [AuditFinding], isMany: Bool = true) -> [AuditFinding] {
    func group(_ finding: AuditFinding, _ more: String?...) -> [LiteralKey?] {
      ([finding.code.rawValue, finding.severity.rawValue, finding.table] + more).map { $0.map(LiteralKey.init) }
    }
    let whole = joined(findings, from: 2) { $0.names.isEmpty ? nil : group($0, $0.text, $0.key) }
    let equal = joined(whole, from: 2) { group($0, $0.message, $0.key) }
    let exports = joined(equal, from: 2) { finding in
      let file = finding.table == nil ? finding.places.first?.path : nil
      return RuleList.isOnePerTable(finding.code) ? group(finding, file) : nil
    }
    if !isMany { return exports }
    return joined(exports, from: 6) { finding in
      // A problem in a file is one of this file.
      let file = finding.code.rawValue.hasPrefix("audit.") ? nil : finding.places.first?.path
      let isGrouped = finding.severity != .error && RuleList.rule(of: finding.code)?.isGrouped == true
      return isGrouped ? group(finding, file) : nil
    }
  }

  /// - Parameter least: the size of the smallest group that becomes one finding.
  private static func joined(
    _ findings: [AuditFinding], from least: Int, _ group: (AuditFinding) -> [LiteralKey?]?
  ) -> [AuditFinding] {
    let groups = Dictionary(grouping: findings.indices) { group(findings[$0]) }
    var result: [AuditFinding?] = findings
    for (group, indices) in groups where group != nil && indices.count >= least {
      for index in indices { result[index] = nil }
      result[indices[0]] = one(of: indices.map { findings[$0] }, findings[indices[0]])
    }
    return result.compactMap { $0 }
  }

  private static func one(of all: [AuditFinding], _ first: AuditFinding) -> AuditFinding {
    var joined = first
    joined.part = 0
    // One cause may have a place in each line of a long file: they are put together once.
    joined.places = all.flatMap(\.places)
    joined.names = Set(all.flatMap(\.names)).inOrder
    if all.allSatisfy({ ($0.message == first.message || $0.text == first.text) && $0.key == first.key }) {
      // The parts of one finding are in its order, and a place of no localization is that of all.
      joined.places = all.sorted { $0.part < $1.part }.flatMap(\.places)
      var shared: Set<Place> = []
      joined.places.removeAll { $0.localization == nil && !shared.insert($0).inserted }
      return joined
    }
    joined.keys = all.flatMap { $0.key.map { [$0] } ?? $0.keys }
    joined.key = nil
    let table = joined.table ?? first.places.first?.path.lastPathComponent ?? ""
    let more = all.count > 3 ? "; and \(all.count - 3) more of '\(table.excerpt)'" : ""
    joined.text = all.prefix(3).map(\.message).joined(separator: "; ") + more
    return joined
  }

  /// The findings for those who count, and place each beside a line: one for each localization, or place, which speaks of that
  /// alone. A text that is missing has the line of the developer's.
  ///
  /// - Parameter isPerLine: whether localizations that lack one text are one finding, at its line.
  static func separated(_ findings: [AuditFinding], isPerLine: Bool) -> [AuditFinding] {
    let all = findings.flatMap { finding in
      let places = finding.names.isEmpty && finding.places.count > 1 ? finding.places.map { [$0] } : [finding.places]
      return places.map { places in
        var part = finding
        let source = places.first?.position == nil ? finding.source : nil
        part.places = (source.map { [$0] } ?? []) + places
        return part
      }
    }
    func group(_ finding: AuditFinding, _ message: String) -> [LiteralKey] {
      let place = finding.places.first
      let texts = [
        finding.code.rawValue, finding.severity.rawValue, finding.table ?? "", finding.key ?? "", message,
        place?.path ?? "",
        place?.position.map { "\($0.line):\($0.column)" } ?? "",
      ]
      return texts.map(LiteralKey.init)
    }
    // Two bundles may have one file.
    var known: Set<[LiteralKey]> = []
    let once = all.filter { known.insert(group($0, $0.message) + $0.localizations.map(LiteralKey.init)).inserted }
    return isPerLine ? joined(once, from: 2) { $0.key == nil ? nil : group($0, $0.text) } : once
  }
}
