import CountedWork
import LocalePlurals

/// Selects plural categories: over and over, to be counted by callgrind, or one for each line of standard input.
///
///     plural-peer [int|text LOCALE cardinal|ordinal NUMBER ROUNDS]...     prints a sum that no optimiser can leave out
///     plural-peer answer          LOCALE  cardinal|ordinal  NUMBER [NUMBER], tab-separated: a category for each
@main
enum PluralPeer {
  static func main() {
    if CommandLine.arguments.dropFirst() == ["answer"] { return answer() }
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    while let mode = arguments.next() {
      guard let locale = arguments.next(), let kind = arguments.next(), let number = arguments.next(),
        let rounds = arguments.next().flatMap(Int.init)
      else {
        print("usage: plural-peer answer | plural-peer [int|text LOCALE cardinal|ordinal NUMBER ROUNDS]...")
        return
      }
      print(rounds, sum(mode, locale, kind == "ordinal" ? .ordinal : .cardinal, number, rounds))
    }
  }

  private static func answer() {
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3 || fields.count == 4 else {
        print("error: not three or four fields")
        continue
      }
      let rules = PluralRules(fields[0], fields[1] == "ordinal" ? .ordinal : .cardinal)
      if fields.count == 4 {
        print((try? rules.category(from: fields[2], to: fields[3]).rawValue) ?? "error: no number")
        continue
      }
      print((try? rules.category(for: fields[2]).rawValue) ?? "error: no number")
    }
  }

  private static func sum(
    _ mode: String, _ locale: String, _ kind: PluralRules.Kind, _ text: String, _ rounds: Int
  ) -> Int {
    let rules = PluralRules(locale, kind)
    let number = Int(text) ?? 0
    var sum = 0
    counting_begins()
    if mode == "int" {
      for _ in 0..<rounds { sum &+= select(rules, number) }
    } else {
      for _ in 0..<rounds { sum &+= select(rules, text) }
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
}
