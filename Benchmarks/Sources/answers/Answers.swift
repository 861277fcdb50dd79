import LocaleCanonicalization
import LocaleMatching
import LocalePlurals
import LocaleValidity

/// Prints what the runtime answers to seeded questions, a line each, so that two checkouts can be compared: see
/// Scripts/compare-answers.py. It asks what both have, and expects nothing.
@main enum Answers {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "choose" { return choose() }
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 else { return print("usage: answers SEED LISTS IDENTIFIERS") }
    var draw = Draw(state: UInt64(truncatingIfNeeded: numbers[0]))
    for _ in 0..<numbers[1] { print(aboutList(&draw)) }
    for _ in 0..<numbers[2] { print(aboutIdentifier(draw.identifier())) }
  }

  /// For each line of standard input, a supported list, a threshold, `favor-script`, `two-way` or nothing, and a preference: what is
  /// shown. For Scripts/check-upgrade.py.
  private static func choose() {
    var (list, matcher) = ([] as [Substring], LocaleMatcher(supported: [String]()))
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5 else { return print("no five fields: \(line)") }
      if list != fields.dropLast() {
        list = Array(fields.dropLast())
        var options = LocaleMatcher.Options()
        options.threshold = .below(Int(list[1]) ?? 50)
        if !list[2].isEmpty { options.favor = .script }
        if !list[3].isEmpty { options.direction = .twoWay }
        matcher = LocaleMatcher(supported: list[0].split(separator: " ").map(String.init), options: options)
      }
      print(matcher.bestIdentifier(for: String(fields[4])))
    }
  }

  /// One supported list with options: the answers to texts, to a header, rankings, sentences.
  private static func aboutList(_ draw: inout Draw) -> String {
    let family = (0..<(1 + draw.number(3))).map { _ in draw.language() }
    let supported = (0..<(1 + draw.number(9))).map { _ in draw.identifier(of: family) }
    let desired = (0..<(1 + draw.number(4))).map { _ in draw.identifier(of: family) }
    var options = LocaleMatcher.Options()
    if draw.number(4) == 0 { options.threshold = .below(draw.number(101)) }
    if draw.number(6) == 0 { options.favor = .script }
    if draw.number(6) == 0 { options.direction = .twoWay }
    if draw.number(6) == 0 { options.demotion = .distance(draw.number(12)) }
    switch draw.number(6) {
    case 0: options.default = .noDefault
    case 1: options.default = .identifier(draw.identifier(of: family))
    default: break
    }
    let header = AcceptLanguage(draw.header(desired))
    let matcher = LocaleMatcher(supported: supported, options: options)
    let one = matcher.bestMatch(for: desired[0])
    return [
      supported.joined(separator: " "), "\(options)", desired.joined(separator: " "), header.header,
      one.map { "\($0) \($0.supportedIndex)" } ?? "-",
      matcher.bestMatch(for: desired).map { "\($0) \($0.supportedIndex)" } ?? "-", matcher.bestIdentifier(for: header),
      one.flatMap { $0.resolved(for: desired[0]) }?.description ?? "-",
      matcher.rankedMatches(for: desired).map(\.description).joined(separator: ", "),
      matcher.rankedMatches(for: header).map(\.description).joined(separator: ", "),
      "\(matcher.explanation(for: desired))", "\(matcher.explanation(for: header))",
    ].joined(separator: "\t")
  }

  private static func aboutIdentifier(_ text: String) -> String {
    let rules = PluralRules(text)
    var answers = [text, rules.description, "\(rules.category(for: 21))", "\(PluralRules(text, .ordinal))"]
    do {
      let identifier = try LocaleIdentifier(validating: text, syntax: .lenient)
      answers += [
        identifier.description, identifier.canonicalized.description, identifier.maximized.description,
        identifier.minimized.description, identifier.withoutLikelyScript.description, "\(identifier.writingDirection)",
        identifier.fallbackChain().map(\.description).joined(separator: " "),
        identifier.fallbackChain(for: .collations).map(\.description).joined(separator: " "),
        identifier.validity.map(\.description).joined(separator: ", "),
      ]
    } catch {
      answers.append(error.description)
    }
    return answers.joined(separator: "\t")
  }
}

/// Draws identifiers of which many are near to each other, and some are none (SplitMix64).
struct Draw {
  var state: UInt64

  mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ mixed >> 31) >> 33) % max(limit, 1)
  }

  private mutating func pick(_ words: String) -> String {
    let words = words.split(separator: " ")
    return String(words[number(words.count)])
  }

  mutating func language() -> String {
    pick(
      """
      en en en de fr it es es pt zh zh sr sr no nb nn da sv hi ar az uz ca hy sl mn pa ku ks kk ky tr ru uk be pl cs sk hr \
      bs sh iw he in id yi fa prs gsw lb nds is fo kl gl eu br cy ga gd mt sq mk bg el ro mo hu fi et lv lt fil tl ms jv su \
      th lo my km vi ko ja yue wuu cmn hak nan gan und root english qaa xx mul zxx art sgn mul nv i x
      """)
  }

  mutating func identifier() -> String { identifier(of: [language()]) }

  mutating func identifier(of languages: [String]) -> String {
    if number(25) == 0 {
      return pick(
        """
        und-US und-419 und-Latn-KH x-bork x-other i-klingon zh-min-nan art-lojban en-GB-oed sgn-BE-FR no-bok en-XA fr-XB \
        en-PSACCENT zh-cmn-Hans sr_RS@latin de_DE.UTF-8 zh_TW_#Hant zh-rTW b+zh+Hant en-USA C POSIX ja_JP_JP ca_ES@valencia \
        de_DE@collation=phonebook en_BCN zh-CHS en--US -en en- abcdefghi en-u en-x en-t-m0
        """)
    }
    var text = languages[number(languages.count)]
    if number(3) == 0 { text += "-" + pick("Latn Cyrl Hans Hant Arab Deva Zzzz Qaai Armn Guru Mong") }
    if number(3) != 0 {
      text +=
        (number(8) == 0 ? "_" : "-")
        + pick(
          "US GB DE AT CH FR CA BE IT ES MX AR 419 001 150 BR PT CN TW HK MO SG RS ME BA RU IR IQ AF PK IN NO UK SU ZZ")
    }
    if number(10) == 0 {
      text += "-" + pick("1996 1901 fonipa valencia tarask oxendict arevmda heploc rozaj-biske posix")
    }
    if number(10) == 0 {
      text +=
        "-"
        + pick(
          """
          u-ca-buddhist u-nu-arab u-ca-islamicc-nu-latn u-rg-uszzzz u-sd-gbsct u-va-posix u-kn-true t-en-m0-prprname \
          a-foo x-private x-a-b u-ca u-foo-bar-co-phonebk
          """)
    }
    switch number(12) {
    case 0: return text.uppercased()
    case 1: return text.lowercased()
    default: return text
    }
  }

  mutating func header(_ ranges: [String]) -> String {
    var parts = ranges.map { $0 + pick("; ;q=1 ;q=0.8 ;q=0.5 ;q=.3 ;q=0 ;q=x").replacing(";") }
    if number(3) == 0 { parts.insert("*" + pick("; ;q=0.1 ;q=0").replacing(";"), at: number(parts.count + 1)) }
    return parts.joined(separator: pick(", ,"))
  }
}

extension String {
  /// Nothing for a weight that is not written.
  fileprivate func replacing(_ none: String) -> String { self == none ? "" : self }
}
