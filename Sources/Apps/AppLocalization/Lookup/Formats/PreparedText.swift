import SystemAccess

/// A format in its pieces.
package struct PreparedText: Sendable {
  /// A piece is small: literals share the memory of the text, and a bundle has a hundred thousand of them.
  enum Piece: Sendable {
    case literal(Substring)
    /// What is no conversion, and the character that Foundation writes for it.
    indirect case malformed(Substring, shown: String)
    /// A conversion without flags, measures and name, as nearly all are: `%@`, `%2$lld`. The position is 0 for the next argument.
    case plain(Unicode.Scalar, FormatSpecifier.Length?, position: UInt16)
    /// - Parameters:
    ///   - takesPart: whether it reads the argument of the part it is in, as `%arg` of a catalog does.
    ///   - written: the conversion as it is in the file.
    indirect case conversion(FormatSpecifier, takesPart: Bool, written: Substring)
    /// `%#@name@`.
    indirect case part(FormatSpecifier, name: String)

    /// - Parameter written: the conversion as it is in the file.
    fileprivate init(_ specifier: FormatSpecifier, _ written: Substring) {
      // No other conversion has this text.
      let takesPart = written == "%arg"
      self = .conversion(specifier, takesPart: takesPart, written: written)
      guard !takesPart, let position = UInt16(exactly: specifier.position ?? 0) else { return }
      let plain = FormatSpecifier(plain: specifier.conversion, specifier.length, position: position)
      guard written.unicodeScalars.count == plain.plainScalarCount else { return }
      var same = specifier
      (same.offset, same.scalarCount, same.certainty) = (plain.offset, plain.scalarCount, plain.certainty)
      if same == plain { self = .plain(specifier.conversion, specifier.length, position: position) }
    }
  }

  /// The text as it is in the file.
  package let text: String
  /// The pieces; empty for a text without conversions.
  let pieces: [Piece]
  /// Whether it has a part, or what looks like one, or names an argument.
  var hasPartsOrNames: (parts: Bool, names: Bool) {
    var found = (parts: false, names: false)
    for piece in pieces {
      switch piece {
      case .literal, .plain: break
      case .malformed(let written, _): found.parts = found.parts || written.hasPrefix("%#@")
      case .part(let specifier, _): found = (true, found.names || specifier.name != nil)
      case .conversion(let specifier, _, _): found.names = found.names || specifier.name != nil
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
    if !specifiers.isEmpty || !malformed.isEmpty {
      let scalars = text.unicodeScalars
      var (place, offset) = (scalars.startIndex, 0)
      func take(to end: Int) -> Substring {
        let start = place
        while offset < end {
          scalars.formIndex(after: &place)
          offset += 1
        }
        return text[start..<place]
      }
      func copy(to end: Int) {
        while let sign = malformed.first, sign.offset < end {
          malformed.removeFirst()
          // A sign may be inside a conversion that was read: `%#@name % d@`.
          guard sign.offset >= offset else { continue }
          copy(to: sign.offset)
          let written = take(to: min(sign.offset + sign.scalarCount, end))
          pieces.append(.malformed(written, shown: sign.shown))
        }
        if offset < end { pieces.append(.literal(take(to: end))) }
      }
      for specifier in specifiers {
        copy(to: specifier.offset)
        let written = take(to: specifier.offset + specifier.scalarCount)
        if let name = specifier.substitution {
          pieces.append(.part(specifier, name: name))
        } else {
          pieces.append(Piece(specifier, written))
        }
      }
      if let sign = malformed.last { copy(to: sign.offset + sign.scalarCount) }
      if place < scalars.endIndex { pieces.append(.literal(text[place...])) }
    }
    self.pieces = pieces
  }
}

extension FormatSpecifier {
  /// What a plain piece stands for. It has two scalars at least.
  init(plain conversion: Unicode.Scalar, _ length: Length?, position: UInt16) {
    self.init(
      position: position == 0 ? nil : Int(position), flags: "", length: length, conversion: conversion, offset: 0)
    scalarCount = 2
  }

  /// The length of ``description`` without flags, measures and name.
  fileprivate var plainScalarCount: Int {
    2 + (length?.rawValue.utf8.count ?? 0) + (position.map { 1 + String($0).utf8.count } ?? 0)
  }
}
