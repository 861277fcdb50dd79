extension LocaleIdentifier {
  /// The fields of a text that is an identifier in canonical case as it stands; nil for any other text, which a
  /// `LocaleIdentifier` would write anew. For modules that look at texts without making identifiers of them.
  ///
  /// Allocates nothing for up to eight variants.
  package static func fields(
    ofCanonicalCase bytes: UnsafeBufferPointer<UInt8>
  ) -> (identifier: LanguageIdentifier, layout: IdentifierLayout)? {
    IdentifierReading.fields(asWritten: bytes, .standard).map { ($0.identifier, $0.layout) }
  }
}
