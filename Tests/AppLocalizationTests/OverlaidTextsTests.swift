import AppLocalization
import Foundation
import TestSupport
import Testing

/// A caller's texts over those of a bundle. What the bundle alone says, asked for each language, is the reference.
@Suite struct OverlaidTextsTests {
  private typealias Texts = [String: [String: [String: LocalizedFormat]]]

  /// Tables in every place: in folders, in Base, in none, in a catalog, and varied by number.
  private static let files = [
    "Info.plist": "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
    "Everywhere.strings": "\"a\" = \"every A\";\n\"b\" = \"every B\";\n",
    "Base.lproj/Shared.strings": "\"a\" = \"base A\";\n\"b\" = \"base B\";\n",
    "it.lproj/Shared.strings": "\"a\" = \"A it\";\n",
    "en.lproj/Localizable.strings": "\"a\" = \"A en\";\n\"b\" = \"B en\";\n\"c\" = \"C en\";\n",
    "it.lproj/Localizable.strings": "\"a\" = \"A it\";\n\"b\" = \"B it\";\n",
    "de.lproj/Localizable.strings": "\"a\" = \"A de\";\n",
    "Catalog.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {"en": {"stringUnit": {"value": "cat A en"}}, "pt-BR": {"stringUnit": {"value": "cat A pt"}}}},
      "b": {"localizations": {"en": {"stringUnit": {"value": "cat B en"}}}}}}
    """,
  ]
  private static let tables = ["Localizable", "Shared", "Everywhere", "Catalog", "Remote"]
  private static let keys = ["a", "b", "c", "d"]

  /// What is laid over wins for who sees its language; all else is the bundle's, and where the bundle has nothing in the visitor's
  /// language, the next language's text is its overlay's first.
  @Test func winKeyByKey() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    for (name, text) in Self.files { try folder.write(name, text) }
    let alone = try BundleTables(path: folder.path)
    var random = SeededGenerator(seed: 93)
    for _ in 0..<TestSize.count(400, sample: 60) {
      // Spelled as the bundle spells them, or not; `fi` is new.
      var texts: Texts = [:]
      let names = [["en", "EN"], ["it"], ["de"], ["pt-BR", "pt_br"], ["fi"]]
      for spellings in names where random.number(below: 2) == 0 {
        let name = random.pick(spellings) ?? ""
        for table in Self.tables where random.number(below: 2) == 0 {
          for key in Self.keys where random.number(below: 2) == 0 {
            texts[name, default: [:]][table, default: [:]][key] = LocalizedFormat(
              "over \(spellings[0]) \(table) \(key)")
          }
        }
      }
      // Laid in two steps, the later wins.
      let early = texts.mapValues { $0.mapValues { $0.mapValues { _ in LocalizedFormat("early") } } }
      let over = alone.overlaid(with: early).overlaid(with: texts)
      let isFinnish = texts["fi"] != nil
      #expect(over.bundle.localizations == alone.bundle.localizations + (isFinnish ? ["fi"] : []))
      #expect(over.diagnostics == alone.diagnostics)
      for language in ["en", "it", "de", "pt-BR"] + (isFinnish ? ["fi"] : []) {
        let (own, bundles) = (over.localizer(for: language), alone.localizer(in: language))
        #expect(own.localization == language)
        for (table, key) in Self.tables.flatMap({ table in Self.keys.map { (table, $0) } }) {
          func laid(_ language: String) -> String? {
            let named = texts.first { $0.key.lowercased().prefix(2) == language.prefix(2) }?.value
            return named?[table]?[key].map { _ in "over \(language) \(table) \(key)" }
          }
          // Nobody reads Finnish in the bundle alone.
          let answer = (language == "fi" ? alone.localizer(in: "en") : bundles).lookUp(key, table: table)
          // Texts of no localization are before all languages' own, Base's are the developer's.
          let isOwn = answer.place == .localization(language) || answer.place == .unlocalized
          let next = isOwn ? answer.text : laid("en") ?? alone.localizer(in: "en").lookUp(key, table: table).text
          #expect(own.string(key, table: table) == laid(language) ?? next, "\(language) \(table) \(key): \(texts.keys)")
        }
      }
    }
  }

  /// Apple's policy too looks for each key in the overlay, and then in the bundle's table, which is not hidden.
  @Test func hidesNoTable() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    for (name, text) in Self.files { try folder.write(name, text) }
    let tables = try BundleTables(path: folder.path).overlaid(with: [
      "de": ["Shared": ["a": "A von oben"], "Remote": ["x": "X"]], "Base": ["Shared": ["b": "B from above"]],
    ])
    let german = AppLocalizer(tables, preferredLanguages: ["de-AT"])
    let rows = [
      ("a", "Shared", "A von oben"), ("b", "Shared", "B from above"), ("x", "Remote", "X"), ("y", "Remote", "y"),
      ("b", "Localizable", "b"), ("a", "Everywhere", "every A"),
    ]
    for (key, table, text) in rows { #expect(german.string(key, table: table) == text, "\(table) \(key)") }
  }

  /// A text laid over is numbered by the developer's text in the bundle, and counts the number that it counts.
  @Test func isNumberedByTheDevelopersText() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    for (name, text) in Self.files where name == "Info.plist" { try folder.write(name, text) }
    try folder.write("en.lproj/Localizable.strings", "\"k\" = \"%(count)lld in %(folder)@\";\n")
    let texts: Texts = [
      "it": [
        "Localizable": [
          "k": .plural([.one: "%(folder)@: uno", .other: "%(folder)@: %(count)lld"]), "new": "%(b)@ %(a)@",
        ]
      ], "en": ["Localizable": ["new": "%(a)@ %(b)@"]],
    ]
    let italian = try BundleTables(path: folder.path).overlaid(with: texts).localizer(for: "it")
    #expect(italian.string("k", arguments: [1, "Musica"]) == "Musica: uno")
    #expect(italian.string("k", arguments: ["folder": "Musica", "count": 1_234]) == "Musica: 1234")
    #expect(italian.string("new", arguments: ["A", "B"]) == "B A")
  }

  /// A reload keeps what was laid over, and tells the loss of the bundle's files alone; to replace it by tables without it is a loss.
  @Test func outlivesReloads() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    for (name, text) in Self.files { try folder.write(name, text) }
    let over: Texts = ["it": ["Localizable": ["a": "sopra", "b": "sopra"]], "fi": ["Localizable": ["a": "yllä"]]]
    let tables = try BundleTables(path: folder.path).overlaid(with: over)
    try folder.write("it.lproj/Localizable.strings", "\"a\" = \"nuovo\";\n\"b\" = \"nuovo\";\n\"c\" = \"nuovo\";\n")
    let new = try tables.reloaded()
    #expect(new.localizer(for: "it").string("a") == "sopra" && new.localizer(for: "it").string("c") == "nuovo")
    #expect(new.localizer(for: "fi").string("a") == "yllä")
    try folder.write("it.lproj/Localizable.strings", "\"a\" = \"nuovo\";\n")
    #expect(throws: BundleTables.Loss.self) { try new.reloaded() }
    let loss = #expect(throws: BundleTables.Loss.self) { try tables.replaced(by: BundleTables(path: folder.path)) }
    #expect(loss?.localizations == ["fi"] && loss?.tables == ["it/Localizable.overlay"])
  }

  /// Digits alone, in the locale's own: what Foundation writes with grouping, of which the separators are taken away by hand.
  @Test(arguments: [
    ("en", "%lld", 1_234_567, "1234567"), ("de", "%lld items", 1_234, "1234 items"),
    ("en", "%10lld|", 1_234, "      1234|"),
    ("en", "%-7d|", 1_234, "1234   |"), ("en", "%08d", 1_234, "00001234"), ("fr", "%@", 1_234_567, "1234567"),
    ("en", "%+d", -12_345, "-12345"), ("ar-EG", "%lld", 1_234_567, "١٢٣٤٥٦٧"), ("en", "%x", 255, "ff"),
  ])
  func withoutGrouping(locale: String, format: String, number: Int, expected: String) {
    let texts: Texts = [locale: ["Localizable": ["k": LocalizedFormat(format)]]]
    var localizer = BundleTables(texts: texts).localizer(for: locale)
    localizer.usesGroupingSeparator = false
    #expect(localizer.string("k", arguments: [number]) == expected)
    #expect(localizer.string("missing %@", arguments: [1_234.5]).filter(\.isPunctuation).count < 2)
  }
}
