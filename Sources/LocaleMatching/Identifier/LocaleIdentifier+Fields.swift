extension LocaleIdentifier {
  /// The variants in lower case, in the order written: `1996`, `fonipa`.
  public var variants: SubtagSequence { SubtagSequence(text: part(layout.headEnd + 1, layout.variantsEnd)) }

  /// All extensions in the order written, `u` and `t` among them. Private use is `privateUse`.
  public var extensions: ExtensionSequence {
    ExtensionSequence(text: part(layout.variantsEnd + 1, layout.extensionsEnd))
  }

  /// What stands behind `x`, in lower case: `private`, `foobar`. Empty where nothing does.
  public var privateUse: SubtagSequence { SubtagSequence(text: part(layout.extensionsEnd + 3, text.utf8.count)) }

  /// The attributes of `-u-` in lower case (UTS #35, `attribute`), in the order written.
  public var attributes: SubtagSequence {
    SubtagSequence(text: unicodeExtension.map { $0[..<Self.firstKey(of: $0)].withoutTrailingHyphen } ?? "")
  }

  /// The keywords of `-u-` (UTS #35, `keyword`): `ca` with `buddhist`. Of equal keys the first counts.
  public var keywords: KeywordSequence {
    KeywordSequence(text: unicodeExtension.map { $0[Self.firstKey(of: $0)...] } ?? "")
  }

  /// The type of a key of `-u-`, empty where only the key is written; nil where it is not there.
  ///
  /// - Parameter key: two characters in lower case, `ca`.
  public func keyword(_ key: StaticString) -> Substring? { keywords.value(of: key) }

  /// The source language and the fields of `-t-` (UTS #35, Transform Extensions); nil where there is none.
  public var transform: Transform? {
    guard let content = content(of: 0x74) else { return nil }
    let fields = Transform.firstField(of: content)
    return Transform(
      sourceText: content[..<fields].withoutTrailingHyphen, fields: KeywordSequence(text: content[fields...]))
  }

  /// The `-t-` of an identifier: what its contents were transformed from, and how.
  public struct Transform: Hashable, Sendable {
    /// The source language as it is written, in lower case: `und-cyrl`. Empty where only fields are written.
    public let sourceText: Substring
    /// The fields in the order written: `m0` with `prprname`.
    public let fields: KeywordSequence

    /// The source language, script and region; nil where only fields are written.
    public var source: LanguageIdentifier? {
      guard !sourceText.utf8.isEmpty else { return nil }
      return String(sourceText).withIdentifierBytes { bytes in
        // As it is written: `art-lojban` here is a language with a variant, and no legacy tag.
        (try? ParsedIdentifier.general(bytes, replacesLegacyTags: false)).map { LanguageIdentifier($0) }
      }
    }

    /// A letter and a digit begin the fields.
    static func firstField(of content: Substring) -> Substring.Index {
      for subtag in SubtagSequence(text: content) {
        if subtag.utf8.count == 2, let last = subtag.utf8.last, SubtagScanner.isDigit(last) { return subtag.startIndex }
      }
      return content.endIndex
    }
  }

  private var unicodeExtension: Substring? { content(of: 0x75) }

  private func content(of singleton: UInt8) -> Substring? {
    for piece in extensions where piece.singleton.value == UInt32(singleton) { return piece.content }
    return nil
  }

  private static func firstKey(of content: Substring) -> Substring.Index {
    for subtag in SubtagSequence(text: content) where subtag.utf8.count == 2 { return subtag.startIndex }
    return content.endIndex
  }

  /// A part of the text, empty where it would begin behind its end.
  private func part(_ start: Int, _ end: Int) -> Substring {
    let bytes = text.utf8
    guard start < end else { return text[bytes.endIndex...] }
    return text[bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
  }
}

extension KeywordSequence {
  /// The value of a key, empty where only the key is written; nil where it is not there.
  public func value(of key: StaticString) -> Substring? {
    for keyword in self {
      let found = key.withIdentifierBytes { $0.elementsEqual(keyword.key.utf8) }
      if found { return keyword.value }
    }
    return nil
  }
}

extension KeywordSequence: Hashable {
  public static func == (left: KeywordSequence, right: KeywordSequence) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension Substring {
  var withoutTrailingHyphen: Substring { utf8.last == 0x2D ? self[..<utf8.index(before: endIndex)] : self }
}
