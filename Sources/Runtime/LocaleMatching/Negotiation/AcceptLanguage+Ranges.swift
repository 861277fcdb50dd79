// What a server asks for each request. `ranges` makes an array.
extension AcceptLanguage {
  /// Whether a range has the weight zero. Only such a range excludes anything.
  package var hasExclusions: Bool { list.hasExclusions }

  /// The identifier of the range at a position among the header's elements, such as `desiredIndex` of a match; nil for
  /// none. Allocates if it has more than fifteen bytes.
  package func identifier(at position: Int) -> String? {
    for place in 0..<list.count {
      let word = list[place]
      if word.position == position { return identifier(of: word) }
    }
    return nil
  }

  /// The identifier of the most wanted range; nil if there is none that is wanted.
  package var mostWanted: String? {
    let first = list[0]
    return list.count > 0 && first.weight > 0 ? identifier(of: first) : nil
  }

  private func identifier(of word: WeightedRangeWord) -> String {
    header.withIdentifierBytes { bytes in
      word.withIdentifier(in: bytes) { String(decoding: $0, as: UTF8.self) }
    }
  }
}
