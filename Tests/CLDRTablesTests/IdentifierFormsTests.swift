import LocaleCore
import Testing

@testable import CLDRTables

/// The forms of subtags, locales and keys in CLDR's files.
@Suite struct IdentifierFormsTests {
  /// UTS #35, Unicode Language and Locale Identifiers; a subdivision is a region with a suffix of one to four.
  @Test(
    arguments: [
      (.language, "en ENG abcde abcdefgh", "e engl abcdefghi e1 12 abcd5"),
      (.script, "Latn zzzz", "Lat Latin La1n 1234"),
      (.region, "GB zz 419 001", "G GBR 41 4190 4A G1 1"),
      (.variant, "1996 1abc fonipa abcde 12345678", "abcd 199 123456789 fon-pa a1234567x x abcdé"),
      (.subdivision, "gbsct gb1 gb1234 001a 0011234", "gb gb12345 001 00112345 g1abc gb-a 01ab é"),
      (nil, "a 1 abcdefgh", "abcdefghi a-b é"),
    ] as [(SubtagKind?, String, String)])
  func formsOfSubtags(kind: SubtagKind?, wellFormed: String, others: String) {
    func isOf(_ text: String) -> Bool { kind.map { SubtagForm.isOf($0, text) } ?? SubtagForm.isAny(text) }
    for text in wellFormed.split(separator: " ") { #expect(isOf(String(text)), "\(text)") }
    for text in others.split(separator: " ").map(String.init) + [""] {
      #expect(!isOf(text), "\(text)")
    }
  }

  /// `ukey` is a letter or digit and a letter, `tkey` a letter and a digit (UTS #35, Unicode Locale Identifier).
  @Test func formsOfKeys() throws {
    func faults(_ element: String, _ attribute: String, _ value: String) throws -> Int {
      try ReadingFixture.faults(
        "common/bcp47/calendar.xml", ReadingFixture.calendar(element, attribute, value)
      ).count { $0.contains("ill-formed attribute") || $0.contains("preferred key that is none") }
    }
    for (singleton, keys, others) in [
      ("u", ["ca", "1a"], ["c1", "11", "c", "caa", "-a", "é"]), ("t", ["m0"], ["mm", "0m", "00", "m", "m00"]),
    ] {
      for key in keys + others {
        var facts = try ReadingFixture.facts("common/bcp47/calendar.xml", ReadingFixture.calendar)
        (facts.bcp47Keys[0].extensionSingleton, facts.bcp47Keys[0].name) = (singleton, key)
        let hint = singleton == "u" ? "expected a letter or digit, then a letter" : "expected a letter and a digit"
        let expected = keys.contains(key) ? [] : [hint]
        #expect(CLDRFactsChecker(facts).wrongKeys(in: facts).map(\.hint) == expected, "\(key)")
        (facts.bcp47Keys[0].name, facts.bcp47Keys[0].preferred) = (keys[0], key)
        #expect(CLDRFactsChecker(facts).wrongKeys(in: facts).map(\.hint) == expected, "\(key)")
      }
    }
    for (version, isOne) in [("48", true), ("1.7.2", true), ("48.", false), (".1", false), ("4x", false)] {
      #expect(try faults("key", "since", version) == (isOne ? 0 : 1), "\(version)")
      #expect(try faults("type", "since", version) == (isOne ? 0 : 1), "\(version)")
    }
    for (name, isOne) in [
      ("Etc/GMT+1", true), ("America/Port-au_Prince", true), ("-", true), ("a//b", false), ("/a", false), ("a/", false),
    ] {
      #expect(try faults("type", "alias", name) == (isOne ? 0 : 1), "\(name)")
      #expect(try faults("type", "iana", name) == (isOne ? 0 : 1), "\(name)")
    }
    for (name, isOne) in [
      ("CODEPOINTS", true), ("RG_KEY_VALUE", true), ("islamic-civil", true), ("Ab_C", false), ("a--b", false),
      ("abcdefghi", false),
    ] {
      #expect(try faults("type", "name", name) == (isOne ? 0 : 1), "\(name)")
    }
  }

  /// What is expected in the place of a subtag that is none, and where private use begins.
  @Test func formsOfLocales() throws {
    func expected(_ text: String) -> String {
      do throws(LocaleForm.Fault) {
        _ = try LocaleForm(text)
        return ""
      } catch {
        return "\(error.subtag): \(error.expected)"
      }
    }
    #expect(expected("e") == "e: a language of 2 or 3 letters")
    #expect(expected("abcde_US") == "abcde: a language of 2 or 3 letters")
    #expect(expected("en_x") == "x: a script, a region or a variant")
    #expect(expected("en_Latn_x") == "x: a region or a variant")
    #expect(expected("en_Latn_US_x") == "x: a variant")
    #expect(expected("en_US_Latn") == "Latn: a variant")
    #expect(expected("en_1901_US") == "US: a variant")
    #expect(expected("en__US") == ": a script, a region or a variant")
    #expect(expected("en_US_") == ": a variant")
    #expect(expected("en_Latn_US_1901_fonipa") == "")
    #expect(try LocaleForm("en_x_a_x_b").privateUse == ["a", "x", "b"])
    #expect(try LocaleForm("en_X_a").privateUse == ["a"])
    #expect(expected("en_x_") == "x: a script, a region or a variant")
    let fault = #expect(throws: LocaleForm.Fault.self) { try LocaleForm("en_GB_x_a").check(.named) }
    #expect(fault?.expected == "a variant")
    try LocaleForm("en_GB").check(.named)
  }
}
