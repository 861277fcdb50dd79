/// The parts of a locale name of C libraries, `language[_territory][.codeset][@modifier]` (POSIX.1, §8.2).
public struct POSIXName: Sendable {
  /// The offset after language and territory.
  public let headEnd: Int
  /// The range after `@`, up to the end or to a character set, which some programs write after the modifier.
  public let modifier: Range<Int>?

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let at = bytes.firstIndex(of: 0x40) ?? bytes.count
    headEnd = bytes[..<at].firstIndex(of: 0x2E) ?? at
    modifier = at < bytes.count ? (at + 1)..<(bytes[at...].firstIndex(of: 0x2E) ?? bytes.count) : nil
  }

  /// Whether a head is `C` or `POSIX`, in any case.
  public static func isC(_ head: UnsafeBufferPointer<UInt8>) -> Bool { equals(head, "c") || equals(head, "posix") }

  fileprivate static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    word.withIdentifierBytes { ASCII.areEqual(bytes, $0) }
  }
}

/// The meaning of a modifier in glibc's names: a script, a variant, both, or neither, as `euro`.
public struct POSIXModifier: Sendable {
  /// The packed script.
  public private(set) var script: UInt32?
  /// The variant in lower case.
  public private(set) var variant: StaticString?

  /// Reads a modifier; nil if it is not known.
  public init?(_ modifier: UnsafeBufferPointer<UInt8>) {
    func isNamed(_ name: StaticString) -> Bool { POSIXName.equals(modifier, name) }
    if isNamed("latin") || isNamed("iqtelif") {
      script = Self.latin
    } else if isNamed("cyrillic") {
      script = Self.packed("Cyrl")
    } else if isNamed("devanagari") {
      script = Self.packed("Deva")
    } else if isNamed("arabic") {
      script = Self.packed("Arab")
    } else if isNamed("hebrew") {
      script = Self.packed("Hebr")
    } else if isNamed("valencia") {
      variant = "valencia"
    } else if isNamed("ijekavian") {
      variant = "ijekavsk"
    } else if isNamed("ijekavianlatin") {
      script = Self.latin
      variant = "ijekavsk"
    } else if isNamed("euro") {
      // A currency.
    } else if let packed = PackedSubtag.script(modifier) {
      // A script by its code, as `@Latn`.
      script = packed
    } else {
      return nil
    }
  }

  private static var latin: UInt32 { packed("Latn") }

  private static func packed(_ script: StaticString) -> UInt32 {
    script.withIdentifierBytes { PackedSubtag.script($0) ?? 0 }
  }
}
