#if !hasFeature(Embedded)
  extension Unicode.Scalar {
    /// Whether a terminal does something else with it than to show it: control characters, among them escapes; marks of
    /// direction, which show a text otherwise than it is; separators of lines.
    package var steersDisplay: Bool {
      switch value {
      case 0x20..<0x7F: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
      default: properties.isBidiControl
      }
    }
  }

  extension String {
    /// The text with everything that steers a display written out, `\u{1B}`: for a name, a text, a message from outside,
    /// which stays one line.
    package var visibleLine: String { writingOut { _ in false } }

    /// The same for lines that a program has put together: line breaks and tabs stay, and the four looks that text may
    /// have on a terminal.
    package var visibleText: String {
      guard unicodeScalars.contains(where: \.steersDisplay) else { return self }
      var result = ""
      for (index, piece) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
        if index == 0 {
          result += piece.writingOut { $0 == "\n" || $0 == "\t" }
        } else if let look = Self.looks.first(where: { piece.hasPrefix($0) }) {
          result += "\u{1B}" + look + piece.dropFirst(look.count).writingOut { $0 == "\n" || $0 == "\t" }
        } else {
          result += "\\u{1B}" + piece.writingOut { $0 == "\n" || $0 == "\t" }
        }
      }
      return result
    }

    /// What follows the escape where text becomes strong, chosen, faint, or plain again; and where a line is cleared.
    private static let looks = ["[0m", "[1m", "[1;32m", "[2m"]
  }

  extension StringProtocol {
    fileprivate func writingOut(except keeps: (Unicode.Scalar) -> Bool) -> String {
      guard unicodeScalars.contains(where: { $0.steersDisplay && !keeps($0) }) else { return String(self) }
      var text = ""
      for scalar in unicodeScalars {
        if scalar.steersDisplay, !keeps(scalar) {
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }
#endif
