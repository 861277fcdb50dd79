extension LanguageIdentifier {
  /// Writes the identifier's text, BCP 47 with canonical case (`zh-Hant-TW`), to the beginning of a buffer.
  ///
  /// At most seventeen bytes of ASCII, without a zero at the end. Allocates nothing; some forty instructions where the
  /// buffer has twelve bytes or more, whatever the text's own length.
  ///
  /// - Returns: how many bytes the text has. Where the buffer has fewer, nothing useful is written.
  public func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard longLanguage == 0, let start = buffer.baseAddress, buffer.count >= IdentifierText.capacity else {
      return writeBytewise(to: buffer)
    }
    let text = IdentifierText(fields, separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  @inline(never)
  private func writeBytewise(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    var text = IdentifierBuffer()
    text.append(self)
    for index in 0..<min(text.length, buffer.count) { buffer[index] = text[index] }
    return text.length
  }
}

extension LanguageIdentifier: LosslessStringConvertible {
  /// BCP 47 with canonical case: `zh-Hant-TW`. Allocates only for more than fifteen characters.
  public var description: String { text(separator: 0x2D) }

  /// CLDR's underscore form: `zh_Hant_TW`.
  public var underscored: String { text(separator: 0x5F) }

  private func text(separator: UInt8) -> String {
    if longLanguage == 0 {
      let text = IdentifierText(fields, separator: separator)
      return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { bytes in
        guard let start = bytes.baseAddress else { return "" }
        text.write(to: start)
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes.prefix(text.count)), as: UTF8.self)
      }
    }
    var buffer = IdentifierBuffer()
    buffer.append(self, separator: separator)
    return buffer.text
  }
}
