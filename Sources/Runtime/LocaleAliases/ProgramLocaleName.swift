import LocaleCore

/// A locale by a name as programs write it, which is no identifier: `sr_RS.UTF-8@latin` of C libraries (POSIX.1, §8.2),
/// Java's `zh_TW_#Hant` and `no_NO_NY` (`Locale.toString`), Android's folders `b+zh+Hant` and `zh-rTW`, Foundation's
/// `de_DE@currency=EUR`, Windows' `zh-CHS`, and `en-USA`.
///
/// Preferences, supported lists, headers, the environment, plural rules and lenient reading have this one reader. A character set, a territory, a variant or
/// a modifier that is none says nothing. Takes time linear in the length; allocates nothing for up to eight variants.
package struct ProgramLocaleName {
  /// Language, script and region, the script that a modifier names included.
  package private(set) var identifier = ParsedIdentifier()
  /// The variant that a modifier names, a `SubtagWord`; zero for none.
  private var variant: UInt64 = 0
  /// The place of variants in the text, of which those of Java need not be well-formed.
  package private(set) var variants = 0..<0
  /// The place of extensions and private use in the text.
  package private(set) var extensions = 0..<0
  /// The extension that a variant stands for in Java: `ja_JP_JP`.
  package private(set) var impliedExtension: StaticString = ""
  /// The place of ICU's keywords in the text.
  package private(set) var keywords = 0..<0

  /// The identifier of `C` and `POSIX` (UTS #35, Legacy Variants).
  package static var identifierOfC: String { "en-US-u-va-posix" }

  /// Whether a text is `C` or `POSIX`, in any case, with or without a character set.
  package static func isC(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let head = head(of: text)
    return areEqual(head, "c") || areEqual(head, "posix")
  }

  /// The part before the character set and the modifier.
  package static func head(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.prefix { $0 != 0x2E && $0 != 0x40 })
  }

  /// Reads a name; nil for `C` and `POSIX` and for a text that names no locale.
  ///
  /// - Parameter allowsUndetermined: reads what names neither a language nor a region, too: `@calendar=roc`.
  package init?(_ text: UnsafeBufferPointer<UInt8>, allowsUndetermined: Bool = false) {
    if Self.isC(text) { return nil }
    let head = Self.head(of: text)
    let error = ParsedIdentifier.reading(head) { parsed, read in
      identifier = parsed
      // A legacy tag is replaced as a whole.
      guard read.baseAddress == head.baseAddress else { return }
      variants = min(parsed.tail + 1, parsed.variantsEnd)..<parsed.variantsEnd
      extensions = min(parsed.variantsEnd + 1, head.count)..<head.count
    }
    if let error {
      guard readLoosely(head, refusesTerritory: error.reason == .extendedLanguage) else { return nil }
      readSpecialCase(head)
    } else if identifier.kind != .ordinary, identifier.kind != .undetermined || !allowsUndetermined {
      return nil
    }
    guard let at = text.firstIndex(of: 0x40) else { return }
    if text[at...].contains(0x3D) {
      keywords = (at + 1)..<text.count
    } else {
      // Some programs write the character set after the modifier.
      let modifier = UnsafeBufferPointer(rebasing: text[(at + 1)...].prefix { $0 != 0x2E })
      guard modifier.allSatisfy(ASCII.isAlphanumeric) else { return nil }
      readModifier(modifier)
    }
  }

  /// The BCP 47 identifier, with the modifier's variant: `sr-Latn-RS`. Allocates nothing.
  package var text: IdentifierBuffer {
    var text = IdentifierBuffer()
    text.append(identifier)
    if variant != 0 {
      text.append(byte: 0x2D)
      text.append(word: variant)
    }
    return text
  }

  private static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    word.withIdentifierBytes { ASCII.areEqual(bytes, $0) }
  }
}

// What comes before the character set.
extension ProgramLocaleName {
  /// The subtag that may come next.
  private enum Place { case language, script, region, variants }

  /// Reads a head that the grammar refuses; false if it names no locale.
  ///
  /// - Parameter refusesTerritory: whether a territory that is none is a language instead, `zh-yue`.
  private mutating func readLoosely(_ head: UnsafeBufferPointer<UInt8>, refusesTerritory: Bool) -> Bool {
    let isFolder = head.count > 2 && head[0] | 0x20 == 0x62 && head[1] == 0x2B
    var place = Place.language
    var start = isFolder ? 2 : 0
    while start <= head.count {
      let end = head[start...].firstIndex { isFolder ? $0 == 0x2B : ASCII.isSeparator($0) } ?? head.count
      let subtag = UnsafeBufferPointer(rebasing: head[start..<end])
      if place == .language {
        // Java begins with an underscore where there is no language: `_GB`.
        let isLeftOut = subtag.isEmpty && head.first == 0x5F
        guard let language = PackedSubtag.language(bytes: subtag) ?? (isLeftOut ? 0 : nil) else { return false }
        if language >= PackedSubtag.shortLanguageLimit {
          identifier.extra = language
        } else {
          identifier.fields = identifier.fields.with(language: language)
        }
        place = .script
      } else if place == .script, let script = Self.script(subtag) {
        identifier.fields = identifier.fields.with(script: script)
        place = .region
      } else if place != .variants, let region = Self.region(subtag) {
        identifier.fields = identifier.fields.with(region: region)
        place = .variants
      } else if place != .variants, subtag.count == 3, PackedSubtag.language(bytes: subtag) != nil {
        if refusesTerritory { return false }
        // A territory that is none, `en_BCN`: C libraries try `ll_CC`, then `ll` (GNU gettext, "Locale Names").
        place = .variants
      } else if subtag.first == 0x23 {
        return readScriptAndExtensions(head, from: start + 1)
      } else if isFolder || head[start - 1] == 0x5F, subtag.allSatisfy(ASCII.isAlphanumeric) {
        // Java leaves out a region before a variant or `#`, but not its separator.
        let isMissingRegion = place != .variants && identifier.language != 0 && end < head.count
        guard !subtag.isEmpty || isMissingRegion else { return false }
        if !subtag.isEmpty { variants = (variants.isEmpty ? start : variants.lowerBound)..<end }
        place = .variants
      } else {
        return false
      }
      start = end + 1
    }
    return true
  }

