import AppTableProof
import LocaleMatching
import TestSupport
import Testing

/// An app's table against the general matcher with the same list and options. `prove-app-tables` asks everything; this
/// asks a sample of the same questions.
@Suite struct AgreementTests {
  @Test(arguments: [Lists.small, Lists.medium])
  func formsOfTheWorkloads(supported: [String]) throws {
    let count = try TablePair(supported: supported).compareForms(
      of: try Lists.space.get(), step: 60, regionStep: 31)
    #expect(count.matches > 1000)
  }

  @Test(arguments: UInt64(1)...(TestSize.isFull ? 12 : 5))
  func drawnListsAndOptions(seed: UInt64) throws {
    let space = try Lists.space.get()
    var generator = CaseGenerator(space, seed: seed)
    let (languages, supported) = generator.supported(atMost: seed % 4 == 0 ? 40 : 10)
    // If the script is favored, all languages match, which takes a debug build a minute: prove-app-tables has these
    // cases.
    var options = seed % 2 == 0 ? LocaleMatcher.Options() : generator.options(for: supported, languages)
    options.favoring = .language
    if options.threshold != .standard { options.threshold = .below(70) }
    let pair = try TablePair(supported: supported, options: options)
    let forms = try pair.compareForms(of: space, step: 400, regionStep: 97)
    let matches = try pair.compareDrawn(400, &generator, languages)
    #expect(matches > 0)
    print("app tables: \(forms.forms) forms and 1600 drawn cases agree, seed \(seed), \(matches) matches")
  }

  @Test func wideOptionsLetEveryLanguageMatch() throws {
    let space = try Lists.space.get()
    var generator = CaseGenerator(space, seed: 77)
    let options = LocaleMatcher.Options(threshold: .below(95), direction: .onlyTwoWay)
    let pair = try TablePair(supported: ["en", "de-CH", "zh-Hant"], options: options)
    let count = TestSize.count(400, sample: 100)
    let matches = try pair.compareDrawn(count, &generator, ["ja", "en", "de", "zh", "thc", "tpo", "nan"])
    #expect(matches > count)
  }

  /// `thc` is replaced by `tpo`, about which CLDR says nothing else.
  @Test func aliasOfALanguageThatNoTableNames() throws {
    let pair = try TablePair(supported: ["en", "thc"])
    #expect(pair.withTable { $0.bestMatch(for: "tpo")?.position } == 1)
  }
}
