import AppLocalization
import SystemAccess

/// A problem that an audit found: one fact about one localization, or about none, at one line, with one severity.
///
/// A rule says it, and a team's settings judge it. What a report prints as one line may be several findings: a text that five
/// localizations lack is five.
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
  public let key: String?
  /// The keys of a finding about several; empty for a finding about one key, or none.
  package let keys: [String]
  /// Where it is: its own place first, then others that it speaks of.
  public let places: [Place]
  /// What it concerns; nil for the app.
  package let subject: TablePlace?
  /// The message, with blanks for the names of what it concerns.
  package let text: FindingText
  /// The place of the key in the developer's texts: where a text belongs to that a localization lacks.
  package let source: Place?

  /// The findings of one cause: one for each of the places that it concerns, or one that concerns the app.
  ///
  /// - Parameter places: a single one is that of all that it concerns.
  static func each(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ text: FindingText,
    _ subjects: [TablePlace] = [], table: String? = nil, key: String? = nil, keys: [String] = [], places: [Place],
    source: Place? = nil
  ) -> [AuditFinding] {
    var places = places
    if places.count == 1 { places[0].localization = subjects.count == 1 ? subjects[0].name : nil }
    func finding(_ subject: TablePlace?, _ places: [Place]) -> AuditFinding {
      AuditFinding(
        code: code, severity: severity, table: table, key: key, keys: keys, places: places, subject: subject,
        text: text,
        source: source)
    }
    if subjects.count < 2 { return [finding(subjects.first, places)] }
    return subjects.inOrder.map { subject in
      let own = places.filter { $0.localization == subject.name }
      return finding(subject, own.isEmpty ? Array(places.prefix(1)) : own)
    }
  }

  /// The localization it concerns; nil if it concerns the app.
  public var localization: String? { subject?.name }
  /// The description of the problem, for people.
  public var message: String { text.words(of: subject.map { [$0] } ?? []) }
  /// The problem, its severity, and its place.
  public var diagnostic: LocalizationDiagnostic {
    LocalizationDiagnostic(severity, code, message, path: places.first?.path, position: places.first?.position)
  }
}

extension AuditFinding {
  /// A problem that a reader of files found.
  ///
  /// - Parameter isDevelopers: whether it is a file of the developer's language.
  init(
    _ problem: LocalizationDiagnostic, of subject: TablePlace? = nil, table: String? = nil, isDevelopers: Bool = false
  ) {
    let severity = RuleList.rule(of: problem.code)?.severity(of: isDevelopers ? .mild : .usual)
    let place = problem.path.map { Place(localization: subject?.name, path: $0, position: problem.position) }
    self.init(
      code: problem.code, severity: severity ?? problem.severity, table: table, key: nil,
      keys: [], places: place.map { [$0] } ?? [], subject: subject, text: "\(problem.message)", source: nil)
  }
}

extension AuditFinding: CustomStringConvertible {
  /// The finding as compilers write it, with the number of other places that it speaks of.
  public var description: String { diagnostic.description(placeCount: places.count) }
}

extension LocalizationDiagnostic {
  /// The line of a problem that has more than one place.
  package func description(placeCount: Int) -> String {
    placeCount > 1 ? "\(self) (and \((placeCount - 1).counted("more place")))" : description
  }
}

/// A message of a finding. A report that joins findings puts the names of all that they concern into its blanks.
package struct FindingText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Blank: Hashable, Sendable {
    /// The names of what findings concern.
    case names
    /// "is" or "are" beside them.
    case are
  }

  fileprivate enum Piece: Hashable {
    // Two spellings of one text are two texts.
    case words(LiteralKey)
    case blank(Blank)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if case .words(let words)? = pieces.last {
        pieces[pieces.count - 1] = .words(LiteralKey(words.text + literal))
      } else {
        pieces.append(.words(LiteralKey(literal)))
      }
    }
    package mutating func appendInterpolation(_ blank: Blank) { pieces.append(.blank(blank)) }
    package mutating func appendInterpolation(_ text: FindingText) { pieces += text.pieces }
    package mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral("\(value)") }
  }

  fileprivate let pieces: [Piece]

  package init(stringLiteral text: String) { pieces = [.words(LiteralKey(text))] }
  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The message about some places.
  package func words(of subjects: [TablePlace]) -> String {
    words(of: subjects.quotedList, isOne: subjects.count == 1)
  }

  /// The message about something with names.
  func words(of names: @autoclosure () -> String, isOne: Bool = true) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words.text
      case .blank(.names): names()
      case .blank(.are): isOne ? "is" : "are"
      }
    }.joined()
  }
}
