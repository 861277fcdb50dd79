/// `<id type='region' idStatus='regular'>AC~G AI …</id>` of `common/validity`, ranges written out.
package struct ValidityFact: Hashable, Sendable {
  /// The type: `language`, `script`, `region`, `variant`, `subdivision`.
  package var type: String
  /// The status: `regular`, `special`, `macroregion`, `deprecated`, `private_use`, `reserved`, `unknown`.
  package var status: String
  package var identifiers: [String]
  package var location: SourceLocation
}
