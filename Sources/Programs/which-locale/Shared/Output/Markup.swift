import ProgramSupport

/// HTML that is well-formed XML too. A literal is markup; a text that is put into one is escaped, so that escaping happens in
/// one place.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += XMLText.escaped(text, isAttribute: true) }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
  }

  let text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
