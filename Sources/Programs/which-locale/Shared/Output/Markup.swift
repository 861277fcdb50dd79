import SystemAccess

/// HTML and SVG as a tree, so that escaping happens in one place. What is written is well-formed XML either way.
indirect enum Markup: Sendable {
  case element(String, [(String, String)], [Markup])
  case text(String)
  /// Style sheets and scripts of our own, which no reader of HTML unescapes. They hold no `<` and no `&`.
  case verbatim(String)

  /// An element; attributes without a value are left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Markup...
  ) -> Markup { .make(name, attributes, children) }

  static func make(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup]
  ) -> Markup {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, children)
  }

  /// The document without a declaration, elements of `blocks` on lines of their own.
  func document() -> String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let content): text += XMLText.plain(content)
    case .verbatim(let content): text += content
    case .element(let name, let attributes, let children):
      if Self.blocks.contains(name) { text += "\n" }
      text += "<" + name
      for (attribute, value) in attributes { text += " \(attribute)=\"\(XMLText.plain(value, isAttribute: true))\"" }
      if children.isEmpty, Self.emptyElements.contains(name) {
        text += "/>"
        return
      }
      text += ">"
      for child in children { child.write(to: &text) }
      text += "</\(name)>"
    }
  }

  /// What HTML lets no end tag follow, and what SVG has without contents. All others have both tags: a reader of HTML
  /// takes `<td/>` for a start.
  private static let emptyElements: Set<String> = ["meta", "input", "br", "rect"]

  private static let blocks: Set<String> = [
    "head", "body", "meta", "title", "style", "script", "header", "nav", "main", "footer", "section", "h1", "h2", "p",
    "table", "caption", "thead", "tbody", "tr", "fieldset", "ul", "li", "g", "rect", "desc", "details",
  ]
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}
