import AppLocalization
import SystemAccess

/// Keys of tables that code almost has: somebody changed a quote, a letter's case, white space or one letter in one of the two.
struct RenamedKeys {
  enum Difference: String {
    case quotes, `case`
    case whiteSpace = "white space"
    case letter = "one letter"
  }

  /// The key of a table for each key of code, and what differs.
  private(set) var found: [LiteralKey: (key: LiteralKey, difference: Difference)] = [:]

  /// Time is linear in the keys' number, and in the square of their lengths.
  ///
  /// - Parameters:
  ///   - missing: the keys that code has, and the table lacks.
  ///   - keys: the table's.
  ///   - isAllRead: whether all code was read. If not, a key with another letter may be another key.
  ///   - isUnused: whether no code has a key of the table.
  init(_ missing: [LiteralKey], among keys: Set<LiteralKey>, isAllRead: Bool, isUnused: (LiteralKey) -> Bool) {
    let byForm = Dictionary(grouping: keys) { Self.folded($0.text) }
    for key in missing {
      let alike = byForm[Self.folded(key.text)]?.map(\.text).sortedByBytes.first.map(LiteralKey.init)
      if let alike, alike != key { found[key] = (alike, Self.difference(key.text, alike.text)) }
    }
    if !isAllRead { return }
    // Texts that differ by one letter are equal without a letter of each, or of the longer one.
    var shorter: [[Unicode.Scalar]: [LiteralKey]] = [:]
    for key in missing where found[key] == nil {
      for form in Self.withoutOneLetter(key.text) { shorter[form, default: []].append(key) }
    }
    if shorter.isEmpty { return }
    for other in keys.map(\.text).sortedByBytes.map(LiteralKey.init) {
      let near = Self.withoutOneLetter(other.text).flatMap { shorter[$0] ?? [] }
      for key in near where found[key] == nil && Self.differInOneLetter(key.text, other.text) && isUnused(other) {
        found[key] = (other, .letter)
      }
    }
  }

  /// A text without what people hardly see: the kind of quotes, case, white space.
  private static func folded(_ text: String) -> String {
    let plain = unquoted(text).lowercased()
    return plain.allSatisfy(\.isWhitespace) ? plain : plain.filter { !$0.isWhitespace }
  }

  private static func unquoted(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\u{2018}"..."\u{201B}", "\u{2032}", "\u{2BC}", "`", "\u{B4}": plain += "\""
      case "\u{201C}"..."\u{201F}", "\u{2033}", "\u{AB}", "\u{BB}": plain += "\""
      case "\u{2026}": plain += "..."
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private static func difference(_ key: String, _ other: String) -> Difference {
    let (key, other) = (unquoted(key), unquoted(other))
    return key == other ? .quotes : key.lowercased() == other.lowercased() ? .case : .whiteSpace
  }

  /// The text, and the text without one letter. None for a short one, beside which there are many.
  private static func withoutOneLetter(_ text: String) -> Set<[Unicode.Scalar]> {
    let scalars = Array(text.unicodeScalars.prefix(101))
    guard (5...100).contains(scalars.count) else { return [] }
    return Set(
      scalars.indices.map { index in
        var shorter = scalars
        shorter.remove(at: index)
        return shorter
      } + [scalars])
  }

  /// Whether a letter is another one, or there in one text alone. A digit or a sign numbers keys.
  private static func differInOneLetter(_ text: String, _ other: String) -> Bool {
    let (one, two) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
    let start = zip(one, two).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), two.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (own, others) = (one.dropFirst(start).dropLast(end), two.dropFirst(start).dropLast(end))
    return max(own.count, others.count) == 1 && (own + others).allSatisfy(\.properties.isAlphabetic)
  }
}
