import AppLocalization
import LocalePlurals

/// Compares the formats of two texts in all their variations.
enum FormatComparison {
  /// The differences of a translation from the text of its key, without the arguments that code passes although the
  /// developer's text omits them.
  ///
  /// - Parameters:
  ///   - countsProse: whether conversions that prose may have are conversions.
  ///   - source: the developer's text of any key.
  static func mismatches(
    of key: String, _ own: LocalizedFormat, _ translation: LocalizedFormat, countsProse: Bool = false,
    source: (String) -> LocalizedFormat?
  ) -> [FormatDifference] {
    mismatches(own, translation, countsProse: countsProse).withoutPassedArguments(of: key) { other in
      let text = other == key ? LocalizedFormat(text: .text(key)) : source(other)
      // Words without a conversion pass nothing.
      return text.flatMap { $0.mayBeFormat ? mismatches($0, translation) : nil }
    }
  }

  /// The differences between the arguments of a source and its translation, each once. Texts without a percent sign are
  /// fast.
  ///
  /// The source counts with all its parts in the form `other`. Forms for single numbers, such as "one file", may omit
  /// the number. An empty source says nothing.
  static func mismatches(
    _ source: LocalizedFormat, _ translation: LocalizedFormat, countsProse: Bool = false
  ) -> [FormatDifference] {
    if !source.mayBeFormat, !translation.mayBeFormat || source.fullText?.trimmed.isEmpty ?? false { return [] }
    if let source = source.plainText, let translation = translation.plainText {
      let (own, other) = (FormatString(source), FormatString(translation))
      return own.mismatches(in: other, countsProse: countsProse)
        + (own.isFormat ? [] : other.unfinished(in: translation).map(FormatDifference.unfinished))
        + placeholderDifferences(source, translation, hasFormat: true)
    }
    guard let wanted = source.fullText.map({ FormatString($0) }) else { return [] }
    var found: [FormatDifference] = []
    for (category, texts) in translation.texts(by: PluralCategory.allCases) {
      let isSingle = [.zero, .one, .two].contains(category)
      for text in texts {
        for mismatch in wanted.mismatches(in: FormatString(text), countsProse: countsProse) {
          if isSingle, case .missing = mismatch { continue }
          if !found.contains(mismatch) { found.append(mismatch) }
        }
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
    guard source.contains("${") || translation.contains("${") else { return [] }
    let (own, other) = (placeholders(source), placeholders(translation))
    let conversions = hasFormat || own.isSubset(of: other) ? [] : FormatString(translation).specifiers
    return own.subtracting(other).sorted().map(FormatDifference.missingPlaceholder)
      + (other.subtracting(own).sorted()
      + conversions.filter { !$0.isAmbiguous && $0.conversion != "%" }.map { "\($0)" })
      .map(FormatDifference.extraPlaceholder)
  }

  private static func placeholders(_ text: String) -> Set<String> {
    Set(
      text.components(cutAt: "${").dropFirst().compactMap { piece in
        piece.firstIndex(of: "}").map { "${\(piece[..<$0])}" }
      })
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

extension FormatString {
  /// The offsets of positions without a conversion, `%1$ `, which prose does not have.
  fileprivate func unfinished(in text: String) -> [Int] {
    if malformed.isEmpty { return [] }
    let scalars = Array(text.unicodeScalars)
    return malformed.map(\.offset).filter { offset in
      let rest = scalars.dropFirst(offset + 1).drop { ("0"..."9").contains($0) }
      return rest.first == "$" && rest.startIndex > offset + 1
    }
  }
}
