import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

extension AuditFindingTests {
  // MARK: - Formats
  @Test(
    arguments: [
      ("Numeric %", "% numérique", []), ("50% of it", "50 % davon", []), ("Save 20%", "20%ig", []),
      ("See http://a.b/%20c", "http://a.b/%E4%20", []), ("http://a.b/c", "http://a.b/%d0%bf%f0%9f", []),
      ("%d %% done", "%d % fertig", ["error audit.formatMismatch de,fr k"]),
      ("%@ done", "% erledigt", ["error audit.formatMismatch de,fr k"]),
      ("Name", "%@", ["error audit.formatMismatch de,fr k"]),
      ("%d files", "%ld Dateien", ["warning audit.formatMismatch de,fr k"]),
      ("%d", "%@", ["error audit.formatMismatch de,fr k"]),
      ("%@ and %2$@", "%@ und %2$@", []),
      // One bad text is one finding, even if it has several problems.
      ("None", "%1$@ %2$d %3$@", ["error audit.formatMismatch de,fr k"]),
      ("${a} %@", "%@", ["warning audit.formatMismatch de,fr k"]), ("${a} ${b}", "${b} ${a}", []),
      ("${a} b", "a ${b}", ["error audit.formatMismatch de,fr k"]), ("a", "${a", []), ("a ${", "a", []),
      // What stands as a conversion does is one, also if prose may have it. What would be wrong then is a warning.
      ("Vol. %g", "Tom", ["warning audit.formatMismatch de,fr k"]),
      ("0x%X", "0", ["warning audit.formatMismatch de,fr k"]),
      ("Key %c, %o", "Taste %c", ["warning audit.formatMismatch de,fr k"]),
      ("%e", "%x", ["warning audit.formatMismatch de,fr k"]),
      ("%dh left", "h", ["warning audit.formatMismatch de,fr k"]),
      ("%g", "%@", ["error audit.formatMismatch de,fr k"]), ("50 %g", "50", []), ("5%c", "5", []), ("a %only", "a", []),
      ("/%d0", "/", []), ("50 % of", "50", []),
      // An empty text says nothing about arguments.
      ("", "%d", []), (" ", "%@", []),
      // Foundation shows no percent sign beside an argument that is not doubled (SwiftGen #460 and #859).
      ("%d%", "%d%", ["warning audit.formatMismatch de,en,fr k"]),
      ("%@: 90% !", "%@: 90%", ["warning audit.formatMismatch de,en,fr k"]),
      ("%d % off", "%d %% frei", ["warning audit.formatMismatch de,fr k", "warning audit.formatMismatch en k"]),
      ("90% !", "90% ?", []), ("%d%%", "%d%%", []),
      // Placeholders in braces and other named ones are not conversions; in a format, `%` before a blank and a letter is one.
      ("%{a} of %{b}", "%{b}: %{a}", []), ("{n} of {m}", "{m}: {n}", []), ("%(a)s", "%(a)s!", []),
      ("${a}", "${a} x", []),
      ("Save 50%% off", "50 % la remise%%", ["error audit.formatMismatch de,fr k"]),
      ("40% of it", "40%1$ davon", ["error audit.formatMismatch de,fr k"]),
      ("40% of it", "40%1$ Rabatt", ["error audit.formatMismatch de,fr k"]),
      ("Enable ${name}", "Enable $%1$@", ["error audit.formatMismatch de,fr k"]),
    ] as [(String, String, [String])])
  func formats(source: String, translation: String, expected: [String]) throws {
    #expect(try found(strings("k = \"\(source)\";", "k = \"\(translation)\";")) == expected)
  }

