import LocaleMatching

/// Supported list, desired list [, default: `-` none, empty the first supported, or an identifier [, options…]]
/// → the supported entry as given or the default, its index, the desired index. Both indexes are -1 for no match.
enum MatchCommand {
  static func answer(_ columns: [String]) throws(Refusal) -> String {
    let supported = list(columns.first ?? "")
    let desired = list(columns.count > 1 ? columns[1] : "")
    // Without a third column there is no default, as in the ICU peer.
    let fallback = columns.count > 2 ? columns[2] : "-"
    let matcher = LocaleMatcher(
      supported: supported,
      options: try LocaleMatcher.Options(columns: columns.dropFirst(3), default: try defaultLocale(fallback)))
    if let match = matcher.bestMatch(for: desired) {
      return "\(supported[match.supportedIndex])\t\(match.supportedIndex)\t\(match.desiredIndex)"
    }
    return "\(fallback.isEmpty ? supported.first ?? "-" : fallback)\t-1\t-1"
  }

  private static func defaultLocale(_ column: String) throws(Refusal) -> LocaleMatcher.Default {
    switch column {
    case "-": return .noDefault
    case "": return .first
    default:
      _ = try LanguageIdentifier(column: column, called: "default")
      return .identifier(column)
    }
  }

  /// An empty column is an empty list, not a list of one empty identifier.
  static func list(_ column: String) -> [String] {
    column.isEmpty ? [] : column.parts(separatedBy: ",")
  }
}

extension StringProtocol {
  /// The parts between separators, empty ones included. Split by bytes: a list of 600,000 identifiers is read under
  /// callgrind, where whole characters would take minutes.
  func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    let separator = UInt8(ascii: separator)
    return utf8.split(omittingEmptySubsequences: false) { $0 == separator }.map { String(decoding: $0, as: UTF8.self) }
  }
}
