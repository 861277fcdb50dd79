#if !hasFeature(Embedded)
  // Identifiers and headers are coded as their texts, distances as numbers. Decoding an ill-formed text throws its error.

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

  extension AcceptLanguage: Codable {
    /// Reads the text of a header, with the limits that are standard. Never fails for a text.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes ``header``, without its limits.
    public func encode(to encoder: any Encoder) throws { try encodeText(header, to: encoder) }
  }

  extension LocaleDistance: Codable {
    /// Reads a number, `3` or `0.125`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for one that is not 0 to 100 in eighths.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let units = try container.decode(Double.self)
      // `Int(exactly:)` would need a function of the C library, which a program without Foundation does not link.
      guard 0...100 ~= units, Double(Int(units * 8)) == units * 8 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(units) is no distance: it is 0 to 100, in eighths")
      }
      self.init(eighths: Int(units * 8))
    }

    /// Writes ``whole`` and the eighths as one number, `3` or `0.125`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Double(eighths) / 8)
    }
  }

  extension LocaleMatch: Codable {
    private enum CodingKeys: CodingKey { case identifier, supportedIndex, desiredIndex, distance }

    /// Reads an identifier, its two indexes and the distance.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try values.decode(String.self, forKey: .identifier),
        supportedIndex: try values.decode(Int.self, forKey: .supportedIndex),
        desiredIndex: try values.decode(Int.self, forKey: .desiredIndex),
        distance: try values.decode(LocaleDistance.self, forKey: .distance))
    }

    /// Writes the members by their names.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(identifier, forKey: .identifier)
      try values.encode(supportedIndex, forKey: .supportedIndex)
      try values.encode(desiredIndex, forKey: .desiredIndex)
      try values.encode(distance, forKey: .distance)
    }
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

  private func encodeText(_ text: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
#endif
