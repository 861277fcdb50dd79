/// Reads a text into a `LocaleIdentifier`: parses it, and puts it into canonical case where it is not.
enum IdentifierReading {
  typealias Outcome = Result<LocaleIdentifier, IdentifierError>

  static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    let outcome = text.withIdentifierBytes { bytes -> (Outcome, isAsWritten: Bool) in read(bytes, syntax) }
    guard outcome.isAsWritten, case .success(let identifier) = outcome.0 else { return outcome.0 }
    var native = text
    native.makeContiguousUTF8()
    return .success(
      LocaleIdentifier(
        text: native, languageIdentifier: identifier.languageIdentifier, layout: identifier.layout))
  }

  /// Where the text is in canonical case already the result has none: the caller puts in what it has.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax
  ) -> (Outcome, isAsWritten: Bool) {
    if let parsed = ParsedIdentifier.common(bytes) {
      if syntax.kind == .strict, let error = strictFault(bytes) { return (.failure(error), false) }
      return finish(bytes, parsed)
    }
    return readGeneral(bytes, syntax)
  }

  @inline(never)
  private static func readGeneral(
    _ bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax
  ) -> (Outcome, isAsWritten: Bool) {
    do throws(IdentifierError) {
      if syntax.kind == .strict {
        if let error = strictFault(bytes) { throw error }
      } else if let rewriting = syntax.rewriting, let rewritten = try rewriting(bytes) {
        return (read(rewritten), false)
      } else if let legacy = LegacyTag.find(at: bytes) {
        return readLegacy(bytes, legacy)
      }
      return finish(bytes, try ParsedIdentifier.general(bytes, replacesLegacyTags: false))
    } catch {
      return (.failure(error), false)
    }
  }

  /// What else the strict syntax refuses; the rest is the parser's.
  private static func strictFault(_ bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    if let offset = bytes.firstIndex(of: 0x5F) { return IdentifierError(offset: offset, reason: .invalidCharacter) }
    // `root`, `x-…`, and nothing at all.
    let end = IdentifierLayout.subtagEnd(bytes, from: 0)
    if end < 2 || end == 4 { return IdentifierError(offset: 0, reason: end == 0 ? .emptySubtag : .invalidLanguage) }
    return nil
  }

  private static func readLegacy(
    _ bytes: UnsafeBufferPointer<UInt8>, _ legacy: LegacyTag
  ) -> (Outcome, isAsWritten: Bool) {
    let replaced = legacy.replacing(in: bytes)
    let growth = replaced.count - bytes.count
    let outcome = replaced.withUnsafeBufferPointer { bytes -> Outcome in
      do throws(IdentifierError) {
        return materialize(bytes, try ParsedIdentifier.general(bytes, replacesLegacyTags: false))
      } catch {
        return .failure(error)
      }
    }
    guard case .failure(let error) = outcome else { return (outcome, false) }
    return (.failure(IdentifierError(offset: max(error.offset - growth, 0), reason: error.reason)), false)
  }

  private static func read(_ rewritten: RewrittenIdentifier) -> Outcome {
    let outcome = rewritten.bytes.withUnsafeBufferPointer { bytes -> Outcome in
      let read = read(bytes, .standard)
      guard read.isAsWritten, case .success(let identifier) = read.0 else { return read.0 }
      return .success(
        LocaleIdentifier(
          text: String(decoding: bytes, as: UTF8.self), languageIdentifier: identifier.languageIdentifier,
          layout: identifier.layout))
    }
    guard case .failure(let error) = outcome else { return outcome }
    return .failure(IdentifierError(offset: rewritten.offset(of: error.offset), reason: error.reason))
  }

  /// Takes the text over where it is in canonical case, else writes it anew.
  @inline(__always)
  private static func finish(
    _ bytes: UnsafeBufferPointer<UInt8>, _ parsed: ParsedIdentifier
  ) -> (Outcome, isAsWritten: Bool) {
    var head = IdentifierBuffer()
    head.append(LanguageIdentifier(parsed))
    let tail = parsed.tailWithSeparator
    guard head.isPrefix(of: bytes, count: tail), isCanonicalCase(bytes, from: tail) else {
      return (materialize(bytes, parsed), false)
    }
    return (
      .success(
        LocaleIdentifier(
          text: "", languageIdentifier: LanguageIdentifier(parsed),
          layout: IdentifierLayout(bytes, headEnd: tail))), true
    )
  }

  /// Whether what follows the region is in lower case with hyphens.
  private static func isCanonicalCase(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x5F || byte &- 0x41 < 26 { return false }
      index += 1
    }
    return true
  }

  @inline(never)
  private static func materialize(_ bytes: UnsafeBufferPointer<UInt8>, _ parsed: ParsedIdentifier) -> Outcome {
    var head = IdentifierBuffer()
    let languageIdentifier = LanguageIdentifier(parsed)
    head.append(languageIdentifier)
    let tail = parsed.tailWithSeparator
    // Private use alone has no separator before it.
    let separator = tail == 0 && !bytes.isEmpty ? 1 : 0
    let headEnd = head.length
    let count = headEnd + separator + bytes.count - tail
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      for index in 0..<headEnd { buffer[index] = head[index] }
      var position = headEnd
      if separator == 1 {
        buffer[position] = 0x2D
        position += 1
      }
      for byte in bytes[tail...] {
        buffer[position] = byte == 0x5F ? 0x2D : SubtagScanner.isLetter(byte) ? byte | 0x20 : byte
        position += 1
      }
      let written = UnsafeBufferPointer(buffer)
      return .success(
        LocaleIdentifier(
          text: String(decoding: written, as: UTF8.self), languageIdentifier: languageIdentifier,
          layout: IdentifierLayout(written, headEnd: headEnd)))
    }
  }
}

extension ParsedIdentifier {
  /// Where variants, extensions and private use begin, also for `und-x-bork`, whose tail is its `x`.
  fileprivate var tailWithSeparator: Int { kind == .privateUse && tail > 0 ? tail - 1 : tail }
}
