import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document, read by the parser of Foundation and not by ours: well-formed, or an error. The functions give tests its
/// elements.
final class MarkupReading: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    var ancestors: [String]
  }

  private(set) var elements: [Element] = []
  private(set) var problem: String?
  private var open: [Int] = []

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() {
      let error = parser.parserError.map { "\($0)" } ?? "unknown"
      problem = "line \(parser.lineNumber), column \(parser.columnNumber): \(error)"
    }
  }

  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, ancestors: open.map { elements[$0].name }))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for place in open { elements[place].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = open.popLast()
  }
}
