import LocaleCore
import LocaleMatching

extension LocaleIdentifier.Syntax {
  /// The syntax that also reads locale names of POSIX and ICU: `en_US.UTF-8`, `sr_RS@latin`, `C`, `_US`,
  /// `de_DE@collation=phonebook`.
  ///
  /// It is in this module because ICU's long names of keys and types are aliases of CLDR's. Allocates if a text must be
  /// rewritten.
  public static var lenient: LocaleIdentifier.Syntax {
    .rewriting { (bytes) throws(IdentifierError) in
      LenientForm.isNeeded(for: bytes) ? try LenientForm(bytes).rewritten : nil
    }
  }
}

/// Turns locale names of POSIX and ICU into BCP 47: `en_US.UTF-8`, `sr_RS@latin`, `C`, `de@collation=phonebook`, `_US`.
///
/// The part before `.` and `@` keeps its place, so that offsets of errors in it are those of the text.
struct LenientForm {
  private(set) var bytes: [UInt8] = []
  /// The offset after which bytes have moved, and the offset of that part in the text.
  private var movedFrom = 0
  private var source = 0
  private var shift = 0

  static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    return isPosixName(bytes) || ASCII.isSeparator(first) || bytes.contains { $0 == 0x2E || $0 == 0x40 }
  }

  /// Whether the name is `C` or `POSIX`, with or without a character set after it.
  private static func isPosixName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    POSIXName.isC(UnsafeBufferPointer(rebasing: bytes[..<POSIXName(bytes).headEnd]))
  }

  init(_ text: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    let at = text.firstIndex(of: 0x40) ?? text.count
    let name = POSIXName(text)
    let end = name.headEnd
    source = at
    if Self.isPosixName(text) {
      bytes += POSIXName.identifierOfC.utf8
    } else {
      if end == 0 || ASCII.isSeparator(text[0]) {
        bytes += [0x75, 0x6E, 0x64]
        shift = 3
      }
      bytes += text[..<end]
      movedFrom = bytes.count
      // `und_` and `_US` have an empty region and an empty language.
      while let last = bytes.last, ASCII.isSeparator(last), shift > 0 { bytes.removeLast() }
    }
    movedFrom = bytes.count
    guard at + 1 < text.count else { return }
    let modifiers = text[(at + 1)...]
    if modifiers.contains(0x3D) {
      var keywords = ICUKeywords()
      try keywords.read(text, from: at + 1)
      keywords.write(to: &bytes)
    } else {
      try addModifier(UnsafeBufferPointer(rebasing: name.modifier.map { text[$0] } ?? modifiers), at: at)
    }
  }

  var rewritten: RewrittenIdentifier {
    RewrittenIdentifier(bytes: bytes, shift: shift, movedFrom: movedFrom, source: source)
  }

  /// Adds the script and the variant of one of glibc's modifiers. Another modifier is a variant if it can be one.
  private mutating func addModifier(_ modifier: UnsafeBufferPointer<UInt8>, at offset: Int) throws(IdentifierError) {
    if let known = POSIXModifier(modifier) {
      if let script = known.script {
        var text = IdentifierBuffer()
        text.append(script: script)
        text.withBytes { insertScript($0) }
      }
      if let variant = known.variant {
        bytes.append(0x2D)
        SubtagWord.forEachByte(of: variant) { bytes.append($0) }
      }
      return
    }
    guard modifier.count >= 5, modifier.count <= 8, modifier.allSatisfy(ASCII.isAlphanumeric) else {
      throw IdentifierError(offset: offset + 1, reason: .invalidModifier)
    }
    bytes.append(0x2D)
    bytes += modifier
  }

  /// Inserts a script after the language, unless the text has one.
  private mutating func insertScript(_ script: UnsafeBufferPointer<UInt8>) {
    let (languageEnd, hasScript) = bytes.withUnsafeBufferPointer { bytes in
      var walk = SubtagWalk(bytes)
      let languageEnd = walk.next()?.upperBound ?? 0
      return (languageEnd, walk.nextBytes().flatMap { PackedSubtag.script(bytes: $0) } != nil)
    }
    if hasScript { return }
    bytes.insert(contentsOf: [0x2D] + script, at: languageEnd)
    movedFrom = languageEnd
  }
}
