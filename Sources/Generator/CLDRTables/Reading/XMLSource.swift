import Foundation
import XMLCoder

/// One XML file: its bytes, found well-formed and harmless, and where its elements stand.
struct XMLSource {
  /// An element together with the place of its start tag.
  struct Located<Element> {
    var element: Element
    var location: SourceLocation
    /// The element's number in the document, from zero.
    var ordinal: Int
  }

  let path: String
  private let data: Data
  private let scan: XMLByteScan

  /// - Throws: for an entity declaration, an internal DTD subset, bytes that are not UTF-8, or malformed XML.
  init(path: String, data: Data) throws(CLDRDiagnostics) {
    self.path = path
    try UTF8Check.check(data, path: path)
    scan = data.withUnsafeBytes { XMLByteScan($0) }
    if let refusal = scan.refusal { throw CLDRDiagnostics(Self.diagnostic(for: refusal, path: path)) }
    self.data = Self.blanking(scan.negligible, in: data)
    if let malformed = MalformedXML.diagnostic(in: self.data, path: path) { throw CLDRDiagnostics(malformed) }
  }

  /// Decodes the file, once its elements and attributes are those that are read: XMLCoder passes over others.
  func decode<Document: CLDRDocument>(_: Document.Type) throws(CLDRDiagnostics) -> Document {
    guard scan.rootName == Document.root else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "unexpected root element", at: SourceLocation(file: path, line: scan.elements.first?.line ?? 0),
          text: scan.rootName, hint: "expected <\(Document.root)>"))
    }
    if let unknown = scan.unknown(to: Document.form) {
      throw CLDRDiagnostics(Self.diagnostic(for: unknown, path: path))
    }
    do {
      return try XMLDecoder(trimValueWhitespaces: Document.trimsText).decode(Document.self, from: data)
    } catch let error as DecodingError {
      throw CLDRDiagnostics(diagnostic(for: error))
    } catch {
      throw CLDRDiagnostics(CLDRDiagnostic("cannot be decoded", at: fileLocation, text: "\(error)"))
    }
  }

  /// Decoded elements with their lines.
  ///
  /// - Parameters:
  ///   - elements: The elements decoded from `elementPath`, all of them, in file order.
  ///   - elementPath: The names from the root on: `supplementalData/likelySubtags/likelySubtag`.
  /// - Throws: when XMLCoder and the byte scan disagree on how many there are; no line could then be trusted.
  func locate<Element>(
    _ elements: [Element], at elementPath: String
  ) throws(CLDRDiagnostics) -> [Located<Element>] {
    let starts = scan.ordinals(at: elementPath)
    guard starts.count == elements.count else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "\(elements.count) elements decoded but \(starts.count) found", at: fileLocation, text: elementPath,
          hint: "an element stands where none is expected, or this is a fault of the reader"))
    }
    var result: [Located<Element>] = []
    result.reserveCapacity(elements.count)
    for (element, ordinal) in zip(elements, starts) {
      let location = SourceLocation(file: path, line: scan.elements[ordinal].line)
      result.append(Located(element: element, location: location, ordinal: ordinal))
    }
    return result
  }

  private var fileLocation: SourceLocation { SourceLocation(file: path, line: 0) }

  /// The bytes with the DOCTYPE and the like turned to spaces: the XML parser then has no DTD to look for, and lines
  /// stay what they are.
  private static func blanking(_ ranges: [Range<Int>], in data: Data) -> Data {
    if ranges.isEmpty { return data }
    var bytes = [UInt8](data)
    for range in ranges {
      for index in range.clamped(to: bytes.indices) where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return Data(bytes)
  }

  private static func diagnostic(for refusal: XMLByteScan.Refusal, path: String) -> CLDRDiagnostic {
    CLDRDiagnostic(
      refusal.message, at: SourceLocation(file: path, line: refusal.line), text: refusal.text, hint: refusal.hint)
  }

  private func diagnostic(for error: DecodingError) -> CLDRDiagnostic {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    let path = context?.codingPath.map(\.stringValue).joined(separator: "/") ?? ""
    return CLDRDiagnostic(
      "does not have the form of its kind, at \(path.isEmpty ? "the root" : path)", at: fileLocation,
      text: context?.debugDescription)
  }
}
