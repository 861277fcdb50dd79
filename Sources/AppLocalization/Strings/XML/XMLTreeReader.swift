import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document with Foundation's XMLParser into a tree.
///
/// No entity is ever declared or loaded: a document that declares one is refused before it is parsed. Elements nest at
/// most ``maximumDepth`` deep.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  static let maximumDepth = 128

  private var stack: [XMLTree] = []
  private var root: XMLTree?
  private var problem: XMLProblem?

  static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLTree {
    if bytes.isEmpty { throw XMLProblem(message: "an empty file", position: nil) }
    // Zero bytes aside, all encodings that editors write have ASCII as ASCII.
    if contains("<!ENTITY", in: bytes) {
      throw XMLProblem(message: "the document declares entities, which are never loaded", position: nil)
    }
    let reader = XMLTreeReader()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isParsed = parser.parse()
    if let problem = reader.problem { throw problem }
    if isParsed, let root = reader.root, reader.stack.isEmpty { return root }
    let place = TextPosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    throw XMLProblem(message: message(of: parser.parserError), position: place)
  }

  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    var found = 0
    for byte in bytes where byte != 0 {
      found = byte == wanted[found] ? found + 1 : (byte == wanted[0] ? 1 : 0)
      if found == wanted.count { return true }
    }
    return false
  }

  private static func message(of error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "no well-formed XML" }
    let text =
      error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.userInfo["NSXMLParserErrorMessage"] as? String
    return "no well-formed XML: \(text?.trimmed.shown ?? "error \(error.code) of the parser")"
  }

  // MARK: - XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String] = [:]
  ) {
    let position = TextPosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    if stack.count >= Self.maximumDepth {
      problem = problem ?? XMLProblem(message: "more than \(Self.maximumDepth) nested elements", position: position)
      parser.abortParsing()
      return
    }
    stack.append(XMLTree(name: name, attributes: attributes, position: position))
  }

  func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
    guard problem == nil, let element = stack.popLast() else { return }
    if stack.isEmpty { root = element } else { append(.element(element)) }
  }

  func parser(_: XMLParser, foundCharacters text: String) { append(.text(text)) }

  func parser(_: XMLParser, foundCDATA block: Data) { append(.text(String(decoding: block, as: UTF8.self))) }

  func parser(_: XMLParser, foundComment comment: String) { append(.comment(comment)) }

  private func append(_ content: XMLTree.Content) {
    guard let last = stack.indices.last else { return }
    stack[last].contents.append(content)
  }
}
