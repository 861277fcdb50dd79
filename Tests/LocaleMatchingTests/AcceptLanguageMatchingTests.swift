import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// A matcher fed with headers: exclusion, `*`, and agreement with the naive reading.
@Suite struct AcceptLanguageMatchingTests {
  @Test(
    arguments: [
      ("en,en-GB,de", "en-IT", "en-GB 0"), ("en,en-GB,it", "fr;q=0.8, it", "it 1"), ("en,de", "fr, , de", "de 1"),
      ("en,de", "e--n, de", "de 1"), ("en,de", "ja", nil), ("en,de", "", nil),
      // Zero also excludes locales that are near to another range; a less specific range does not exclude a more
      // specific one.
      ("en,de", "en;q=0", nil), ("en,en-GB,de", "en-GB, en;q=0", "en-GB 0"),
      ("en,de", "en-GB, en;q=0, de;q=0.1", "de 2"),
      ("en,en-GB", "en, en-GB;q=0", "en 0"), ("en-GB,en-AU", "en-NZ, en-AU;q=0", "en-GB 0"),
      ("he,de", "iw;q=0, he, de", "de 2"),
      ("he,de", "iw;q=0, de", "de 1"), ("zh-Hant-TW,zh-HK", "zh-TW;q=0, zh-Hant", "zh-HK 1"),
      // `*` means every locale that no range names: the default if it is allowed, otherwise the first.
      ("en,de", "*", "en 0"), ("en,de", "ja, *;q=0.5", "en 1"), ("en,de", "de, *;q=0.5", "de 0"),
      ("en,de", "de-AT, *;q=0.5", "de 0"), ("en,de,fr", "fr;q=0.5, *;q=0.8", "en 1"),
      ("en,de,fr", "en;q=0.5, *", "de 1"),
      ("en,de", "en;q=0, *", "de 1"), ("en", "en;q=0, *", nil), ("en,de", "ja;q=0, *", "en 1"),
      ("en-GB,de", "*, en;q=0.5", "de 0"), ("en", "en;q=0.5, *", "en 0"),
      // `*;q=0` allows only locales that are named, or equal to a named one.
      ("en,de", "en-GB, *;q=0", nil), ("en,de", "de, *;q=0", "de 0"), ("en-GB,de", "en, *;q=0", "en-GB 0"),
      ("zh-Hant,de", "zh-TW, *;q=0", "zh-Hant 0"), ("en,de", "*;q=0", nil),
      // Names as programs write them stand for their identifiers, wherever they stand.
      ("en-US,de", "en-USA;q=0, *", "de 1"), ("en-US,de", "en_US.UTF-8;q=0, en, de;q=0.5", "de 2"),
      ("en-US,de", "*, en-USA;q=0.5", "de 0"), ("sr,sr-Latn", "sr_RS@latin", "sr-Latn 0"),
      ("ca,ca-valencia", "ca.UTF-8@valencia", "ca-valencia 0"),
      // The eleventh preference is found, before `*`.
      ("en", "ja,ko,zh,th,vi,ru,uk,el,he,ar,tr,en", "en 11"),
      ("de,en", "ja,ko,zh,th,vi,ru,uk,el,he,ar,tr,en,*;q=0.1", "en 11"),
      ("en", "ja,ko,zh,th,vi,ru,uk,el,he,ar,tr,*", "en 11"),
    ] as [(String, String, String?)])
  func matches(supported: String, header: String, expected: String?) {
    let matcher = LocaleMatcher(supported: supported.split(separator: ",").map(String.init))
    let match = matcher.bestMatch(for: AcceptLanguage(header))
    #expect(match.map { "\(matcher.supported[$0.supportedIndex]) \($0.desiredIndex)" } == expected)
    #expect(matcher.bestMatch(for: AcceptLanguage(header)) == match)
    #expect(matcher.explanation(for: AcceptLanguage(header)).match == match)
  }

