import LocaleMatching

/// A library that uses LocaleMatching internally.
public enum Greeting {
  private static let greetings = [
    ("en", "Hello"), ("en-GB", "How do you do"), ("de", "Guten Tag"), ("it", "Buongiorno"),
  ]

  public static func text(for preferences: [String]) -> String {
    let match = LocaleMatcher(supported: greetings.map(\.0)).bestMatch(for: preferences)
    return match.map { greetings[$0.supportedIndex].1 } ?? "-"
  }
}
