/// The form of one kind of CLDR file, as XMLCoder decodes it, and the way from there to facts.
///
/// Every attribute and every section is optional or an array here: what must be there is said by `facts(in:)`, which
/// knows the line, and not by a decoding error, which does not.
protocol CLDRDocument: Decodable {
  associatedtype Facts

  /// The name of the root element.
  static var root: String { get }

  /// What the root may hold.
  static var form: ElementForm { get }

  /// False where the text between elements matters: XMLCoder drops white space that stands between two comments.
  static var trimsText: Bool { get }

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts
}

extension CLDRDocument {
  static var trimsText: Bool { true }

  static func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts {
    try source.decode(Self.self).facts(in: source)
  }
}
