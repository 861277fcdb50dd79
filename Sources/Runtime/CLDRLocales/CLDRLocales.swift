/// The locales that people may choose, by the release of this build's tables.
///
/// CLDR's own list is the content of `common/main`, which an import does not have and a matcher does not need. This one has each
/// language that CLDR counts speakers of in a territory, and more: `CLDRFacts.locales`. For reports; no client links it.
package enum CLDRLocales {
  /// BCP 47 tags, sorted.
  package static let all: [String] = CLDRLocaleTable.names.description.split(separator: "\n").map(String.init)
}
