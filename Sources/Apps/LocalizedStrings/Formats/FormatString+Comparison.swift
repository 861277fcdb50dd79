extension FormatString {
  /// The conversion or measure that reads each argument, by position from 1. Where several read one, the first.
  package var arguments: [Int: FormatSpecifier] {
    var arguments: [Int: FormatSpecifier] = [:]
    var next = 1
    func take(_ position: Int?, _ specifier: FormatSpecifier) {
      let place = position ?? next
      if position == nil { next += 1 }
      if arguments[place] == nil { arguments[place] = specifier }
    }
    for specifier in specifiers where specifier.takesArgument {
      for measure in [specifier.width, specifier.precision] {
        if case .argument(let position)? = measure {
          take(position, FormatSpecifier(flags: "", conversion: "d", offset: specifier.offset))
        }
      }
      if specifier.argumentType != .none { take(specifier.position, specifier) }
    }
    return arguments
  }

  /// The arguments that are read by conversions which no prose has by chance.
  private var certainArguments: [Int: FormatSpecifier] {
    FormatString(specifiers: specifiers.filter { !$0.isDoubtful }, malformed: []).arguments
  }

  /// Whether some conversions have a position and some have none.
  package var mixesPositions: Bool {
    let positions = specifiers.filter { $0.argumentType != .none }.map { $0.position != nil }
    return positions.contains(true) && positions.contains(false)
  }

  /// How a translation of this text differs in what it reads; empty where both read the same arguments alike.
  ///
  /// Order, flags, width and precision are the translator's. `%d` and `%i` are alike, `%ld` and `%lld` too; `%d` and
  /// `%lld` are not, nor a number and `%@`.
  ///
  /// A source without certain conversions is no format: a percent sign in it is one, as in "50 % of", and so is one in
  /// its translation. What a translation surely reads is found there too. A malformed percent sign counts where the
  /// source is a format and has none itself; positions are mixed where the source does not mix them.
  public func mismatches(in translation: FormatString) -> [FormatMismatch] {
    if !isFormat, !translation.isFormat { return [] }
    var found: [FormatMismatch] = []
    let source = isFormat ? arguments : [:]
    let target = isFormat ? translation.arguments : translation.certainArguments
    let names = (Set(specifiers.compactMap(\.substitution)), Set(translation.specifiers.compactMap(\.substitution)))
    found += names.0.subtracting(names.1).sorted().map(FormatMismatch.missingSubstitution)
    found += names.1.subtracting(names.0).sorted().map(FormatMismatch.extraSubstitution)
    for position in Set(source.keys).union(target.keys).sorted() {
      switch (source[position], target[position]) {
      case (let left?, let right?):
        // Other names for a varying part are told of above.
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
    if isFormat, malformed.isEmpty { found += translation.malformed.map(FormatMismatch.malformed) }
    return found
  }
}
