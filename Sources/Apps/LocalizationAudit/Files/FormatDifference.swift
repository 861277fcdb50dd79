import AppLocalization
import LocalePlurals

extension FormatString {
  /// Whether the text is certainly a format: it has a conversion that does not occur in prose by chance.
  package var isFormat: Bool { specifiers.contains { !$0.isAmbiguous } }

  /// The conversion or measure that reads each argument, by position from 1. If several read one argument, the first.
  ///
  /// - Parameter isFormat: whether conversions count that may occur in prose by chance.
  private func arguments(isFormat: Bool) -> [Int: FormatSpecifier] {
    var arguments: [Int: FormatSpecifier] = [:]
    var next = 1
    func take(_ position: Int?, _ specifier: FormatSpecifier) {
      let place = position ?? next
      if position == nil { next += 1 }
      if arguments[place] == nil { arguments[place] = specifier }
    }
    for specifier in specifiers where specifier.conversion != "%" && (isFormat || !specifier.isAmbiguous) {
      for measure in [specifier.width, specifier.precision] {
        if case .argument(let position)? = measure {
          take(position, FormatSpecifier(flags: "", conversion: "d", offset: specifier.offset))
        }
      }
      if specifier.argumentType != .none { take(specifier.position, specifier) }
    }
    return arguments
  }

  /// Whether some conversions have a position and some have none.
  package var mixesPositions: Bool {
    let positions = specifiers.filter { $0.argumentType != .none }.map { $0.position != nil }
    return positions.contains(true) && positions.contains(false)
  }

  /// The differences between the arguments that this text and its translation read; empty if they are compatible.
  ///
  /// The translator may choose order, flags, width and precision. `%d` and `%i` are compatible, and also `%ld` and
  /// `%lld`. `%d` and `%lld` are not compatible, nor are a number and `%@`.
  ///
  /// A source without certain conversions is not a format: its percent signs are text, as in "50 % of", and also those
  /// of its translation. Certain conversions of the translation are still reported. A malformed percent sign is
  /// reported if the source is a format without one. Mixed positions are reported if the source does not mix them.
  ///
  /// - Parameter countsProse: whether conversions that prose may have are conversions in both texts.
  package func mismatches(in translation: FormatString, countsProse: Bool = false) -> [FormatDifference] {
    let isFormat = isFormat || countsProse
    if !isFormat, !translation.isFormat { return [] }
    var found: [FormatDifference] = []
    let target = translation.arguments(isFormat: isFormat)
    // A conversion that may be prose counts if the translation has one of its type: `%g` and `%f`. `% o` stays prose.
    let source = arguments(isFormat: true).filter { position, specifier in
      if isFormat { return true }
      let other = target[position]?.argumentType
      return specifier.flags.isEmpty && other?.isCompatible(with: specifier.argumentType) ?? false
    }
    let names = (Set(specifiers.compactMap(\.substitution)), Set(translation.specifiers.compactMap(\.substitution)))
    found += names.0.subtracting(names.1).sorted().map(FormatDifference.missingSubstitution)
    found += names.1.subtracting(names.0).sorted().map(FormatDifference.extraSubstitution)
    for position in Set(source.keys).union(target.keys).sorted() {
      switch (source[position], target[position]) {
      case (let left?, let right?):
        // Other names of a varying part are reported above.
        if left.substitution != nil, right.substitution != nil { continue }
        if !left.argumentType.isCompatible(with: right.argumentType) {
          found.append(.type(position: position, source: left, translation: right))
        }
      case (let left?, nil) where left.substitution == nil:
        found.append(.missing(position: position, left))
      case (nil, let right?) where right.substitution == nil:
        found.append(.extra(position: position, right))
      default: break
      }
    }
    if translation.mixesPositions, !mixesPositions { found.append(.mixedPositions) }
    if isFormat, malformed.isEmpty { found += translation.malformed.map { .malformed(offset: $0.offset) } }
    return found
  }
}

extension FormatString {
  /// Two conversions that read one argument as different types, as one line of a message; nil if there are none.
  ///
  /// - Parameter counted: the parts of the text and the conversions by which they count arguments, by position.
  func conflict(with counted: [Int: (part: String, specifier: FormatSpecifier)] = [:]) -> String? {
    var known = counted.mapValues(\.specifier)
    var next = 1
    for specifier in specifiers where !specifier.isAmbiguous && specifier.argumentType != .none {
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      if specifier.substitution != nil { continue }
      guard let other = known[position] else {
        known[position] = specifier
        continue
      }
      let isDangerous = FormatDifference.type(position: position, source: other, translation: specifier).isDangerous
      if isDangerous, !other.argumentType.isCompatible(with: specifier.argumentType) {
        guard let part = counted[position]?.part else {
          return "argument \(position) is read as '\(other)' and as '\(specifier)'"
        }
        // What people see is a wrong form: the part follows a text where it should follow the number beside it.
        let right = arguments(isFormat: true).filter { $0.value.argumentType.isCompatible(with: other.argumentType) }
          .keys.min()
        return "the form of '%#@\(part.excerpt)@' follows argument \(position), which is shown as '\(specifier)'"
          + (right.map { ": write '%\($0)$#@\(part.excerpt)@'" } ?? "")
      }
    }
    return nil
  }
}

