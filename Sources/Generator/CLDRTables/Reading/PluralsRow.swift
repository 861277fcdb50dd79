import LocaleCore

/// `plurals`: the rules of cardinals and ordinals, and those of ranges.
struct PluralsRow: CLDRElement {
  private var kind = PluralRulesFact.Kind.cardinal
  private var rules: [Rules] = []
  private var ranges: [PluralRangesFact] = []

  private struct Rules: CLDRElement {
    var location = SourceLocation.none
    var locales = WrittenLocales(wrappedValue: [])
    var rules: [Rule] = []

    static let parts: [Part<Self>] = [
      .line(\.location), .attribute("locales", .locales(.triple, orRoot: true), \.locales),
      .elements("pluralRule", \.rules),
    ]
  }

  private struct Rule: CLDRElement {
    var location = SourceLocation.none
    var count = ""
    var text = ""

    static let parts: [Part<Self>] = [
      .line(\.location), .attribute("count", PluralRuleFact.category, \.count), .text(\.text),
    ]
  }

  static let parts: [Part<Self>] = [
    // Cardinals, by the DTD, if a section does not say.
    .attribute(
      "type", .word("cardinal or ordinal", default: "cardinal") { PluralRulesFact.Kind(rawValue: $0) != nil }, \.kind),
    .elements("pluralRules", \.rules), .elements("pluralRanges", \.ranges),
  ]

  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    facts.pluralRules += rules.map { set in
      PluralRulesFact(kind, set.locales, set.rules.compactMap { fact(of: $0, &collector) }, at: set.location)
    }
    facts.pluralRanges += ranges
  }

  private func fact(of rule: Rule, _ collector: inout FactCollector) -> PluralRuleFact? {
    var parser = PluralRuleParser(rule.text)
    let text = String(rule.text.listItems.joined(separator: " ").prefix(300))
    do throws(PluralRuleParser.Fault) {
      let condition = try parser.condition()
      let (samples, fault) = parser.samples()
      if let fault {
        // Samples decide no answer; those that can be read are held against the conditions.
        collector.report(
          InputDiagnostic(
            "samples of a plural rule that are not read, from '\(fault.found)' on",
            at: collector.location(rule.location.line),
            text: text, hint: "passed over: expected \(fault.expected) there", severity: .warning))
      }
      return PluralRuleFact(category: rule.count, condition: condition, samples: samples, location: rule.location)
    } catch {
      collector.report(
        "malformed plural rule, at '\(error.found)'", at: rule.location.line, text: text,
        hint: "expected \(error.expected) there")
      return nil
    }
  }
}

extension PluralRuleFact {
  static let category = ElementForm.Attribute.word(
    "one of \(categories.joined(separator: " "))", isRequired: true
  ) { categories.contains($0) }
}

/// Reads a plural rule as CLDR writes it (UTS #35 part 3, Plural Rules Syntax):
///
///     condition     = and_condition ('or' and_condition)*
///     and_condition = relation ('and' relation)*
///     relation      = operand ('%' value)? ('=' | '!=') range (',' range)*
///     operand       = 'n' | 'i' | 'v' | 'w' | 'f' | 't' | 'c' | 'e'
///     range         = value ('..' value)?
///     samples       = ('@integer' list)? ('@decimal' list)?
///     list          = number ('~' number)? (',' number ('~' number)?)* (',' ('…' | '...'))?
///
/// Any white space may be between tokens.
struct PluralRuleParser {
  /// The error that stopped the parser.
  struct Fault: Error {
    /// The token that is not allowed where it was found; `end of rule` if one is missing.
    var found: String
    var expected: String
  }

  /// The limit of values. Real values are far below: a rule with a greater one is damaged.
  private static let valueLimit = 1_000_000_000
  /// CLDR's longest rule has 115; every number is compared with every range.
  private static let tokenLimit = 2000

  private let tokens: [String]
  private var position = 0

  init(_ text: String) {
    tokens = Self.tokens(of: text)
  }

