import Foundation
import LocalePlurals

/// A value that can be put into a localized text: integers, floating-point numbers, texts.
///
/// Unlike Foundation's `CVarArg` the value's type is known when the text is written. A type of an app that conforms is
/// written as its description.
public protocol FormatArgument: Sendable {}

extension Int: FormatArgument {}
extension Int8: FormatArgument {}
extension Int16: FormatArgument {}
extension Int32: FormatArgument {}
extension Int64: FormatArgument {}
extension UInt: FormatArgument {}
extension UInt8: FormatArgument {}
extension UInt16: FormatArgument {}
extension UInt32: FormatArgument {}
extension UInt64: FormatArgument {}
extension Double: FormatArgument {}
extension Float: FormatArgument {}
extension String: FormatArgument {}
extension Substring: FormatArgument {}

enum FormatValue {
  case integer(Int64)
  /// An integer that fits only into 64 bits without a sign.
  case unsigned(UInt64)
  /// A floating-point number; its visible digits decide the plural form.
  case double(Double)
  case text(String)

  init(_ argument: any FormatArgument) {
    switch argument {
    case let number as any BinaryInteger:
      self = Int64(exactly: number).map(Self.integer) ?? .unsigned(UInt64(clamping: number))
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    case let text as any StringProtocol: self = .text(String(text))
    default: self = .text("\(argument)")
    }
  }
}

/// The arguments of one look-up, and the language of plural rules and number formats.
struct FormatArguments {
  private let arguments: [FormatValue]
  private let rules: PluralRules
  private let locale: Locale

  /// - Parameters:
  ///   - language: the localization that the text is in.
  ///   - locale: the locale in which numbers are written.
  init(_ arguments: [any FormatArgument], language: String, locale: Locale) {
    self.arguments = arguments.map(FormatValue.init)
    rules = PluralRules(language)
    self.locale = locale.writingNumbers
  }

  /// The argument at a position, counted from 1; nil if there are fewer.
  private func argument(at position: Int) -> FormatValue? {
    position > 0 && position <= arguments.count ? arguments[position - 1] : nil
  }

  // MARK: - Counting

  /// The plural category of an argument's number as it will be written: `1.0` and `1` differ in many languages.
  ///
  /// - Parameters:
  ///   - position: the argument's position, counted from 1.
  ///   - texts: the texts to choose from. The precision of their first conversion for a number with a fraction decides
  ///     which digits are visible.
  func category(at position: Int, texts: [String], specifier: String?) -> PluralCategory {
    switch argument(at: position) {
    case .integer(let number): return rules.category(for: PluralOperands(number))
    case .unsigned(let number): return rules.category(for: number)
    case .text(let text): return (try? rules.category(for: text)) ?? .other
    case .double(let number):
      let conversions = texts + (specifier.map { ["%\($0)"] } ?? [])
      let precision = conversions.lazy.flatMap { FormatString($0).specifiers }
        .first {
          $0.argumentType == .double(isLong: $0.length == .longDouble) && "fF".unicodeScalars.contains($0.conversion)
        }
        .map { $0.precision.flatMap(fixed) ?? 6 }
      guard let precision else { return (try? rules.category(for: Self.shortest(number))) ?? .other }
      return (try? rules.category(for: String(format: "%.\(precision)f", number))) ?? .other
    case nil: return .other
    }
  }

  private func fixed(_ measure: FormatSpecifier.Measure) -> Int? {
    switch measure {
    case .value(let value): min(value, Self.maximumWidth)
    case .argument(let position): position.flatMap { self.measure(at: $0) }.flatMap { $0 < 0 ? nil : $0 }
    }
  }

  /// The shortest digits that identify a number: `1.5`, and `1` for 1.0.
  private static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: - Writing

  /// The greatest field width that is honoured.
  private static let maximumWidth = 256

  /// An argument as a conversion with a position writes it; a conversion of another kind writes it as well as possible.
  /// Nil if there is no such argument.
  func writing(_ specifier: FormatSpecifier) -> String? {
    var specifier = specifier
    specifier.width = value(of: specifier.width)
    specifier.precision = value(of: specifier.precision)
    specifier.settleNegativeMeasures()
    if specifier.argumentType == .none { return specifier.conversion == "%" ? "%" : "" }
    return specifier.position.flatMap { argument(at: $0) }.map { written($0, specifier) }
  }

