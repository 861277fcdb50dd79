import LocalizedStrings

/// Compares the formats of texts that may vary, in every form that either has.
enum FormatComparison {
  /// How a translation differs in what it reads, each difference once.
  ///
  /// The source counts with all its parts in their form for any number. Forms for single numbers, "one file", may leave the
  /// number out.
  static func mismatches(_ source: LocalizedFormat, _ translation: LocalizedFormat) -> [FormatMismatch] {
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

  /// The text of a category on each device, its parts put in. Broken ones are told of by the readers.
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
