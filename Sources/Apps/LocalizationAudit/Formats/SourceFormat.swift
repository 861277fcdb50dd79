import AppLocalization
import LocalePlurals

extension FormatString {
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
    let target = translation.arguments(countsProse: isFormat).byPosition
    // A conversion that may be prose counts if the translation has one of its type: `%g` and `%f`. `% o` stays prose.
    let source = arguments(countsProse: true).byPosition.filter { position, specifier in
      let other = target[position]?.argumentType.on64Bits
      return isFormat || specifier.flags.isEmpty && other == specifier.argumentType.on64Bits
    }
    let names = (Set(specifiers.compactMap(\.substitution)), Set(translation.specifiers.compactMap(\.substitution)))
    var found = names.0.subtracting(names.1).sorted().map { FormatDifference.missing("%#@\($0)@") }
    found += names.1.subtracting(names.0).sorted().map { .extra("%#@\($0)@") }
    for position in Set(source.keys).union(target.keys).sorted() {
      switch (source[position], target[position]) {
      case (let left?, let right?):
        // Other names of a varying part are reported above.
        if left.argumentType.on64Bits != right.argumentType.on64Bits {
          found.append(.type(position: position, source: left, translation: right))
        } else if let name = left.name, let other = right.name, name != other {
          found.append(.name(position: position, source: left, translation: right))
        }
      case (let left?, nil) where left.substitution == nil: found.append(.missing(position: position, left))
      case (nil, let right?) where right.substitution == nil: found.append(.extra(position: position, right))
      default: break
      }
    }
    if translation.mixesPositions, !mixesPositions { found.append(.mixedPositions) }
    if isFormat, malformed.isEmpty { found += translation.malformed.map(FormatDifference.malformed) }
    return found
  }

  /// Whether some conversions have a position and some have none.
  private var mixesPositions: Bool {
    Set(specifiers.filter { $0.argumentType != .none }.map { $0.position != nil }).count > 1
  }
}

/// The developer's text of a key, with which translations are compared: a varied one as in the form `other`, with all its
/// parts.
struct SourceFormat {
  private let format: LocalizedFormat
  private let text: String?
  private let parsed: FormatString
  private let names: ArgumentNames
  /// Whether the text contradicts itself, or puts the position of an argument in the wrong place.
  let isWrong: Bool
  /// Whether the conversions are arguments: that is certain unless prose may have all of them.
  private let (isFormat, isCertain): (Bool, Bool)

  /// - Parameter translations: the texts of all localizations, which tell whether conversions that prose may have are
  ///   arguments: most keep them, or they stand as conversions do. Nil where these count as prose.
  init(_ format: LocalizedFormat, translations: (() -> [LocalizedFormat])? = nil) {
    self.format = format
    text = format.fullText
    names = format.argumentNames
    parsed = FormatString(text ?? "", names: names)
    isWrong = format.mayBeFormat && (format.conflict != nil || !parsed.misplaced.isEmpty)
    guard let text, parsed.isDoubtful, let texts = translations?().compactMap(\.fullText) else {
      (isFormat, isCertain) = (parsed.isFormat, true)
      return
    }
    isCertain = AuditThreshold.isConversion(
      keptBy: texts.count { [parsed, names] in parsed.isKept(in: FormatString($0, names: names)) }, of: texts.count)
    isFormat = isCertain || parsed.hasProbableConversion(in: text)
  }

