/// The program `with`, without any matching: for comparison.
@main
enum Without {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first else { return }
    if first == "--repeat", arguments.count > 2, let rounds = Int(arguments[1]) {
      print(rounds, sum(rounds, arguments[2...]))
    } else {
      print(first)
    }
  }

  @inline(never)
  private static func sum(_ rounds: Int, _ identifiers: ArraySlice<String>) -> Int {
    var sum = 0
    for _ in 0..<rounds {
      for identifier in identifiers { sum &+= identifier.utf8.count }
    }
    return sum
  }
}
