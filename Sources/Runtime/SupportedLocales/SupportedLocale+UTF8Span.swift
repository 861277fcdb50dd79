#if compiler(>=6.2) && !hasFeature(Embedded)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SupportedLocale {
    /// The localization nearest to one desired identifier in validated UTF-8, nil where none is near enough.
    /// Allocates nothing.
    @_alwaysEmitIntoClient
    public static func bestMatch(for identifier: UTF8Span) -> Self? { match(for: identifier)?.locale }

    /// The same with its distance. Allocates nothing.
    @_alwaysEmitIntoClient
    public static func match(for identifier: UTF8Span) -> (locale: Self, match: TableMatch)? {
      identifier.span.withUnsafeBufferPointer { match(forUTF8: $0) }
    }
  }
#endif
