/// A place in a text that is being read. Every look beyond the end gives nil.
struct ScalarCursor {
  let scalars: [Unicode.Scalar]
  private(set) var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var isAtEnd: Bool { index >= scalars.count }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  func peek(_ offset: Int) -> Unicode.Scalar? {
    let place = index + offset
    return place >= 0 && place < scalars.count ? scalars[place] : nil
  }

  mutating func advance(_ count: Int = 1) { index = min(index + count, scalars.count) }

  mutating func next() -> Unicode.Scalar? {
    let scalar = current
    advance()
    return scalar
  }

  mutating func rewind(to place: Int) { index = max(0, min(place, scalars.count)) }

  /// Takes a text, all of it or nothing.
  mutating func take(_ text: String) -> Bool {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < scalars.count, scalars[place] == scalar else { return false }
      place += 1
    }
    index = place
    return true
  }

  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while index < scalars.count, condition(scalars[index]) { index += 1 }
  }

  func text(from start: Int) -> String { text(start..<index) }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(text)
  }
}
