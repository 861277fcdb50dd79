#if FROM_ANOTHER_PACKAGE
  @testable import AppLocalization
#else
  import AppLocalization
#endif

/// The properties of any text with conversions and any arguments.
enum FormatProperties {
  /// Lines: a language, a text, then up to eight arguments.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let lines = InputLines(bytes, separator: 0x0A, limit: 10).lines
    let text = lines.count > 1 ? lines[1] : ""
    let arguments = lines.dropFirst(2).map(argument)
    let format = LocalizedFormat(text: .text(text))
    let written = format.string(arguments: arguments, language: lines.first ?? "")
    if !text.utf8.contains(0x25) {
      try require(written == text, "a text without conversions is written as it is", "\(text): \(written)")
    }
    let varied = VariedText.plural([(.one, .text("1")), (.other, .text(text))])
    let part = LocalizedFormat.FormatPart(name: "n", argumentNumber: 1, specifier: "lld", text: varied)
    _ = LocalizedFormat(text: .text("%#@n@ " + text), parts: [part])
      .string(arguments: arguments, language: lines.first ?? "")
    try VisitorProperties.check(text, lines.first ?? "", arguments)
  }

  /// A letter for the type, then the value.
  private static func argument(_ line: String) -> any FormatArgument {
    let value = line.dropFirst()
    let integer = Int64(value) ?? 0
    return switch line.first {
    case "b": Int8(truncatingIfNeeded: integer)
    case "B": UInt8(truncatingIfNeeded: integer)
    case "h": Int16(truncatingIfNeeded: integer)
    case "H": UInt16(truncatingIfNeeded: integer)
    case "w": Int32(truncatingIfNeeded: integer)
    case "W": UInt32(truncatingIfNeeded: integer)
    case "i": integer
    case "I": UInt64(value) ?? UInt64(bitPattern: integer)
    case "f": Float(value) ?? 0
    case "d": Double(value) ?? 0
    case "s": value
    default: line
    }
  }

  /// The last bytes of a file as a number, a text, and a floating-point number: what else its texts get.
  static func arguments(endOf bytes: UnsafeBufferPointer<UInt8>) -> [any FormatArgument] {
    let number = bytes.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return [Int64(bitPattern: number), String(decoding: bytes.suffix(4), as: UTF8.self), Double(bitPattern: number)]
  }
}
