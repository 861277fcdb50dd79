extension LocaleIdentifier {
  /// The variants in lower case, in the order written: `1996`, `fonipa`. Allocates an array where there are any.
  public var variants: [Substring] { part(layout.headEnd + 1, layout.variantsEnd).subtags }

  /// All extensions in the order written, including `u` and `t`. For private use see `privateUse`.
  /// Allocates an array where there are any.
  public var extensions: [Extension] {
    var found: [Extension] = []
    part(layout.variantsEnd + 1, layout.extensionsEnd).forEachPart(markLength: MarkedPartWalk.singleton) {
      if let singleton = $0.unicodeScalars.first { found.append(Extension(singleton: singleton, content: $1)) }
    }
    return found
  }

  /// The subtags after `x`, in lower case: `private`, `foobar`. Allocates an array where there are any.
  public var privateUse: [Substring] { part(layout.extensionsEnd + 3, text.utf8.count).subtags }

  /// The attributes of `-u-` in lower case (UTS #35, `attribute`), in the order written. Allocates an array where there
  /// are any.
  public var attributes: [Substring] {
    content(of: "u").map { $0.bytes(0..<max(Self.firstKey(of: $0) - 1, 0)).subtags } ?? []
  }

  /// The keywords of `-u-` (UTS #35, `keyword`): `ca` with `buddhist`. Of equal keys the first counts. Allocates an
  /// array where there are any.
  public var keywords: [Keyword] {
    content(of: "u").map { $0.bytes(from: Self.firstKey(of: $0)).keywords } ?? []
  }

  /// The type of a key of `-u-`; empty if only the key is written, nil if the identifier does not have the key.
  /// Allocates nothing.
  ///
  /// - Parameter key: two characters in lower case, `ca`.
  public func keyword(_ key: String) -> Substring? {
    guard let content = content(of: "u") else { return nil }
    var value: Substring?
    content.bytes(from: Self.firstKey(of: content)).forEachPart(markLength: MarkedPartWalk.key) {
      if value == nil, $0.utf8.elementsEqual(key.utf8) { value = $1 }
    }
    return value
  }

  /// The source language and the fields of `-t-` (UTS #35, Transform Extensions); nil if there is no `-t-`.
  /// Allocates an array where there are fields.
  public var transform: Transform? {
    guard let content = content(of: "t") else { return nil }
    let fields = content.withIdentifierBytes { MarkedPartWalk.fieldsStart(ofTransform: $0, from: 0, to: $0.count) }
    return Transform(
      sourceText: content.bytes(0..<max(fields - 1, 0)), fields: content.bytes(from: fields).keywords)
  }

  /// An extension: `a` and `foo-bar` for `-a-foo-bar`.
  public struct Extension: Hashable, Sendable {
    /// A letter or a digit.
    public let singleton: Unicode.Scalar
    /// The subtags after the singleton, in lower case, with hyphens.
    public let content: Substring
  }

  /// A keyword of a `-u-` or a field of a `-t-`: `ca` and `islamic-civil`.
  public struct Keyword: Hashable, Sendable {
    /// The key: two characters in lower case.
    public let key: Substring
    /// The type in lower case, with hyphens; empty if only the key is written, which means `true`.
    public let value: Substring
  }

  /// The `-t-` of an identifier: the source of transformed content, and the method.
  public struct Transform: Hashable, Sendable {
    /// The source language as it is written, in lower case: `und-cyrl`. Empty if only fields are written.
    public let sourceText: Substring
    /// The fields in the order written: `m0` with `prprname`.
    public let fields: [Keyword]

    /// The source language, script and region; nil if only fields are written.
    public var source: LanguageIdentifier? {
      guard !sourceText.utf8.isEmpty else { return nil }
      return String(sourceText).withIdentifierBytes { bytes in
        // Read as it is written: here `art-lojban` is a language with a variant, not a legacy tag.
        (try? ParsedIdentifier.read(bytes)).map { LanguageIdentifier($0) }
      }
    }
  }

  /// The subtags after a singleton; nil if the identifier does not have that extension. Allocates nothing.
  func content(of singleton: Unicode.Scalar) -> Substring? {
    var found: Substring?
    part(layout.variantsEnd + 1, layout.extensionsEnd).forEachPart(markLength: MarkedPartWalk.singleton) {
      if found == nil, $0.unicodeScalars.first == singleton { found = $1 }
    }
    return found
  }

  /// The offset after the last attribute and its separator; the end if there is no key.
  private static func firstKey(of content: Substring) -> Int {
    content.withIdentifierBytes { bytes in
      var walk = MarkedPartWalk.keywords(bytes, from: 0, to: bytes.count)
      while walk.nextAttribute() != nil {}
      return walk.start ?? bytes.count + 1
    }
  }

  /// A part of the text; empty if it would begin after its end.
  private func part(_ start: Int, _ end: Int) -> Substring {
    start < end ? text[...].bytes(start..<end) : text[text.endIndex...]
  }
}

extension LocaleIdentifier.Extension: CustomStringConvertible {
  /// The extension as it is written: `a-foo-bar`.
  public var description: String { "\(singleton)-" + content }
}

extension LocaleIdentifier.Keyword: CustomStringConvertible {
  /// The keyword as it is written: `ca-islamic-civil`.
  public var description: String { value.utf8.isEmpty ? String(key) : key + "-" + value }
}

extension Substring {
  fileprivate var subtags: [Substring] {
    var found: [Substring] = []
    withIdentifierBytes { bytes in
      var walk = SubtagWalk(bytes, from: 0, to: bytes.count)
      while let range = walk.next() { found.append(self.bytes(range)) }
    }
    return found
  }

  fileprivate var keywords: [LocaleIdentifier.Keyword] {
    var found: [LocaleIdentifier.Keyword] = []
    forEachPart(markLength: MarkedPartWalk.key) { found.append(LocaleIdentifier.Keyword(key: $0, value: $1)) }
    return found
  }

  /// Calls a body with each part and its mark: an extension's singleton, a keyword's key. Allocates nothing.
  fileprivate func forEachPart(markLength: Int, _ body: (_ mark: Substring, _ content: Substring) -> Void) {
    withIdentifierBytes { bytes in
      var walk = MarkedPartWalk(bytes, from: 0, to: bytes.count, markLength: markLength)
      while let part = walk.next() { body(self.bytes(part.mark), self.bytes(part.content)) }
    }
  }

  /// The part at byte offsets, which must be within the text. Takes one step for text that is stored as UTF-8.
  fileprivate func bytes(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// The part from a byte offset on; empty if the offset is the end, or after it.
  fileprivate func bytes(from start: Int) -> Substring { start < utf8.count ? bytes(start..<utf8.count) : "" }
}
