import LocalePlurals
import TextReading

/// A localized text whose formats have been read: what is asked for each text that is shown reads no format again.
struct PreparedFormat: Sendable {
  struct Part: Sendable {
    let name: String
    /// The position of its argument in the file; nil for the position of `%#@name@`.
    let argumentNumber: Int?
    let text: PreparedVariation
  }

  let text: PreparedVariation
  let parts: [Part]

  /// Reads the formats of a text and of its parts. Time is linear in their length.
  init(_ format: LocalizedFormat) {
    text = PreparedVariation(format.text) { PreparedText($0) }
    parts = format.parts.map { part in
      let specifier = part.specifier
      let text = PreparedVariation(part.text, specifier: specifier) { PreparedText($0, ofPartWith: specifier) }
      return Part(name: part.name, argumentNumber: part.argumentNumber, text: text)
    }
  }
}

/// A text, or variations of it by number, device or width.
indirect enum PreparedVariation: Sendable {
  case text(PreparedText)
  case plural(PreparedPlural)
  case device([(name: String, text: PreparedVariation)])
  /// Narrowest first.
  case width([(width: Int, text: PreparedVariation)])

  /// - Parameter specifier: the specifier of a part's number.
  init(_ text: VariedText, specifier: String? = nil, _ read: (String) -> PreparedText) {
    switch text {
    case .text(let text): self = .text(read(text))
    case .plural(let variations):
      let number = CountedNumber(texts: text.texts, specifier: specifier)
      self = .plural(
        PreparedPlural(
          number: number,
          variations: variations.map { ($0.category, PreparedVariation($0.text, specifier: specifier, read)) }))
    case .device(let variations):
      self = .device(variations.map { ($0.name, PreparedVariation($0.text, specifier: specifier, read)) })
    case .width(let variations):
      self = .width(variations.map { ($0.width, PreparedVariation($0.text, specifier: specifier, read)) })
    }
  }
}

/// Texts by plural category, in the order of the file, and what they count.
struct PreparedPlural: Sendable {
  let number: CountedNumber
  let variations: [(category: PluralCategory, text: PreparedVariation)]
}

/// The number by which texts vary.
struct CountedNumber: Sendable {
  /// The position of the argument that decides the form of a text: the first number's.
  let position: Int
  /// Whether a conversion writes the number with a fraction of fixed length.
  let hasFraction: Bool
  /// The length of the fraction; nil for the usual six digits.
  let precision: FormatSpecifier.Measure?

  /// - Parameters:
  ///   - texts: the texts to choose from. The precision of their first conversion for a number with a fraction decides
  ///     which digits are visible.
  ///   - specifier: the format specifier of a part's number, if the file has one.
  init(texts: [String], specifier: String?) {
    let formats = texts.map { FormatString($0).specifiers }
    position = formats.lazy.compactMap { Self.position(ofNumberAmong: $0) }.first ?? 1
    let conversions = formats.flatMap { $0 } + (specifier.map { FormatString("%\($0)").specifiers } ?? [])
    let fraction = conversions.first { conversion in
      conversion.argumentType == .double(isLong: conversion.length == .longDouble)
        && "fF".unicodeScalars.contains(conversion.conversion)
    }
    hasFraction = fraction != nil
    precision = fraction?.precision
  }

  private static func position(ofNumberAmong specifiers: [FormatSpecifier]) -> Int? {
    var next = 1
    for specifier in specifiers where specifier.argumentType != .none {
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      switch specifier.argumentType {
      case .integer, .double: return position
      default: continue
      }
    }
    return nil
  }
}

/// A format in its pieces.
struct PreparedText: Sendable {
  enum Piece: Sendable {
    case literal(String)
    /// - Parameter takesPart: whether it reads the argument of the part it is in, as `%arg` of a catalog does.
    case conversion(FormatSpecifier, takesPart: Bool)
    /// `%#@name@`.
    case part(FormatSpecifier, name: String)
  }

  /// The text as it is in the file.
  let text: String
  /// The pieces; empty for a text without conversions.
  let pieces: [Piece]
  /// Whether it has a part, or what looks like one.
  let hasParts: Bool

  init(_ text: String) {
    self.init(text, text, isSubstitution: false, arguments: [])
  }

  /// A text of a part, in which `%arg` stands for the conversion of the part's argument.
  init(_ text: String, ofPartWith specifier: String?) {
    guard let specifier, text.utf8.contains(0x25) else {
      self.init(text, text, isSubstitution: true, arguments: [])
      return
    }
    // Which position it is, is known only where the part is put in.
    var written: [Unicode.Scalar] = []
    var arguments: Set<Int> = []
    var cursor = ScalarCursor(Array(text.unicodeScalars))
    while let scalar = cursor.current {
      if cursor.take("%%") {
        written += "%%".unicodeScalars
      } else if cursor.take("%arg") {
        arguments.insert(written.count)
        written += "%1$\(specifier)".unicodeScalars
      } else {
        written.append(scalar)
        cursor.advance()
      }
    }
    self.init(text, String(String.UnicodeScalarView(written)), isSubstitution: true, arguments: arguments)
  }

  /// - Parameter arguments: where conversions of the part's argument begin.
  private init(_ text: String, _ written: String, isSubstitution: Bool, arguments: Set<Int>) {
    self.text = text
    let specifiers = FormatString(written, isSubstitution: isSubstitution).specifiers
    var pieces: [Piece] = []
    var hasParts = false
    if !specifiers.isEmpty || !arguments.isEmpty {
      let scalars = Array(written.unicodeScalars)
      var cursor = ScalarCursor(scalars)
      func copy(to end: Int) {
        guard cursor.index < end else { return }
        pieces.append(.literal(cursor.text(cursor.index..<end)))
        cursor.rewind(to: end)
      }
      for specifier in specifiers {
        copy(to: specifier.offset)
        cursor.advance(specifier.scalarCount)
        if let name = specifier.substitution {
          pieces.append(.part(specifier, name: name))
          hasParts = true
        } else {
          pieces.append(.conversion(specifier, takesPart: arguments.contains(specifier.offset)))
        }
      }
      copy(to: scalars.count)
    }
    self.pieces = pieces
    self.hasParts = hasParts || !pieces.isEmpty && text.contains("%#@")
  }
}
