import Foundation
import LocalePlurals

/// A value that can be put into a localized text: integers, floating-point and decimal numbers, texts; a `Bool` is 1 or 0.
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
extension CGFloat: FormatArgument {}
extension Decimal: FormatArgument {}
extension NSNumber: FormatArgument {}
extension Bool: FormatArgument {}
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
  case decimal(Decimal)
  case text(String)

  /// An argument of C, whose type decides. Pointers are not followed.
  init(_ argument: any CVarArg, by writer: NumberWriter) {
    self = (argument as? any FormatArgument).map { Self($0, by: writer) } ?? .text("\(argument)")
  }

  /// - Parameter writer: what writes numbers, whose locale is that of styles.
  init(_ argument: any FormatArgument, by writer: NumberWriter) {
    if let number = Self.integer(argument) {
      self = .integer(number)
      return
    }
    switch argument {
    // What nearly every text has, found without asking for conformances.
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
    case let number as Decimal: self = .decimal(number)
    // As C passes it. No language writes `true`.
    case let flag as Bool: self = .integer(flag ? 1 : 0)
    case let number as NSDecimalNumber: self = .decimal(number.decimalValue)
    case let number as NSNumber:
      switch number.objCType.pointee {
      case 0x64, 0x66: self = .double(number.doubleValue)  // d, f
      case 0x51: self = Int64(exactly: number.uint64Value).map(Self.integer) ?? .unsigned(number.uint64Value)  // Q
      default: self = .integer(number.int64Value)
      }
    case let text as any StringProtocol: self = .text(String(text))
    default: self = .text(Self.text(of: argument, in: writer.locale))
    }
  }

  /// The value of an `Int`; nil for any other type. A cast asks the runtime for three times as long.
  private static func integer<Argument>(_ argument: Argument) -> Int64? {
    Argument.self == Int.self ? Int64(unsafeBitCast(argument, to: Int.self)) : nil
  }

  private static func text(of argument: any FormatArgument, in locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *), let styled = argument as? StyledArgument {
      return styled.text(in: locale)
    }
    return "\(argument)"
  }

  /// Whether it is a number, which may decide the plural form.
  var isNumber: Bool { if case .text = self { false } else { true } }
}

/// The arguments of one look-up, the plural rules of the text's language, and what writes its numbers.
struct FormatArguments {
  private let arguments: [FormatValue]
  /// The positions of arguments that are given by name; nil for those given by position.
  private let positions: [String: Int]?
  private let rules: PluralRules
  private let writer: NumberWriter
  /// Whether each argument is set apart from the text around it (UAX #9, 2.4).
  private let isolates: Bool
  /// Whether numbers have separators between groups of digits.
  private let groups: Bool

  /// The position of an argument that is not there.
  static let absent = 0

  /// - Parameter names: the names of the arguments; nil if they are given by position.
  init(
    _ arguments: [FormatValue], names: [String]? = nil, _ rules: PluralRules, _ writer: NumberWriter,
    isolates: Bool = false, groups: Bool = true
  ) {
    (self.arguments, self.isolates, self.groups) = (arguments, isolates, groups)
    positions = names.map { Dictionary(zip($0, 1...)) { first, _ in first } }
    self.rules = rules
    self.writer = writer
  }

  // MARK: - Names

  var haveNames: Bool { positions != nil }

  /// The position of an argument by name, which may be absent; nil if arguments are given by position.
  func position(named name: String) -> Int? { positions.map { $0[name] ?? Self.absent } }

  /// The plural category of the number by which a text varies, and whether it is exactly 0.
  ///
  /// - Parameter position: the position of the argument that a part counts; nil for the text itself.
  func form(of counted: CountedNumber, part position: Int?) -> (category: PluralCategory, isZero: Bool) {
    let (place, fraction) = self.position(of: counted, part: position)
    return (category(at: place, fraction: fraction), isZero(at: place))
  }

  /// The position of the argument that decides a text's form, and the fraction with which the text writes it: the part's, else
  /// the first that may be the number and is given no text; else the only number that is given.
  ///
  /// - Parameter position: the position of the argument that a part counts; nil for the text itself.
  private func position(
    of counted: CountedNumber, part position: Int?
  ) -> (position: Int, fraction: FormatSpecifier.Measure?) {
    if let position, positions == nil || position != Self.absent { return (position, counted.fraction) }
    func place(_ candidate: CountedNumber.Argument) -> Int? {
      positions == nil ? candidate.position : candidate.name.flatMap { self.position(named: $0) }
    }
    for candidate in counted.arguments {
      guard let place = place(candidate) else { continue }
      if candidate.isNumber || argument(at: place)?.isNumber != false { return (place, candidate.fraction) }
    }
    let numbers = positions == nil ? [] : arguments.indices.filter { arguments[$0].isNumber }
    let only = numbers.count == 1 ? numbers[0] + 1 : counted.arguments.lazy.compactMap(place).first
    return (only ?? (positions == nil ? 1 : Self.absent), counted.fraction)
  }