  /// The differences between the arguments of the text and its translation, without those that code passes although the
  /// text omits them, and whether the app may crash or show wrong text.
  ///
  /// Code passes the arguments of the key, `"tags %@" = "Tags"`, and of the texts for other counts: `days.one = "One day"`
  /// beside `days.other = "%d days"`. Russian needs the number in both.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - source: the developer's text of any key.
  func differences(
    in translation: LocalizedFormat, of key: String, source: (String) -> LocalizedFormat?
  ) -> (found: [FormatDifference], isDangerous: Bool) {
    func differences(isFormat: Bool) -> [FormatDifference] {
      let all = self.differences(in: translation, isFormat: isFormat)
      guard all.contains(where: { $0.kind == .extra }) else { return all }
      let isPassed = ([key] + keysOfOtherCounts(key)).contains { other in
        let text = other == key ? LocalizedFormat(text: .text(key)) : source(other)
        // Words without a conversion pass nothing.
        return text.map { $0.mayBeFormat && !SourceFormat($0).isEndangered(by: translation) } ?? false
      }
      return isPassed ? all.filter { $0.kind != .extra } : all
    }
    let found = differences(isFormat: isFormat)
    // What is wrong only if the source is a format is no error as long as that is not certain.
    return (found, (isCertain ? found : differences(isFormat: false)).contains(where: \.isDangerous))
  }

  /// Whether a translation reads other arguments so that the app may crash or show wrong text.
  func isEndangered(by translation: LocalizedFormat) -> Bool {
    differences(in: translation).contains(where: \.isDangerous)
  }

  /// The differences between the arguments of the text and its translation, each once. Texts without a percent sign are fast.
  ///
  /// Forms for single numbers, such as "one file", may omit the number. An empty source says nothing.
  func differences(in translation: LocalizedFormat, isFormat: Bool = false) -> [FormatDifference] {
    if !format.mayBeFormat, !translation.mayBeFormat || text?.trimmed.isEmpty ?? false { return [] }
    guard let text else { return [] }
    if format.plainText != nil, let translation = translation.plainText {
      let other = FormatString(translation, names: names)
      return parsed.mismatches(in: other, countsProse: isFormat)
        + (parsed.isFormat ? [] : other.unfinished)
        + Self.placeholderDifferences(text, translation, hasFormat: true)
    }
    var found: [FormatDifference] = []
    for (category, texts) in translation.texts(by: PluralCategory.allCases) {
      let isSingle = [.zero, .one, .two].contains(category)
      for mismatch in texts.flatMap({ parsed.mismatches(in: FormatString($0, names: names), countsProse: isFormat) }) {
        if !(isSingle && mismatch.kind == .missing), !found.contains(mismatch) { found.append(mismatch) }
      }
    }
    return found
  }

  /// The differences between the placeholders with names, `${name}`, that Siri and Shortcuts fill.
  ///
  /// - Parameter hasFormat: whether conversions are compared too; if not, each is none of the source's.
  static func placeholderDifferences(
    _ source: String, _ translation: String, hasFormat: Bool = false
  ) -> [FormatDifference] {
    let (own, other) = (placeholders(source), placeholders(translation))
    let conversions = hasFormat || own.isSubset(of: other) ? [] : FormatString(translation).specifiers
    let extra = conversions.filter { !$0.isAmbiguous && $0.conversion != "%" }.map(\.description)
    return own.subtracting(other).sorted().map { .missing($0) }
      + (other.subtracting(own).sorted() + extra).map { .extra($0) }
  }

  private static func placeholders(_ text: String) -> Set<String> {
    if !text.contains("${") { return [] }
    return Set(
      text.components(cutAt: "${").dropFirst().compactMap { piece in
        piece.firstIndex(of: "}").map { "${\(piece[..<$0])}" }
      })
  }
}

/// The keys that may have the text for other counts: they differ in a last word that names a count.
private func keysOfOtherCounts(_ key: String) -> [String] {
  let counts =
    PluralCategory.allCases.map(\.rawValue) + ["singular", "plural", "single", "multiple", "0", "1", "2", "any"]
  guard let mark = key.lastIndex(where: { "._-".contains($0) }) else { return [] }
  let (stem, last) = (key[...mark], key[key.index(after: mark)...])
  guard counts.contains(last.lowercased()) else { return [] }
  let isCapitalized = last.first?.isUppercase == true
  return counts.filter { $0 != last.lowercased() }.map { stem + (isCapitalized ? $0.capitalizedFirst : $0) }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
