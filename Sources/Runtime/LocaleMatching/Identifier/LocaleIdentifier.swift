/// A Unicode locale identifier with every field (UTS #35, `unicode_locale_id`): language, script, region, variants,
/// `-u-` attributes and keywords, `-t-` with its source language and fields, other extensions, private use.
///
///     let identifier = LocaleIdentifier("zh_hant_tw_u_ca_roc")
///     identifier?.description            // zh-Hant-TW-u-ca-roc
///     identifier?.keyword("ca")          // roc
///
/// It keeps the text in canonical case and where its parts begin. A text that is written in canonical case already is
/// kept as it is, and another of up to fifteen characters fits into the string itself: neither allocates. Fields are
/// read from the text when asked for, as substrings, and in the order they were written; `canonicalized` sorts them.
public struct LocaleIdentifier: Sendable {
  /// BCP 47 in canonical case.
  package let text: String
  /// Language, script and region.
  public let languageIdentifier: LanguageIdentifier
  package let layout: IdentifierLayout

  package init(text: String, languageIdentifier: LanguageIdentifier, layout: IdentifierLayout) {
    self.text = text
    self.languageIdentifier = languageIdentifier
    self.layout = layout
  }

  /// `und` where none was written.
  public var language: LanguageSubtag { languageIdentifier.language }
  /// Nil where none was written.
  public var script: ScriptSubtag? { languageIdentifier.script }
  /// Nil where none was written.
  public var region: RegionSubtag? { languageIdentifier.region }
}

extension LocaleIdentifier: Hashable {
  /// Whether both have the same text in canonical case. `sl-rozaj-1994` and `sl-1994-rozaj` are equal only once they are
  /// canonicalized.
  public static func == (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.text.withIdentifierBytes { left in
      right.text.withIdentifierBytes { right in
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    text.withIdentifierBytes { bytes in
      for byte in bytes { hasher.combine(byte) }
    }
  }
}

extension LocaleIdentifier: LosslessStringConvertible {
  /// BCP 47 in canonical case: `zh-Hant-TW-u-ca-roc`. Allocates nothing.
  public var description: String { text }

  /// CLDR's underscore form: `zh_Hant_TW_u_ca_roc`. Allocates where it is longer than fifteen characters.
  public var underscored: String {
    text.withIdentifierBytes { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
        for index in bytes.indices { buffer[index] = bytes[index] == 0x2D ? 0x5F : bytes[index] }
        return String(decoding: buffer, as: UTF8.self)
      }
    }
  }
}
