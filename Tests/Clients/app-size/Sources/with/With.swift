/// Prints the best localization of the argument, or matches many times over.
@main
enum With {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first else { return }
    if first == "--repeat", arguments.count > 2, let rounds = Int(arguments[1]) {
      print(rounds, sum(rounds, arguments[2...]))
    } else {
      print(AppLocale.bestMatch(for: first)?.identifier ?? "-")
    }
  }

  /// A value that the optimizer cannot compute at compile time.
  @inline(never)
  private static func sum(_ rounds: Int, _ identifiers: ArraySlice<String>) -> Int {
    var sum = 0
    for _ in 0..<rounds {
      for identifier in identifiers { sum &+= AppLocale.bestMatch(for: identifier)?.position ?? -1 }
    }
    return sum
  }
}
