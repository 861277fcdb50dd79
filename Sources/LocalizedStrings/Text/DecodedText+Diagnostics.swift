extension DecodedText {
  /// What was wrong with the bytes.
  ///
  /// - Parameter isGuessed: whether nobody named the encoding.
  func diagnostics(_ lines: LineTable, isGuessed: Bool) -> [LocalizationDiagnostic] {
    var diagnostics: [LocalizationDiagnostic] = []
    if isGuessed, encoding != .utf8, !hasByteOrderMark {
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, .Strings.encoding, "\(encoding.rawValue) without a byte-order mark: Foundation cannot read it"))
    }
    if let first = replacements.first {
      let more = replacements.count == 1 ? "" : ", and \(replacements.count - 1) more"
      diagnostics.append(
        LocalizationDiagnostic(
          .error, .Strings.invalidEncoding, "bytes that are no \(encoding.rawValue): U+FFFD stands for them\(more)",
          position: lines.position(of: first)))
    }
    return diagnostics
  }

  /// Whether the text begins as an XML document does.
  var isXMLDocument: Bool {
    guard let start = scalars.firstIndex(where: { !$0.isTableSpace }), scalars[start] == "<" else { return false }
    let next = scalars[(start + 1)...].prefix(1)
    // `<0a>` is old-style data.
    return next.allSatisfy { $0 == "?" || $0 == "!" || ($0.hexadecimalValue == nil && $0 != ">" && !$0.isTableSpace) }
      && !next.isEmpty
  }
}
