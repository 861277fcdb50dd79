import LocaleCore

/// The meaning of a modifier in glibc's names: a script, a variant, both, or neither, as `euro`.
package struct POSIXModifier {
  /// The packed script.
  package private(set) var script: UInt32?
  /// The variant in lower case, a `SubtagWord`.
  package private(set) var variant: UInt64?

  /// Reads a modifier; nil if it is not known.
  package init?(_ modifier: UnsafeBufferPointer<UInt8>) {
    func isNamed(_ name: StaticString) -> Bool { POSIXName.equals(modifier, name) }
    if isNamed("latin") || isNamed("iqtelif") {
      script = Self.packed("Latn")
    } else if isNamed("cyrillic") {
      script = Self.packed("Cyrl")
    } else if isNamed("devanagari") {
      script = Self.packed("Deva")
    } else if isNamed("arabic") {
      script = Self.packed("Arab")
    } else if isNamed("hebrew") {
      script = Self.packed("Hebr")
    } else if isNamed("ijekavian") {
      variant = Self.word("ijekavsk")
    } else if isNamed("ijekavianlatin") {
      script = Self.packed("Latn")
      variant = Self.word("ijekavsk")
    } else if isNamed("euro") {
      // A currency says nothing about the language.
    } else if let packed = PackedSubtag.script(modifier), Self.isKnown(script: packed) {
      // A script by its code, as `@Latn`; `quot` is a style of quotation marks.
      script = packed
    } else if let word = SubtagWord.pack(bytes: modifier), Self.isKnown(variant: word) {
      variant = word
    } else {
      return nil
    }
  }

  private static func isKnown(script: UInt32) -> Bool {
    for index in ModifierTable.scripts.indices where ModifierTable.scripts[index] == script { return true }
    return false
  }

  private static func isKnown(variant: UInt64) -> Bool {
    for index in ModifierTable.variants.indices where ModifierTable.variants[index] == variant { return true }
    return false
  }

  private static func packed(_ script: StaticString) -> UInt32 {
    script.withIdentifierBytes { PackedSubtag.script($0) ?? 0 }
  }

  private static func word(_ variant: StaticString) -> UInt64 {
    variant.withIdentifierBytes { SubtagWord.pack(bytes: $0) ?? 0 }
  }
}

/// A locale by a name as programs write it: `sr_RS.UTF-8@latin`, `en-US@posix`, `en-USA`. The environment and headers
/// are read with it.
struct ProgramLocaleName {
  /// Language, script and region, the script that a modifier names included.
  let identifier: LanguageIdentifier
  /// The variant that a modifier names, a `SubtagWord`; zero for none.
  private let variant: UInt64

  /// Reads a name; nil for `C` and `POSIX` and for a text that names no locale.
  ///
  /// - Parameter skipsTerritory: takes the language of a name whose territory is none, `en_BCN`, as C libraries do: they try
  ///   `ll_CC`, then `ll` (GNU gettext, "Locale Names").
  init?(_ bytes: UnsafeBufferPointer<UInt8>, skipsTerritory: Bool = false) {
    let name = POSIXName(bytes)
    let head = UnsafeBufferPointer(rebasing: bytes[..<name.headEnd])
    if POSIXName.isC(head) { return nil }
    var found = Self.ordinary(head) ?? Self.regionOfThreeLetters(head)
    if found == nil, skipsTerritory {
      let language = UnsafeBufferPointer(rebasing: head.prefix { !ASCII.isSeparator($0) })
      found = 2...3 ~= language.count ? Self.ordinary(language) : nil
    }
    guard var identifier = found else { return nil }
    let modifier = name.modifier.flatMap { POSIXModifier(UnsafeBufferPointer(rebasing: bytes[$0])) }
    if identifier.script == nil { identifier.script = modifier?.script.map { ScriptSubtag(packed: $0) } }
    self.identifier = identifier
    variant = modifier?.variant ?? 0
  }

  /// The BCP 47 identifier, `sr-Latn-RS`. Allocates nothing.
  var text: IdentifierBuffer {
    var text = IdentifierBuffer()
    text.append(identifier)
    if variant != 0 {
      text.append(byte: 0x2D)
      text.append(word: variant)
    }
    return text
  }

  private static func ordinary(_ head: UnsafeBufferPointer<UInt8>) -> LanguageIdentifier? {
    guard let parsed = ParsedIdentifier(wellFormed: head), parsed.kind == .ordinary else { return nil }
    return LanguageIdentifier(parsed)
  }

  /// `en-USA`, `sr-Latn-SRB`: the last subtag is a region's code of three letters.
  private static func regionOfThreeLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageIdentifier? {
    guard bytes.count > 5, ASCII.isSeparator(bytes[bytes.count - 4]),
      let code = PackedSubtag.letters(bytes[(bytes.count - 3)...]),
      let parsed = ParsedIdentifier(wellFormed: UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - 4)])),
      parsed.kind == .ordinary, parsed.region == 0, parsed.tail == bytes.count - 4
    else { return nil }
    var identifier = LanguageIdentifier(parsed)
    for index in ModifierTable.regions.indices {
      let row = RegionCodeRow(rawValue: ModifierTable.regions[index])
      if row.code == code {
        identifier.region = RegionSubtag(packed: row.region)
        return identifier
      }
    }
    return nil
  }
}
