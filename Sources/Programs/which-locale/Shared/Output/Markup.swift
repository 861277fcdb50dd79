import ProgramSupport

/// HTML as a tree, so that escaping happens in one place. The output is well-formed XML too.
indirect enum Markup: Sendable {
  case element(String, [(String, String)], [Markup])
  case text(String)
  /// A style sheet of this package, which HTML parsers do not unescape. It contains no `<` and no `&`.
  case verbatim(String)

  /// An element. Attributes without a value are omitted.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Markup...
  ) -> Markup { .make(name, attributes, children) }

  static func make(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup]
  ) -> Markup {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, children)
  }

  /// The document without an XML declaration. Elements of `blocks` are on lines of their own.
  func document() -> String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let content): text += XMLText.escaped(content)
    case .verbatim(let content): text += content
    case .element(let name, let attributes, let children):
      if Self.blocks.contains(name) { text += "\n" }
      text += "<" + name
      for (attribute, value) in attributes { text += " \(attribute)=\"\(XMLText.escaped(value, isAttribute: true))\"" }
      if children.isEmpty, Self.emptyElements.contains(name) {
        text += "/>"
        return
      }
      text += ">"
      for child in children { child.write(to: &text) }
      text += "</\(name)>"
    }
  }

  /// The void elements of HTML. All others have both tags: HTML parsers read `<td/>` as a
  /// start tag.
  private static let emptyElements: Set<String> = ["meta", "input", "br"]

  private static let blocks: Set<String> = [
    "head", "body", "meta", "title", "style", "header", "nav", "main", "footer", "section", "h1", "h2", "p",
    "table", "caption", "thead", "tbody", "tr", "fieldset", "ul", "li", "details",
  ]
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}
