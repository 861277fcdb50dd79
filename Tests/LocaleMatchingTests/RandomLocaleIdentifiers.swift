import CLDRTables
import TestSupport

/// Draws identifiers with all kinds of subtags that have aliases: languages, variants, keywords, source languages.
struct RandomLocaleIdentifiers {
  private var generator: SeededGenerator
  private let languages: [String]
  private let scripts: [String]
  private let regions: [String]
  private let variants: [String]
  private let keywords: [String]
  private let fields: [String]
  private let heads: [String]

  init(_ facts: CLDRFacts, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let aliases = facts.aliases.filter { $0.kind == .language && !$0.type.contains("_") }
    languages =
      aliases.map(\.type) + facts.likelySubtags.map(\.from).filter { !$0.contains("_") }.prefix(400)
      + ["sgn", "zh", "no", "hy", "art", "cel", "und", "root", "english", "posix", "aa", "sh", "nor", "zho"]
    scripts = ["Latn", "Cyrl", "Qaai", "Hant", "Armn", "Arab", "Zzzz"]
    let territories = facts.aliases.filter {
      $0.kind == .territory && ($0.type.utf8.count == 2 || $0.type.first?.isNumber == true)
    }
    regions = territories.map(\.type) + ["US", "GB", "BR", "DE", "NO", "419", "ZZ", "BA"]
    variants = [
      "heploc", "hepburn", "alalc97", "arevela", "arevmda", "aaland", "polytoni", "polyton", "lojban", "saaho",
      "bokmal",
      "nynorsk", "hakka", "xiang", "guoyu", "gaulish", "fonipa", "1996", "rozaj", "biske", "1994", "posix",
    ]
    let types = facts.bcp47Keys.filter { !$0.name.isEmpty }.flatMap { key in
      key.types.flatMap { type in
        ([type.name] + type.aliases).map { (key.extensionSingleton, "\(key.name)-\($0)") }
      }
    }
    let subdivisions = facts.aliases.filter { $0.kind == .subdivision }.flatMap { ["rg-\($0.type)", "sd-\($0.type)"] }
    keywords =
      types.filter { $0.0 == "u" }.map(\.1).filter { !$0.hasPrefix("tz-") && !$0.hasPrefix("cu-") && !$0.contains("/") }
      + subdivisions + ["ca", "kn-true", "kn-yes", "kn", "tz-cnckg", "tz-est", "cu-eur", "rg-uszzzz", "zz-foo-bar"]
    fields = types.filter { $0.0 == "t" }.map(\.1) + ["m0-true", "x0-foo-bar"]
    heads = facts.aliases.filter { $0.kind == .language && $0.type.contains("_") }.map {
      $0.type.replacing("_", with: "-")
    }
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }

  private mutating func language() -> String {
    if number(below: 12) == 0 { return pick(heads) }
    var text = pick(languages)
    if number(below: 3) == 0 { text += "-" + pick(scripts) }
    if number(below: 2) == 0 { text += "-" + pick(regions) }
    for _ in 0..<max(0, number(below: 6) - 2) { text += "-" + pick(variants) }
    return text
  }

  mutating func next() -> String {
    var text = language()
    var extensions: [String] = []
    if number(below: 3) == 0 {
      var piece = "u"
      for _ in 0..<max(0, number(below: 4) - 2) { piece += "-" + pick(["foo", "bar", "attr", "foo"]) }
      for _ in 0..<(1 + number(below: 3)) { piece += "-" + pick(keywords) }
      extensions.append(piece)
    }
    if number(below: 4) == 0 {
      var piece = "t"
      if number(below: 4) != 0 { piece += "-" + language() }
      for _ in 0..<number(below: 3) { piece += "-" + pick(fields) }
      extensions.append(piece)
    }
    if number(below: 10) == 0 { extensions.append(pick(["a-foo", "0-bar-foo", "z-zz-a1", "b-not-assigned"])) }
    extensions.shuffle(using: &generator)
    for piece in extensions { text += "-" + piece }
    if number(below: 15) == 0 { text += "-x-" + pick(["private", "a-b-c", "u-ca-roc"]) }
    switch number(below: 8) {
    case 0: return text.uppercased()
    case 1: return text.lowercased()
    case 2: return text.replacing("-", with: "_")
    default: return text
    }
  }
}
