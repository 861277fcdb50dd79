/// A format in its pieces.
package struct PreparedText: Sendable {
  /// A piece says where it ends: it begins where the last one ends. It counts no references, because a bundle has a hundred
  /// thousand of them, and small memory.
  struct Piece: Sendable {
    enum Kind: Sendable {
      case literal
      /// A conversion without flags, measures and name, as nearly all are: `%@`, `%2$lld`. The position is 0 for the next argument.
      case plain(Unicode.Scalar, FormatSpecifier.Length?, position: UInt16)
      /// The next of ``Pieces/specials``.
      case special
    }

    let kind: Kind
    let end: String.Index
  }

  /// What a piece is, if it is not usual.
  enum Special: Sendable {
    /// What is no conversion, and the character that Foundation writes for it.
    case malformed(shown: String, looksLikePart: Bool)
    /// - Parameter takesPart: whether it reads the argument of the part it is in, as `%arg` of a catalog does.
    indirect case conversion(FormatSpecifier, takesPart: Bool)
    /// `%#@name@`.
    case part(position: Int?, name: String, isNamed: Bool)
  }

  /// All pieces of a text. They are shared, not copied.
  final class Pieces: Sendable {
    let pieces: [Piece]
    /// Those that are special, in their order.
    let specials: [Special]

    fileprivate init(_ pieces: [Piece], _ specials: [Special]) { (self.pieces, self.specials) = (pieces, specials) }
  }

  /// The text as it is in the file.
  package let text: String
  /// Nil for a text without conversions.
  let format: Pieces?

  /// Whether it has a part, or what looks like one, or names an argument.
  var hasPartsOrNames: (parts: Bool, names: Bool) {
    var found = (parts: false, names: false)
    for special in format?.specials ?? [] {
      switch special {
      case .malformed(_, let looksLikePart): found.parts = found.parts || looksLikePart
      case .part(_, _, let isNamed): found = (true, found.names || isNamed)
      case .conversion(let specifier, _): found.names = found.names || specifier.name != nil
      }
    }
    return found
  }

  init(_ text: String, _ names: ArgumentNames) { self.init(text, FormatString(text, names: names)) }

  /// A text of a part, in which `%arg` stands for the conversion of the part's argument.
  init(_ text: String, ofPartWith specifier: String?, _ names: ArgumentNames) {
    self.init(text, FormatString(text, isSubstitution: true, argument: specifier, names: names))
  }

  private init(_ text: String, _ format: FormatString) {
    self.text = text
    let specifiers = format.specifiers
    var malformed = format.malformed[...]
    var pieces: [Piece] = []
    var specials: [Special] = []
    if !specifiers.isEmpty || !malformed.isEmpty {
      pieces.reserveCapacity(2 * (specifiers.count + malformed.count) + 1)
      var (place, offset) = (text.startIndex, 0)
      /// The text of the next piece, as it is in the file.
      func take(to end: Int) -> Substring {
        let written = text[place..<text.utf8.index(place, offsetBy: end - offset)]
        // The end of a part of the text is known to be between two scalars: no reader looks again.
        (place, offset) = (written.endIndex, end)
        return written
      }
      func append(_ kind: Piece.Kind) { pieces.append(Piece(kind: kind, end: place)) }
      func copy(to end: Int) {
        while let sign = malformed.first, sign.bytes.lowerBound < end {
          malformed.removeFirst()
          // A sign may be inside a conversion that was read: `%#@name % d@`.
          guard sign.bytes.lowerBound >= offset else { continue }
          copy(to: sign.bytes.lowerBound)
          let written = take(to: min(sign.bytes.upperBound, end))
          append(.special)
          specials.append(.malformed(shown: sign.shown, looksLikePart: written.hasPrefix("%#@")))
        }
        if offset < end {
          _ = take(to: end)
          append(.literal)
        }
      }
      for specifier in specifiers {
        copy(to: specifier.bytes.lowerBound)
        let written = take(to: specifier.bytes.upperBound)
        // `%arg` has the conversion of its part, whose position is not known here.
        let takesPart = specifier.bytes.count == 4 && written == "%arg"
        let kind = takesPart ? nil : specifier.plainKind
        append(kind ?? .special)
        if kind != nil { continue }
        if let name = specifier.substitution {
          specials.append(.part(position: specifier.position, name: name, isNamed: specifier.name != nil))
        } else {
          specials.append(.conversion(specifier, takesPart: takesPart))
        }
      }
      copy(to: text.utf8.count)
    }
    self.format = pieces.isEmpty ? nil : Pieces(pieces, specials)
  }
}

extension FormatSpecifier {
  /// What a plain piece stands for.
  init(plain conversion: Unicode.Scalar, _ length: Length?, position: UInt16) {
    self.init(
      position: position == 0 ? nil : Int(position), flags: "", length: length, conversion: conversion, offset: 0)
  }

  /// The plain piece that says all of it; nil if it is written in another way, such as `%arg`, or with a name that gave it its
  /// position.
  fileprivate var plainKind: PreparedText.Piece.Kind? {
    guard name == nil, substitution == nil, flags.isEmpty, width == nil, precision == nil,
      let place = UInt16(exactly: position ?? 0)
    else {
      return nil
    }
    var count = 2 + (length?.rawValue.utf8.count ?? 0)
    if position != nil {
      count += 2
      var rest = place / 10
      while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    }
    return count == bytes.count ? .plain(conversion, length, position: place) : nil
  }
}
