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
