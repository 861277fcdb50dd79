import Foundation
import LocalePlurals

/// A value that can be put into a localized text: integers, floating-point numbers, texts.
///
/// Unlike Foundation's `CVarArg` the value's type is known when the text is written. A type of an app that conforms is
/// written as its description. For dates, currencies and measurements see ``StyledArgument``.
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

/// A value that a `FormatStyle` writes in the locale of the text: a date, a currency, a measurement.
///
///     localizer.string("due", arguments: [StyledArgument(date, format: .dateTime.day().month())])
///     localizer("Due on \(date, format: .dateTime.day().month())")                // the same, with the key as its text
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct StyledArgument: FormatArgument {
  private let write: @Sendable (Locale) -> String

  /// A value and its style, whose own locale does not count.
  public init<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, format style: Style)
  where Style.FormatInput: Sendable, Style.FormatOutput == String {
    write = { style.locale($0).format(value) }
  }

  func text(in locale: Locale) -> String { write(locale) }
}

/// An argument by what it can be written as.
enum FormatValue {
  case integer(Int64)
  /// An integer that fits only into 64 bits without a sign.
  case unsigned(UInt64)
  /// A floating-point number; its visible digits decide the plural form.
  case double(Double)
  case text(String)

  /// - Parameter locale: the locale of styles.
  init(_ argument: any FormatArgument, in locale: Locale) {
    switch argument {
    // What nearly every text has, found without asking for conformances.
    case let number as Int: self = .integer(Int64(number))
    case let text as String: self = .text(text)
    case let number as Double: self = .double(number)
    case let number as any BinaryInteger:
      if let integer = Int64(exactly: number) {
        self = .integer(integer)
      } else if let integer = UInt64(exactly: number) {
        self = .unsigned(integer)
      } else {
        self = .text("\(argument)")
      }
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    case let text as any StringProtocol: self = .text(String(text))
    default: self = .text(Self.text(of: argument, in: locale))
    }
  }

  private static func text(of argument: any FormatArgument, in locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *), let styled = argument as? StyledArgument {
      return styled.text(in: locale)
    }
    return "\(argument)"
  }
}

/// The arguments of one look-up, the plural rules of the text's language, and what writes its numbers.
struct FormatArguments {
  private let arguments: [FormatValue]
  private let rules: PluralRules
  private let writer: NumberWriter

  init(_ arguments: [any FormatArgument], _ rules: PluralRules, _ writer: NumberWriter) {
    self.arguments = arguments.map { FormatValue($0, in: writer.locale) }
    self.rules = rules
    self.writer = writer
  }

  /// The argument at a position, counted from 1; nil if there are fewer.
  private func argument(at position: Int) -> FormatValue? {
    position > 0 && position <= arguments.count ? arguments[position - 1] : nil
  }

  // MARK: - Counting

  /// The plural category of a number as it will be written: `1.0` and `1` differ in many languages.
  ///
  /// - Parameter position: the argument's position, counted from 1.
  func category(of counted: CountedNumber, at position: Int) -> PluralCategory {
    switch argument(at: position) {
    case .integer(let number): return rules.category(for: PluralOperands(number))
    case .unsigned(let number): return rules.category(for: number)
    case .text(let text): return (try? rules.category(for: text)) ?? .other
    case .double(let number):
      let text =
        counted.hasFraction
        ? String(format: "%.\(counted.precision.flatMap(fixed) ?? 6)f", number) : NumberWriter.shortest(number)
      return (try? rules.category(for: text)) ?? .other
    case nil: return .other
    }
  }

  /// Whether an argument is exactly 0: a text's form `zero` is used for it in every language, whatever CLDR's rules say
  /// (Foundation's release notes for OS X 10.9).
  ///
  /// - Parameter position: the argument's position, counted from 1.
  func isZero(at position: Int) -> Bool {
    switch argument(at: position) {
    case .integer(let number): number == 0
    case .double(let number): number == 0
    case .text(let text): (try? PluralOperands(text)).map { $0.i == 0 && $0.t == 0 } ?? false
    case .unsigned, nil: false
    }
  }

  private func fixed(_ measure: FormatSpecifier.Measure) -> Int? {
    switch measure {
    case .value(let value): min(value, Self.maximumWidth)
    case .argument(let position): position.flatMap { self.measure(at: $0) }.flatMap { $0 < 0 ? nil : $0 }
    }
  }

  // MARK: - Writing

  /// The greatest field width that is honoured.
  private static let maximumWidth = 256

  /// An argument as a conversion writes it; a conversion of another kind writes it as well as possible. Nil if there is no
  /// such argument.
  func writing(
    _ specifier: FormatSpecifier, at position: Int?, _ width: FormatSpecifier.Measure?,
    _ precision: FormatSpecifier.Measure?
  ) -> String? {
    if specifier.argumentType == .none { return specifier.conversion == "%" ? "%" : "" }
    guard let argument = position.flatMap({ argument(at: $0) }) else { return nil }
    if width == nil, precision == nil { return writer.text(argument, specifier) }
    var specifier = specifier
    specifier.width = value(of: width)
    specifier.precision = value(of: precision)
    specifier.settleNegativeMeasures()
    return writer.text(argument, specifier)
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
}

extension FormatSpecifier {
  /// A negative width, which an argument can give, aligns left; a negative precision counts as none (C11, 7.21.6.1).
  fileprivate mutating func settleNegativeMeasures() {
    if case .value(let value)? = width, value < 0 {
      width = .value(-value)
      if !flags.contains("-") { flags += "-" }
    }
    if case .value(let value)? = precision, value < 0 { precision = nil }
  }
}
