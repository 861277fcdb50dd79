import LocaleMatching

@main
enum CheckedIn {
  static func main() { print(AppLocale.bestLocale(for: "en-IT").rawValue) }
}
