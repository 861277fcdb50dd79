import CustomMatching
import LocaleMatching

/// Asks CLDR's tables and the app's own copy one question. In the copy, readers of Afrikaans get Dutch.
@main
struct WhichWins {
  static func main() {
    let supported = ["en", "nl", "fr"]
    let preferred = CommandLine.arguments.dropFirst().first ?? "af"
    let theirs = LocaleMatching.LocaleMatcher(supported: supported).bestMatch(for: preferred)
    let ours = CustomMatching.LocaleMatcher(supported: supported).bestMatch(for: preferred)
    print("CLDR \(LocaleMatching.CLDR.version):", theirs.map { supported[$0.supportedIndex] } ?? "no match")
    print("ours, \(CustomMatching.CLDR.version):", ours.map { supported[$0.supportedIndex] } ?? "no match")
  }
}
