/// A text as a key of sets and dictionaries, compared by its bytes: comparing strings would link Unicode's tables into
/// embedded programs. The standard library's hash has a new seed in each process, so that no list can be made to
/// collide.
struct TextKey: Hashable {
  let text: String

  static func == (left: TextKey, right: TextKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8.max)
  }
}
