#if !hasFeature(Embedded)
  // Identifiers and subtags are coded as their texts. An ill-formed text is refused with an error that has its place.

  extension LocaleIdentifier: Codable {
    /// Reads BCP 47 or CLDR form.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with what is wrong with an ill-formed text.
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
      self = try decoded(from: decoder) { text in try LanguageIdentifier(validating: text) }
    }

    /// Writes ``description``.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension LanguageSubtag: Codable {
    /// Reads a subtag in any case.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an ill-formed subtag.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in try subtag(LanguageSubtag(text), .invalidLanguage) }
    }

    /// Writes the subtag in lower case.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension ScriptSubtag: Codable {
    /// Reads a subtag in any case.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an ill-formed subtag.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in try subtag(ScriptSubtag(text), .invalidSubtag) }
    }

    /// Writes the subtag in title case.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  extension RegionSubtag: Codable {
    /// Reads a subtag in any case.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an ill-formed subtag.
    public init(from decoder: any Decoder) throws {
      self = try decoded(from: decoder) { text in try subtag(RegionSubtag(text), .invalidSubtag) }
    }

    /// Writes the subtag in upper case.
    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }

  private func decoded<Value>(from decoder: any Decoder, _ read: (String) throws -> Value) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try read(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)': \(error)")
    }
  }

  private func subtag<Value>(_ value: Value?, _ reason: IdentifierError.Reason) throws(IdentifierError) -> Value {
    guard let value else { throw IdentifierError(offset: 0, reason: reason) }
    return value
  }

  private func encodeText(_ text: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
#endif
