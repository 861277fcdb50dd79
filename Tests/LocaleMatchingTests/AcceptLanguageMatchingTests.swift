import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// A matcher fed with headers: exclusion, `*`, and agreement with the naive reading.
@Suite struct AcceptLanguageMatchingTests {
  /// A header with names as programs write them means what it means with their identifiers (POSIX.1, §8.2; ISO 3166-1).
  @Test func namesOfProgramsAreTheirIdentifiers() {
    let pairs = [
      ("en_US.UTF-8", "en-US"), ("en-USA", "en-US"), ("en_GB@euro", "en-GB"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr_ME@ijekavianlatin", "sr-Latn-ME-ijekavsk"), ("ca_ES.utf8@valencia", "ca-ES-valencia"), ("zh-TWN", "zh-TW"),
      ("zh-Hant-HKG", "zh-Hant-HK"), ("be_BY@tarask", "be-BY-tarask"), ("de@posix", "de"),
    ]
    let supported = ["en-US", "en-GB", "sr", "sr-Latn", "ca", "ca-valencia", "zh-Hans", "zh-Hant", "zh-HK", "be", "de"]
    var random = SeededGenerator(seed: 46)
    for _ in 0..<TestSize.count(2_000, sample: 500) {
      var (names, identifiers) = ([String](), [String]())
      for _ in 0..<random.number(below: 4) + 1 {
        let pair = pairs[random.number(below: pairs.count)]
        let weight = ["", ";q=0", ";q=0.5"][random.number(below: 3)]
        names.append(pair.0 + weight)
        identifiers.append(pair.1 + weight)
      }
      if random.number(below: 2) == 0 {
        let rest = ["*;q=0.1", "*;q=0"][random.number(below: 2)]
        (names, identifiers) = (names + [rest], identifiers + [rest])
      }
      let matcher = LocaleMatcher(supported: supported.filter { _ in random.number(below: 3) > 0 } + ["it"])
      let named = AcceptLanguage(names.joined(separator: ", "))
      let identified = AcceptLanguage(identifiers.joined(separator: ", "))
      guard named.ranges.count == identified.ranges.count else { continue }
      #expect(named.ranges.map(\.identifier) == identified.ranges.map(\.text))
      let match = matcher.bestMatch(for: named)
      #expect(match == matcher.bestMatch(for: identified), "\(named.header)")
      // A matcher never answers with what the header excludes.
      if let match { #expect(!named.excludes(match.identifier), "\(named.header): \(match)") }
      for locale in supported {
        #expect(named.excludes(locale) == identified.excludes(locale), "\(named.header): \(locale)")
        #expect(named.qvalue(of: locale) == identified.qvalue(of: locale), "\(named.header): \(locale)")
      }
    }
  }

  private func header(_ random: inout RandomIdentifiers, _ languages: [String]) -> String {
    let weights = [
      "", "", ";q=1", ";q=0.9", ";q=0.5", ";q=0.5", ";q=0", ";q=0", ";q=0", "; q=0.001", ";q=1.5", ";q=x", ";q=.25",
      ";Q=0.1234",
      ";v=1", ";q",
    ]
    let elements = (0..<random.number(below: 9)).map { _ in
      switch random.number(below: 16) {
      case 0: "*" + (random.element(of: weights) ?? "")
      case 1: random.element(of: ["", " ", "e--n", "*-CH", ";q=0.3", "\t", "en-"]) ?? ""
      default: random.identifier(of: languages) + (random.element(of: weights) ?? "")
      }
    }
    return elements.joined(separator: random.number(below: 2) == 0 ? "," : " ,\t")
  }

  /// The ranges and their order equal those read with strings and a sort.
  @Test func readsAsTheNaiveReader() throws {
    let parser = try TestData.reference.get().parser
    var random = RandomIdentifiers(try TestData.facts.get(), seed: 42)
    var ranges = 0
    let count = TestSize.count(20_000, sample: 2_000)
    for _ in 0..<count {
      let text = header(&random, random.family())
      let naive = ReferenceAcceptLanguage(text, parser: parser).ranges
      let fast = AcceptLanguage(text).ranges.map {
        ReferenceAcceptLanguage.Range(text: $0.text, meant: $0.identifier, weight: $0.thousandths, position: $0.index)
      }
      #expect(fast == naive, "\(text)")
      ranges += fast.count
    }
    #expect(ranges > 2 * count)
    print("\(count) random headers with \(ranges) ranges agree, seed 42")
  }

  /// The match equals that of a naive matcher that is made without the locales that the header excludes.
  @Test func matchesAsTheNaiveMatcher() throws {
    let reference = try TestData.reference.get()
    var random = RandomIdentifiers(try TestData.facts.get(), seed: 43)
    var (compared, excluding, wildcards) = (0, 0, 0)
    while compared < TestSize.count(4000, sample: 500) {
      let languages = random.family()
      let supported = random.list(of: languages, atMost: 12)
      let matcher = LocaleMatcher(supported: supported, options: .init(default: .noDefault))
      let text = header(&random, languages)
      let naive = ReferenceAcceptLanguage(text, parser: reference.parser)
      let excludesRest = naive.ranges.contains { $0.text == "*" && $0.weight == 0 }
      // The matcher keeps only the first of two duplicates; without it the second would count.
      let distinct = Set(matcher.index.entries.map { matcher.index.lsr($0) })
      guard distinct.count == supported.count else { continue }
      compared += 1
      let allowed = supported.indices.filter { place in
        naive.weightByName(of: supported[place], reference).map { $0 != 0 } ?? !excludesRest
      }
      if allowed.count < supported.count { excluding += 1 }
      let candidates = ReferenceMatcher(
        reference, supported: try allowed.map { try reference.parser.parse(supported[$0]) },
        options: .init(default: .none))
      let wanted = naive.ranges.filter { $0.weight > 0 }
      func match(_ ranges: [ReferenceAcceptLanguage.Range]) throws -> (Int, Int)? {
        let result = candidates.bestMatch(for: try ranges.map { try reference.parser.parse($0.meant) })
        guard result.supportedIndex >= 0 else { return nil }
        return (allowed[result.supportedIndex], ranges[result.desiredIndex].position)
      }
      var expected: (Int, Int)?
      if let star = wanted.firstIndex(where: { $0.text == "*" }) {
        wildcards += 1
        expected = try match(Array(wanted[..<star]))
        if expected == nil, let first = supported.firstIndex(where: { naive.weightByName(of: $0, reference) == nil }) {
          expected = (first, wanted[star].position)
        }
      }
      if expected == nil { expected = try match(wanted.filter { $0.text != "*" }) }
      let fast = matcher.bestMatch(for: AcceptLanguage(text))
      #expect(
        fast?.supportedIndex == expected?.0,
        "\(supported) \(text): \(String(describing: fast)), by the rules \(String(describing: expected))")
      #expect(
        fast?.desiredIndex == expected?.1,
        "\(supported) \(text): \(String(describing: fast)), by the rules \(String(describing: expected))")
    }
    #expect(excluding > compared / 20)
    #expect(wildcards > compared / 20)
    print("\(compared) random headers match alike, \(excluding) of them excluding, \(wildcards) with *, seed 43")
  }
}
