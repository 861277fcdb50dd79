// What a server asks for each request. `ranges` makes an array.
extension AcceptLanguage {
  /// Whether a range has the weight zero. Only such a range excludes anything.
  package var hasExclusions: Bool { list.hasExclusions }

  /// The text of the range at a position among the header's elements, such as `desiredIndex` of a match; nil for none.
  /// Allocates if it has more than fifteen bytes.
  package func text(at position: Int) -> String? {
    for place in 0..<list.count {
      let word = list[place]
      if word.position == position { return text(of: word) }
    }
    return nil
  }

  /// The text of the most wanted range; nil if there is none that is wanted.
  package var mostWanted: String? {
    let first = list[0]
    return list.count > 0 && first.weight > 0 ? text(of: first) : nil
  }

  private func text(of word: WeightedRangeWord) -> String {
    header.withIdentifierBytes { String(decoding: word.text(in: $0), as: UTF8.self) }
  }
}
