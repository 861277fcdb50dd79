extension LocaleIdentifier {
  /// What CLDR says of each subtag that its validity data cover (UTS #35, "Validity Data"): language, script, region,
  /// variants, and the subdivisions of `-u-rg` and `-u-sd`, in the order written. Allocates the list.
  ///
  /// Its tables, about 24 KB, are read by nothing else.
  public var validity: [SubtagValidity] {
    var entries: [SubtagValidity] = []
    var subtags = SubtagSequence(text: text[...]).makeIterator()
    if let language = subtags.next() { entries.append(Self.entry(.language, language)) }
    if script != nil, let script = subtags.next() { entries.append(Self.entry(.script, script)) }
    if region != nil, let region = subtags.next() { entries.append(Self.entry(.region, region)) }
    for variant in variants { entries.append(Self.entry(.variant, variant)) }
    for keyword in keywords where keyword.isSubdivision && !keyword.value.utf8.isEmpty {
      entries.append(Self.entry(.subdivision, keyword.value))
    }
    return entries
  }

  /// Whether every subtag is one that CLDR lists, or that an alias of CLDR's replaces. Deprecated subtags, those for
  /// private use, and macro-regions are valid.
  public var isValid: Bool { validity.allSatisfy { $0.isValid } }

  private static func entry(_ field: SubtagValidity.Field, _ subtag: Substring) -> SubtagValidity {
    let text = String(subtag)
    return text.withIdentifierBytes { bytes in
      let kind: ValidityRun.Kind =
        switch field {
        case .language: .language
        case .script: .script
        case .region: .region
        case .variant: .variant
        case .subdivision: .subdivision
        }
      return SubtagValidity(
        field: field, subtag: subtag, status: ValidityLookup.status(kind, bytes),
        replacement: replacement(field, bytes))
    }
  }

  private static func replacement(_ field: SubtagValidity.Field, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    switch field {
    case .language:
      return PackedSubtag.language(bytes).flatMap(FieldAlias.language).map { LanguageIdentifier($0).description }
    case .script:
      return PackedSubtag.script(bytes).flatMap(FieldAlias.script).map { ScriptSubtag(packed: $0).description }
    case .region:
      guard let region = PackedSubtag.region(bytes) else { return nil }
      var text = ""
      for replacement in FieldAlias.regions(replacing: region) {
        text += (text.utf8.isEmpty ? "" : " ") + RegionSubtag(packed: replacement).description
      }
      return text.utf8.isEmpty ? nil : text
    case .variant:
      var fields = CanonicalFields(subtags: UnsafeBufferPointer(start: nil, count: 0))
      guard let word = SubtagWord.pack(bytes) else { return nil }
      fields.variants = [word]
      fields.replaceAliases()
      guard let replacement = fields.variants.first, replacement != word else {
        return fields.region == 0 ? nil : RegionSubtag(packed: fields.region).description
      }
      var buffer = IdentifierBuffer()
      var rest = replacement
      while rest != 0 {
        buffer.append(byte: UInt8(truncatingIfNeeded: rest & 0xFF))
        rest >>= 8
      }
      return buffer.text
    case .subdivision:
      return TypeAlias.range(key: (0x73, 0x64), type: bytes).map {
        String(decoding: TypeAlias.bytes($0), as: UTF8.self)
      }
    }
  }
}

extension KeywordSequence.Keyword {
  /// Whether the key is `rg` or `sd`.
  var isSubdivision: Bool { key.utf8.elementsEqual("rg".utf8) || key.utf8.elementsEqual("sd".utf8) }
}
