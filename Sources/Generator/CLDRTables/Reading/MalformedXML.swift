import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Asks libxml whether a file is XML, before XMLCoder does.
///
/// On Linux, Foundation's parser goes on after an error and may answer true all the same, and XMLCoder believes it; nor
/// does the error it passes on carry a line. The first error reported while parsing is the one that counts.
enum MalformedXML {
  /// Nil where the bytes are well-formed.
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
      column: error.column > 0 ? error.column : nil, text: text(ofLine: error.line, in: data))
  }

  private final class Listener: NSObject, XMLParserDelegate {
    var first: (code: Int, line: Int, column: Int)?

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      if first == nil { first = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber) }
    }
  }

  /// The commonest codes of libxml in words.
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
      case 42: "an attribute stands twice"
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

  /// The line, without its indentation and cut where it is long.
  private static func text(ofLine number: Int, in data: Data) -> String? {
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number > 0, lines.count >= number else { return nil }
    let line = String(decoding: lines[number - 1].prefix(400), as: UTF8.self)
    let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed.count > 100 ? "\(trimmed.prefix(100))…" : trimmed
  }
}
