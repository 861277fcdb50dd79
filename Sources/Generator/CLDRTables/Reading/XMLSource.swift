import Foundation
import XMLCoder

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One XML file: its bytes, which are well-formed and safe, and the places of its elements.
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

  /// - Throws: an error for an entity declaration, an internal DTD subset, bytes that are not UTF-8, or malformed XML.
  init(path: String, data: Data) throws(CLDRDiagnostics) {
    self.path = path
    try UTF8Check.check(data, path: path)
    scan = data.withUnsafeBytes { XMLByteScan($0) }
    if let refusal = scan.refusal { throw CLDRDiagnostics(Self.diagnostic(for: refusal, path: path)) }
    self.data = Self.blanking(scan.negligible, in: data)
    if let malformed = MalformedXML.diagnostic(in: self.data, path: path) { throw CLDRDiagnostics(malformed) }
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
    } catch let error as DecodingError {
      throw CLDRDiagnostics(diagnostic(for: error))
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
  /// - Throws: an error if XMLCoder and the byte scan disagree on the number of elements; then no line would be right.
  func locate<Element>(
    _ elements: [Element], at elementPath: String
  ) throws(CLDRDiagnostics) -> [Located<Element>] {
    let starts = scan.ordinals(at: elementPath)
    guard starts.count == elements.count else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "\(elements.count) elements decoded but \(starts.count) found", at: fileLocation, text: elementPath,
          hint: "move the element that is out of its place; if there is none, report a bug of the reader"))
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

  /// The bytes with the DOCTYPE and processing instructions replaced by spaces: then the XML parser has no DTD to look
  /// for, and line numbers do not change.
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
      text: context?.debugDescription, hint: "write it as the file's DTD says")
  }
}

/// The allowed contents of an element of a CLDR file: the part of its DTD that is read here.
///
/// An element or an attribute with another name is a misspelling, `<languageMtach>`, or something from a later release
/// that this program does not read. If it were ignored, its facts would be missing from the tables without an error.
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
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    guard abs(one.count - other.count) <= 2, min(one.count, other.count) > 3 else { return one == other }
    // The Levenshtein distance, with a row for each letter of `one`.
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (place, candidate) in other.enumerated() {
        let changed = row[place] + (candidate == letter ? 0 : 1)
        next.append(min(changed, row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[other.count] <= 2
  }
}

/// Asks libxml whether a file is XML, before XMLCoder does.
///
/// On Linux, Foundation's parser continues after an error and may still return true, which XMLCoder believes; and the
/// error has no line. The first error reported while parsing counts.
enum MalformedXML {
  /// The first error as a diagnostic; nil if the bytes are well-formed.
  static func diagnostic(in data: Data, path: String) -> CLDRDiagnostic? {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let listener = Listener()
    parser.delegate = listener
    let succeeded = parser.parse()
    if succeeded, listener.first == nil { return nil }
    let error =
      listener.first ?? ((parser.parserError as NSError?)?.code ?? 0, parser.lineNumber, parser.columnNumber)
    return CLDRDiagnostic(
      "malformed XML, \(explanation(of: error.code))", at: SourceLocation(file: path, line: max(error.line, 0)),
      column: error.column > 0 ? error.column : nil, text: text(ofLine: error.line, in: data),
      hint: "correct the XML there, or unpack the release again")
  }

  private final class Listener: NSObject, XMLParserDelegate {
    var first: (code: Int, line: Int, column: Int)?

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      if first == nil { first = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber) }
    }
  }

  /// The most common codes of libxml in words.
  private static func explanation(of code: Int) -> String {
    let words: String? =
      switch code {
      case 4: "the document is empty"
      case 5: "something after the end of the document, or an element not closed"
      case 9: "a character that XML does not allow"
      case 26, 27: "an entity that is not declared"
      case 38: "'<' inside an attribute"
      case 39: "an attribute without quotes"
      case 40: "an attribute's quotes are not closed"
      case 41: "an attribute without a value"
      case 42: "an attribute occurs twice"
      case 45: "a comment is not closed"
      case 65: "a space is missing"
      case 68: "a name is missing"
      case 73: "a tag is not closed"
      case 76: "an end tag does not fit its start tag"
      case 77: "an element is not closed"
      case 80: "'--' inside a comment"
      default: nil
      }
    return words.map { "\($0) (libxml \(code))" } ?? "libxml \(code)"
  }

  /// A line without its indentation, cut if it is long.
  private static func text(ofLine number: Int, in data: Data) -> String? {
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number > 0, lines.count >= number else { return nil }
    let line = String(decoding: lines[number - 1].prefix(400), as: UTF8.self)
    let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed.count > 100 ? "\(trimmed.prefix(100))…" : trimmed
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
