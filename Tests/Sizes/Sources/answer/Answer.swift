import LocaleMatching

/// Asks for the best of its languages, as an app does.
@main
enum Answer {
  static func main() {
    let supported = ["en", "en-GB", "en-IE", "en-IN", "de", "it", "it-CH"]
    let match = LocaleMatcher(supported: supported).bestMatch(for: CommandLine.arguments.dropFirst().first ?? "en-IT")
    print(match.map { supported[$0.supportedIndex] } ?? "-")
  }
}
