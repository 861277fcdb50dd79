/// A JSON file: its value with order and places, or what is wrong with it.
package struct JSONDocument: Sendable {
  /// Nil where the bytes are no JSON.
  package let value: JSONValue?
  package let encoding: TextEncoding
  package let hasByteOrderMark: Bool
  package let endsWithNewline: Bool
  /// In the order of finding.
  private(set) var list: DiagnosticList

  /// What is wrong, with line and column: an error where there is no value.
  package var diagnostics: [LocalizationDiagnostic] { list.all(path: nil) }

  /// Reads a file. Linear in its length, allocates in proportion to it.
  package init(_ bytes: some Sequence<UInt8>, limits: ReadingLimits = .standard) {
    let bytes = Array(bytes)
    list = DiagnosticList(limits)
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      (value, encoding, hasByteOrderMark, endsWithNewline) = (nil, .utf8, false, false)
      list.append(refusal)
      return
    }
    let text = DecodedText(bytes)
    var parser = JSONParser(text.scalars, limits)
    encoding = text.encoding
    hasByteOrderMark = text.hasByteOrderMark
    endsWithNewline = text.scalars.last == "\n"
    if text.encoding != .utf8 {
      list.append(
        LocalizationDiagnostic(.warning, .JSON.encoding, "\(text.encoding.rawValue), where Xcode writes UTF-8"))
    }
    if let first = text.replacements.first {
      list.append(
        LocalizationDiagnostic(
          .error, .JSON.invalidEncoding, "bytes that are no \(text.encoding.rawValue): U+FFFD stands for them",
          position: parser.lines.position(of: first)))
    }
    var problem: LocalizationDiagnostic?
    do throws(LocalizationDiagnostic) {
      value = try parser.parse()
    } catch {
      value = nil
      problem = error
    }
    list.append(contentsOf: parser.diagnostics.diagnostics)
    if let problem { list.append(problem) }
  }
}
