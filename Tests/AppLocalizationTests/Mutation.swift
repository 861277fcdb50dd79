import TestSupport

extension SeededGenerator {
  /// A few changes to a file: bytes replaced, removed, doubled or moved.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 4) {
      guard !bytes.isEmpty else { return bytes }
      let place = number(below: bytes.count)
      switch number(below: 5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(pick(Array("\"\\;={}<>()/*'\n\0[]:,%&".utf8)) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + number(below: 40)))
      default:
        let end = min(bytes.count, place + number(below: 40))
        bytes.insert(contentsOf: bytes[place..<end], at: number(below: bytes.count))
      }
    }
    return bytes
  }
}