  private func value(of measure: FormatSpecifier.Measure?) -> FormatSpecifier.Measure? {
    switch measure {
    case .value(let value): .value(min(value, Self.maximumWidth))
    case .argument(let position?): self.measure(at: position).map { .value($0) }
    case .argument(nil), nil: nil
    }
  }

  private func measure(at position: Int) -> Int? {
    guard case .integer(let value)? = argument(at: position) else { return nil }
    let limit = Int64(Self.maximumWidth)
    return Int(min(max(value, -limit), limit))
  }

  private func written(_ argument: FormatValue, _ specifier: FormatSpecifier) -> String {
    switch (argument, specifier.argumentType) {
    case (.text(let text), _): return padded(text, specifier)
    case (_, .count): return ""
    case (.integer(let number), .integer) where ["c", "C"].contains(specifier.conversion):
      let character = UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      return padded(character ?? "", specifier)
    case (.integer(let number), .integer) where number < 0 && specifier.isUnsigned:
      return written(FormatValue(specifier.unsigned(number)), specifier)
    case (.integer(let number), .double): return write(specifier, Double(number))
    case (.unsigned(let number), .double): return write(specifier, Double(number))
    case (.integer(let number), .integer): return write(specifier, "ll", number)
    case (.unsigned, .integer) where ["c", "C"].contains(specifier.conversion): return padded("", specifier)
    // Foundation on Linux would read it as a negative number.
    case (.unsigned(let number), .integer) where ["d", "D", "i", "u", "U"].contains(specifier.conversion):
      return padded("\(number)", specifier)
    case (.unsigned(let number), .integer): return write(specifier, "ll", number)
    case (.double(let number), .double): return write(specifier, number)
    // The kind does not fit the conversion, or the conversion is for an object: numbers are written as numbers.
    case (.integer(let number), _): return padded(String(format: "%lld", locale: locale, number), specifier)
    case (.unsigned(let number), _): return padded("\(number)", specifier)
    case (.double(let number), _):
      let digits = Self.shortest(number)
      guard digits.utf8.allSatisfy({ (0x2D...0x39).contains($0) }) else { return padded(digits, specifier) }
      let places = digits.split(separator: ".").dropFirst().first?.utf8.count ?? 0
      return padded(String(format: "%.\(places)f", locale: locale, number), specifier)
    }
  }

  private func write(_ specifier: FormatSpecifier, _ number: Double) -> String {
    String(format: Self.plain(specifier, nil, specifier.conversion), locale: locale, number)
  }

  private func write(_ specifier: FormatSpecifier, _ length: String, _ number: some CVarArg) -> String {
    // The BSDs' upper-case conversions are the long forms of the lower-case ones.
    let small: Unicode.Scalar =
      switch specifier.conversion {
      case "D", "i": "d"
      case "U": "u"
      case "O": "o"
      default: specifier.conversion
      }
    return String(format: Self.plain(specifier, length, small), locale: locale, number)
  }

  /// A conversion without a position, for the type of the argument.
  private static func plain(_ specifier: FormatSpecifier, _ length: String?, _ conversion: Unicode.Scalar) -> String {
    let width = specifier.width.map { "\($0)" } ?? ""
    let precision = specifier.precision.map { ".\($0)" } ?? ""
    // With a locale, thousands are always grouped. Foundation on Linux does not know the flag for grouping.
    let flags = specifier.flags.filter { $0 != "'" }
    return "%\(flags)\(width)\(precision)\(length ?? "")\(conversion)"
  }

  private func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
    guard case .value(let width)? = specifier.width, text.count < width else { return text }
    let spaces = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + spaces : spaces + text
  }
}

// Values that texts seldom have, by the rules of C (C11, 7.21.6.1).
extension FormatSpecifier {
  /// A negative width, which an argument can give, aligns left; a negative precision counts as none.
  fileprivate mutating func settleNegativeMeasures() {
    if case .value(let value)? = width, value < 0 {
      width = .value(-value)
      if !flags.contains("-") { flags += "-" }
    }
    if case .value(let value)? = precision, value < 0 { precision = nil }
  }

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
