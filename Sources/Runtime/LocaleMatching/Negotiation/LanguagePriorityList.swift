/// Language ranges in order of preference, and the matching of RFC 4647 on them: text is compared with text, without
/// CLDR's data. To find what a person understands, use `LocaleMatcher`. This type is for protocols that prescribe these
/// schemes.
///
///     let list = LanguagePriorityList(["de-*-DE", "en"])
///     list.filter(["en-US", "de-Latn-DE"], by: .extended)   // [1, 0]
///
/// Case does not matter, and `_` is read as `-`. Ranges and tags do not need to be well-formed: an ill-formed one fits
/// only equal text. Only the list is stored, as it was given.
public struct LanguagePriorityList: Hashable, Sendable {
  /// The ranges as they were given, the most wanted first.
  public let ranges: [String]

  /// Makes a list of ranges in descending order. Keeps the array; allocates nothing.
  public init(_ ranges: [String]) { self.ranges = ranges }

  /// The way in which a range fits tags that are longer than it.
  public enum Filtering: Hashable, Sendable {
    /// The range is the beginning of the tag (RFC 4647, §3.3.1): `de` fits `de-DE`, `de-DE` does not fit `de-Latn-DE`.
    case basic
    /// The range's subtags occur in the tag, with `*` for any (RFC 4647, §3.3.2): `de-*-DE` and `de-DE` fit
    /// `de-Latn-DE`.
    case extended
  }

  /// A tag and the range that found it.
  public struct Match: Hashable, Sendable {
    /// The position in the list of tags.
    public let tagIndex: Int
    /// The position in the list of ranges.
    public let rangeIndex: Int
  }

  /// Whether a range fits a tag. Allocates nothing; time is linear in their lengths.
  public static func fits(_ range: String, _ tag: String, by filtering: Filtering = .basic) -> Bool {
    range.withIdentifierBytes { range in
      tag.withIdentifierBytes { tag in
        filtering == .basic ? LanguageFilter.basic(range, tag) : LanguageFilter.extended(range, tag)
      }
    }
  }

  /// All tags that any range fits: those of the first range in the order given, then those of the second, each once
  /// (RFC 4647, §3.3).
  ///
  /// - Returns: positions in the list of tags.
  ///
  /// Allocates two arrays; time is the number of ranges times that of tags.
  public func filter(_ tags: [String], by filtering: Filtering = .basic) -> [Int] {
    var found: [Int] = []
    var isFound = [Bool](repeating: false, count: tags.count)
    for range in ranges {
      for index in tags.indices where !isFound[index] && Self.fits(range, tags[index], by: filtering) {
        isFound[index] = true
        found.append(index)
      }
    }
    return found
  }
}

extension LanguagePriorityList: CustomStringConvertible {
  /// The ranges with commas between them: `de-*-DE, en`.
  public var description: String {
    var text = ""
    for (position, range) in ranges.enumerated() { text += (position > 0 ? ", " : "") + range }
    return text
  }
}
