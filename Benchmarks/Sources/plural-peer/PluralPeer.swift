import CountedWork
import LocalePlurals

/// Selects plural categories over and over, to be counted by callgrind. Prints for each case how many selections it made and
/// a sum of the categories, which no optimiser can leave out.
///
///     plural-peer [int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS]...
@main
enum PluralPeer {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    while let mode = arguments.next() {
      guard let locale = arguments.next(), let kind = arguments.next(), let number = arguments.next(),
        let rounds = arguments.next().flatMap(Int.init)
      else {
        print("usage: plural-peer [int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS]...")
        return
      }
      print(rounds, sum(mode, locale, kind == "ordinal" ? .ordinal : .cardinal, number, rounds))
    }
  }

  private static func sum(
    _ mode: String, _ locale: String, _ kind: PluralRules.PluralKind, _ text: String, _ rounds: Int
  ) -> Int {
    let rules = PluralRules(locale, kind)
    let number = Int(text) ?? 0
    var sum = 0
    counting_begins()
    switch mode {
    case "int": for _ in 0..<rounds { sum &+= select(rules, number) }
    case "text": for _ in 0..<rounds { sum &+= select(rules, text) }
    default: for _ in 0..<rounds { sum &+= open(locale, kind) }
    }
    counting_ends()
    return sum
  }

  // Not inlined, so that nothing is computed once for all rounds; the call is counted too.

  @inline(never)
  private static func select(_ rules: PluralRules, _ number: Int) -> Int {
    rules.category(for: number) == .other ? 0 : 1
  }

  @inline(never)
  private static func select(_ rules: PluralRules, _ number: String) -> Int {
    (try? rules.category(for: number)) == .other ? 0 : 1
  }

  @inline(never)
  private static func open(_ locale: String, _ kind: PluralRules.PluralKind) -> Int {
    PluralRules(locale, kind).categories.count
  }
}
