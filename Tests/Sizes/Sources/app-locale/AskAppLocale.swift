@main
enum AskAppLocale {
  static func main() { print(AppLocale.bestLocale(for: CommandLine.arguments.last ?? "en").rawValue) }
}
