import LocaleCanonicalization
import LocaleMatching

/// The properties of canonical form (UTS #35, Annex C).
enum CanonicalProperties {
  static func check(_ identifier: LocaleIdentifier) throws(PropertyViolation) {
    let canonical = identifier.canonicalized
    try require(
      identifier.isCanonical == (identifier == canonical), "canonical is what canonicalizing leaves as it is",
      "\(identifier): \(canonical)")
    try require(canonical.isCanonical, "canonical form is canonical", "\(identifier): \(canonical)")
    let again = LocaleIdentifier(canonical.description, syntax: .strict)
    try require(again == canonical, "canonical form is an identifier", "\(identifier): \(canonical)")
    // Computed from the text, so that the fast path for text in canonical form is not used.
    try require(
      again?.canonicalized == canonical, "canonicalizing twice is canonicalizing once", "\(identifier): \(canonical)")
    try require(
      again?.languageIdentifier == canonical.languageIdentifier, "the head of canonical form is what its text says",
      "\(identifier): \(canonical)")
    try checkOrder(canonical)
    try FieldProperties.check(canonical)
  }

  /// Variants, attributes, keys and singletons are in ascending order, none occurs twice, and `-u-` has no type `true`.
  private static func checkOrder(_ canonical: LocaleIdentifier) throws(PropertyViolation) {
    let lists: [[Substring]] = [
      canonical.variants, canonical.attributes, canonical.keywords.map(\.key),
      canonical.transform?.fields.map(\.key) ?? [],
      canonical.extensions.map { Substring(String($0.singleton)) },
    ]
    for list in lists {
      for (left, right) in zip(list, list.dropFirst()) {
        try require(
          left.utf8.lexicographicallyPrecedes(right.utf8), "the parts of canonical form ascend", "\(canonical)")
      }
    }
    try require(
      canonical.keywords.allSatisfy { $0.value != "true" }, "true is left out in -u-", "\(canonical)")
  }
}
