import LocalePlurals

/// Selects plural categories over and over, to be counted by callgrind. Prints how many selections it made and a sum of
/// the categories, which no optimiser can leave out.
///
///     plural-peer int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS
@main
enum PluralPeer {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let rounds = Int(arguments[5]) else {
      print("usage: plural-peer int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS")
      return
    }
    let kind: PluralRules.PluralKind = arguments[3] == "ordinal" ? .ordinal : .cardinal
    let rules = PluralRules(arguments[2], kind)
    let text = arguments[4]
    let number = Int(text) ?? 0
    var sum = 0
    switch arguments[1] {
    case "int":
      for _ in 0..<rounds { sum &+= select(rules, number) }
    case "text":
      for _ in 0..<rounds { sum &+= select(rules, text) }
    default:
      for _ in 0..<rounds { sum &+= open(arguments[2], kind) }
    }
    print(rounds, sum)
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
