import AppLocalization
import LocalePlurals

/// Compares the formats of two texts in all their variations.
enum FormatComparison {
  /// The differences of a translation from the text of its key, without the arguments that code passes although the
  /// developer's text omits them.
  ///
  /// - Parameter source: the developer's text of any key.
  static func mismatches(
    of key: String, _ own: LocalizedFormat, _ translation: LocalizedFormat, source: (String) -> LocalizedFormat?
  ) -> [FormatMismatch] {
    mismatches(own, translation).withoutPassedArguments(of: key) { other in
      let text = other == key ? LocalizedFormat(text: .text(key)) : source(other)
      return text.map { mismatches($0, translation) }
    }
  }

  /// The differences between the arguments of a source and its translation, each once. Texts without a percent sign are
  /// fast.
  ///
  /// The source counts with all its parts in the form `other`. Forms for single numbers, such as "one file", may omit
  /// the number.
  static func mismatches(_ source: LocalizedFormat, _ translation: LocalizedFormat) -> [FormatMismatch] {
    if !source.mayBeFormat, !translation.mayBeFormat { return [] }
    if let source = source.plainText, let translation = translation.plainText {
      return FormatString(source).mismatches(in: FormatString(translation))
    }
    guard let wanted = texts(source, category: .other).first.map({ FormatString($0) }) else { return [] }
    var found: [FormatMismatch] = []
    for category in PluralCategory.allCases {
      let isSingle = [.zero, .one, .two].contains(category)
      for text in texts(translation, category: category) {
        for mismatch in wanted.mismatches(in: FormatString(text)) {
          if isSingle, case .missing = mismatch { continue }
          if !found.contains(mismatch) { found.append(mismatch) }
        }
      }
    }
    return found
  }

  /// The texts of a category for each device, with their parts put in. The readers report broken parts.
  private static func texts(_ format: LocalizedFormat, category: PluralCategory) -> [String] {
    let categories = Dictionary(
      ([""] + format.parts.map(\.name)).map { ($0, category) }, uniquingKeysWith: { first, _ in first })
    var texts: [String] = []
    for device in [.other] + DeviceKind.allCases {
      guard case .text(let text) = format.selection(device: device, categories: categories) else { continue }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

extension LocalizedFormat {
  /// Whether it contains a percent sign.
  var mayBeFormat: Bool {
    func mayBeFormat(_ text: VariedText) -> Bool {
      if case .text(let plain) = text { return plain.utf8.contains(0x25) }
      return text.texts.contains { $0.utf8.contains(0x25) }
    }
    return mayBeFormat(text) || parts.contains { mayBeFormat($0.text) }
  }
}
