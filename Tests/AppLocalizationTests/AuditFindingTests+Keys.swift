import AppLocalization
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

extension AuditFindingTests {
  /// Prose has spaces, conversions, other letters than English, or a word with its capital; `OK` is a word. An identifier has
  /// a full stop or an underscore in it, or capitals within.
  @Test(arguments: [
    ("Open File", true), ("%d", true), ("é", true), ("123", true), ("OK", true), ("A", true), ("ABCD", true),
    ("ABCDE", false), ("Cancel", true), ("cancel", false), ("ImageSource", false), ("imageSource", false),
    ("home.title", false), ("Home.title", false), ("Q_AND_U", false), ("Wait...", true), ("Home_", true),
    ("_Home", true), ("open file", true), ("a%", true), ("n%d", true), ("iPhone", false), ("Don't", true),
    ("a.", false),
  ])
  func keysThatAreTexts(key: String, isText: Bool) {
    #expect(TextForm.isText(key) == isText)
  }

  /// There is nothing to translate in conversions, numbers, symbols of units and addresses.
  @Test(arguments: [
    ("%d files", true), ("%d", false), ("%1$@ / %2$@", false), ("%#@n@", true), ("%d kg", false), ("(km)", false),
    ("°C", false), ("-kg kg", true), ("%d Km", true), ("kg           ", true), ("kg          ", false),
    ("https://a.example/b", false), ("See https://a.example", true), ("100 %", false), ("mmol/L", false), ("1 a", true),
    ("50 % a", true), ("%lld%%", false), ("%@: %d", false), ("%d ½", false), ("½ c", true),
  ])
  func textsToTranslate(text: String, isTranslatable: Bool) {
    #expect(TextForm.isTranslatable(text) == isTranslatable)
  }

  @Test(arguments: [
    ("https://a.example", true, 0), ("c@d.example", true, 0), ("1@x", true, 0), ("@x", false, 0), ("%@", false, 0),
    ("One two", false, 2), ("One 2 three", false, 2), ("Mail c@d.example now", true, 2),
  ])
  func addressesAndWords(text: String, isAddress: Bool, words: Int) {
    #expect(text.isAddress == isAddress)
    #expect(text.wordCount == words)
  }

  /// A variant differs from its language by its region alone (BCP 47: two letters or three digits).
  @Test(arguments: [
    ("en-GB", "en", true), ("en_GB", "English", true), ("es-419", "es", true), ("zh-Hant-HK", "zh-Hant", true),
    ("zh-Hant-HK", "zh", false), ("sr-Latn", "sr", false), ("ca-valencia", "ca", false), ("de-1996", "de", false),
    ("en-GB", "en-GB", false), ("en", "en", false), ("fr-CA", "en", false), ("de-xyz", "de", false),
  ])
  func variantsOfALanguage(name: String, other: String, isVariant: Bool) {
    #expect([name, other].variants.contains(name) == isVariant)
  }

  /// ISO 639-2 keeps qaa to qtz for private use.
  @Test(arguments: [
    ("qaa", true), ("qtz", true), ("qua", false), ("qqq-DE", true), ("QQQ", true), ("paa", false), ("qa", false),
    ("qaaa", false), ("q1a", false), ("qa1", false), ("qa~", false),
  ])
  func languagesForPrivateUse(name: String, isPrivate: Bool) {
    #expect(name.isPrivateUseLanguage == isPrivate)
  }

  @Test func namesInMessages() {
    let names = (1...13).map { TablePlace.localization("l\($0 + 10)") }
    #expect(["a", "b", "c"].firstKeys == "'a', 'b', 'c'")
    #expect(["a", "b", "c", "d"].firstKeys == "'a', 'b', 'c' …")
    #expect([TablePlace.base, names[0]].quotedList == "'Base', 'l11'")
    #expect(Array(names.prefix(12)).quotedList.hasSuffix("'l21', 'l22'"))
    #expect(names.quotedList.hasPrefix("13 localizations ('l11', ") && names.quotedList.hasSuffix("'l22' …)"))
  }
}
