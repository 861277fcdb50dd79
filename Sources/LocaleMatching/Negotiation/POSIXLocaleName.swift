/// A locale name as C libraries know it, `language[_territory][.codeset][@modifier]`.
enum POSIXLocaleName: Equatable {
  /// `C` or `POSIX`, which turns `LANGUAGE` off.
  case bareC
  /// The same with a character set, `C.UTF-8`. GNU's libraries compare names with `C` as they stand.
  case c
  case locale(LanguageIdentifier, variant: Variant?)
  case unknown

  /// Variants that modifiers stand for.
  enum Variant: Equatable {
    case valencia, ijekavsk
  }

  /// No name in use is half as long; more is no name.
  private static let lengthLimit = 64

  init(_ name: String) { self = name.withIdentifierBytes(Self.read) }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> POSIXLocaleName {
    guard bytes.count <= lengthLimit else { return .unknown }
    let headEnd = bytes.firstIndex { $0 == 0x2E || $0 == 0x40 } ?? bytes.count
    let head = UnsafeBufferPointer(rebasing: bytes[..<headEnd])
    if equals(head, "c") && head.first == 0x43 || equals(head, "posix") && head.first == 0x50 {
      return headEnd == bytes.count ? .bareC : .c
    }
    guard !head.isEmpty, let parsed = ParsedIdentifier(wellFormed: head), parsed.kind == .ordinary else {
      return .unknown
    }
    var identifier = LanguageIdentifier(parsed)
    guard let at = bytes[headEnd...].firstIndex(of: 0x40) else { return .locale(identifier, variant: nil) }
    // Some write the character set behind the modifier.
    let end = bytes[at...].firstIndex(of: 0x2E) ?? bytes.count
    let modifier = UnsafeBufferPointer(rebasing: bytes[(at + 1)..<end])
    let (script, variant) = meaning(of: modifier)
    if identifier.script == nil { identifier.script = script }
    return .locale(identifier, variant: variant)
  }

  /// What glibc's modifiers say of the language; most say nothing.
  private static func meaning(of modifier: UnsafeBufferPointer<UInt8>) -> (ScriptSubtag?, Variant?) {
    if equals(modifier, "valencia") { return (nil, .valencia) }
    if equals(modifier, "ijekavian") { return (nil, .ijekavsk) }
    if equals(modifier, "ijekavianlatin") { return (ScriptSubtag("Latn"), .ijekavsk) }
    if equals(modifier, "latin") || equals(modifier, "iqtelif") { return (ScriptSubtag("Latn"), nil) }
    if equals(modifier, "cyrillic") { return (ScriptSubtag("Cyrl"), nil) }
    if equals(modifier, "devanagari") { return (ScriptSubtag("Deva"), nil) }
    if equals(modifier, "arabic") { return (ScriptSubtag("Arab"), nil) }
    if equals(modifier, "hebrew") { return (ScriptSubtag("Hebr"), nil) }
    // A script by its code, as `@Latn`; `@euro` is none.
    guard !equals(modifier, "euro"), let script = PackedSubtag.script(modifier) else { return (nil, nil) }
    return (ScriptSubtag(packed: script), nil)
  }

  private static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    word.withIdentifierBytes { LanguageFilter.areEqual(bytes, $0) }
  }

  func identifier(namesPOSIX: Bool) -> String? {
    switch self {
    case .bareC, .c: namesPOSIX ? "en-US-posix" : nil
    case .locale(let identifier, nil): identifier.description
    case .locale(let identifier, .valencia): identifier.description + "-valencia"
    case .locale(let identifier, .ijekavsk): identifier.description + "-ijekavsk"
    case .unknown: nil
    }
  }
}
