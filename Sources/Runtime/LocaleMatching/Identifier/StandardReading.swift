/// Reads identifiers as the library does by default: BCP 47 or CLDR's underscores, in any case, legacy tags replaced.
extension ParsedIdentifier {
  /// Reads an identifier; nil if it is ill-formed, for callers that do not need the reason.
  init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if let common = Self.common(bytes) {
      self = common
    } else if let general = Self.wellFormed(bytes) {
      self = general
    } else {
      return nil
    }
  }

  /// Reads a text that is not in a common form.
  static func wellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    do throws(IdentifierError) {
      return try read(bytes, replacing: LegacyTag.find(at: bytes)?.replacement)
    } catch {
      return nil
    }
  }

  /// Reads an identifier, or throws what is wrong with it and where.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    self = try Self.read(bytes, replacing: LegacyTag.find(at: bytes)?.replacement)
  }

  /// The error of an identifier; nil if it is well-formed.
  static func error(in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    do throws(IdentifierError) {
      _ = try ParsedIdentifier(bytes)
      return nil
    } catch {
      return error
    }
  }
}

extension LegacyTag {
  /// The legacy tag that a text begins with, as whole subtags.
  static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    let mayBegin = LegacyTagTable.initials.withUnsafeBufferPointer { LegacyTags.mayBegin(bytes, initials: $0) }
    return mayBegin ? search(bytes) : nil
  }

  /// Whether a text begins with a legacy tag, so that standard reading replaces it.
  static func begins(_ text: String) -> Bool { text.withIdentifierBytes { find(at: $0) != nil } }

  private static func search(_ bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    let first = LegacyTagInitials(rawValue: LegacyTagTable.initials[Int(bytes[0] & 31) &- 1]).firstIndex
    // Passed as memory: an array that is passed on must be an object, which Swift would allocate at its first use.
    return LegacyTagTable.lines.withUTF8Buffer { lines in
      LegacyTagTable.words.withUnsafeBufferPointer { words in
        LegacyTags.find(at: bytes, lines: lines, words: words, firstIndex: first)
      }
    }
  }

  /// The identifier with the tag replaced: `i-default-u-ca-roc` → `en-x-i-default-u-ca-roc`.
  func replacing(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var replaced: [UInt8] = []
    LegacyTagTable.lines.withUTF8Buffer { lines in
      if text.upperBound <= lines.count { replaced += lines[text] }
    }
    replaced += bytes.dropFirst(replacement.length)
    return replaced
  }
}
