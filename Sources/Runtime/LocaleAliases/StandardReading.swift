import LocaleCore

// Reads identifiers as the library does by default: BCP 47 or CLDR's underscores, in any case, legacy tags replaced.
extension ParsedIdentifier {
  /// Reads an identifier, and lends it with the text that it was read from: that with a legacy tag replaced, if it begins with
  /// one. Allocates nothing for up to eight variants.
  ///
  /// The body returns nothing: Swift destroys other results of generic functions through their types' metadata, which it
  /// allocates at the first use.
  ///
  /// - Returns: the error of an ill-formed text, for which the body is not called.
  @discardableResult
  package static func reading(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (ParsedIdentifier, UnsafeBufferPointer<UInt8>) -> Void
  ) -> IdentifierError? {
    let common = CommonForm.read(bytes)
    if !common.isNone {
      body(ParsedIdentifier(fields: common, count: bytes.count), bytes)
      return nil
    }
    guard let tag = LegacyTag.find(at: bytes) else { return grammar(bytes, body) }
    var error: IdentifierError?
    tag.withReplacement(in: bytes) { error = grammar($0, body) }
    return error.map { IdentifierError(offset: tag.offset($0.offset), reason: $0.reason) }
  }

  private static func grammar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (ParsedIdentifier, UnsafeBufferPointer<UInt8>) -> Void
  ) -> IdentifierError? {
    do throws(IdentifierError) {
      body(try read(bytes), bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The error of an identifier; nil if it is well-formed.
  package static func error(in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? { reading(bytes) { _, _ in } }
}

// Reads what people and programs write.
extension ParsedIdentifier {
  /// The part of a text that was read.
  package enum Extent: Hashable, Sendable {
    /// Nothing, because of an error.
    case nothing(IdentifierError)
    /// All of it, as an identifier, or as a name as programs write it.
    case whole(isName: Bool)
    /// An extended language without the language before it, or the beginning of the text, for an error in the whole.
    case part(IdentifierError)
  }

  /// Reads an identifier, or a name as programs write it (`ProgramLocaleName`), and lends what it means, as `reading` does.
  @discardableResult
  package static func readingNames(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (ParsedIdentifier, UnsafeBufferPointer<UInt8>) -> Void
  ) -> Extent {
    guard let error = reading(bytes, body) else { return .whole(isName: false) }
    guard let name = ProgramLocaleName(bytes) else { return .nothing(error) }
    name.text.withBytes { text in _ = reading(text, body) }
    return .whole(isName: true)
  }

  /// The error of what is neither an identifier nor a name as programs write it; nil for both.
  package static func errorOfNames(in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    guard let error = error(in: bytes), ProgramLocaleName(bytes) == nil else { return nil }
    return error
  }

  /// Reads a text as far as it can be read, as ICU does: what `readingNames` reads; an extended language of BCP 47, `ar-arz` as
  /// `arz`; else the longest beginning that is an identifier and ends before a separator, `sr-SP` of `sr-SP-Latn`, the first of
  /// `fr-CH,it;q=0.9`. It has a language of two or three letters.
  ///
  /// - Parameter isLanguage: whether a packed language is known. A beginning with another one is not read.
  @discardableResult
  package static func readingAsFarAsPossible(
    _ bytes: UnsafeBufferPointer<UInt8>, isLanguage: (UInt64) -> Bool,
    _ body: (ParsedIdentifier, UnsafeBufferPointer<UInt8>) -> Void
  ) -> Extent {
    var extent = readingNames(bytes, body)
    guard case .nothing(let error) = extent else { return extent }
    if error.reason == .extendedLanguage {
      let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(error.offset))
      if case .nothing = readingAsFarAsPossible(rest, isLanguage: isLanguage, body) { return extent }
      return .part(error)
    }
    var fault: IdentifierError? = error
    var beginning = bytes
    while let found = fault {
      // Shorter each time: what ends at a comma has no comma behind its fault.
      beginning = UnsafeBufferPointer(rebasing: beginning[..<Self.end(before: found.offset, in: beginning)])
      if beginning.count < 2 { break }
      fault = reading(beginning) { parsed, text in
        guard parsed.longLanguage == 0, parsed.language != 0, isLanguage(parsed.language) else { return }
        extent = .part(error)
        body(parsed, text)
      }
    }
    return extent
  }

  /// The end of the beginning before a fault: before the separator in front of it, or before a comma or semicolon, which
  /// separate what a header has.
  private static func end(before fault: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = min(fault, bytes.count)
    if end < bytes.count, bytes[end] == 0x2C || bytes[end] == 0x3B { return end }
    while end > 0, !ASCII.isSeparator(bytes[end - 1]) { end -= 1 }
    return max(end - 1, 0)
  }
}
