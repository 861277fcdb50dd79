extension LocaleIdentifier {
  /// The variants in lower case, in the order written: `1996`, `fonipa`. Allocates nothing.
  public var variants: SubtagSequence { SubtagSequence(text: part(layout.headEnd + 1, layout.variantsEnd)) }

  /// All extensions in the order written, including `u` and `t`. For private use see `privateUse`.
  /// Allocates nothing.
  public var extensions: ExtensionSequence {
    ExtensionSequence(text: part(layout.variantsEnd + 1, layout.extensionsEnd))
  }

  /// The subtags after `x`, in lower case: `private`, `foobar`. Empty if there are none. Allocates nothing.
  public var privateUse: SubtagSequence { SubtagSequence(text: part(layout.extensionsEnd + 3, text.utf8.count)) }

  /// The attributes of `-u-` in lower case (UTS #35, `attribute`), in the order written. Allocates nothing.
  public var attributes: SubtagSequence {
    SubtagSequence(text: unicodeExtension.map { $0.bytes(0..<max(Self.firstKey(of: $0) - 1, 0)) } ?? "")
  }

  /// The keywords of `-u-` (UTS #35, `keyword`): `ca` with `buddhist`. Of equal keys the first counts.
  /// Allocates nothing.
  public var keywords: KeywordSequence {
    KeywordSequence(text: unicodeExtension.map { $0.bytes(from: Self.firstKey(of: $0)) } ?? "")
  }

  /// The type of a key of `-u-`; empty if only the key is written, nil if the identifier does not have the key.
  ///
  /// - Parameter key: two characters in lower case, `ca`.
  public func keyword(_ key: String) -> Substring? { keywords.value(of: key) }

  /// The source language and the fields of `-t-` (UTS #35, Transform Extensions); nil if there is no `-t-`.
  /// Allocates nothing.
  public var transform: Transform? {
    guard let content = content(of: 0x74) else { return nil }
    let fields = content.withIdentifierBytes { MarkedPartWalk.fieldsStart(ofTransform: $0, from: 0, to: $0.count) }
    return Transform(
      sourceText: content.bytes(0..<max(fields - 1, 0)), fields: KeywordSequence(text: content.bytes(from: fields)))
  }

  /// The `-t-` of an identifier: what its contents were transformed from, and how.
  public struct Transform: Hashable, Sendable {
    /// The source language as it is written, in lower case: `und-cyrl`. Empty if only fields are written.
    public let sourceText: Substring
    /// The fields in the order written: `m0` with `prprname`.
    public let fields: KeywordSequence

    /// The source language, script and region; nil if only fields are written.
    public var source: LanguageIdentifier? {
      guard !sourceText.utf8.isEmpty else { return nil }
      return String(sourceText).withIdentifierBytes { bytes in
        // Read as it is written: here `art-lojban` is a language with a variant, not a legacy tag.
        (try? ParsedIdentifier.read(bytes)).map { LanguageIdentifier($0) }
      }
    }

  }

  private var unicodeExtension: Substring? { content(of: 0x75) }

  private func content(of singleton: UInt8) -> Substring? {
    for piece in extensions where piece.singleton.value == UInt32(singleton) { return piece.content }
    return nil
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

extension KeywordSequence {
  /// The value of a key; empty if only the key is written, nil if the key is not there.
  public func value(of key: String) -> Substring? {
    for keyword in self where keyword.key.utf8.elementsEqual(key.utf8) { return keyword.value }
    return nil
  }
}

extension KeywordSequence: Hashable {
  /// Whether both have the same keywords in the same order. Compares bytes and allocates nothing.
  public static func == (left: KeywordSequence, right: KeywordSequence) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes of the keywords; allocates nothing.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension SubtagSequence: CustomStringConvertible {
  /// The subtags with hyphens between them: `1996-fonipa`.
  public var description: String { String(text) }
}

extension ExtensionSequence: CustomStringConvertible {
  /// The extensions as they are written: `a-foo-u-ca-roc`.
  public var description: String { String(text) }
}

extension KeywordSequence: CustomStringConvertible {
  /// The keywords as they are written: `ca-islamic-civil-nu-thai`.
  public var description: String { String(text) }
}

/// Subtags of an identifier, one after another, as substrings of its text. Iterating allocates nothing.
public struct SubtagSequence: Sequence, Sendable {
  let text: Substring

  package init(text: Substring) { self.text = text }

  /// Walks over the subtags.
  public struct Iterator: IteratorProtocol {
    private let text: Substring
    private var position = 0

    init(_ text: Substring) { self.text = text }

    /// The next subtag. Allocates nothing.
    public mutating func next() -> Substring? {
      let found = text.withIdentifierBytes { [position] bytes -> Range<Int>? in
        var walk = SubtagWalk(bytes, from: position, to: bytes.count)
        return walk.next()
      }
      guard let found else { return nil }
      position = found.upperBound + 1
      return text.bytes(found)
    }
  }

  /// Walks over the subtags in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Whether the sequence is empty.
  public var isEmpty: Bool { text.utf8.isEmpty }
}

/// The extensions of an identifier in the order written, without private use. Iterating allocates nothing.
public struct ExtensionSequence: Sequence, Sendable {
  /// `-a-foo-bar` as `a` and `foo-bar`.
  public struct Extension: Hashable, Sendable {
    /// A letter or a digit.
    public let singleton: Unicode.Scalar
    /// The subtags after the singleton, in lower case, with hyphens.
    public let content: Substring
  }

  /// The text from the first singleton on.
  let text: Substring

  /// Walks over the extensions.
  public struct Iterator: IteratorProtocol {
    private var parts: MarkedParts

    init(_ text: Substring) { parts = MarkedParts(text: text, markLength: MarkedPartWalk.singleton) }

    /// The next extension. Allocates nothing.
    public mutating func next() -> Extension? {
      guard let part = parts.next(), let singleton = part.mark.unicodeScalars.first else { return nil }
      return Extension(singleton: singleton, content: part.content)
    }
  }

  /// Walks over the extensions in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }
}

/// The keywords of a `-u-` or the fields of a `-t-`, in the order written. Iterating allocates nothing.
public struct KeywordSequence: Sequence, Sendable {
  /// A key and its type: `ca` and `islamic-civil`.
  public struct Keyword: Hashable, Sendable {
    /// The key: two characters in lower case.
    public let key: Substring
    /// The type in lower case, with hyphens; empty if only the key is written, which means `true`.
    public let value: Substring
  }

  /// The text from the first key on.
  let text: Substring

  /// Walks over the keywords.
  public struct Iterator: IteratorProtocol {
    private var parts: MarkedParts

    init(_ text: Substring) { parts = MarkedParts(text: text, markLength: MarkedPartWalk.key) }

    /// The next keyword. Allocates nothing.
    public mutating func next() -> Keyword? {
      parts.next().map { Keyword(key: $0.mark, value: $0.content) }
    }
  }

  /// Walks over the keywords in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Whether the sequence is empty.
  public var isEmpty: Bool { text.utf8.isEmpty }
}

/// The parts of an identifier that a `MarkedPartWalk` finds, as substrings.
private struct MarkedParts: Sendable {
  let text: Substring
  let markLength: Int
  /// Where the next part begins; nil at the end.
  private var position: Int? = 0

  init(text: Substring, markLength: Int) {
    self.text = text
    self.markLength = markLength
  }

  mutating func next() -> (mark: Substring, content: Substring)? {
    guard let start = position else { return nil }
    var following: Int?
    let found = text.withIdentifierBytes { bytes -> MarkedPartWalk.Part? in
      var walk = MarkedPartWalk(bytes, from: start, to: bytes.count, markLength: markLength)
      let found = walk.next()
      following = walk.start
      return found
    }
    position = following
    return found.map { (text.bytes($0.mark), text.bytes($0.content)) }
  }
}

extension Substring {
  /// The part at byte offsets, which must be within the text. Takes one step for text that is stored as UTF-8.
  fileprivate func bytes(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// The part from a byte offset on; empty if the offset is the end, or after it.
  fileprivate func bytes(from start: Int) -> Substring { start < utf8.count ? bytes(start..<utf8.count) : "" }
}
