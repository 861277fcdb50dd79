#if compiler(>=6.2) && !hasFeature(Embedded)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension AppLocalization {
    /// The localization nearest to one desired identifier in validated UTF-8, nil where none is near enough.
    /// Allocates nothing.
    @inlinable
    public static func bestMatch(for identifier: UTF8Span) -> Self? { match(for: identifier)?.localization }

    /// The same with its distance. Allocates nothing.
    @inlinable
    public static func match(for identifier: UTF8Span) -> AppLocaleMatch<Self>? {
      identifier.span.withUnsafeBufferPointer { match(forUTF8: $0) }
    }

    /// The localization that suits an Accept-Language header in validated UTF-8 best. Allocates nothing.
    @inlinable
    public static func bestMatch(
      forAcceptLanguage header: UTF8Span, limits: AcceptLanguageLimits = AcceptLanguageLimits()
    ) -> Self? { header.span.withUnsafeBufferPointer { bestMatch(forAcceptLanguageUTF8: $0, limits: limits) } }
  }
#endif
