#if !hasFeature(Embedded)
  // Identifiers are coded as their texts. Decoding an ill-formed text throws its error.

  extension LocaleIdentifier: Codable {
    /// Reads BCP 47 or CLDR form.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with the error of an ill-formed text.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in try LocaleIdentifier(validating: text) }
    }

    /// Writes ``description``.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension LanguageIdentifier: Codable {
    /// Reads BCP 47 or CLDR form, of which language, script and region are kept.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with what is wrong with an ill-formed text.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in try LocaleIdentifier(validating: text).languageIdentifier }
    }

    /// Writes ``description``.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension LocaleSubtag where Self: Codable {
    /// Reads a subtag in any case.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a text that is no such subtag.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in
        guard let subtag = Self(text) else { throw IdentifierError(offset: 0, reason: .invalidSubtag) }
        return subtag
      }
    }

    /// Writes the subtag in its usual case.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension LanguageSubtag: Codable {}
  extension ScriptSubtag: Codable {}
  extension RegionSubtag: Codable {}

  private func decoded<Value>(from decoder: any Decoder, _ read: (String) throws -> Value) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try read(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)': \(error)")
    }
  }

  private func encodeText(_ text: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
#endif
