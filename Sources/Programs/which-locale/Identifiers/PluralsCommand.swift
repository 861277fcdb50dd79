import AppLocalization
import ArgumentParser
import AuditAsking
import LocalePlurals
import LocalizationAudit
import ProgramSupport

struct PluralsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plurals",
    abstract: "Shows the plural category of each number in a language, and the rule that decides.",
    usage: "which-locale plurals locale [numbers] [options]",
    discussion: """
      Shows the plural category of each number by CLDR's plural rules (UTS #35 part 3, Language Plural Rules), with the \
      rule that decides. The digits as written count: 1.50 is not 1.5, and 1.2c6 is 1.2 million in a compact form.

        $ which-locale plurals da 1 1.5 5 1-5 5-1.5
        da, cardinal: one, other
          1      one    n = 1 or t != 0 and i = 0,1
          1.5    one    n = 1 or t != 0 and i = 0,1
          5      other  everything else
          1-5    other  a range from one to other
          5-1.5  one    a range from other to one

      Two numbers with - between them are a range, "1–5 files": CLDR has rows for the categories of its ends, and where it \
      has none the range is other. Without numbers: the rule of each category. Write -- before a number below zero. \
      Operands: n the absolute value, i its integer digits, v and w how many fraction digits are visible, with and without \
      trailing zeros, f and t those digits as an integer, c and e the exponent of a compact form.
      """ + PluralForms.help)

  @Argument(help: "The locale.")
  var locale: String

  @Argument(help: "Numbers as they are written: 5, 1.50, 1.2c6; or ranges, 1-5. Without them: each category's rule.")
  var numbers: [String] = []

  @Flag(help: "Use the rules for ordinal numbers: 1st, 2nd.")
  var ordinal = false

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    try IdentifierList.check(locale, source: .argument)
    let rules = PluralRules(locale, ordinal ? .ordinal : .cardinal)
    let forms = try numbers.isEmpty ? Self.categories(of: rules) : numbers.map { try Self.form(of: $0, rules) }
    try output.print(PluralForms(locale: locale, kind: ordinal ? "ordinal" : "cardinal", rules: rules, rows: forms))
  }

  private static func categories(of rules: PluralRules) -> [PluralForms.Form] {
    rules.categories.map { PluralForms.Form(number: nil, category: $0, rule: rules.rule(for: $0) ?? "") }
  }

  private static func form(of number: String, _ rules: PluralRules) throws(CommandFailure) -> PluralForms.Form {
    if let last = number.dropFirst().last, "-–".contains(last) {
      throw .usage("the range '\(number.excerpt)' has no end: write 1-5")
    }
    do throws(PluralNumberError) {
      // The first character may be a sign.
      if let dash = number.dropFirst().firstIndex(where: { $0 == "-" || $0 == "–" }) {
        let start = try rules.category(for: String(number[..<dash]))
        let end = try rules.category(for: String(number[number.index(after: dash)...]))
        return PluralForms.Form(
          number: number, category: rules.category(from: start, to: end), rule: "a range from \(start) to \(end)")
      }
      let category = try rules.category(for: number)
      return PluralForms.Form(number: number, category: category, rule: rules.rule(for: category) ?? "")
    } catch {
      throw .usage("'\(number.excerpt)' is \(error)")
    }
  }
}

/// The plural categories of numbers, or of a language.
struct PluralForms: Answer {
  struct Form {
    var number: String?
    var category: PluralCategory
    var rule: String
  }

  static let columns: [Column<Form>] = [
    Column("number", \.number), Column("", in: [], heading: "", isOptional: true, \.number),
    Column("category", heading: "", \.category), Column("rule", \.rule),
    Column("", in: [], heading: "") { $0.rule.isEmpty ? "everything else" : $0.rule },
  ]
  static let members: [Column<PluralForms>] = [
    Column("locale", \.locale), Column("rules", \.rules.locale), Column("kind", \.kind),
    Column("categories", \.rules.categories), Column("forms", of: columns, \.rows),
  ]
  let locale: String
  let kind: String
  let rules: PluralRules
  let rows: [Form]

  /// A language that CLDR does not know has the rules of `root`.
  var notices: [String] { IdentifierList.doubts(of: [locale]) }

  func lines(_ style: TextStyle) -> [String] {
    let source = rules.locale == locale ? "" : ", by the rules of \(rules.locale)"
    return ["\(locale), \(kind): \(rules.categories.text)\(source)"] + Self.table(rows).lines(style)
  }
}

extension PluralCategory: AnswerValue {}
