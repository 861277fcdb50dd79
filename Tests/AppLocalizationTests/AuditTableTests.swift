import AppLocalization
import Testing

@testable import LocalizationAudit

/// A table between the files and the rules: what it is for, and which keys its localizations should have.
@Suite struct AuditTableTests {
  /// A table of these keys, by place: `Base`, `-` for none, or a localization.
  private func table(named name: String = "T", reference: String? = nil, _ keys: KeyValuePairs<String, String>)
    -> AuditTable
  {
    var table = AuditTable(name: name)
    table.reference = reference.map(place)
    for (name, keys) in keys {
      let texts = keys.split(separator: "|").map { (String($0), "Text of \(name)") }
      table.localizations[place(name)] = contents(texts, "\(name).strings")
    }
    return table
  }

  private func contents(_ texts: [(key: String, text: String)], _ path: String = "T.strings") -> AuditTable.Contents {
    let lines = texts.map { "\"\($0.key)\" = \"\($0.text)\";" }.joined()
    var contents = AuditTable.Contents()
    contents.table = LocalizedTable(strings: StringsTable.read(Array(lines.utf8)).table)
    contents.files = [(.strings, path)]
    return contents
  }

  private func place(_ name: String) -> TablePlace {
    name == "Base" ? .base : name == "-" ? .unlocalized : .localization(name)
  }

  /// A table's name says whether the system shows it. Keys of a storyboard are more than half of the developer's, or of the
  /// fullest file's without the developer's.
  @Test func kinds() {
    for (name, kind) in [
      ("App/Settings.bundle/Root", .settings), ("Settings.bundle", .strings), ("InfoPlist", .infoPlist),
      ("A/infoplist", .infoPlist), ("AppInfoPlist", .infoPlist), ("Info-RemotePlist", .infoPlist), ("Info", .strings),
      ("PlistInfo", .strings), ("Plist", .strings), ("InfoPlist/Menu", .strings),
    ] as [(String, AuditTable.TableKind)] {
      #expect(table(named: name, ["en": "a.b"]).kind == kind, "\(name)")
    }
    for (reference, keys, kind) in [
      (nil, [:], .strings), (nil, ["en": ""], .strings), ("en", ["en": "1.text"], .interface),
      ("en", ["en": "1.text|a"], .strings),
      ("en", ["en": "1.text|2.text|a"], .interface), ("en", ["en": "a", "de": "1.text|2.text|3.text"], .strings),
      ("en", ["en": "1.text", "de": "a|b|c"], .interface), (nil, ["en": "a", "de": "1.text|2.text"], .interface),
      (nil, ["en": "a|b|c", "de": "1.text|2.text"], .strings), ("en", ["de": "1.text", "fr": "a|b"], .strings),
    ] as [(String?, KeyValuePairs<String, String>, AuditTable.TableKind)] {
      #expect(table(reference: reference, keys).kind == kind, "\(keys)")
    }
    var plain = table(reference: "en", ["en": "a|b"])
    plain.interfacePlaces = [.base]
    #expect(plain.kind == .interface)
  }

