import Foundation
import LocalePlurals
import LocalizedStrings

/// What is put into a localized text.
public enum FormatArgument: Hashable, Sendable {
  /// An integer that 64 bits with a sign hold.
  case integer(Int64)
  /// An integer that needs all 64 bits.
  case unsigned(UInt64)
  /// A floating-point number; its visible digits decide the plural form.
  case double(Double)
  /// A text, put in as it is.
  case text(String)
}

/// A value that can be put into a localized text: integers, floating-point numbers, texts.
///
/// Unlike Foundation's `CVarArg` it says what it is, so that a text whose conversions do not fit its arguments is written
/// all the same and never reads memory that is not its own.
public protocol FormatArgumentConvertible: Sendable {
  /// The value as it is put in.
  var formatArgument: FormatArgument { get }
}

extension FormatArgument: FormatArgumentConvertible {
  /// The argument itself.
  public var formatArgument: FormatArgument { self }
}

extension FormatArgumentConvertible where Self: BinaryInteger {
  /// The integer; one that no 64 bits hold becomes the nearest that they do.
  public var formatArgument: FormatArgument {
    Int64(exactly: self).map(FormatArgument.integer) ?? .unsigned(UInt64(clamping: self))
  }
}

extension FormatArgumentConvertible where Self: BinaryFloatingPoint {
  /// The number, rounded to a `Double` where it is more precise.
  public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension FormatArgumentConvertible where Self: StringProtocol {
  /// The text.
  public var formatArgument: FormatArgument { .text(String(self)) }
}

extension Int: FormatArgumentConvertible {}
extension Int8: FormatArgumentConvertible {}
extension Int16: FormatArgumentConvertible {}
extension Int32: FormatArgumentConvertible {}
extension Int64: FormatArgumentConvertible {}
extension UInt: FormatArgumentConvertible {}
extension UInt8: FormatArgumentConvertible {}
extension UInt16: FormatArgumentConvertible {}
extension UInt32: FormatArgumentConvertible {}
extension UInt64: FormatArgumentConvertible {}
extension Double: FormatArgumentConvertible {}
extension Float: FormatArgumentConvertible {}
extension String: FormatArgumentConvertible {}
extension Substring: FormatArgumentConvertible {}

/// The arguments of one look-up, and the language in which numbers are counted and written.
struct FormatArguments {
  private let arguments: [FormatArgument]
  private let rules: PluralRules
  private let locale: Locale

  /// - Parameter language: the localization that the text is in.
  init(_ arguments: [FormatArgument], language: String) {
    self.arguments = arguments
    rules = PluralRules(language)
    locale = Locale(identifier: language)
  }

  /// The argument at a position, counted from 1; nil where there are not so many.
  private func argument(at position: Int) -> FormatArgument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }

  // MARK: - Counting

  /// The category of an argument's number, as it will be written: `1.0` has other forms than `1` in many languages.
  ///
  /// - Parameters:
  ///   - position: the argument's, counted from 1.
  ///   - texts: the texts of which the category selects one. The precision with which the first of their conversions
  ///     writes a number with a fraction says which digits are visible.
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
    case .argument(let position): position.flatMap { self.measure(at: $0) }
    }
  }

  /// The digits that tell a number from every other: `1.5`, and `1` of 1.0.
  private static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: - Writing

  /// More than anybody asks for in earnest.
  private static let maximumWidth = 256

  /// A format with its arguments put in. A conversion without an argument stays as it is, one whose argument is of another
  /// kind writes that as it can, and a part that nobody has leaves its name.
  func writing(_ format: String) -> String {
    let specifiers = FormatString(format).specifiers
    if specifiers.isEmpty { return format }
    var cursor = ScalarCursor(Array(format.unicodeScalars))
    var text = ""
    var next = 1
    for specifier in specifiers {
      if cursor.index < specifier.offset { text += cursor.text(cursor.index..<specifier.offset) }
      cursor.rewind(to: specifier.offset + specifier.scalarCount)
      var specifier = specifier
      specifier.width = value(of: specifier.width, &next)
      specifier.precision = value(of: specifier.precision, &next)
      if let name = specifier.substitution {
        text += name
      } else if specifier.argumentType == .none {
        text += specifier.conversion == "%" ? "%" : ""
      } else {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        text += argument(at: position).map { written($0, specifier) } ?? specifier.description
      }
    }
    let end = format.unicodeScalars.count
    return cursor.index < end ? text + cursor.text(cursor.index..<end) : text
  }

  private func value(of measure: FormatSpecifier.Measure?, _ next: inout Int) -> FormatSpecifier.Measure? {
    switch measure {
    case nil: return nil
    case .value(let value): return .value(min(value, Self.maximumWidth))
    case .argument(let position):
      let value = self.measure(at: position ?? next)
      if position == nil { next += 1 }
      return value.map { .value($0) }
    }
  }

  private func measure(at position: Int) -> Int? {
    guard case .integer(let value)? = argument(at: position) else { return nil }
    return Int(min(max(value, 0), Int64(Self.maximumWidth)))
  }

  private func written(_ argument: FormatArgument, _ specifier: FormatSpecifier) -> String {
    switch (argument, specifier.argumentType) {
    case (.text(let text), _): return padded(text, specifier)
    case (_, .count): return ""
    case (.integer(let number), .integer) where ["c", "C"].contains(specifier.conversion):
      return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    case (.integer(let number), .double): return write(specifier, Double(number))
    case (.unsigned(let number), .double): return write(specifier, Double(number))
    case (.integer(let number), .integer): return write(specifier, "ll", number)
    // Foundation of Linux takes it for a negative number.
    case (.unsigned(let number), .integer) where ["d", "D", "i", "u", "U"].contains(specifier.conversion):
      return padded("\(number)", specifier)
    case (.unsigned(let number), .integer): return write(specifier, "ll", number)
    case (.double(let number), .double): return write(specifier, number)
    // What is left has another kind than its conversion, or is an object: a number as a number is written.
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
    // The BSDs' capitals are long ones of the small.
    let small: Unicode.Scalar =
      switch specifier.conversion {
      case "D", "i": "d"
      case "U": "u"
      case "O": "o"
      default: specifier.conversion
      }
    return String(format: Self.plain(specifier, length, small), locale: locale, number)
  }

  /// One conversion without a position, of the type that is passed.
  private static func plain(_ specifier: FormatSpecifier, _ length: String?, _ conversion: Unicode.Scalar) -> String {
    let width = specifier.width.map { "\($0)" } ?? ""
    let precision = specifier.precision.map { ".\($0)" } ?? ""
    // With a locale thousands are grouped anyway, and Foundation of Linux does not know the flag that asks for it.
    let flags = specifier.flags.filter { $0 != "'" }
    return "%\(flags)\(width)\(precision)\(length ?? "")\(conversion)"
  }

  private func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
    guard case .value(let width)? = specifier.width, text.count < width else { return text }
    let spaces = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + spaces : spaces + text
  }
}