extension FormatString {
  /// Whether the text is a format by a conversion that prose may have, `%g` or `%x`, which stands as conversions do: not
  /// behind a number, and before no letter unless it is `%d` with its unit, `%dh`.
  func hasProbableConversion(in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (index, last, isInPath): (Int, Unicode.Scalar?, Bool) = (0, nil, false)
    for specifier in probable {
      for scalar in scalars[index..<max(index, min(specifier.offset, scalars.count))] {
        if scalar.properties.isWhitespace {
          isInPath = false
        } else {
          (last, isInPath) = (scalar, isInPath || scalar == "/")
        }
      }
      index = max(index, min(specifier.offset, scalars.count))
      // `http://a.example/%20c` is percent-encoded.
      if isInPath || last?.properties.numericType != nil { continue }
      guard let after = scalars.dropFirst(specifier.offset + specifier.scalarCount).first,
        after.properties.isAlphabetic || after.properties.numericType != nil
      else { return true }
      let before = scalars.prefix(specifier.offset).last
      if ["d", "i", "u", "f"].contains(specifier.conversion), after.properties.isAlphabetic,
        before.map({ $0.properties.isWhitespace || "([\u{201C}\"".unicodeScalars.contains($0) }) ?? true
      {
        return true
      }
    }
    return false
  }

  /// The conversions that prose may have, without `50 % of`.
  private var probable: [FormatSpecifier] {
    specifiers.filter { $0.isAmbiguous && !$0.hasBlankFlag && $0.argumentType != .none }
  }

  var hasAmbiguousConversion: Bool { !probable.isEmpty }

  /// The conversions of a text to which nobody passes arguments.
  var unfilled: [FormatDifference] {
    specifiers.filter { !$0.isAmbiguous && $0.argumentType != .none }.map(FormatDifference.unfilled)
  }

  /// Whether a translation has a conversion of the type of each that prose may have here.
  func isKept(in translation: FormatString) -> Bool {
    var types: [FormatArgumentType] = []
    for type in probable.map(\.argumentType) where !types.contains(type) { types.append(type) }
    return types.allSatisfy { type in
      translation.specifiers.contains { !$0.hasBlankFlag && $0.argumentType.isCompatible(with: type) }
    }
  }

  /// The percent signs of prose beside arguments, `%d % off`: Foundation shows none of them.
  func percentSigns(in text: String) -> [FormatDifference] {
    guard specifiers.contains(where: { !$0.isAmbiguous && $0.argumentType != .none }) else { return [] }
    let scalars = Array(text.unicodeScalars)
    return malformed.map { .malformed(offset: $0.offset) }
      + specifiers.filter { specifier in
        let end = specifier.offset + specifier.scalarCount
        return specifier.hasBlankFlag && end < scalars.count && scalars[end].properties.isAlphabetic
      }.map(FormatDifference.percentSign)
  }
}

extension FormatSpecifier {
  /// Whether its flags are those of prose, `50 % of`: no format needs them there.
  fileprivate var hasBlankFlag: Bool { isAmbiguous && (flags.contains(" ") || flags.contains("-") && width == nil) }
}

extension FormatArgumentType {
  /// Whether both types are read equally on 64-bit systems: `%ld` and `%lld`, but not `%d`.
  fileprivate func isCompatible(with other: FormatArgumentType) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): (left == .int) == (right == .int)
    default: self == other
    }
  }
}

