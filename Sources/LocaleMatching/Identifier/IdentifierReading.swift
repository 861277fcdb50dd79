/// Reads a text into a `LocaleIdentifier`: parses it, and puts it into canonical case where it is not.
enum IdentifierReading {
  typealias Outcome = Result<LocaleIdentifier, IdentifierError>

  static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    // The closures return plain integers or nothing: Swift destroys other results of generic functions by way of their
    // types' metadata, which it allocates when they are first asked for.
    if let fields = text.withIdentifierBytes({ fields(asWritten: $0, syntax) }) {
      var native = text
      native.makeContiguousUTF8()
      return .success(LocaleIdentifier(text: native, languageIdentifier: fields.identifier, layout: fields.layout))
    }
    var outcome = Outcome.failure(IdentifierError(offset: 0, reason: .invalidLanguage))
    text.withIdentifierBytes { outcome = read($0, syntax) }
    return outcome
  }

  /// The fields of a text that is in canonical case already; nil for every other text, ill-formed ones too.
  @inline(__always)
  static func fields(asWritten bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax) -> ReadFields? {
    guard let parsed = ParsedIdentifier.common(bytes) else { return generalFields(asWritten: bytes, syntax) }
    if syntax.kind == .strict, strictFault(bytes) != nil { return nil }
    return ReadFields(bytes, parsed)
  }

  @inline(never)
  private static func generalFields(
    asWritten bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax
  ) -> ReadFields? {
    switch syntax.kind {
    case .strict: if strictFault(bytes) != nil { return nil }
    case .standard: if LegacyTag.find(at: bytes) != nil { return nil }
    case .rewritten: return nil
    }
    do throws(IdentifierError) {
      return ReadFields(bytes, try ParsedIdentifier.general(bytes, replacesLegacyTags: false))
    } catch {
      return nil
    }
  }

  /// Reads a text that is to be written anew, and tells what is wrong with one that is ill-formed.
  @inline(never)
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    do throws(IdentifierError) {
      if syntax.kind == .strict {
        if let error = strictFault(bytes) { throw error }
      } else if let rewriting = syntax.rewriting, let rewritten = try rewriting(bytes) {
        return read(rewritten)
      } else if let legacy = LegacyTag.find(at: bytes) {
        return readLegacy(bytes, legacy)
      }
      return materialize(bytes, try ParsedIdentifier.general(bytes, replacesLegacyTags: false))
    } catch {
      return .failure(error)
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

  private static func readLegacy(_ bytes: UnsafeBufferPointer<UInt8>, _ legacy: LegacyTag) -> Outcome {
    let replaced = legacy.replacing(in: bytes)
    let growth = replaced.count - bytes.count
    let outcome = replaced.withUnsafeBufferPointer { bytes -> Outcome in
      do throws(IdentifierError) {
        return materialize(bytes, try ParsedIdentifier.general(bytes, replacesLegacyTags: false))
      } catch {
        return .failure(error)
      }
    }
    guard case .failure(let error) = outcome else { return outcome }
    return .failure(IdentifierError(offset: max(error.offset - growth, 0), reason: error.reason))
  }

  private static func read(_ rewritten: RewrittenIdentifier) -> Outcome {
    let outcome = rewritten.bytes.withUnsafeBufferPointer { read($0, .standard) }
    guard case .failure(let error) = outcome else { return outcome }
    return .failure(IdentifierError(offset: rewritten.offset(of: error.offset), reason: error.reason))
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

/// What is known of a text in canonical case.
struct ReadFields {
  let identifier: LanguageIdentifier
  let layout: IdentifierLayout

  /// Nil where the text is not in canonical case.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ parsed: ParsedIdentifier) {
    identifier = LanguageIdentifier(parsed)
    var head = IdentifierBuffer()
    head.append(identifier)
    let tail = parsed.tailWithSeparator
    guard head.isPrefix(of: bytes, count: tail), Self.isCanonicalCase(bytes, from: tail) else { return nil }
    layout = IdentifierLayout(bytes, headEnd: tail)
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
}

extension ParsedIdentifier {
  /// Where variants, extensions and private use begin, also for `und-x-bork`, whose tail is its `x`.
  fileprivate var tailWithSeparator: Int { kind == .privateUse && tail > 0 ? tail - 1 : tail }
}
