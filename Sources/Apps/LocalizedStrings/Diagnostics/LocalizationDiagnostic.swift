/// Something that is wrong, or worth knowing, in a file of an app: where it is, what it is, and a code for programs.
///
/// Readers in this module return diagnostics beside what they could read; they throw nothing and lose nothing that can
/// be read. A value with two strings: making one allocates.
public struct LocalizationDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Worth knowing; nothing is lost.
    case note
    /// Legal, or read all the same, but hardly what was meant.
    case warning
    /// Something could not be read or cannot be right.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// What kind of fault it is, a word that stays the same.
  public var code: Code
  /// One sentence for a person, without the place and without a full stop.
  public var message: String
  /// The file as the caller named it; nil where the text came from elsewhere.
  public var path: String?
  /// The place in the text; nil where it concerns the file as a whole.
  public var position: TextPosition?

  /// A diagnostic of a reader or check.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, path: String? = nil, position: TextPosition? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.position = position
  }

  /// The line, counted from 1.
  public var line: Int? { position?.line }

  /// The column, counted from 1 in Unicode scalar values; see ``TextPosition``.
  public var column: Int? { position?.column }

  /// The same diagnostic for a file.
  package func at(path: String?) -> LocalizationDiagnostic {
    var copy = self
    copy.path = path
    return copy
  }

  /// What a diagnostic is about, for programs: a fixed name such as `strings.duplicateKey`.
  ///
  /// Names are stable; each part of the module declares its own in an extension, prefixed with the kind of file.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word, such as `strings.duplicateKey`.
    public var rawValue: String

    /// A code by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code by its word.
    public init(stringLiteral value: String) { rawValue = value }
  }
}

extension LocalizationDiagnostic: CustomStringConvertible {
  /// `it.lproj/Localizable.strings:3:7: error: no semicolon after the value [strings.missingSemicolon]`: the form of
  /// compilers, which editors and CI systems turn into links.
  public var description: String {
    var place = path.map { [$0] } ?? []
    if let position { place += ["\(position.line)", "\(position.column)"] }
    let prefix = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return "\(prefix)\(severity.rawValue): \(message) [\(code.rawValue)]"
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

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// A place in a text file, as editors show it.
///
/// Lines end at LF, CR LF or CR, and both counts begin with 1. Columns count Unicode scalar values of the decoded text:
/// not bytes, UTF-16 units or what a reader sees as one character, and a byte-order mark counts for nothing.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int

  /// A place in a text.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The diagnostics of one file, as many as its limits allow: a megabyte of semicolons is a megabyte of mistakes.
struct DiagnosticList: Sendable {
  private(set) var diagnostics: [LocalizationDiagnostic] = []
  private var leftOut = 0
  private var worstLeftOut = LocalizationDiagnostic.Severity.note
  private let limit: Int

  init(_ limits: ReadingLimits) { limit = max(1, limits.diagnosticCount) }

  mutating func append(_ diagnostic: LocalizationDiagnostic) {
    guard diagnostics.count >= limit else {
      diagnostics.append(diagnostic)
      return
    }
    leftOut += 1
    worstLeftOut = max(worstLeftOut, diagnostic.severity)
  }

  mutating func append(contentsOf others: some Sequence<LocalizationDiagnostic>) {
    for diagnostic in others { append(diagnostic) }
  }

  /// Drops the latest for as long as a condition holds.
  mutating func removeLast(while condition: (LocalizationDiagnostic) -> Bool) {
    while let last = diagnostics.last, condition(last) { diagnostics.removeLast() }
  }

  /// Drops those beyond a number that was counted before.
  mutating func removeAll(beyond count: Int) {
    if count < diagnostics.count { diagnostics.removeSubrange(count...) }
  }

  /// All for the file of a path, in their order; the last tells of those that were left out, as bad as the worst of them.
  func all(path: String?, isSorted: Bool = false) -> [LocalizationDiagnostic] {
    let start = TextPosition(line: 0, column: 0)
    var all = diagnostics
    if isSorted {
      // Not every standard library sorts stably: the index decides between equals.
      all = all.enumerated().sorted { left, right in
        let places = (left.element.position ?? start, right.element.position ?? start)
        return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
      }.map(\.element)
    }
    if leftOut > 0 {
      all.append(LocalizationDiagnostic(worstLeftOut, .furtherDiagnostics, "\(leftOut) more are not listed"))
    }
    return path == nil ? all : all.map { $0.at(path: path) }
  }
}

extension LocalizationDiagnostic.Code {
  static let furtherDiagnostics: Self = "file.furtherDiagnostics"
}
