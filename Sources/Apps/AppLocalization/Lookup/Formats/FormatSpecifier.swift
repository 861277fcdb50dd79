/// A conversion of a format string, as in `printf` and `NSString`: `%2$-8.3lld`.
package struct FormatSpecifier: Equatable, Sendable {
  /// The length modifier: `ll` in `lld`.
  package enum Length: String, Hashable, Sendable, CaseIterable {
    case hh, h, l, ll, q
    case longDouble = "L"
    case z, t, j
  }

  /// A number in the format, or the next argument (`*`), or an argument by its position (`*2$`).
  package enum Measure: Equatable, Sendable {
    case value(Int)
    case argument(Int?)
  }

  /// Whether it is a conversion, and no percent sign that occurs in prose by chance.
  package enum Certainty: Equatable, Sendable {
    case certain
    /// "100%ig", "%20".
    case doubtful
    /// "50 % of": no format needs the flags.
    case percentSign
  }

  /// The argument's explicit position, from 1 (`%2$@`); nil for the next argument.
  package var position: Int?
  /// The argument's name in `%(count)lld`, which is not shown.
  package var name: String?
  /// The flags, of `-+ #0'`, in the order of the text.
  package var flags: String
  package var width: Measure?
  package var precision: Measure?
  package var length: Length?
  /// The conversion character: `@`, `d`, `s`…; `%` for a percent sign, which takes no argument.
  package var conversion: Unicode.Scalar
  /// The name in `%#@name@`, a part that varies; nil for any other conversion.
  package var substitution: String?
  /// The offset of its beginning, in Unicode scalars from the start of the text.
  package var offset: Int
  /// The number of its Unicode scalars in the text.
  package var scalarCount = 0
  /// Whether it is a conversion. A text without a certain one is probably not a format.
  package var certainty = Certainty.certain
  /// Whether its position lacks the dollar sign, `%1#@name@`. Apple's Foundation accepts it.
  package var lacksDollarSign = false

  package init(flags: String, conversion: Unicode.Scalar, offset: Int) {
    (self.flags, self.conversion, self.offset) = (flags, conversion, offset)
  }

  /// - Parameter bytes: the text where it stands.
  init(_ placed: PlacedConversion, in bytes: UnsafeBufferPointer<UInt8>) {
    func text(_ place: Range<Int>) -> String? {
      place.isEmpty ? nil : String(decoding: bytes[place], as: UTF8.self)
    }
    self.init(flags: text(placed.flags) ?? "", conversion: placed.conversion, offset: 0)
    (position, length, lacksDollarSign) = (placed.position, placed.length, placed.lacksDollarSign)
    (name, width, precision, substitution) = (text(placed.name), placed.width, placed.precision, text(placed.part))
  }

  /// Whether it may occur in prose by chance.
  package var isAmbiguous: Bool { certainty != .certain }

  package var argumentType: FormatArgumentType { FormatArgumentType(self) }
}

extension FormatSpecifier: CustomStringConvertible {
  /// The specifier as it is written in a format string. A name says the position.
  package var description: String {
    let place = name == nil ? position.map { "\($0)$" } ?? "" : ""
    let dot = precision.map { ".\($0)" } ?? ""
    let (name, part) = (name.map { "(\($0))" } ?? "", substitution.map { "\($0)@" } ?? "")
    return "%\(place)\(name)\(flags)\(width.map { "\($0)" } ?? "")\(dot)\(length?.rawValue ?? "")\(conversion)\(part)"
  }
}

extension FormatSpecifier.Measure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let number): "\(number)"
    case .argument(let position): "*\(position.map { "\($0)$" } ?? "")"
    }
  }
}

/// The type that a conversion reads. An argument of another type gives wrong text, or crashes.
package enum FormatArgumentType: Hashable, Sendable {
  /// `%@`, an object.
  case object
  /// `%d`, `%x`, `%c`…: an integer of so many bits, of the size of a pointer (`z`, `t`, `l`), or the largest (`j`).
  case integer(IntegerSize)
  /// `%f`, `%g`…: a floating-point number; with `L` a long double.
  case double(isLong: Bool)
  /// `%s`, `%S`: a pointer to characters.
  case string(isWide: Bool)
  /// `%p`: a pointer.
  case pointer
  /// `%n`: a place to write to.
  case count
  /// A part that varies by an argument whose type is in the part.
  case substitution
  /// No argument: `%%`, `%m`.
  case none

  package enum IntegerSize: Hashable, Sendable {
    /// 32 bits; shorter integers are passed as 32 bits.
    case int
    /// The size of a pointer: 64 bits on today's platforms.
    case long
    /// 64 bits.
    case longLong
  }

  /// Whether it is a number's.
  var isNumber: Bool {
    switch self {
    case .integer, .double: true
    default: false
    }
  }

  init(_ specifier: FormatSpecifier) {
    if specifier.substitution != nil {
      self = .substitution
      return
    }
    switch specifier.conversion {
    case "@": self = .object
    case "d", "i", "u", "x", "X", "o", "D", "U", "O", "c", "C":
      // `%D` is `%ld`, as the BSDs have it.
      let isCapital = ["D", "U", "O"].contains(specifier.conversion)
      switch specifier.length {
      case .ll, .q, .j: self = .integer(.longLong)
      case .l, .z, .t: self = .integer(specifier.conversion == "c" ? .int : .long)
      default: self = .integer(isCapital ? .long : .int)
      }
    case "a", "A", "e", "E", "f", "F", "g", "G": self = .double(isLong: specifier.length == .longDouble)
    case "s": self = .string(isWide: specifier.length == .l)
    case "S": self = .string(isWide: true)
    case "p": self = .pointer
    case "n": self = .count
    default: self = .none
    }
  }
}