  /// The argument at a position, counted from 1; nil if there are fewer.
  private func argument(at position: Int) -> FormatValue? {
    position > 0 && position <= arguments.count ? arguments[position - 1] : nil
  }

  // MARK: - Counting

  /// The plural category of a number as it will be written: `1.0` and `1` differ in many languages.
  ///
  /// - Parameters:
  ///   - position: the argument's position, counted from 1.
  ///   - fraction: the length of the fraction that is written; nil if it is not fixed.
  private func category(at position: Int, fraction: FormatSpecifier.Measure?) -> PluralCategory {
    let text: String
    switch argument(at: position) {
    case .integer(let number): return rules.category(for: PluralOperands(number))
    case .unsigned(let number): return rules.category(for: number)
    case .text(let given): text = given
    case .double(let number): text = fixed(number, fraction) ?? NumberWriter.shortest(number)
    case .decimal(let number): text = fixed(NSDecimalNumber(decimal: number).doubleValue, fraction) ?? "\(number)"
    case nil: return .other
    }
    return (try? rules.category(for: text)) ?? .other
  }

  /// A number with a fraction of fixed length.
  private func fixed(_ number: Double, _ fraction: FormatSpecifier.Measure?) -> String? {
    guard let fraction else { return nil }
    let precision = value(of: fraction).flatMap { $0 < 0 ? nil : $0 } ?? 6
    return String(format: "%.\(precision)f", number)
  }

  /// Whether an argument is exactly 0: a text's form `zero` is used for it in every language, whatever CLDR's rules say
  /// (Foundation's release notes for OS X 10.9).
  ///
  /// - Parameter position: the argument's position, counted from 1.
  private func isZero(at position: Int) -> Bool {
    switch argument(at: position) {
    case .integer(let number): number == 0
    case .double(let number): number == 0
    case .decimal(let number): number.isZero
    case .text(let text): (try? PluralOperands(text)).map { $0.i == 0 && $0.t == 0 } ?? false
    case .unsigned, nil: false
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
    if width == nil && precision == nil { return written(argument, specifier) }
    return written(argument, specifier.measured(value(of: width), value(of: precision)))
  }

  private func written(_ argument: FormatValue, _ specifier: FormatSpecifier) -> String {
    var text = writer.text(argument, specifier)
    if !groups, argument.isNumber { text = writer.ungrouped(text, specifier) }
    return isolates ? text.isolated : text
  }

  /// A text or an integer as `%@` and `%lld` write it; nil for what needs more than that.
  func plainly(at position: Int) -> String? {
    guard groups, !isolates else { return nil }
    return switch argument(at: position) {
    case .text(let text): text
    case .integer(let number): writer.plain(number)
    default: nil
    }
  }

  private func value(of measure: FormatSpecifier.Measure?) -> Int? {
    switch measure {
    case .value(let value): min(value, Self.maximumWidth)
    case .argument(let position?): self.measure(at: position)
    case .argument(nil), nil: nil
    }
  }

  private func measure(at position: Int) -> Int? {
    guard positions == nil, case .integer(let value)? = argument(at: position) else { return nil }
    let limit = Int64(Self.maximumWidth)
    return Int(min(max(value, -limit), limit))
  }
}

extension FormatSpecifier {
  /// The conversion with a width and a precision. A negative width, which an argument can give, aligns left; a negative precision
  /// counts as none (C11, 7.21.6.1).
  fileprivate func measured(_ width: Int?, _ precision: Int?) -> Self {
    var specifier = self
    specifier.width = width.map { .value(abs($0)) }
    if let width, width < 0, !flags.contains("-") { specifier.flags += "-" }
    specifier.precision = precision.flatMap { $0 < 0 ? nil : .value($0) }
    return specifier
  }
}

extension String {
  /// The text between FSI and PDI, by which its direction and that of its surroundings do not touch each other (UAX #9, 2.4). What
  /// it opens is closed, and what it would close outside is left out: such a sign has no effect of its own.
  fileprivate var isolated: String {
    var (text, open) = ("\u{2068}", 0)
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": open += 1
      case "\u{2069}" where open == 0: continue
      case "\u{2069}": open -= 1
      default: break
      }
      text.unicodeScalars.append(scalar)
    }
    return text + String(repeating: "\u{2069}", count: open + 1)
  }
}
