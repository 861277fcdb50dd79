import LocaleMatching

/// Asks for the best of its languages, without Swift's runtime.
@main
enum Embedded {
  static func main() {
    let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
    print(matcher.bestIdentifier(for: "en-IT"))
  }
}
