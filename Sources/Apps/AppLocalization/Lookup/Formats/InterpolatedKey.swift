import Foundation

/// A key as it is written in code, with its arguments: `"\(count) files"` is the key `%lld files` with one argument.
///
/// The keys are those of `String(localized:)` on Apple's platforms, which Xcode writes into catalogs: an integer is
/// `%lld`, shorter ones `%d`, those without a sign `%llu` and `%u`, a `Double` and a `CGFloat` are `%lf`, a `Float` is `%f`, and everything
/// else `%@`. Beside an argument a percent sign is doubled. What is around an argument stays, so that no text says how
/// words are put together but the translation.
public struct InterpolatedKey: ExpressibleByStringInterpolation, Sendable {
  /// The key that tables have.
  public let key: String
  /// The arguments, in the order of the key.
  public let arguments: [any FormatArgument]

  /// A key without arguments, as it is.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// A key with the arguments in it.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    key = stringInterpolation.key
  }

  /// Collects the pieces of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What was appended. Percent signs are doubled from the first argument on, and then in what was before it.
    fileprivate var key = ""
    fileprivate var arguments: [any FormatArgument] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends what stands between two arguments.
    public mutating func appendLiteral(_ text: String) {
      key += arguments.isEmpty ? text : text.doublingPercent
    }

    /// Appends an argument by the specifier of its type.
    public mutating func appendInterpolation(_ argument: some FormatArgument) {
      append(argument, Self.specifier(of: argument))
    }

    /// Appends an argument by a specifier: `\(ratio, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ argument: some FormatArgument, specifier: String) {
      append(argument, specifier)
    }

    /// Appends a value that a style writes in the locale of the text: `\(date, format: .dateTime.day())`.
    @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
      _ value: Style.FormatInput, format style: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
      append(StyledArgument(value, format: style), "%@")
    }

    private mutating func append(_ argument: some FormatArgument, _ specifier: String) {
      if arguments.isEmpty { key = key.doublingPercent }
      key += specifier
      arguments.append(argument)
    }

    private static func specifier(of argument: some FormatArgument) -> String {
      switch argument {
      case is Int, is Int64: "%lld"
      case is UInt, is UInt64: "%llu"
      case is Int8, is Int16, is Int32: "%d"
      case is UInt8, is UInt16, is UInt32: "%u"
      case is Double, is CGFloat: "%lf"
      case is Float: "%f"
      default: "%@"
      }
    }
  }
}
