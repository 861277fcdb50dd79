import LocalizedStrings

/// Writes a format with its parts put in, every conversion with its position.
struct FormatExpander {
  let parts: [LocalizedFormat.Part]
  let chooser: VariationChooser
  /// Writes the name of a broken part in its place, and goes on.
  let isTolerant: Bool
  private(set) var text = ""
  /// The position of the next argument without one.
  private var next = 1
  /// Parts may name each other many times over; what comes out is bounded.
  private static let maximumParts = 1 << 10
  private var partsSoFar = 0

  init(parts: [LocalizedFormat.Part], chooser: VariationChooser, isTolerant: Bool = false) {
    self.parts = parts
    self.chooser = chooser
    self.isTolerant = isTolerant
  }

  /// Appends a format; what went wrong, or nil.
  ///
  /// - Parameters:
  ///   - argument: within a part, the position of its argument, which conversions without a position read.
  ///   - names: the parts around it. Recursion is bounded by their number.
  mutating func expand(
    _ format: String, argument: Int?, within names: [String]
  ) -> LocalizedFormat.Selection? {
    let scalars = Array(format.unicodeScalars)
    let specifiers = FormatString(format, isSubstitution: !names.isEmpty).specifiers
    var cursor = ScalarCursor(scalars)
    for specifier in specifiers {
      copy(&cursor, to: specifier.offset)
      cursor.advance(specifier.scalarCount)
      guard let name = specifier.substitution else {
        append(specifier, argument: argument)
        continue
      }
      partsSoFar += 1
      guard !names.contains(name), partsSoFar <= Self.maximumParts, let part = parts.first(where: { $0.name == name })
      else {
        guard isTolerant else { return .broken(part: name) }
        text += name.doublingPercent
        continue
      }
      let position = part.argumentNumber ?? specifier.position ?? takeNext()
      switch chooser.choose(part.text, part: name, position: position, specifier: part.specifier) {
      case .text(let chosen):
        let plain = chosen.replacingArgument(with: part.specifier, position: position)
        if let failure = expand(plain, argument: position, within: names + [name]) { return failure }
      case let failure:
        guard isTolerant else { return failure }
        text += name.doublingPercent
      }
    }
    copy(&cursor, to: scalars.count)
    return nil
  }

  private mutating func copy(_ cursor: inout ScalarCursor, to end: Int) {
    guard cursor.index < end else { return }
    text += cursor.text(cursor.index..<end)
    cursor.rewind(to: end)
  }

  private mutating func append(_ specifier: FormatSpecifier, argument: Int?) {
    var specifier = specifier
    if case .argument(nil)? = specifier.width { specifier.width = .argument(takeNext()) }
    if case .argument(nil)? = specifier.precision { specifier.precision = .argument(takeNext()) }
    if specifier.position == nil, specifier.argumentType != .none { specifier.position = argument ?? takeNext() }
    text += specifier.description
  }

  private mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }
}

extension String {
  /// With each percent sign doubled, as a format writes it.
  fileprivate var doublingPercent: String { reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) } }

  /// `%arg` of a catalog's substitution as the conversion it stands for.
  func replacingArgument(with specifier: String?, position: Int) -> String {
    guard let specifier, utf8.contains(0x25) else { return self }
    var text = ""
    var cursor = ScalarCursor(Array(unicodeScalars))
    while let scalar = cursor.current {
      if cursor.take("%%") {
        text += "%%"
      } else if cursor.take("%arg") {
        text += "%\(position)$\(specifier)"
      } else {
        text.unicodeScalars.append(scalar)
        cursor.advance()
      }
    }
    return text
  }
}
