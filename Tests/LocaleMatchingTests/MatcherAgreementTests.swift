import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Compares the matcher with the naive one, on random lists and options: equal indexes and equal distances.
@Suite struct MatcherAgreementTests {
  private static let caseCount = TestSize.count(1500, sample: 300)

  private func drawOptions(_ random: inout RandomIdentifiers, _ languages: [String]) -> LocaleMatcher.Options {
    var drawn = LocaleMatcher.Options()
    if random.number(below: 3) == 0 { drawn.favor = .script }
    if random.number(below: 3) == 0 { drawn.direction = .twoWay }
    switch random.number(below: 6) {
    case 0: drawn.demotion = .noDemotion
    case 1: drawn.demotion = .distance(random.number(below: 120) - 10)
    case 2: drawn.demotion = .firstMatch
    default: break
    }
    switch random.number(below: 5) {
    case 0: drawn.threshold = .below(1 + random.number(below: 100))
    case 1:
      drawn.threshold = .asNear(desired: random.identifier(of: languages), supported: random.identifier(of: languages))
    case 2: drawn.threshold = .sameLanguage
    default: break
    }
    switch random.number(below: 4) {
    case 0: drawn.default = .noDefault
    case 1: drawn.default = .identifier(random.identifier(of: languages))
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
      let options = withOptions ? drawOptions(&random, languages) : LocaleMatcher.Options()
      let matcher = LocaleMatcher(supported: supported, options: options)
      let naive = ReferenceMatcher(
        reference, supported: try supported.map { try reference.parser.parse($0) },
        options: try ReferenceMatcher.Options(options, reference.parser)
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
          \(desired.joined(separator: ",")) options \(options): \(String(describing: fast)), by the rules \(naive)
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

extension ReferenceMatcher.Options {
  /// The same question to the reference. An option or a value that it does not know stops the compiler here.
  init(_ options: LocaleMatcher.Options, _ parser: ReferenceIdentifierParser) throws {
    self.init()
    switch options.threshold {
    case .standard: break
    case .below(let whole): threshold = .below(whole)
    case .sameLanguage: threshold = .sameLanguage
    case .asNear(let desired, let supported):
      threshold = .noFurtherThan(desired: try parser.parse(desired), supported: try parser.parse(supported))
    }
    switch options.favor {
    case .language: favor = .language
    case .script: favor = .script
    }
    switch options.direction {
    case .oneWay: direction = .withOneWay
    case .twoWay: direction = .onlyTwoWay
    }
    switch options.demotion {
    case .region: demotion = .region
    case .noDemotion: demotion = .none
    case .distance(let whole): demotion = .distance(whole)
    case .firstMatch: demotion = .firstMatch
    }
    switch options.default {
    case .first: `default` = .firstSupported
    case .identifier(let name): `default` = .given(try parser.parse(name))
    case .noDefault: `default` = .none
    }
  }
}
