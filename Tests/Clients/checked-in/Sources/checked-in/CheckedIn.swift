import SupportedLocales

@main
enum CheckedIn {
  static func main() { print(AppLocale.bestMatchOrDefault(for: "en-IT").identifier) }
}
