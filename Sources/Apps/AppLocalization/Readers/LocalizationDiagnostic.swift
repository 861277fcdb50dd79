import LocaleCore
import SystemAccess

/// A problem or a remark about a file of an app: its place, a message, and a code for programs.
///
/// Readers in this module return diagnostics together with everything that could be read. They do not throw. Creating a
/// diagnostic allocates: it has two strings.
public struct LocalizationDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, CaseIterable {
    /// A remark; nothing is lost.
    case note
    /// Legal or readable, but probably not intended.
    case warning
    /// Something could not be read, or is wrong.
    case error
  }

  /// The severity.
  public var severity: Severity
  /// The kind of fault: a word that stays the same in later versions.
  public var code: Code
  /// One sentence for a person, without the place and without a full stop.
  public var message: String
  /// The file as the caller named it; nil if the text is not from a file.
  public var path: String?
  /// The position in the text; nil if it concerns the whole file.
  package var position: TextPosition?

  package init(
    _ severity: Severity, _ code: Code, _ message: String, path: String? = nil, position: TextPosition? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.position = position
  }

  /// The line in the text, counted from 1; nil if it concerns the whole file.
  public var line: Int? { position?.line }

  /// The column, counted from 1 in Unicode scalar values of the decoded text.
  public var column: Int? { position?.column }

  /// A copy of the diagnostic with the path of a file.
  package func at(path: String?) -> LocalizationDiagnostic {
    var copy = self
    copy.path = path
    return copy
  }

  /// The code of a diagnostic for programs, a fixed name such as `strings.duplicateKey`.
  ///
  /// Names are stable; each part of the module declares its own in an extension, prefixed with the kind of file.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word, such as `strings.duplicateKey`.
    public let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A code by its word.
    public init(stringLiteral value: String) { rawValue = value }
  }
}

extension LocalizationDiagnostic: CustomStringConvertible {
  /// `it.lproj/Localizable.strings:3:7: error: no semicolon after the value [strings.malformed]`: the form of
  /// compilers, which editors and CI systems turn into links. It is one line: what steers a display is written out.
  public var description: String {
    var place = path.map { [$0] } ?? []
    if let position { place += ["\(position.line)", "\(position.column)"] }
    let prefix = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return "\(prefix)\(severity.rawValue): \(message) [\(code.rawValue)]".visibleLine
  }
}

extension LocalizationDiagnostic.Severity: Comparable {
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Whether the first is less severe: a note before a warning, a warning before an error.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// The diagnostics of one file, up to the limit: every byte of a damaged file may be an error.
package struct DiagnosticList: Sendable {
  private(set) var diagnostics: [LocalizationDiagnostic] = []
  private var leftOut = 0
  private var worstLeftOut = LocalizationDiagnostic.Severity.note
  private let limit: Int

  package init(_ limits: ReadingLimits) { limit = max(1, limits.diagnosticCount) }

  package mutating func append(_ diagnostic: LocalizationDiagnostic) {
    guard diagnostics.count >= limit else {
      diagnostics.append(diagnostic)
      return
    }
    leftOut += 1
    worstLeftOut = max(worstLeftOut, diagnostic.severity)
  }

  package mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    at position: TextPosition? = nil
  ) {
    append(LocalizationDiagnostic(severity, code, message, position: position))
  }

  package mutating func append(contentsOf others: some Sequence<LocalizationDiagnostic>) {
    for diagnostic in others { append(diagnostic) }
  }

  /// Removes the diagnostics after the first `count`.
  mutating func removeAll(beyond count: Int) {
    if count < diagnostics.count { diagnostics.removeSubrange(count...) }
  }

  /// All diagnostics with the path of the file, in order. The last one reports the omitted ones, with their greatest
  /// severity.
  package func all(path: String?, isSorted: Bool = false) -> [LocalizationDiagnostic] {
    let start = TextPosition(line: 0, column: 0)
    var all = diagnostics
    if isSorted {
      // The index decides between equals, because sorting is not always stable.
      all = all.enumerated().sorted { left, right in
        let places = (left.element.position ?? start, right.element.position ?? start)
        return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
      }.map(\.element)
    }
    if leftOut > 0 {
      all.append(LocalizationDiagnostic(worstLeftOut, "file.furtherDiagnostics", "\(leftOut) more are not listed"))
    }
    return path == nil ? all : all.map { $0.at(path: path) }
  }
}
