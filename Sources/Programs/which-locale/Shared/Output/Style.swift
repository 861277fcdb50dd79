import SystemAccess

/// Looks of text on a terminal; plain text where colour is off.
struct Style: Sendable {
  enum Look: String, Sendable {
    case plain = ""
    case strong = "1"
    case chosen = "1;32"
    case faint = "2"
  }

  let isColored: Bool

  func apply(_ look: Look, to text: String) -> String {
    isColored && look != .plain && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text.visibleLine)\u{1B}[0m" : text
  }
}
