#if !hasFeature(Embedded)
  extension Unicode.Scalar {
    /// Whether the scalar changes the display and is not shown itself: control characters, marks of direction, line
    /// separators.
    package var steersDisplay: Bool {
      switch value {
      case 0x20..<0x7F: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
      default: properties.isBidiControl
      }
    }
  }

  extension StringProtocol {
    /// The text on one line, with everything that changes a display escaped, `\u{1B}`: for texts from outside.
    package var visibleLine: String { writingOut { _ in false } }

    /// The text with the scalars that steer a display written out, but for those to keep.
    package func writingOut(except keeps: (Unicode.Scalar) -> Bool) -> String {
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
