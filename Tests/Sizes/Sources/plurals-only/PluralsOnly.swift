import LocalePlurals

/// Selects the form of a number in a language, and nothing else.
@main
enum PluralsOnly {
  static func main() {
    let arguments = CommandLine.arguments
    let number = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5
    print(PluralRules(arguments.dropFirst().first ?? "pl").category(for: number))
  }
}
