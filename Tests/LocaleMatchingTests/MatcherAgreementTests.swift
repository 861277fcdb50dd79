import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Compares the matcher with the naive one, on random lists and options: equal indexes and equal distances.
@Suite struct MatcherAgreementTests {
  private static let caseCount = TestSize.count(1500, sample: 300)

  private struct Drawn {
    var fast = LocaleMatcher.Options()
    var naive = ReferenceMatcher.Options()
  }

  private func drawOptions(
    _ random: inout RandomIdentifiers, _ languages: [String], _ reference: ReferenceMatching
  ) throws -> Drawn {
    var drawn = Drawn()
    if random.number(below: 3) == 0 {
      drawn.fast.favor = .script
      drawn.naive.favor = .script
    }
    if random.number(below: 3) == 0 {
      drawn.fast.direction = .twoWay
      drawn.naive.direction = .onlyTwoWay
    }
    if random.number(below: 3) == 0 {
      drawn.fast.demotion = .noDemotion
      drawn.naive.demotion = .none
    }
    switch random.number(below: 5) {
    case 0:
      let threshold = 1 + random.number(below: 100)
      drawn.fast.threshold = .below(threshold)
      drawn.naive.threshold = .below(threshold)
    case 1:
      let (desired, supported) = (random.identifier(of: languages), random.identifier(of: languages))
      drawn.fast.threshold = .asNear(desired: desired, supported: supported)
      drawn.naive.threshold = .noFurtherThan(
        desired: try reference.parser.parse(desired), supported: try reference.parser.parse(supported))
    case 2:
      drawn.fast.threshold = .sameLanguage
      drawn.naive.threshold = .sameLanguage
    default: break
    }
    switch random.number(below: 4) {
    case 0:
      drawn.fast.default = .noDefault
      drawn.naive.default = .none
    case 1:
      let given = random.identifier(of: languages)
      drawn.fast.default = .identifier(given)
      drawn.naive.default = .given(try reference.parser.parse(given))
    default: break
    }
    return drawn
  }

  private func compare(seed: UInt64, withOptions: Bool) throws {
    let reference = try TestData.reference.get()
    var random = RandomIdentifiers(try TestData.facts.get(), seed: seed)
    var matches = 0
    for number in 0..<Self.caseCount {
      let languages = random.family()
      var supported = random.list(of: languages, atMost: number % 4 == 0 ? 60 : 12)
      var desired = random.list(of: languages, atMost: 8)
      // Every fourth list has one language, script and region in several ways, that which is wanted or a near one.
      if number % 4 == 1, let language = languages.first {
        let pair = number % 8 == 1 ? (desired: language, supported: language) : random.relatedLanguages()
        supported = random.waysOfWriting(pair.supported, atMost: 6)
        desired = random.waysOfWriting(pair.desired, atMost: 2)
      }
      let options = withOptions ? try drawOptions(&random, languages, reference) : Drawn()
      let matcher = LocaleMatcher(supported: supported, options: options.fast)
      let naive = ReferenceMatcher(
        reference, supported: try supported.map { try reference.parser.parse($0) }, options: options.naive
      ).bestMatch(for: try desired.map { try reference.parser.parse($0) })
      let fast = matcher.bestMatch(for: desired)
      if fast != nil { matches += 1 }
      let isEqual =
        fast?.supportedIndex ?? -1 == naive.supportedIndex && fast?.desiredIndex ?? -1 == naive.desiredIndex
        && fast?.distance.eighths == naive.eighths
      guard isEqual else {
        Issue.record(
          """
          seed \(seed), case \(number): supported \(supported.joined(separator: ",")) desired \
          \(desired.joined(separator: ",")) options \(options.fast): \(String(describing: fast)), by the rules \(naive)
          """)
        return
      }
    }
    // Lists without any match would prove little.
    #expect(matches > Self.caseCount / 2)
    print("\(Self.caseCount) random cases agree, seed \(seed), \(matches) of them matches")
  }

  @Test(arguments: [1, 2] as [UInt64])
  func defaultOptions(seed: UInt64) throws { try compare(seed: seed, withOptions: false) }

  @Test(arguments: [3, 4] as [UInt64])
  func randomOptions(seed: UInt64) throws { try compare(seed: seed, withOptions: true) }
}
