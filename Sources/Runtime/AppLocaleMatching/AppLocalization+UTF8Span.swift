#if compiler(>=6.2) && !hasFeature(Embedded)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension AppLocalization {
    /// The localization nearest to one desired identifier in validated UTF-8, nil where none is near enough.
    /// Allocates nothing.
    @_alwaysEmitIntoClient
    public static func bestMatch(for identifier: UTF8Span) -> Self? { match(for: identifier)?.localization }

    /// The same with its distance. Allocates nothing.
    @_alwaysEmitIntoClient
    public static func match(for identifier: UTF8Span) -> (localization: Self, match: TableMatch)? {
      identifier.span.withUnsafeBufferPointer { match(forUTF8: $0) }
    }
  }
#endif
