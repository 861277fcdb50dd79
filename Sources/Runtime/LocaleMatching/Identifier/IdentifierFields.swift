import LocaleCore

extension LocaleIdentifier {
  /// The variants in lower case, in the order written: `1996`, `fonipa`. Allocates where there are any.
  public var variants: [Substring] { part(from: parsed.tail, to: parsed.variantsEnd).subtags }

  /// All extensions in the order written, including `u` and `t`. For private use see `privateUse`.
  /// Allocates where there are any.
  public var extensions: [Extension] {
    part(from: parsed.variantsEnd, to: parsed.extensionsEnd).parts(markLength: 1).compactMap { part in
      part.key.unicodeScalars.first.map { Extension(singleton: $0, content: part.value) }
    }
  }

  /// The subtags after `x`, in lower case: `private`, `foobar`. Allocates where there are any.
  public var privateUse: [Substring] {
    Array(part(from: parsed.extensionsEnd, to: text.utf8.count).subtags.dropFirst())
  }

  /// The attributes of `-u-` in lower case (UTS #35, `attribute`), in the order written. Allocates if there is a
  /// `-u-`.
  public var attributes: [Substring] { extensionMarked("u")?.attributes ?? [] }

  /// The keywords of `-u-` (UTS #35, `keyword`): `ca` with `buddhist`. The first of equal keys counts. Allocates if
  /// there is a `-u-`.
  public var keywords: [Keyword] { extensionMarked("u")?.keywords ?? [] }

  /// The type of a key of `-u-`; empty if only the key is written, nil if the identifier does not have the key.
  /// Allocates if there is a `-u-`.
  ///
  /// - Parameter key: two characters in lower case, `ca`.
  public func keyword(_ key: String) -> Substring? {
    keywords.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The source language and the fields of `-t-` (UTS #35, Transform Extensions); nil if there is no `-t-`.
  /// Allocates if there is one.
  public var transform: Transform? { extensionMarked("t")?.transform }

  /// The extension with a singleton; nil if the identifier does not have it.
  private func extensionMarked(_ singleton: Unicode.Scalar) -> Extension? {
    extensions.first { $0.singleton == singleton }
  }

  private func part(from start: Int, to end: Int) -> Substring {
    Substring(text.utf8.prefix(end).dropFirst(start))
  }

  /// An extension: `a` and `foo-bar` for `-a-foo-bar`.
  public struct Extension: Hashable, Sendable {
    /// A letter or a digit.
    public let singleton: Unicode.Scalar
    /// The subtags after the singleton, in lower case, with hyphens.
    public let content: Substring

    package init(singleton: Unicode.Scalar, content: Substring) {
      self.singleton = singleton
      self.content = content
    }
  }

  /// A keyword of a `-u-` or a field of a `-t-`: `ca` and `islamic-civil`.
  public struct Keyword: Hashable, Sendable {
    /// The key: two characters in lower case.
    public let key: Substring
    /// The type in lower case, with hyphens; empty if only the key is written, which means `true`.
    public let value: Substring

    package init(key: Substring, value: Substring) {
      self.key = key
      self.value = value
    }
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
}

extension LocaleIdentifier.Extension {
  /// The attributes, if this is a `-u-`.
  package var attributes: [Substring] { Array(content.subtags.prefix { $0.utf8.count > 2 }) }

  /// The keywords, if this is a `-u-`.
  package var keywords: [LocaleIdentifier.Keyword] { content.parts(markLength: 2) }

  /// The source language and the fields, if this is a `-t-`.
  package var transform: LocaleIdentifier.Transform {
    // Only the key of a field is a letter and a digit: a region of two has letters.
    let source = content.subtags.prefix { $0.utf8.count != 2 || $0.utf8.last.map(ASCII.isDigit) != true }
    let end = source.last?.endIndex ?? content.startIndex
    return LocaleIdentifier.Transform(
      sourceText: content[..<end], fields: content[end...].parts(markLength: 2))
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
  fileprivate var subtags: [Substring] { utf8.split(separator: 0x2D).map { Substring($0) } }

  /// The text divided before each subtag of a length, which is a part's name: 1 for an extension's singleton, 2 for the key
  /// of a keyword or field. Subtags before the first name are left out.
  fileprivate func parts(markLength: Int) -> [LocaleIdentifier.Keyword] {
    var parts: [LocaleIdentifier.Keyword] = []
    for subtag in subtags {
      if subtag.utf8.count == markLength {
        parts.append(LocaleIdentifier.Keyword(key: subtag, value: self[subtag.endIndex..<subtag.endIndex]))
      } else if let part = parts.popLast() {
        let start = part.value.utf8.isEmpty ? subtag.startIndex : part.value.startIndex
        parts.append(LocaleIdentifier.Keyword(key: part.key, value: self[start..<subtag.endIndex]))
      }
    }
    return parts
  }
}
