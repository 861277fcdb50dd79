import Foundation
import SystemAccess
import XMLCoder

/// One XML file that is well-formed and safe, with the places of its elements.
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
  private let scan: XMLScan

  /// - Throws: an error for an entity declaration, an internal DTD subset, bytes that are not UTF-8, or malformed XML.
  init(path: String, data: Data) throws(CLDRDiagnostics) {
    self.path = path
    try UTF8Check.check(data, path: path)
    do throws(XMLScan.Refusal) {
      scan = try XMLScan([UInt8](data))
    } catch {
      throw CLDRDiagnostics(Self.diagnostic(for: error, path: path))
    }
    self.data = Self.blanking(scan.negligible, in: data)
  }

  /// Decodes the file, after a check that it has only known elements and attributes: XMLCoder ignores others.
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
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "cannot be decoded", at: fileLocation, text: "\(error)", hint: "compare it with the file of the release"))
    }
  }

  /// Decoded elements with their lines.
  ///
  /// - Parameters:
  ///   - elements: The elements decoded from `elementPath`, all of them, in file order.
  ///   - elementPath: The names from the root on: `supplementalData/likelySubtags/likelySubtag`.
  /// - Throws: an error if XMLCoder and the scan disagree on the number of elements; then no line would be right.
  func locate<Element>(
    _ elements: [Element], at elementPath: String
  ) throws(CLDRDiagnostics) -> [Located<Element>] {
    let starts = scan.ordinals(at: elementPath)
    guard starts.count == elements.count else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "\(elements.count) elements decoded but \(starts.count) found", at: fileLocation, text: elementPath,
          hint: "move the misplaced element; if there is none, report a bug in this reader"))
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

  /// The bytes with the DOCTYPE and processing instructions replaced by spaces: the XML parser has no DTD to look for,
  /// and line numbers stay.
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

  private static func diagnostic(for refusal: XMLScan.Refusal, path: String) -> CLDRDiagnostic {
    CLDRDiagnostic(
      refusal.message, at: SourceLocation(file: path, line: refusal.line), text: refusal.text, hint: refusal.hint)
  }
}

/// The allowed contents of an element of a CLDR file: the part of its DTD that is read here.
///
/// Another name is a misspelling, `<languageMtach>`, or belongs to a later release. Ignored, its facts would be missing
/// from the tables without an error.
struct ElementForm {
  var attributes: Set<String>
  var elements: [String: ElementForm]
  /// Whether other elements are allowed, as in files of many sections. An element whose name is almost that of an
  /// element that is read is still an error.
  var hasOtherElements: Bool

  init(
    attributes: Set<String> = [], elements: [String: ElementForm] = [:], hasOtherElements: Bool = false
  ) {
    self.attributes = attributes
    self.elements = elements
    self.hasOtherElements = hasOtherElements
  }

  /// A root, or another element of many sections, of which these are read.
  static func sections(_ elements: [String: ElementForm]) -> ElementForm {
    ElementForm(elements: elements, hasOtherElements: true)
  }

  /// The reason why an element is not allowed here; nil if it is.
  func fault(ofElement name: String, in parent: String) -> (message: String, hint: String)? {
    if elements[name] != nil { return nil }
    let meant = elements.keys.sorted().first { Self.areAlmostEqual($0, name) }
    if hasOtherElements, meant == nil { return nil }
    return (
      "unknown element in <\(parent)>",
      Self.hint(meant: meant.map { "<\($0)>" }, expected: elements.keys.sorted().map { "<\($0)>" })
    )
  }

  /// The reason why an attribute is not allowed here; nil if it is.
  func fault(ofAttribute name: String, in element: String) -> (message: String, hint: String)? {
    if attributes.contains(name) || Self.everywhere.contains(name) { return nil }
    let meant = attributes.sorted().first { Self.areAlmostEqual($0, name) }
    return ("unknown attribute of <\(element)>", Self.hint(meant: meant, expected: attributes.sorted()))
  }

  /// The attributes that older releases may have on any element. None of them is a fact.
  private static let everywhere: Set<String> = ["alt", "draft", "references", "description"]

  private static func hint(meant: String?, expected: [String]) -> String {
    if let meant { return "write \(meant)" }
    return expected.isEmpty ? "none is read here" : "read here: \(expected.joined(separator: ", "))"
  }

  /// Whether two names differ by at most two added, removed or changed letters, ignoring case.
  private static func areAlmostEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    guard abs(one.utf8.count - other.utf8.count) <= 2, min(one.utf8.count, other.utf8.count) > 3 else {
      return one == other
    }
    return one.editDistance(to: other) <= 2
  }
}

/// Rejects files that are not UTF-8: on Linux, Foundation's XML parser traps on a name that is not UTF-8.
enum UTF8Check {
  /// The text; throws, for a file that is not UTF-8, the first line with other bytes.
  @discardableResult
  static func check(_ data: Data, path: String) throws(CLDRDiagnostics) -> String {
    if let text = String(data: data, encoding: .utf8) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(data: $0, encoding: .utf8) == nil }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "bytes that are not UTF-8", at: SourceLocation(file: path, line: (bad ?? -1) + 1),
        text: bad.map { String(decoding: lines[$0].prefix(100), as: UTF8.self) }, hint: "convert the file to UTF-8"))
  }
}
