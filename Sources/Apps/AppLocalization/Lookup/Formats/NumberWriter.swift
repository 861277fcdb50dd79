import Foundation

/// Writes arguments in a locale, as the conversions of a format say.
///
/// The usual conversions are written by styles that are made once: `String(format:locale:)` makes a formatter of ICU for
/// every number. Both give equal text, which a test compares.
final class NumberWriter: Sendable {
  /// The locale, as far as Foundation survives it.
  let locale: Locale
  /// How integers of few digits look; nil if Foundation writes them all.
  private let shapes: IntegerShapes?
  /// Writes an integer as `%lld` does; nil on systems older than macOS 12.
  private let integer: (@Sendable (Int64) -> String)?
  /// Writes a number with a fraction of fixed length as `%.2f` does.
  private let fixed: (@Sendable (Double, _ precision: Int) -> String)?

  init(_ locale: Locale) {
    let locale = locale.writingNumbers
    self.locale = locale
    guard #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) else {
      (shapes, integer, fixed) = (nil, nil, nil)
      return
    }
    let integers = IntegerFormatStyle<Int64>(locale: locale)
    let numbers = (0...Self.longestFraction).map {
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength($0))
    }
    shapes = IntegerShapes { integers.format($0) }
    integer = { integers.format($0) }
    fixed = { numbers[$1].format($0) }
  }

  /// The longest fraction for which both ways agree: in longer ones `String(format:)` shows at most fifteen digits.
  private static let longestFraction = 6

  /// The shortest digits that identify a number: `1.5`, and `1` for 1.0.
  static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// - Parameter specifier: a conversion whose width and precision are numbers.
  func text(_ argument: FormatValue, _ specifier: FormatSpecifier) -> String {
    switch (argument, specifier.argumentType) {
    case (.text(let text), _): return padded(text, specifier)
    case (_, .count): return ""
    case (.integer(let number), .integer) where ["c", "C"].contains(specifier.conversion):
      let character = UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      return padded(character ?? "", specifier)
    case (.integer(let number), .integer) where number < 0 && specifier.isUnsigned:
      return text(Self.value(specifier.unsigned(number)), specifier)
    case (.integer(let number), .double): return write(specifier, Double(number))
    case (.unsigned(let number), .double): return write(specifier, Double(number))
    case (.integer(let number), .integer): return write(specifier, number)
    case (.unsigned, .integer) where ["c", "C"].contains(specifier.conversion): return padded("", specifier)
    // Foundation on Linux would read it as a negative number.
    case (.unsigned(let number), .integer) where specifier.isDecimal:
      return padded("\(number)", specifier)
    case (.unsigned(let number), .integer): return format(specifier, "ll", number)
    case (.double(let number), .double): return write(specifier, number)
    case (.decimal(let number), .double):
      let precision: Int = if case .value(let precision)? = specifier.precision { precision } else { 6 }
      return padded(plain(number, precision), specifier)
    case (.decimal(let number), _): return padded(plain(number, max(0, -number.exponent)), specifier)
    // The kind does not fit the conversion, or the conversion is for an object: numbers are written as numbers.
    case (.integer(let number), _): return padded(plain(number), specifier)
    case (.unsigned(let number), _): return padded("\(number)", specifier)
    case (.double(let number), _):
      let digits = Self.shortest(number)
      guard digits.utf8.allSatisfy({ (0x2D...0x39).contains($0) }) else { return padded(digits, specifier) }
      let places = digits.split(separator: ".").dropFirst().first?.utf8.count ?? 0
      return padded(plain(number, places), specifier)
    }
  }

  private static func value(_ number: UInt64) -> FormatValue {
    Int64(exactly: number).map(FormatValue.integer) ?? .unsigned(number)
  }

  // MARK: - Numbers

  /// An integer as `%lld` writes it.
  func plain(_ number: Int64) -> String {
    shapes?.text(number) ?? integer?(number) ?? String(format: "%lld", locale: locale, number)
  }

  private func plain(_ number: Double, _ precision: Int) -> String {
    if let fixed, precision <= Self.longestFraction { return fixed(number, precision) }
    return String(format: "%.\(precision)f", locale: locale, number)
  }

  private func plain(_ number: Decimal, _ precision: Int) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return Decimal.FormatStyle(locale: locale).precision(.fractionLength(precision)).format(number)
    }
    return NSDecimalNumber(decimal: number).description(withLocale: locale)
  }

  private func write(_ specifier: FormatSpecifier, _ number: Int64) -> String {
    let isPlain = specifier.hasPlainFlags && specifier.width == nil && specifier.precision == nil
    if isPlain, specifier.isDecimal { return plain(number) }
    return format(specifier, "ll", number)
  }

  private func write(_ specifier: FormatSpecifier, _ number: Double) -> String {
    if specifier.hasPlainFlags, specifier.width == nil, ["f", "F"].contains(specifier.conversion) {
      switch specifier.precision {
      case nil: return plain(number, 6)
      case .value(let precision): return plain(number, precision)
      case .argument: break
      }
    }
    return String(format: Self.conversion(specifier, nil, specifier.conversion), locale: locale, number)
  }

  private func format(_ specifier: FormatSpecifier, _ length: String, _ number: some CVarArg) -> String {
    // The BSDs' upper-case conversions are the long forms of the lower-case ones.
    let small: Unicode.Scalar =
      switch specifier.conversion {
      case "D", "i": "d"
      case "U": "u"
      case "O": "o"
      default: specifier.conversion
      }
    return String(format: Self.conversion(specifier, length, small), locale: locale, number)
  }

  /// A conversion without a position, for the type of the argument.
  private static func conversion(
    _ specifier: FormatSpecifier, _ length: String?, _ conversion: Unicode.Scalar
  ) -> String {
    let width = specifier.width.map { "\($0)" } ?? ""
    let precision = specifier.precision.map { ".\($0)" } ?? ""
    // With a locale, thousands are always grouped. Foundation on Linux does not know the flag for grouping.
    let flags = specifier.flags.filter { $0 != "'" }
    return "%\(flags)\(width)\(precision)\(length ?? "")\(conversion)"
  }

  /// A number as it was written, without the separators between groups of digits.
  func ungrouped(_ text: String, _ specifier: FormatSpecifier) -> String {
    guard let separator = locale.groupingSeparator, !separator.isEmpty, text.contains(separator) else { return text }
    return padded(text.replacingOccurrences(of: separator, with: ""), specifier)
  }

  private func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
    guard case .value(let width)? = specifier.width, text.count < width else { return text }
    let spaces = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + spaces : spaces + text
  }
}

extension FormatSpecifier {
  fileprivate var hasPlainFlags: Bool { flags.utf8.allSatisfy { $0 == UInt8(ascii: "'") } }

  fileprivate var isDecimal: Bool { ["d", "D", "i", "u", "U"].contains(conversion) }

  fileprivate var isUnsigned: Bool { ["u", "U", "x", "X", "o", "O"].contains(conversion) }

  /// A negative number as an unsigned one of the conversion's size, or of 64 bits if it does not fit that size.
  fileprivate func unsigned(_ number: Int64) -> UInt64 {
    switch (length, argumentType) {
    case (.hh, _) where number >= Int64(Int8.min): UInt64(UInt8(truncatingIfNeeded: number))
    case (.h, _) where number >= Int64(Int16.min): UInt64(UInt16(truncatingIfNeeded: number))
    case (_, .integer(.int)) where number >= Int64(Int32.min): UInt64(UInt32(truncatingIfNeeded: number))
    default: UInt64(bitPattern: number)
    }
  }
}
