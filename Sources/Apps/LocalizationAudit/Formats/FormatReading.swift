import AppLocalization

/// Which percent signs of a text are conversions, and which argument each of these reads.
extension FormatString {
  /// Whether the text is certainly a format: it has a conversion that does not occur in prose by chance.
  package var isFormat: Bool { specifiers.contains { !$0.isAmbiguous } }

  /// The conversions that read arguments, and their measures (`*`) as `%d` of no length, each with the position of its
  /// argument, from 1. Those without a position read the next one.
  ///
  /// - Parameters:
  ///   - countsProse: whether conversions count that may occur in prose by chance.
  ///   - place: the position that a conversion is given.
  func arguments(
    countsProse: Bool, place: (FormatSpecifier) -> Int? = \.position
  ) -> [(position: Int, specifier: FormatSpecifier)] {
    var next = 1
    func orNext(_ position: Int?) -> Int {
      if position == nil { next += 1 }
      return position ?? next - 1
    }
    var arguments: [(position: Int, specifier: FormatSpecifier)] = []
    for specifier in specifiers where countsProse || !specifier.isAmbiguous {
      for case .argument(let position)? in [specifier.width, specifier.precision] {
        let measure = FormatSpecifier(flags: "", conversion: "d", offset: specifier.offset)
        arguments.append((orNext(position), measure))
      }
      if specifier.argumentType != .none { arguments.append((orNext(place(specifier)), specifier)) }
    }
    return arguments
  }

  /// The conversions of a text to which nobody passes arguments.
  var unfilled: [FormatDifference] {
    specifiers.filter { !$0.isAmbiguous && $0.argumentType != .none }.map(FormatDifference.unfilled)
  }

  /// The percent signs of prose beside arguments, `%d % off`: Foundation shows none of them.
  func percentSigns(in text: String) -> [FormatDifference] {
    if unfilled.isEmpty { return [] }
    let scalars = Array(text.unicodeScalars)
    return malformed.map(FormatDifference.malformed)
      + specifiers.filter { specifier in
        let after = scalars.dropFirst(specifier.offset + specifier.scalarCount).first
        return specifier.certainty == .percentSign && after?.properties.isAlphabetic == true
      }.map(FormatDifference.percentSign)
  }

  /// The positions that stand behind the dollar sign: `%$1@` for `%1$@`.
  var misplaced: [FormatDifference] { malformed.compactMap(\.misplaced).map(FormatDifference.misplaced) }

  /// The positions without a conversion.
  var unfinished: [FormatDifference] { malformed.filter(\.hasPosition).map { .unfinished(offset: $0.offset) } }

  // MARK: - Conversions that prose may have

  /// The conversions that prose may have, without `50 % of`.
  private var doubtful: [FormatSpecifier] {
    specifiers.filter { $0.certainty == .doubtful && $0.argumentType != .none }
  }

  /// Whether the text is a format only if conversions that prose may have are some.
  var isDoubtful: Bool { !isFormat && !doubtful.isEmpty }

  /// Whether a translation has a conversion of the type of each that prose may have here.
  func isKept(in translation: FormatString) -> Bool {
    let kept = translation.specifiers.filter { $0.certainty != .percentSign }.map(\.argumentType.on64Bits)
    return Set(doubtful.map(\.argumentType.on64Bits)).isSubset(of: kept)
  }

  /// Whether a conversion that prose may have, `%g` or `%x`, stands as conversions do: not behind a number, and before no
  /// letter unless it is `%d` with its unit, `%dh`.
  func hasProbableConversion(in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let starts = Dictionary(doubtful.map { ($0.offset, $0) }) { first, _ in first }
    // What was last written, and whether it is behind a slash: `http://a.example/%20c` is percent-encoded.
    var (last, isInPath): (Unicode.Scalar?, Bool) = (nil, false)
    for (offset, scalar) in scalars.enumerated() {
      if let specifier = starts[offset], !isInPath, last?.properties.numericType == nil {
        let before = scalars.prefix(offset).last
        let after = scalars.dropFirst(offset + specifier.scalarCount).first
        guard let after, after.properties.isAlphabetic || after.properties.numericType != nil else { return true }
        let isFirst = before.map { $0.properties.isWhitespace || "([\u{201C}\"".unicodeScalars.contains($0) } ?? true
        if ["d", "i", "u", "f"].contains(specifier.conversion), after.properties.isAlphabetic, isFirst { return true }
      }
      if scalar.properties.isWhitespace {
        isInPath = false
      } else {
        (last, isInPath) = (scalar, isInPath || scalar == "/")
      }
    }
    return false
  }
}

extension [(position: Int, specifier: FormatSpecifier)] {
  /// What reads each argument. If several do, the first.
  var byPosition: [Int: FormatSpecifier] {
    Dictionary(map { ($0.position, $0.specifier) }) { first, _ in first }
  }
}

extension FormatArgumentType {
  /// The type that 64-bit systems read: `%ld` and `%lld` are one, and `%d` is another.
  var on64Bits: Self { self == .integer(.longLong) ? .integer(.long) : self }

  /// Whether reading one type as the other may crash or show wrong text. Not so with integers of different sizes: each is
  /// passed in its own register, and typical counts fit into the smaller size.
  func endangers(_ other: Self) -> Bool {
    if case (.integer, .integer) = (self, other) { false } else { self != other }
  }
}

extension LocalizedFormat {
  /// The text, of a varied one that of the form `other`, with all its parts.
  var fullText: String? { plainText ?? texts(by: [.other]).first?.texts.first }

  /// Whether it contains a percent sign or a dollar sign.
  var mayBeFormat: Bool {
    func isMarked(_ text: String) -> Bool { text.utf8.contains { $0 == 0x25 || $0 == 0x24 } }
    if let plainText { return isMarked(plainText) }
    // The parts are shown where a text names them.
    return text.texts.contains(where: isMarked)
  }
}
