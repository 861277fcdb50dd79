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
      try require(last == .root && last.parent(for: component) == nil, "a chain ends with the root", "\(identifier)")
    }
    try checkText(identifier, text)
  }

  /// One step for each variant, and one for everything after the variants.
  private static func checkText(_ identifier: LanguageIdentifier, _ text: String) throws(PropertyViolation) {
    let chain = try require(TextFallbackChain(text), "what is an identifier has a chain", text)
    var count = 0
    var length = Int.max
    var last: TextFallbackChain.Step?
    for step in chain {
      if count == 0 {
        try require(
          LocaleIdentifier(step.description)?.canonicalized == LocaleIdentifier(text)?.canonicalized
            && step.identifier == identifier, "a chain begins with the identifier", "\(text): \(step)")
      }
      if step.identifier == identifier, !(last?.suffix.isEmpty ?? false) {
        try require(step.suffix.count < length, "each step is shorter", "\(text): \(step)")
        length = step.suffix.count
      }
      try require(
        LocaleIdentifier(step.description) != nil, "each step is an identifier", "\(text): \(step)")
      last = step
      count += 1
      try require(count <= longest + text.utf8.count, "a chain is short", text)
    }
    try require(last?.identifier == .root && last?.suffix.isEmpty == true, "a chain ends with the root", text)
  }
}
