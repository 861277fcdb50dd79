import AppLocalization

/// A difference between the formats of a translation and its source.
package enum FormatDifference: Equatable, Sendable {
  /// The source has an argument at this position (from 1) that the translation never shows.
  case missing(position: Int, FormatSpecifier)
  /// The translation reads an argument that the source does not have: wrong text, or a crash.
  case extra(position: Int, FormatSpecifier)
  /// Both read the argument, but as different types: wrong text, or a crash.
  case type(position: Int, source: FormatSpecifier, translation: FormatSpecifier)
  /// Both read the argument, under different names: the translator misspelled one, or exchanged two.
  case name(position: Int, source: FormatSpecifier, translation: FormatSpecifier)
  /// The name of an argument is not closed, `%(count lld`: the argument is not shown.
  case unclosedName(String)
  /// A menu of a predicate editor has another number of alternatives than the key's.
  case alternatives(position: Int, source: Int, translation: Int)
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
  /// Mixed positions are not dangerous: Foundation numbers arguments without a position from 1.
  package var isDangerous: Bool {
    switch self {
    case .type(_, let source, let translation): source.argumentType.endangers(translation.argumentType)
    case .extra, .extraSubstitution, .extraPlaceholder, .unfinished, .name, .unclosedName: true
    // Who names an argument says that the text needs it.
    case .missing(_, let specifier): specifier.name != nil
    // A number in front may make `%d` a percent sign.
    case .unfilled(let specifier): specifier.conversion == "@" || specifier.position != nil
    case .alternatives, .malformed, .missingSubstitution, .mixedPositions, .missingPlaceholder, .percentSign: false
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
    case .name(let position, let source, let translation):
      "argument \(position) is '\(translation)' where the source has '\(source)': a name stays as it is"
    case .unclosedName(let name): "the name of an argument is not closed: write '%(\(name.excerpt))' before its type"
    case .alternatives(let position, let source, let translation):
      "menu \(position) has \(translation.counted("alternative")) where the key has \(source)"
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
