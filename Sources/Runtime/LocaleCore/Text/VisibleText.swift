#if !hasFeature(Embedded)
  extension Unicode.Scalar {
    /// Whether the scalar changes the display and is not shown itself: control characters, marks of direction, line
    /// separators.
    public var steersDisplay: Bool {
      switch value {
      case 0x20..<0x7F: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
      default: properties.isBidiControl
      }
    }
  }

  extension String {
    /// The text on one line, with everything that changes a display escaped, `\u{1B}`: for texts from outside.
    public var visibleLine: String { writingOut { _ in false } }

    /// The text of several lines, with everything that changes a display escaped, except line breaks, tabs and the four
    /// styles of text on a terminal.
    public var visibleText: String {
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

    /// The sequences after an escape that make text plain, strong, chosen or faint; and the one that clears a line.
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
