/// An element of an XML document with its contents.
package struct XMLTree: Sendable {
  package enum Content: Sendable {
    case element(XMLTree)
    case text(String)
    case comment(String)
  }

  package let name: String
  package let attributes: [String: String]
  /// The place of the start tag.
  package let position: TextPosition
  package var contents: [Content] = []

  package var elements: [XMLTree] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element's own text, without its elements' text.
  package var text: String {
    contents.reduce(into: "") { text, content in if case .text(let part) = content { text += part } }
  }
}

/// The limits of a document.
package struct XMLLimits: Sendable {
  /// The greatest depth of elements within elements.
  package var depth: Int
  package var elementCount: Int
  /// Whether everything that XML 1.0 forbids is refused. If not, names have any characters but markup, comments have
  /// `--`, and texts `]]>` and control characters, as in property lists that Apple's reader takes.
  package var isStrict: Bool

  package init(depth: Int, elementCount: Int, isStrict: Bool) {
    self.depth = depth
    self.elementCount = elementCount
    self.isStrict = isStrict
  }
}

/// A fault of a document.
package struct XMLFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case malformed
    /// Declarations of the document's own, which could declare entities; they are refused whatever they declare.
    case ownDeclarations
    case tooDeep
    case tooLarge
  }

  package var kind: Kind
  package var position: TextPosition
  /// The problem, a phrase without a full stop.
  package var message: String
  /// The wrong text, as it is in the document.
  package var text: String?
  /// The correction, if the reader knows one.
  package var hint: String?
}
