import Testing

@testable import LocaleMatching

/// Supported lists that are crafted to be slow.
@Suite struct CraftedListTests {
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let count = 1000

  /// A thousand identifiers whose keys all have the same slot with the first multiplier.
  private static let colliding: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    let shift = UInt64(64 - IndexHeader.slotBits(for: count))
    let regions: [(String, UInt64)] = [
      ("DE", 4 | 5 << 5), ("FR", 6 | 18 << 5), ("IT", 9 | 20 << 5), ("JP", 10 | 16 << 5),
    ]
    let language = UInt64(5 | 14 << 5) << 31
    var wanted: UInt64?
    var found: [String] = []
    for first in letters {
      for second in letters {
        for third in letters {
          for fourth in letters {
            let bytes = [first, second, third, fourth]
            var script: UInt64 = 0
            for (place, byte) in bytes.enumerated() { script |= UInt64(byte & 31) << UInt64(5 * place) }
            for (name, region) in regions {
              let slot = ((language | script << 11 | region) << 5 &* golden) >> shift
              if wanted == nil { wanted = slot }
              guard slot == wanted else { continue }
              found.append("en-\(String(decoding: bytes, as: UTF8.self))-\(name)")
            }
          }
        }
      }
    }
    return found
  }()

  @Test func aCraftedListGetsAnotherLayout() throws {
    let supported = Array(Self.colliding.prefix(Self.count))
    // The test needs about four hundred of the 1.8 million forms.
    try #require(supported.count > 300)
    let padded = supported + (supported.count..<Self.count).map { "x-\($0)" }
    let matcher = LocaleMatcher(supported: padded)
    #expect(matcher.index.withView { $0[IndexHeader.multiplier] } != Self.golden)
    for (place, identifier) in supported.enumerated() {
      #expect(matcher.bestMatch(for: identifier)?.supportedIndex == place)
    }
    // The answers equal those of a list that needs no other multiplier.
    for desired in ["en-Latn-DE", "en-Zzyx-DE", "en", "de"] {
      let one = matcher.bestMatch(for: desired)
      let few = LocaleMatcher(supported: Array(supported.prefix(60))).bestMatch(for: desired)
      #expect((one == nil) == (few == nil), "\(desired)")
    }
  }

  @Test func ordinaryListsKeepTheFirstMultiplier() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let languages = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
    for list in [["en"], ["en", "de", "it"], languages, languages.map { "en-\($0.prefix(2))" }] {
      #expect(LocaleMatcher(supported: list).index.withView { $0[IndexHeader.multiplier] } == Self.golden)
    }
  }

  /// Each of a hundred thousand scripts of one language is found by its own name, and 63 are compared for others.
  @Test func scriptsWithoutEndAreWeighedUpToALimit() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let scripts = letters.flatMap { first in letters.flatMap { second in letters.map { "Q" + first + second + $0 } } }
    let matcher = LocaleMatcher(supported: scripts.map { "en-\($0)" })
    for place in stride(from: 0, to: scripts.count, by: 97) {
      #expect(matcher.bestMatch(for: "en-\(scripts[place])")?.supportedIndex == place)
    }
    let options = LocaleMatcher.Options(threshold: .below(100))
    #expect(
      LocaleMatcher(supported: scripts.map { "en-\($0)" }, options: options).bestMatch(for: "en-Latn")?.supportedIndex
        == 0)
  }
}
