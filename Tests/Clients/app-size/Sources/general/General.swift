import LocaleMatching

/// The program `with`, with the general matcher over the same list in place of the app's tables: for comparison.
@main
enum General {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first else { return }
    let matcher = LocaleMatcher(supported: ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"])
    if first == "--repeat", arguments.count > 2, let rounds = Int(arguments[1]) {
      print(rounds, sum(rounds, matcher, arguments[2...]))
    } else {
      print(matcher.bestMatch(for: first).map { matcher.supported[$0.supportedIndex] } ?? "-")
    }
  }

  /// A value that the optimizer cannot compute at compile time.
  @inline(never)
  private static func sum(_ rounds: Int, _ matcher: LocaleMatcher, _ identifiers: ArraySlice<String>) -> Int {
    var sum = 0
    for _ in 0..<rounds {
      for identifier in identifiers { sum &+= matcher.bestMatch(for: identifier)?.supportedIndex ?? -1 }
    }
    return sum
  }
}
