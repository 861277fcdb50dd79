// What a server asks for each request. `ranges` makes an array.
extension AcceptLanguage {
  /// Whether a range has the weight zero. Only such a range excludes anything.
  package var hasExclusions: Bool { list.hasExclusions }

  /// The text of the range at a position among the header's elements, such as `desiredIndex` of a match; nil for none.
  /// Allocates if it has more than fifteen bytes.
  package func text(at position: Int) -> String? {
    header.withIdentifierBytes { bytes in
      for place in 0..<list.count where list[place].position == position {
        return String(decoding: list[place].text(in: bytes), as: UTF8.self)
      }
      return nil
    }
  }

  /// The text of the most wanted range; nil if there is none that is wanted.
  package var mostWanted: String? {
    header.withIdentifierBytes { bytes in
      guard list.count > 0, list[0].weight > 0 else { return nil }
      return String(decoding: list[0].text(in: bytes), as: UTF8.self)
    }
  }
}
