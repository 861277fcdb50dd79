import AppLocaleMatching

@main
enum CheckedIn {
  static func main() { print(AppLocales.bestMatchOrDefault(for: "en-IT").identifier) }
}
