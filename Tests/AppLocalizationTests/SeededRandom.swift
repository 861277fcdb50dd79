/// SplitMix64: the same numbers from the same seed on every platform.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(next() % UInt64(limit)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// A few changes to a file: bytes replaced, removed, doubled or moved.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) {
      guard !bytes.isEmpty else { return bytes }
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(pick(Array("\"\\;={}<>()/*'\n\0[]:,%&".utf8)) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + below(40)))
      default:
        let end = min(bytes.count, place + below(40))
        bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      }
    }
    return bytes
  }
}