  /// The condition; empty if samples or nothing follow at once.
  mutating func condition() throws(Fault) -> PluralCondition {
    guard tokens.count <= Self.tokenLimit else {
      throw Fault(
        found: tokens[Self.tokenLimit], expected: "the end of the rule, \(Self.tokenLimit) words and signs at most,")
    }
    if next == nil || next == "@" { return PluralCondition(alternatives: []) }
    var alternatives: [[PluralRelation]] = []
    repeat {
      var relations: [PluralRelation] = []
      repeat { relations.append(try relation()) } while take("and")
      alternatives.append(relations)
    } while take("or")
    guard next == nil || next == "@" else { throw fault("'and', 'or', '@integer', '@decimal' or the end") }
    return PluralCondition(alternatives: alternatives)
  }

  /// The samples after the condition, up to the end of the rule, or to what cannot be read.
  mutating func samples() -> ([PluralSample], Fault?) {
    var samples: [PluralSample] = []
    do throws(Fault) {
      for name in ["integer", "decimal"] where next == "@" && following == name {
        position += 2
        samples += try list()
      }
      guard next == nil else { throw fault("'@integer', then '@decimal', then the end") }
      return (samples, nil)
    } catch {
      return (samples, error)
    }
  }

  private mutating func relation() throws(Fault) -> PluralRelation {
    guard let operand = PluralWord.Operand.allCases.first(where: { String($0.letter) == next }) else {
      throw fault("an operand, one of n i v w f t c e,")
    }
    position += 1
    var modulus: Int?
    if take("%") {
      let value = try value()
      guard value > 0 else {
        position -= 1
        throw fault("a number above zero")
      }
      modulus = value
    }
    let isNegated = next == "!="
    guard take("=") || take("!=") else { throw fault(modulus == nil ? "'%', '=' or '!='" : "'=' or '!='") }
    var ranges: [ClosedRange<Int>] = []
    repeat {
      let low = try value()
      let high = take("..") ? try value() : low
      guard low <= high else {
        position -= 1
        throw fault("a number of at least \(low)")
      }
      ranges.append(low...high)
    } while take(",")
    return PluralRelation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  private mutating func value() throws(Fault) -> Int {
    // A token has no sign.
    guard let value = next.flatMap({ Int($0) }), value < Self.valueLimit else {
      throw fault("a number below \(Self.valueLimit)")
    }
    position += 1
    return value
  }

  private mutating func list() throws(Fault) -> [PluralSample] {
    var samples: [PluralSample] = []
    repeat {
      if take("…") || take("...") { return samples }
      let first = try sample()
      guard take("~") else {
        samples.append(first)
        continue
      }
      guard let range = first.numbers(through: try sample()) else {
        position -= 1
        throw fault("the end of a short range of equal numbers")
      }
      samples += range
    } while take(",")
    return samples
  }

  private mutating func sample() throws(Fault) -> PluralSample {
    guard let sample = next.flatMap(PluralSample.init) else { throw fault("a number such as 1, 1.50 or 1.2c6") }
    position += 1
    return sample
  }

  // MARK: - Tokens

  private var next: String? { position < tokens.count ? tokens[position] : nil }
  private var following: String? { position + 1 < tokens.count ? tokens[position + 1] : nil }

  private mutating func take(_ token: String) -> Bool {
    if next != token { return false }
    position += 1
    return true
  }

  private func fault(_ expected: String) -> Fault { Fault(found: next ?? "end of rule", expected: expected) }

  /// The tokens: words and numbers, `1.0000001c6` in one piece; all others are single characters, except `!=`, `..` and
  /// `...`.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let character = rest.first {
      let taken: Substring
      if character.isWhitespace {
        rest.removeFirst()
        continue
      } else if character.isLetter {
        taken = rest.prefix { $0.isLetter }
      } else if character.isNumber {
        taken = number(in: rest)
      } else {
        taken = ["!=", "...", ".."].first { rest.hasPrefix($0) }.map { rest.prefix($0.count) } ?? rest.prefix(1)
      }
      tokens.append(String(taken))
      rest = rest.dropFirst(taken.count)
    }
    return tokens
  }

  /// The digits at the beginning, with a point only if a digit follows it: `2..4` is three tokens and `2.4` is one.
  private static func number(in text: Substring) -> Substring {
    var end = text.prefix { $0.isNumber }.endIndex
    for separators in [".", "ce"] {
      guard end < text.endIndex, separators.contains(text[end]) else { continue }
      let digits = text[text.index(after: end)...].prefix { $0.isNumber }
      if !digits.isEmpty { end = digits.endIndex }
    }
    return text[..<end]
  }
}
