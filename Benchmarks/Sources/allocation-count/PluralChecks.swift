import LocalePlurals

/// Plural rules: nothing may be allocated, not even the first time.
enum PluralChecks {
  private static let locales = ["en", "pl", "ru", "ar", "fr", "kw", "pt-PT", "und", "zh-Hant-HK"]
  private static let numbers = [
    "0", "1", "5", "1.0", "1.50", "1.2c6", "1000000", "100000000000000000000000000000", "0.00000000000000000000001",
    "x",
  ]

  static func run(_ report: inout Report) {
    let rules = Report.count { keep(PluralRules("pl").category(for: 5) == .many ? 1 : 0) }
    report.note("first in the process", "PluralRules and a category", rules)
    // On the heap, like texts that were read at run time.
    let locales = locales.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    let numbers = numbers.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    report.note(
      "plural rules", "of a String, of every integer type",
      Report.countColdAndWarm {
        for locale in locales {
          let rules = PluralRules(locale, .ordinal)
          keep(rules.category(for: 22) == .two ? 1 : 0)
          keep(rules.category(for: Int8(-3)) == .few ? 1 : 0)
          keep(rules.category(for: UInt64.max) == .few ? 1 : 0)
        }
      })
    report.note(
      "plural rules", "of numbers as they are written",
      Report.countColdAndWarm {
        for locale in locales {
          let rules = PluralRules(locale)
          for number in numbers {
            do throws(PluralNumberError) {
              keep(try rules.category(for: number) == .other ? 1 : 0)
            } catch {
              keep(error.offset)
            }
          }
        }
      })
  }
}
