import LocaleCanonicalization
import LocaleMatching

/// The properties of fallback chains (UTS #35, Locale Inheritance and Matching).
enum FallbackProperties {
  /// CLDR's longest chains have four or five steps; ten steps would be a cycle.
  private static let longest = 10

  static func check(_ identifier: LanguageIdentifier, _ text: String) throws(PropertyViolation) {
    for component in LocaleComponent.allCases {
      var count = 0
      var last = identifier
      for step in identifier.fallbackChain(for: component) {
        try require(
          count == 0 ? step == identifier : step == last.parent(for: component), "a chain goes to the parent",
          "\(identifier): \(step)")
        last = step
        count += 1
        try require(count <= longest, "a chain is short", "\(identifier)")
      }
      let isRoot = last.language == .undetermined && last.script == nil && last.region == nil
      try require(isRoot && last.parent(for: component) == nil, "a chain ends with the root", "\(identifier)")
    }
    try checkText(identifier, text)
  }

  /// One step for each variant up to the 32nd, one for all others, and one for everything after the variants.
  private static func checkText(_ identifier: LanguageIdentifier, _ text: String) throws(PropertyViolation) {
    let whole = try require(LocaleIdentifier(text), "what has a language is an identifier", text)
    // The empty text has `und` as its parent.
    if text.utf8.isEmpty { return }
    let chain = whole.fallbackChain()
    let parts = min(whole.variants.count, 33) + (whole.extensions.isEmpty && whole.privateUse.isEmpty ? 0 : 1)
    try require(
      chain.count == parts + identifier.fallbackChain().count, "a step for each variant and for the rest", "\(chain)")
    try require(chain.first == whole, "a chain begins with the identifier", "\(chain)")
    for step in chain {
      try require(LocaleIdentifier(step.description) == step, "each step is an identifier", "\(text): \(step)")
    }
    for (step, next) in zip(chain, chain.dropFirst()).prefix(parts) {
      try require(
        next.languageIdentifier == identifier && step.cldrIdentifier.hasPrefix(next.cldrIdentifier),
        "variants and the rest go from the end", "\(text): \(step)")
    }
  }
}
