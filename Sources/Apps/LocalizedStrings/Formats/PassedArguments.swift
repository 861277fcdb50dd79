extension [FormatMismatch] {
  /// The differences without the arguments that only the translation reads, if code passes them although the developer's
  /// text omits them.
  ///
  /// Code passes what the key has, `"tags %@" = "Tags"`, and what the texts for other counts have: `days.one = "One day"`
  /// beside `days.other = "%d days"`, of which Russian needs the number in both.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - differences: the differences of the translation from the text of another key, and for the key itself from its
  ///     words; nil if there is no such key.
  package func withoutPassedArguments(of key: String, differences: (String) -> [FormatMismatch]?) -> Self {
    guard contains(where: \.isExtra) else { return self }
    let isPassed = ([key] + Self.keysOfOtherCounts(key)).contains { other in
      differences(other).map { !$0.contains(where: \.isDangerous) } ?? false
    }
    return isPassed ? filter { !$0.isExtra } : self
  }

  /// The keys that may have the text for other counts: they differ in a last word that names a count.
  private static func keysOfOtherCounts(_ key: String) -> [String] {
    guard let mark = key.lastIndex(where: { "._-".contains($0) }) else { return [] }
    let (stem, last) = (key[...mark], key[key.index(after: mark)...])
    guard counts.contains(last.lowercased()) else { return [] }
    let isCapitalized = last.first?.isUppercase == true
    return counts.filter { $0 != last.lowercased() }.map { stem + (isCapitalized ? $0.capitalizedFirst : $0) }
  }

  private static var counts: [String] {
    PluralCategory.allCases.map(\.rawValue) + ["singular", "plural", "single", "multiple", "0", "1", "2", "any"]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
