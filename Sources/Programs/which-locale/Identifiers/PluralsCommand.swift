import AppLocalization
import ArgumentParser
import LocaleMatching
import LocalePlurals
import ProgramSupport

struct PluralsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plurals",
    abstract: "Shows the plural category of each number in a language, and the rule that decides.",
    usage: "which-locale plurals locale [numbers] [options]",
    discussion: HelpText.plurals)

  @Argument(help: "The locale.")
  var locale: String

  @Argument(help: "Numbers as they are written: 5, 1.50, 1.2c6; or ranges, 1-5. Without them: each category's rule.")
  var numbers: [String] = []

  @Flag(help: "Use the rules for ordinal numbers: 1st, 2nd.")
  var ordinal = false

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  private struct NumberForm {
    var number: String?
    var category: PluralCategory
    var rule: String
  }

  func run() throws {
    try IdentifierList.check(locale, source: .argument)
    let rules = PluralRules(locale, ordinal ? .ordinal : .cardinal)
    let forms = try numbers.isEmpty ? Self.categories(of: rules) : numbers.map { try Self.form(of: $0, rules) }
    let kind = ordinal ? "ordinal" : "cardinal"
    let names = rules.categories.map(\.rawValue)
    let source = rules.locale == locale ? "" : ", by the rules of \(rules.locale)"
    let rows = forms.map { form in
      let rule = form.rule.isEmpty ? "everything else" : form.rule
      return form.number.map { [$0, form.category.rawValue, rule] } ?? [form.category.rawValue, rule, ""]
    }
    let values = forms.map { form in
      JSONValue.object([
        "number": JSONValue(form.number), "category": .string(form.category.rawValue), "rule": .string(form.rule),
      ])
    }
    output.format.print(
      text: ["\(locale), \(kind): \(names.joined(separator: ", "))\(source)"]
        + TextTable([.text(), .text(), .text()], rows).lines(),
      tsv: forms.map { [$0.number ?? "-", $0.category.rawValue, $0.rule].tabSeparated },
      json: .object([
        "locale": .string(locale), "rules": .string(rules.locale), "kind": .string(kind), "categories": .list(names),
        "forms": .array(values),
      ]))
  }

  private static func categories(of rules: PluralRules) -> [NumberForm] {
    rules.categories.map { NumberForm(number: nil, category: $0, rule: rules.rule(for: $0) ?? "") }
  }

  private static func form(of number: String, _ rules: PluralRules) throws(CommandFailure) -> NumberForm {
    do throws(PluralNumberError) {
      // The first character may be a sign.
      if let dash = number.dropFirst().firstIndex(where: { $0 == "-" || $0 == "–" }) {
        let start = try rules.category(for: String(number[..<dash]))
        let end = try rules.category(for: String(number[number.index(after: dash)...]))
        return NumberForm(
          number: number, category: rules.category(from: start, to: end), rule: "a range from \(start) to \(end)")
      }
      let category = try rules.category(for: number)
      return NumberForm(number: number, category: category, rule: rules.rule(for: category) ?? "")
    } catch {
      throw .usage("'\(number.excerpt)' is \(error)")
    }
  }
}
