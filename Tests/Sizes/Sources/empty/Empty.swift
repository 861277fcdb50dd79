/// An empty Swift program: the sizes of the clients are compared with it.
@main
enum Empty {
  static func main() { print(CommandLine.arguments.dropFirst().first ?? "en-IT") }
}