  /// The developer's entry stands for a key; without one the first localization's that has it, by name.
  @Test func samples() {
    let all = table(reference: "en", ["de": "a|b|c", "en": "a|c", "fr": "b|d", "ar": "c", "-": "d"])
    #expect(
      ["a", "b", "c", "d", "e"].map { all.sample(LiteralKey($0))?.path }
        == ["en", "de", "en", "-", nil].map { $0.map { "\($0).strings" } })
    let none = table(["fr": "a", "de": "a|b"])
    #expect(["a", "b"].map { none.sample(LiteralKey($0))?.path } == ["de.strings", "de.strings"])
    var base = table(reference: "en", ["de": "a|b", "en": "a", "fr": "b"])
    let isComplete = base.complete(with: contents([("b", "B")], "Base.strings"))
    #expect(isComplete)
    #expect(base.sample(LiteralKey("b"))?.path == "Base.strings" && base.developers?.count == 2)
    #expect(base.sortedContents.map(\.place) == [place("de"), place("en"), place("fr")])
  }

  /// `Base` completes the developer's texts where at least half of the others translate what it has.
  @Test(arguments: [
    ("a|b", "b", true), ("a", "", false), ("b", "b", true), ("b", "", true), ("c", "", false), ("b|c", "c|b", true),
  ])
  func completions(german: String, french: String, isComplete: Bool) {
    var own = table(reference: "en", ["en": "a", "de": german, "fr": french, "-": "b"])
    let base = contents([("a", "A"), ("b", "B")])
    var none = table(["en": "a", "de": "b"])
    let (found, foundWithoutReference) = (own.complete(with: base), none.complete(with: base))
    #expect(found == isComplete && !foundWithoutReference)
    #expect(own.developers?.keys.map(\.text).sorted() == (isComplete ? ["a", "b"] : ["a"]))
  }

  private func expected(_ table: AuditTable, variants: String...) -> String {
    ExpectedKeys(table, table.kind, variants: Set(variants.map(place))).keys.joined(separator: "|")
  }

  /// The developer's keys are expected. Without them, and where the keys are texts or the developer has hardly any, those that
  /// at least half of the localizations have. `Base`, what is outside of all, and variants do not count.
  @Test func whichKeysAreExpected() {
    for (reference, keys, wanted) in [
      ("en", ["en": "x|y", "de": "x|z", "fr": "x|z"], "x|y"), (nil, ["de": "x", "fr": "x|y"], "x|y"),
      (nil, ["de": "x", "es": "x", "fr": "x|y"], "x"), (nil, ["de": "x|y"], "x|y"),
      ("en", ["en": "x", "de": "x|y|z|v|w"], "x"),
      ("en", ["en": "", "de": "x|y"], "x|y"), (nil, ["de": "x", "Base": "y", "-": "z"], "x"),
      ("en", ["en": "x", "de": "x|y|z|w", "fr": "x|y|z|w"], "x"),
      ("en", ["en": "x", "de": "x|y|z|w|v", "fr": "x|y|z|w|v"], "v|w|x|y|z"),
      ("en", ["en": "A b", "de": "A b|C d", "fr": "A b|C d"], "A b|C d"),
      ("en", ["en": "A b", "de": "A b|C d"], "A b"),
      ("en", ["en": "A b|v|w|x|y", "de": "C d", "fr": "C d"], "A b|C d|v|w|x|y"),
      ("en", ["en": "A b|v|w|x|y|z", "de": "C d", "fr": "C d"], "A b|v|w|x|y|z"),
      (nil, ["de": "x|y", "fr": "", "it": ""], ""),
    ] as [(String?, KeyValuePairs<String, String>, String)] {
      #expect(expected(table(reference: reference, keys)) == wanted, "\(keys)")
    }
    #expect(expected(table(["pt": "x", "pt-BR": "y", "fr": "x"]), variants: "pt-BR") == "x")
    // What the developer's table lacks has its text in a translation; without words it needs none.
    var wordless = table(["de": "x|y", "fr": "x|y"])
    wordless.localizations[place("de")] = contents([("x", "%d"), ("y", "Y")])
    #expect(expected(wordless) == "y")
    // Where the developer's text has no words, a key that is a text is not asked for.
    var numbers = table(reference: "en", ["en": "A b|C d", "de": "A b|C d"])
    numbers.localizations[place("en")] = contents([("A b", "%d"), ("C d", "C d")])
    #expect(expected(numbers) == "C d")
    // A catalog has its source's keys, stale ones excepted; the empty key is nobody's.
    var catalog = table(reference: "en", ["en": "A b|a.old|x", "de": "A b|C d|x", "fr": "A b|C d|x"])
    catalog.isCatalog = true
    #expect(expected(catalog) == "A b|a.old|x")
    catalog.localizations[place("en")]?.notes[LiteralKey("a.old")] = TextNote(state: .stale)
    #expect(expected(catalog) == "A b|x")
    // The Settings app shows what its pages name.
    var settings = table(named: "App/Settings.bundle/Root", reference: "en", ["en": "x|y", "de": "x"])
    settings.settingsTexts = ["x", "Sound"]
    #expect(expected(settings) == "Sound|x")
  }

  /// A majority, a single one, and those that are neither.
  @Test func howManyHaveAKey() {
    let keys = ExpectedKeys(
      table(
        reference: "en", ["en": "x", "de": "x|a", "es": "x|a|b", "fr": "a|b", "it": "a|c", "pl": "", "en-GB": "d"]),
      .strings,
      variants: [place("en-GB")])
    let names = ["a", "b", "c", "d", "x"].map(LiteralKey.init)
    #expect(names.map(keys.isCommon) == [true, false, false, false, false])
    #expect(names.map(keys.isInMost) == [true, false, false, false, false])
    #expect(names.map(keys.isAlone) == [false, false, true, true, false])
    let two = ExpectedKeys(table(reference: "en", ["en": "x", "de": "a|A b", "fr": "a|A b"]), .strings, variants: [])
    let (a, text) = (LiteralKey("a"), LiteralKey("A b"))
    #expect(two.isCommon(a) && !two.isInMost(a) && two.isOwnText(text) && !two.isOwnText(a) && !two.isAlone(a))
    let one = ExpectedKeys(table(reference: "en", ["en": "x", "de": "a"]), .strings, variants: [])
    #expect(!one.isAlone(a) && !one.isCommon(a))
  }
}