  /// A header with names as programs write them means what it means with their identifiers (POSIX.1, §8.2; ISO 3166-1).
  @Test func namesOfProgramsAreTheirIdentifiers() {
    let pairs = [
      ("en_US.UTF-8", "en-US"), ("en-USA", "en-US"), ("en_GB@euro", "en-GB"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr_ME@ijekavianlatin", "sr-Latn-ME-ijekavsk"), ("ca_ES.utf8@valencia", "ca-ES-valencia"), ("zh-TWN", "zh-TW"),
      ("zh-Hant-HKG", "zh-Hant-HK"), ("be_BY@tarask", "be-BY-tarask"), ("de@posix", "de"),
    ]
    let supported = ["en-US", "en-GB", "sr", "sr-Latn", "ca", "ca-valencia", "zh-Hans", "zh-Hant", "zh-HK", "be", "de"]
    var random = SeededGenerator(seed: 46)
    for _ in 0..<2_000 {
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

  @Test func wildcardMatchesTheDefault() {
    let options = LocaleMatcher.Options(default: .identifier("fr"))
    let matcher = LocaleMatcher(supported: ["en", "de", "fr"], options: options)
    #expect(matcher.bestMatch(for: AcceptLanguage("ja, *;q=0.1"))?.supportedIndex == 2)
    #expect(matcher.bestMatch(for: AcceptLanguage("ja, fr;q=0, *;q=0.1"))?.supportedIndex == 0)
    #expect(matcher.bestIdentifier(for: AcceptLanguage("fr;q=0, ja")) == "fr")
    #expect(matcher.bestMatch(for: AcceptLanguage("fr;q=0, ja")) == nil)
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

  /// RFC 9110, 12.5.4: `*` is matched by what no other range matches, so perfectly.
  @Test func wildcardsMatchPerfectly() {
    let matcher = LocaleMatcher(supported: ["de", "en"])
    let match = matcher.bestMatch(for: AcceptLanguage("ja, de;q=0.1, *;q=0.5"))
    #expect(match?.identifier == "en")
    #expect(match?.distance == 0)
    #expect(match?.desiredIndex == 2)
  }

  /// What a header refuses is in no place of a ranking.
  @Test func rankingsLeaveOutWhatIsRefused() {
    let matcher = LocaleMatcher(supported: ["de", "en", "en-GB", "fr"])
    func ranked(_ header: String) -> [String] {
      matcher.rankedMatches(for: AcceptLanguage(header)).map(\.identifier)
    }
    // de is 8 from gsw, less 5 for the preference after it: only what is nearer than 3 comes before.
    #expect(ranked("gsw, en;q=0.5") == ["en", "de", "en-GB"])
    #expect(ranked("gsw, en;q=0.5, de;q=0") == ["en", "en-GB"])
    #expect(ranked("gsw, en;q=0.5, de;q=0, en-GB;q=0") == ["en"])
    #expect(ranked("gsw, de;q=0") == [])
  }

  /// A refusal counts only of what is at least as near as the answer: GB is 3 from en-IT, IE and IN are 4. Of two as near, the
  /// one that is listed first would have been the answer; what has private use would not have won, refused or not.
  @Test(
    arguments: [
      ("en-IE,en-IN,en-GB", "en-IT, en-IE;q=0", "en-GB", nil),
      ("en-IE,en-IN,en-GB", "en-IT, en-GB;q=0", "en-IE", "'en-GB' (en-GB;q=0)"),
      ("en-IE,en-IN,en-GB", "en-IT, en-IN;q=0", "en-GB", nil),
      ("en-IE,en-IN,en-GB", "en-IT, en-GB;q=0, en-IN;q=0", "en-IE", "'en-GB' (en-GB;q=0)"),
      ("en-IE,en-IN", "en-IT, en-IE;q=0", "en-IN", "'en-IE' (en-IE;q=0)"),
      ("en,en-x-a", "en-x-b, en-x-a;q=0", "en", nil),
    ] as [(String, String, String, String?)])
  func refusalsThatDecide(supported: String, header: String, answer: String, named: String?) {
    let matcher = LocaleMatcher(supported: supported.split(separator: ",").map(String.init))
    let explanation = matcher.explanation(for: AcceptLanguage(header))
    #expect(explanation.match?.identifier == answer)
    #expect(explanation.description.contains("the header refuses") == (named != nil), "\(explanation)")
    #expect(named.map { explanation.description.contains("the header refuses \($0)") } ?? true, "\(explanation)")
  }

  /// Where all that is alike is refused, the next has its own distance: CLDR has 1 from nb to no, 3 between GB and IE.
  @Test(
    arguments: [
      ("nb,nb-x-a,no", "nb-NO, nb;q=0", "no", 1), ("en-GB,en-GB-x-a,en-IE", "en-Latn-GB, en-GB;q=0", "en-IE", 3),
    ] as [(String, String, String, LocaleDistance)])
  func distancesBesideRefusedEquals(supported: String, header: String, answer: String, distance: LocaleDistance) {
    let matcher = LocaleMatcher(supported: supported.split(separator: ",").map(String.init))
    let match = matcher.bestMatch(for: AcceptLanguage(header))
    #expect(match?.identifier == answer)
    #expect(match?.distance == distance)
  }
}
