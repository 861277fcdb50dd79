/// An element of an XML document with all it holds.
struct XMLTree: Sendable {
  enum Content: Sendable {
    case element(XMLTree)
    case text(String)
    case comment(String)
  }

  let name: String
  let attributes: [String: String]
  let position: TextPosition
  var contents: [Content] = []

  var elements: [XMLTree] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Its own text, without that of the elements within it.
  var text: String {
    contents.reduce(into: "") { text, content in if case .text(let part) = content { text += part } }
  }

  /// The name without its namespace prefix.
  var localName: String { name.split(separator: ":").last.map(String.init) ?? name }

  func elements(named name: String) -> [XMLTree] { elements.filter { $0.localName == name } }
}

/// Why a document could not be read.
struct XMLProblem: Error {
  enum Kind: Sendable { case malformed, tooDeep, tooLarge }

  var kind = Kind.malformed
  let message: String
  let position: TextPosition?
}