/// A difference between the formats of a translation and its source.
package enum FormatDifference: Equatable, Sendable {
  /// The source has an argument at this position (from 1) that the translation never shows.
  case missing(position: Int, FormatSpecifier)
  /// The translation reads an argument that the source does not have: wrong text, or a crash.
  case extra(position: Int, FormatSpecifier)
  /// Both read the argument, but as different types: wrong text, or a crash.
  case type(position: Int, source: FormatSpecifier, translation: FormatSpecifier)
  /// The translation has conversions with and without a position, which C does not define.
  case mixedPositions
  /// A percent sign does not begin a conversion. The offset counts Unicode scalars from the start of the translation.
  case malformed(offset: Int)
  /// The source has a varying part (`%#@name@`) that the translation lacks. `nil` position: it takes its own argument.
  case missingSubstitution(String)
  /// The translation has a varying part that the source lacks.
  case extraSubstitution(String)
  /// The source has a placeholder with a name, `${name}`, that the translation lacks.
  case missingPlaceholder(String)
  /// The translation has one that the source lacks, or a conversion in its place.
  case extraPlaceholder(String)
  /// `%1$` without a conversion, in a text that has none in the source.
  case unfinished(offset: Int)
  /// A percent sign of prose that is read as a conversion, `% o` in "50 % of".
  case percentSign(FormatSpecifier)
  /// A conversion in a text to which nobody passes arguments.
  case unfilled(FormatSpecifier)

  /// Whether the translation reads an argument that the source does not have.
  package var isExtra: Bool { if case .extra = self { true } else { false } }

  /// Whether the app may crash or show wrong text, and not only omit something.
  ///
  /// Integers of different sizes are not dangerous: on 64-bit systems each is passed in its own register, and typical
  /// counts fit into the smaller size. Mixed positions are not dangerous: Foundation numbers arguments without a
  /// position from 1.
  package var isDangerous: Bool {
    switch self {
    case .type(_, let source, let translation):
      switch (source.argumentType, translation.argumentType) {
      case (.integer, .integer): false
      default: true
      }
    case .extra, .extraSubstitution, .extraPlaceholder, .unfinished: true
    // A number in front may make `%d` a percent sign.
    case .unfilled(let specifier): specifier.conversion == "@" || specifier.position != nil
    case .missing, .malformed, .missingSubstitution, .mixedPositions, .missingPlaceholder, .percentSign: false
    }
  }
}

extension FormatDifference: CustomStringConvertible {
  /// The difference in words: `argument 1 ('%@') is missing`.
  package var description: String {
    switch self {
    case .missing(let position, let specifier): "argument \(position) ('\(specifier)') is missing"
    case .extra(let position, let specifier): "argument \(position) ('\(specifier)') is not in the source"
    case .type(let position, let source, let translation):
      "argument \(position) is '\(translation)' where the source has '\(source)'"
    case .mixedPositions: "mixes conversions with and without a position, such as %1$@ and %d"
    case .malformed: "a percent sign that begins no conversion is not shown: write %%"
    case .missingSubstitution(let name): "'%#@\(name.excerpt)@' is missing"
    case .extraSubstitution(let name): "'%#@\(name.excerpt)@' is not in the source"
    case .missingPlaceholder(let text): "'\(text.excerpt)' is missing"
    case .extraPlaceholder(let text): "'\(text.excerpt)' is not in the source"
    case .unfinished(let offset): "a position without a conversion, at offset \(offset)"
    case .percentSign(let specifier): "a percent sign is read as '\(specifier)': write %%"
    case .unfilled(let specifier): "nobody passes an argument for '\(specifier)', which is shown as it is"
    }
  }
}

extension [FormatDifference] {
  /// The differences without the arguments that only the translation reads, if code passes them although the developer's
  /// text omits them.
  ///
  /// Code passes the arguments of the key, `"tags %@" = "Tags"`, and of the texts for other counts: `days.one = "One day"`
  /// beside `days.other = "%d days"`. Russian needs the number in both.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - differences: the differences of the translation from the text of another key, and for the key itself from its
  ///     words; nil if there is no such key.
  package func withoutPassedArguments(of key: String, differences: (String) -> [FormatDifference]?) -> Self {
    guard contains(where: \.isExtra) else { return self }
    let isPassed = ([key] + Self.keysOfOtherCounts(key)).contains { other in
      differences(other).map { !$0.contains(where: \.isDangerous) } ?? false
    }
    return isPassed ? filter { !$0.isExtra } : self
  }

  /// The keys that may have the text for other counts: they differ in a last word that names a count.
  private static func keysOfOtherCounts(_ key: String) -> [String] {
    guard let mark = key.lastIndex(where: { "._-".contains($0) }) else { return [] }
    let (stem, last) = (key[...mark], key[key.index(after: mark)...])
    guard counts.contains(last.lowercased()) else { return [] }
    let isCapitalized = last.first?.isUppercase == true
    return counts.filter { $0 != last.lowercased() }.map { stem + (isCapitalized ? $0.capitalizedFirst : $0) }
  }

  private static var counts: [String] {
    PluralCategory.allCases.map(\.rawValue) + ["singular", "plural", "single", "multiple", "0", "1", "2", "any"]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
