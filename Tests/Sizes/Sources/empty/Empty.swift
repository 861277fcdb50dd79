/// What every Swift program weighs: the clients are measured against it.
@main
enum Empty {
  static func main() { print(CommandLine.arguments.dropFirst().first ?? "en-IT") }
}
