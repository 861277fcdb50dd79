import LocaleMatching

/// Turns what POSIX and ICU leave behind into BCP 47: `en_US.UTF-8`, `sr_RS@latin`, `C`, `de@collation=phonebook`, `_US`.
///
/// What stands before `.` and `@` keeps its place, so that offsets of errors there are those of the text.
struct LenientForm {
  private(set) var bytes: [UInt8] = []
  /// From where on the bytes no longer stand where they stood, and where that part begins in the text.
  private var movedFrom = 0
  private var source = 0
  private var shift = 0

  static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    return isPosixName(bytes) || SubtagScanner.isSeparator(first) || bytes.contains { $0 == 0x2E || $0 == 0x40 }
  }

  /// `C` and `POSIX`, also with a character set behind them.
  private static func isPosixName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = bytes.firstIndex { $0 == 0x2E || $0 == 0x40 } ?? bytes.count
    let name = SubtagWord.pack(UnsafeBufferPointer(rebasing: bytes[..<end]))
    return name == 0x63 || name == 0x78_69_73_6F_70 && end == 5
  }

  init(_ text: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    let at = text.firstIndex(of: 0x40) ?? text.count
    let end = text[..<at].firstIndex(of: 0x2E) ?? at
    source = at
    if Self.isPosixName(text) {
      bytes += [0x65, 0x6E, 0x2D, 0x55, 0x53, 0x2D, 0x70, 0x6F, 0x73, 0x69, 0x78]
    } else {
      if end == 0 || SubtagScanner.isSeparator(text[0]) {
        bytes += [0x75, 0x6E, 0x64]
        shift = 3
      }
      bytes += text[..<end]
      movedFrom = bytes.count
      // `und_` and `_US` written with an empty language and an empty region.
      while let last = bytes.last, SubtagScanner.isSeparator(last), shift > 0 { bytes.removeLast() }
    }
    movedFrom = bytes.count
    guard at + 1 < text.count else { return }
    let modifiers = text[(at + 1)...]
    if modifiers.contains(0x3D) {
      var keywords = ICUKeywords()
      try keywords.read(text, from: at + 1)
      keywords.write(to: &bytes)
    } else {
      try addModifier(UnsafeBufferPointer(rebasing: modifiers), at: at)
    }
  }

  var rewritten: RewrittenIdentifier {
    RewrittenIdentifier(bytes: bytes, shift: shift, movedFrom: movedFrom, source: source)
  }

  /// glibc's modifiers: a script, a currency, which says nothing here, or a variant.
  private mutating func addModifier(_ modifier: UnsafeBufferPointer<UInt8>, at offset: Int) throws(IdentifierError) {
    switch SubtagWord.pack(modifier) {
    case 0x6E_69_74_61_6C: insertScript([0x4C, 0x61, 0x74, 0x6E])  // latin
    case 0x63_69_6C_6C_69_72_79_63: insertScript([0x43, 0x79, 0x72, 0x6C])  // cyrillic
    case 0x63_69_62_61_72_61: insertScript([0x41, 0x72, 0x61, 0x62])  // arabic
    case 0x6F_72_75_65: break  // euro
    default:
      let isDevanagari = TextHash.of(modifier.lazy.map { $0 | 0x20 }) == TextHash.of("devanagari".utf8)
      if isDevanagari {
        insertScript([0x44, 0x65, 0x76, 0x61])
        return
      }
      guard modifier.count >= 5, modifier.count <= 8,
        modifier.allSatisfy({ SubtagScanner.isLetter($0) || SubtagScanner.isDigit($0) })
      else { throw IdentifierError(offset: offset + 1, reason: .invalidModifier) }
      bytes.append(0x2D)
      bytes += modifier
    }
  }

  /// Behind the language; a script that is written stays.
  private mutating func insertScript(_ script: [UInt8]) {
    let languageEnd = bytes.firstIndex(where: SubtagScanner.isSeparator) ?? bytes.count
    let nextEnd = bytes[languageEnd...].dropFirst().firstIndex(where: SubtagScanner.isSeparator) ?? bytes.count
    let next = bytes[languageEnd..<nextEnd].dropFirst()
    if next.count == 4, next.allSatisfy(SubtagScanner.isLetter) { return }
    bytes.insert(contentsOf: [0x2D] + script, at: languageEnd)
    movedFrom = languageEnd
  }
}
