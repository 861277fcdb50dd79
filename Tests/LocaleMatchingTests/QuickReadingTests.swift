import CLDRTables
import LocaleAliases
import LocaleCore
import TestSupport
import Testing

@testable import LocaleMatching

/// Compares the fast reader with the grammar, which is compared with the naive reader elsewhere: what the fast reader
/// accepts, it must read as the grammar does; it must reject the rest.
@Suite struct QuickReadingTests {
  private static let count = TestSize.count(200_000, sample: 10_000)

  /// Whether the identifier was read quickly.
  private func check(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let general = LegacyTag.find(at: bytes) == nil ? try? ParsedIdentifier.read(bytes) : nil
      let common = CommonForm.read(bytes)
      guard !common.isNone else { return false }
      #expect(general?.fields == common, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(general?.tail == bytes.count)
      #expect(general?.variantsEnd == bytes.count)
      #expect(general?.extensionsEnd == bytes.count)
      return true
    }
  }

  @Test func tailsAreReadAsTheGeneralParserReadsThem() throws {
    var identifiers = RandomLocaleIdentifiers(try TestData.facts.get(), seed: 44)
    var random = SeededGenerator(seed: 45)
    let tails = [
      "1996", "valencia", "psaccent", "PSBIDI", "u-co-phonebk", "u-hc-h23-ca-buddhist", "u-foo", "u", "u-c1", "u-co-",
      "x",
      "x-a", "t-de", "a-bc", "u-ca-roc-x-y", "u-ca-roc-u-co", "1996-1996", "1996-fonipa", "oed", "toolongsubtag", "",
      "é",
      "u-\u{0}", "196", "1x", "u-a", "u-ca--x", "POSIX", "u-attribute-ca", "u-9a-foo", "u-a9-foo",
    ]
    var quick = 0
    for round in 0..<Self.count {
      var text = identifiers.next()
      if round & 3 == 0, let tail = tails.randomElement(using: &random) { text += "-" + tail }
      if round & 7 == 1 { text = text.uppercased() }
      if round & 15 == 2 { text = text.replacing("-", with: "_") }
      var bytes = Array(text.utf8)
      if round & 15 == 3, !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round & 15 == 4 { bytes.removeLast(min(bytes.count, Int.random(in: 0..<8, using: &random))) }
      if check(bytes) { quick += 1 }
    }
    print("\(quick) of \(Self.count) identifiers read quickly, seeds 44 and 45")
    #expect(quick > Self.count / 10)
  }

  /// Every byte in every place of the common forms.
  @Test(arguments: [
    "en", "eng", "en-GB", "en_419", "eng-GB", "eng-419", "en-Latn", "eng-Latn", "en-Latn-GB", "eng-Latn-419",
  ])
  func everyByte(form: String) {
    for place in form.utf8.indices {
      for byte in UInt8.min ... .max {
        var bytes = Array(form.utf8)
        bytes[form.utf8.distance(from: form.utf8.startIndex, to: place)] = byte
        _ = check(bytes)
      }
    }
    #expect(check(Array(form.utf8)))
  }

  /// A legacy tag is never taken for one of the common forms.
  @Test func legacyTagsAreLeftToTheGrammar() throws {
    var tags = 0
    for fact in try TestData.facts.get().aliases where fact.kind == .language && fact.type.contains("_") {
      let tag = fact.type.replacing("_", with: "-")
      for text in [tag, tag.uppercased(), tag + "-", tag + "-CN", tag + "-u-co-phonebk", tag + "-x-y", tag + "z"] {
        _ = check(Array(text.utf8))
        Array(text.utf8).withUnsafeBufferPointer { bytes in
          guard LegacyTag.find(at: bytes) != nil else { return }
          #expect(CommonForm.read(bytes).isNone, "\(text)")
          tags += 1
        }
      }
    }
    #expect(tags > 50)
  }
}
