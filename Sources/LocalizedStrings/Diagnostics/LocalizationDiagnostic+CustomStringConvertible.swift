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
