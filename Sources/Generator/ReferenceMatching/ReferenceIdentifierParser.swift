import CLDRTables

/// Reads identifiers as spec §1 says: BCP 47 or underscores, any case, grandfathered tags replaced.
package struct ReferenceIdentifierParser: Sendable {
  private let grandfathered: ReferenceGrandfathered

  package init(facts: CLDRFacts) {
    grandfathered = ReferenceGrandfathered(facts: facts)
  }

  package func parse(_ text: String) throws(ReferenceIdentifierError) -> ReferenceIdentifier {
    if text.isEmpty { return ReferenceIdentifier() }
    // Grandfathered tags belong to BCP 47: ICU replaces `i-klingon` and leaves `i_klingon` alone.
    if !text.utf8.contains(UInt8(ascii: "_")), let replaced = grandfathered.replacing(text.lowercased()) {
      return try Self.fields(of: replaced)
    }
    return try Self.fields(of: text)
  }

  private static func fields(of text: String) throws(ReferenceIdentifierError) -> ReferenceIdentifier {
    let subtags = try ReferenceSubtag.split(text)
    var result = ReferenceIdentifier()
    var position = 0

    if let first = subtags.first, first.text != "x" {
      guard first.isLanguage else { throw ReferenceIdentifierError(offset: first.offset, reason: .badLanguage) }
      result.language = first.text == "und" ? "" : first.text
      position = 1
      if position < subtags.count, subtags[position].isScript {
        result.script = subtags[position].titleCased
        position += 1
      }
      if position < subtags.count, subtags[position].isRegion {
        result.region = subtags[position].text.uppercased()
        position += 1
      }
      while position < subtags.count, subtags[position].isVariant {
        let variant = subtags[position]
        if result.variants.contains(variant.text) {
          throw ReferenceIdentifierError(offset: variant.offset, reason: .repeatedVariant)
        }
        result.variants.append(variant.text)
        position += 1
      }
    }
    while position < subtags.count, subtags[position].text != "x" {
      let singleton = subtags[position]
      guard singleton.text.utf8.count == 1 else {
        throw ReferenceIdentifierError(offset: singleton.offset, reason: .unexpectedSubtag)
      }
      if result.extensions.contains(where: { $0.singleton == singleton.text }) {
        throw ReferenceIdentifierError(offset: singleton.offset, reason: .repeatedSingleton)
      }
      let rest = subtags[(position + 1)...].prefix { $0.text.utf8.count > 1 }
      if rest.isEmpty { throw ReferenceIdentifierError(offset: singleton.offset, reason: .emptyExtension) }
      if let bad = ReferenceExtensionSyntax.firstBadSubtag(singleton: singleton.text, subtags: Array(rest)) {
        throw ReferenceIdentifierError(offset: bad.offset, reason: .badExtension)
      }
      result.extensions.append(.init(singleton: singleton.text, subtags: rest.map(\.text)))
      position = rest.endIndex
    }
    if position < subtags.count {
      result.privateUse = subtags[(position + 1)...].map(\.text)
      if result.privateUse.isEmpty {
        throw ReferenceIdentifierError(offset: subtags[position].offset, reason: .emptyPrivateUse)
      }
    }
    return result
  }
}
