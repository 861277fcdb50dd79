extension JSONValue {
  /// Reads a document that is no catalog.
  ///
  /// - Throws: where and why it is no JSON.
  package static func read(_ bytes: [UInt8], path: String? = nil) throws(LocalizationDiagnostic) -> JSONValue {
    let document = JSONDocument(bytes)
    if let value = document.value { return value }
    throw (document.diagnostics.last ?? LocalizationDiagnostic(.error, .JSON.malformed, "no JSON")).at(path: path)
  }

  /// The elements of an array.
  package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The value on one line, without any white space that it does not need.
  package var compactText: String {
    var writer = JSONWriter()
    writer.writeCompactly(self)
    return writer.text
  }
}
