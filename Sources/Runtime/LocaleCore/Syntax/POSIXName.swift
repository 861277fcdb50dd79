/// The parts of a locale name of C libraries, `language[_territory][.codeset][@modifier]` (POSIX.1, §8.2).
public struct POSIXName: Sendable {
  /// The offset after language and territory.
  public let headEnd: Int
  /// The range after `@`, up to the end or to a character set, which some programs write after the modifier.
  public let modifier: Range<Int>?

  /// Finds the parts of a name, without checking them.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let at = bytes.firstIndex(of: 0x40) ?? bytes.count
    headEnd = bytes[..<at].firstIndex(of: 0x2E) ?? at
    modifier = at < bytes.count ? (at + 1)..<(bytes[at...].firstIndex(of: 0x2E) ?? bytes.count) : nil
  }

  /// The identifier of `C` and `POSIX` (UTS #35, Legacy Variants).
  public static var identifierOfC: String { "en-US-u-va-posix" }

  /// Whether a head is `C` or `POSIX`, in any case.
  public static func isC(_ head: UnsafeBufferPointer<UInt8>) -> Bool { equals(head, "c") || equals(head, "posix") }

  /// Whether bytes are a word of small letters, in any case.
  public static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    word.withIdentifierBytes { ASCII.areEqual(bytes, $0) }
  }
}
