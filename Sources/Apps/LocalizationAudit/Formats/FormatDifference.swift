import AppLocalization

/// A difference between the formats of a translation and its source, in words.
package struct FormatDifference: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case missing, extra, other }

  let kind: Kind
  /// The difference: `argument 1 ('%@') is missing`.
  package let text: String
  /// Whether the app may crash or show wrong text, and not only omit something.
  let isDangerous: Bool

  private init(_ text: String, isDangerous: Bool = false, _ kind: Kind = .other) {
    (self.text, self.isDangerous, self.kind) = (text, isDangerous, kind)
  }

  /// The source has an argument at this position (from 1) that the translation never shows. Who names an argument says that
  /// the text needs it.
  static func missing(position: Int, _ specifier: FormatSpecifier) -> Self {
    Self("argument \(position) ('\(specifier)') is missing", isDangerous: specifier.name != nil, .missing)
  }

  /// The translation reads an argument that the source does not have.
  static func extra(position: Int, _ specifier: FormatSpecifier) -> Self {
    Self("argument \(position) ('\(specifier)') is not in the source", isDangerous: true, .extra)
  }

  /// Both read the argument, but as different types.
  static func type(position: Int, source: FormatSpecifier, translation: FormatSpecifier) -> Self {
    Self(
      "argument \(position) is '\(translation)' where the source has '\(source)'",
      isDangerous: source.argumentType.endangers(translation.argumentType))
  }

  /// Both read the argument, under different names: the translator misspelled one, or exchanged two.
  static func name(position: Int, source: FormatSpecifier, translation: FormatSpecifier) -> Self {
    Self(
      "argument \(position) is '\(translation)' where the source has '\(source)': a name stays as it is",
      isDangerous: true)
  }

  /// The translation has conversions with and without a position, which C does not define. Foundation numbers arguments
  /// without a position from 1.
  static let mixedPositions = Self("mixes conversions with and without a position, such as %1$@ and %d")

  /// A percent sign that begins no conversion, or the name of an argument that is not closed.
  static func malformed(_ sign: MalformedConversion) -> Self {
    guard let name = sign.unclosedName else {
      return Self("a percent sign that begins no conversion is not shown: write %%")
    }
    return Self(
      "the name of an argument is not closed: write '%(\(name.excerpt))' before its type", isDangerous: true)
  }

  /// A position behind the dollar sign.
  static func misplaced(_ specifier: FormatSpecifier) -> Self {
    let written = "%$\(specifier.position ?? 0)\(specifier.conversion)"
    return Self("'\(written)' is no conversion: write '\(specifier)'", isDangerous: true)
  }

  /// The source has a part (`%#@name@`) or a placeholder (`${name}`) that the translation lacks.
  static func missing(_ part: String) -> Self { Self("'\(part.excerpt)' is missing") }

  /// The translation has one that the source lacks, or a conversion in its place.
  static func extra(_ part: String) -> Self { Self("'\(part.excerpt)' is not in the source", isDangerous: true) }

  /// `%1$` without a conversion, in a text that has none in the source. The offset counts Unicode scalars.
  static func unfinished(offset: Int) -> Self {
    Self("a position without a conversion, at offset \(offset)", isDangerous: true)
  }

  /// A percent sign of prose that is read as a conversion, `% o` in "50 % of".
  static func percentSign(_ specifier: FormatSpecifier) -> Self {
    Self("a percent sign is read as '\(specifier)': write %%")
  }

  /// A conversion in a text to which nobody passes arguments. A number in front may make `%d` a percent sign.
  static func unfilled(_ specifier: FormatSpecifier) -> Self {
    Self(
      "nobody passes an argument for '\(specifier)', which is shown as it is",
      isDangerous: specifier.conversion == "@" || specifier.position != nil)
  }
}