  @Test(arguments: [
    ("%1$lld or %1$@", true), ("%@, %1$d", true), ("%1$d of %1$ld", false), ("%1$@, %1$@", false), ("%@ %2$d", false),
    ("50 % of %d", false), ("%@ %d", false),
    ("%@ %d %2$@", true), ("%d %1$d %@", false), ("%1$d %1$lld", false), ("%2$@ %d %@", false), ("%1$s %1$@", true),
    // A width takes its place among the arguments: Foundation ends with signal 11 where it is an object.
    ("%1$*2$d %2$@", true), ("%1$@ %*d", true), ("%1$lld %.*f", false), ("%2$@ %*d", true),
  ])
  func oneArgumentAsTwoTypes(text: String, isWrong: Bool) throws {
    #expect(
      try found(strings("a = \"\(text)\";", "a = \"\(text)\";")).filter { $0.contains("argumentConflict") }
        == (isWrong ? ["error audit.argumentConflict de,en,fr a"] : []))
  }

  /// The line of a finding counts the places that it does not name.
  @Test func placesAreCounted() throws {
    func ending(_ languages: String...) throws -> Substring? {
      var files = ["Info.plist": english, "en.lproj/Localizable.strings": "k = Name;"]
      for language in languages { files["\(language).lproj/Localizable.strings"] = "k = \"%@\";" }
      return try audit(files).findings.first.map { "\($0)".dropFirst($0.diagnostic.description.count) }
    }
    #expect(try ending("de") == "")
    #expect(try ending("de", "fr") == " (and 1 more place)")
    #expect(try ending("de", "fr", "it") == " (and 2 more places)")
  }

  /// By CLDR's rules no whole number of Polish takes `other`, and of German most do. A fraction of Polish does.
  @Test(
    arguments: [
      ("pl", "d", ["one", "few", "many"], "warning"), ("pl", "f", ["one", "few", "many"], "error"),
      ("pl", "d", ["one", "few"], "error"), ("de", "d", ["one"], "error"),
      ("ru", "lld", ["one", "few", "many"], "warning"),
    ])
  func missingOther(language: String, type: String, forms: [String], severity: String) throws {
    let texts = forms.map { ($0, "%\(type) \($0)") }
    let entry = Samples.entry("%#@n@", [("n", type, texts)])
    let file = Samples.dictionaryFile(["a": entry, "b": entry, "c": entry, "d": entry, "e": entry])
    // One cause is one finding, however many texts an export wrote.
    let found = try audit(["Info.plist": english, "\(language).lproj/Localizable.stringsdict": file]).findings
      .filter { $0.code == "stringsdict.missingOther" }
    #expect(found.map(\.severity.rawValue) == [severity] && found.first?.places.count == 5)
    #expect(found.first?.message.hasSuffix("; and 2 more of 'Localizable'") == true, "\(found)")
    let cases = forms.map { #""\#($0)":\#(unit("%\(type) x"))"# }.joined(separator: ",")
    let both = ["a", "b"].map { #""\#($0)":{"localizations":{"\#(language)":{"variations":{"plural":{\#(cases)}}}}}"# }
    let catalogs = try audit(catalog(both.joined(separator: ","))).findings.filter { $0.code == "catalog.missingOther" }
    #expect(catalogs.map(\.severity.rawValue) == [severity], "\(catalogs)")
  }

  // MARK: - Plural formats
  /// By CLDR's rules for cardinal numbers: `many` in French is for millions, `other` in Polish for decimals. Japanese
  /// has `other` alone.
  @Test(
    arguments: [
      ("pl", ["one", "other"], "few, many"), ("uk", ["one", "few", "other"], "many"),
      ("be", ["one", "many", "other"], "few"), ("ru", ["other"], "one, few, many"),
      ("pl", ["one", "few", "many", "other"], nil), ("fr", ["one", "other"], nil), ("ja", ["other"], nil),
      ("cs", ["one", "few", "other"], nil), ("sl", ["one", "few", "other"], "two"),
      ("ar", ["one", "other"], "zero, two, few, many"),
    ] as [(String, [String], String?)])
  func pluralCategories(language: String, categories: [String], missing: String?) throws {
    let forms = { (names: [String]) in plural(Dictionary(uniqueKeysWithValues: names.map { ($0, "%lld \($0)") })) }
    let (english, other) = (forms(["one", "other"]), forms(categories))
    let text = #""%lld files":{"localizations":{"en":\#(english),"\#(language)":\#(other)}}"#
    #expect(
      try audit(catalog(text)).findings.map { "\($0.severity) \($0.message)" }
        == (missing.map { ["warning '%lld files' lacks plural forms: \($0) in '\(language)'"] } ?? []))
  }

  /// The form `zero` is for exactly 0 in English, and does not make a text vary. Turkish and German texts may need one form
  /// only. A source with `other` alone is one of several keys between which code chooses.
  @Test(
    arguments: [
      (["zero", "other"], "de", ["zero", "other"], nil), (["one", "other"], "tr", ["other"], nil),
      (["one", "other"], "de", ["other"], nil), (["other"], "cs", ["few", "other"], nil),
      (["other"], "pl", ["other"], nil), (["zero", "one", "other"], "pl", ["zero", "other"], "one, few, many"),
      (["one", "other"], "lv", ["zero", "other"], "one"), ([], "pl", ["one", "other"], "few, many"),
      ([], "de", ["few", "other"], "one"), ([], "pl", ["zero", "other"], nil),
    ] as [([String], String, [String], String?)])
  func formsThatAreNotMissing(source: [String], language: String, translation: [String], missing: String?) throws {
    let forms = { (names: [String]) in plural(Dictionary(uniqueKeysWithValues: names.map { ($0, "%lld \($0)") })) }
    let english = source.isEmpty ? unit("%lld files") : forms(source)
    let text = #""%lld files":{"localizations":{"en":\#(english),"\#(language)":\#(forms(translation))}}"#
    #expect(
      try audit(catalog(text)).findings.map(\.message)
        == (missing.map { ["'%lld files' lacks plural forms: \($0) in '\(language)'"] } ?? []))
  }
}