  /// Reads what Java writes after `#`: a script, extensions, or both.
  private mutating func readScriptAndExtensions(_ head: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var walk = SubtagWalk(head, from: start, to: head.count)
    guard let first = walk.nextBytes(), head[start...].allSatisfy({ ASCII.isAlphanumeric($0) || ASCII.isSeparator($0) })
    else { return false }
    if let script = PackedSubtag.script(bytes: first) {
      identifier.fields = identifier.fields.with(script: script)
      extensions = min(walk.position, head.count)..<head.count
    } else if first.count == 1 {
      extensions = start..<head.count
    } else {
      return false
    }
    return true
  }

  /// Java's three names with a meaning of their own (`java.util.Locale`, "Special cases").
  private mutating func readSpecialCase(_ head: UnsafeBufferPointer<UInt8>) {
    let name = UnsafeBufferPointer(rebasing: head[..<variants.upperBound])
    if Self.areEqual(name, "no_no_ny") {
      let nynorsk: StaticString = "nn-NO"
      identifier.fields = nynorsk.withIdentifierBytes { CommonForm.read($0) }
    } else if Self.areEqual(name, "ja_jp_jp"), extensions.isEmpty {
      impliedExtension = "-u-ca-japanese"
    } else if Self.areEqual(name, "th_th_th"), extensions.isEmpty {
      impliedExtension = "-u-nu-thai"
    }
  }

  /// A script, or one of the two that Windows writes in a region's place.
  private static func script(_ subtag: UnsafeBufferPointer<UInt8>) -> UInt32? {
    if areEqual(subtag, "chs") { return script(named: "Hans") }
    if areEqual(subtag, "cht") { return script(named: "Hant") }
    return PackedSubtag.script(bytes: subtag)
  }

  private static func script(named name: StaticString) -> UInt32? {
    name.withIdentifierBytes { PackedSubtag.script(bytes: $0) }
  }

  /// A region, one of Android's, `rTW` and `r419`, or one of three letters, `USA`.
  private static func region(_ subtag: UnsafeBufferPointer<UInt8>) -> UInt16? {
    if let region = PackedSubtag.region(bytes: subtag) { return region }
    guard subtag.count == 3 || subtag.count == 4 else { return nil }
    let rest = UnsafeBufferPointer(rebasing: subtag.dropFirst())
    let folder = subtag[0] | 0x20 == 0x72 ? PackedSubtag.region(bytes: rest) : nil
    // `rUS` is America, `rus` and `RUS` are Russia.
    if let folder, subtag[0] == 0x72, !rest.contains(where: { ASCII.isLetter($0) && !ASCII.isUppercase($0) }) {
      return folder
    }
    guard let code = PackedSubtag.language(bytes: subtag), subtag.count == 3 else { return folder }
    let row = Sorted.index(of: UInt16(truncatingIfNeeded: code), in: ModifierTable.codes)
    return row.map { ModifierTable.regions[$0] } ?? folder
  }
}

// What comes after `@`.
extension ProgramLocaleName {
  /// Modifiers of glibc's locales that are no subtags, each with a script and a variant.
  private static var modifiers: StaticString {
    """
    latin-Latn-0-iqtelif-Latn-0-cyrillic-Cyrl-0-devanagari-Deva-0-arabic-Arab-0-hebrew-Hebr-0-\
    ijekavian-0-ijekavsk-ijekavianlatin-Latn-ijekavsk
    """
  }

  /// Reads a modifier, which gives a script, a registered variant, or, as `euro` and `quot`, nothing.
  private mutating func readModifier(_ modifier: UnsafeBufferPointer<UInt8>) {
    Self.modifiers.withIdentifierBytes { modifiers in
      var walk = SubtagWalk(modifiers)
      while let name = walk.nextBytes(), let script = walk.nextBytes(), let variant = walk.nextBytes() {
        if ASCII.areEqual(name, modifier) {
          readSubtag(script)
          return readSubtag(variant)
        }
      }
      readSubtag(modifier)
    }
  }

  /// Takes a script or a variant that CLDR knows; a script that is written before stays.
  private mutating func readSubtag(_ subtag: UnsafeBufferPointer<UInt8>) {
    // Passed as memory: see `LegacyTag`.
    if let script = PackedSubtag.script(bytes: subtag),
      ModifierTable.scripts.withUnsafeBufferPointer({ $0.contains(script) })
    {
      if !identifier.fields.hasScript { identifier.fields = identifier.fields.with(script: script) }
    } else if let word = SubtagWord.pack(bytes: subtag),
      ModifierTable.variants.withUnsafeBufferPointer({ $0.contains(word) })
    {
      variant = word
    }
  }
}
