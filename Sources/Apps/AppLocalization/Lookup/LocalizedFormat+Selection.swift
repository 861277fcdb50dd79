import LocalizedStrings

extension LocalizedFormat {
  /// What a choice among the texts came to.
  package enum Selection: Hashable, Sendable {
    /// A format that varies no more, ready for `String(format:)`. Where parts took arguments each conversion has its
    /// position.
    case text(String)
    /// A plural category has to be told before there is a text: of the part, or, with nil, of the text itself. CLDR's
    /// plural rules for the language decide among these.
    case needsCategory(part: String?, among: [PluralCategory])
    /// A part that is nowhere, or contains itself.
    case broken(part: String)
  }

  /// Whether this platform's Foundation selects plural categories, by `String.localizedStringWithFormat` on a string
  /// from a bundle's own table. Only Apple's does: elsewhere there are no plural rules to ask, and a caller has to bring
  /// the category.
  package static var isCategorySelectedByFoundation: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// Chooses a text.
  ///
  /// No plural rule is guessed. A category is needed where a text has several; with one alone there is nothing to
  /// choose. A category that the text lacks falls to `other`, as with Foundation.
  ///
  /// - Parameters:
  ///   - device: whose text is wanted; one that the text lacks falls to `other`.
  ///   - width: the room there is, as `variantFittingPresentationWidth` takes it: the widest text that fits, else the
  ///     narrowest. Nil for the widest.
  ///   - categories: the plural category of each part's number, and under "" that of the text itself.
  package func selection(
    device: DeviceKind = .other, width: Int? = nil, categories: [String: PluralCategory] = [:]
  ) -> Selection {
    selection(VariationChooser(device: device, width: width, categories: categories))
  }

  func selection(_ chooser: VariationChooser) -> Selection {
    switch chooser.choose(text, part: nil, position: nil, specifier: nil) {
    case .text(let format): return expanded(format, chooser)
    case let other: return other
    }
  }

  /// What stands for the text where nobody chooses: of several devices and numbers the text for `other`, of several
  /// widths the widest, with the parts put in the same way.
  ///
  /// Fit for `String(format:)` with the arguments of the key: no part `%#@name@` is left, which only Apple's Foundation
  /// understands. A part that is nowhere, or contains itself, leaves its name. Allocates where there are parts.
  package var representative: String {
    let chooser = VariationChooser(device: .other, width: nil, categories: [:], unknownCategory: .other)
    guard case .text(let format) = chooser.choose(text, part: nil, position: nil, specifier: nil) else {
      return ""
    }
    guard hasParts(format) else { return format }
    var expander = FormatExpander(parts: parts, chooser: chooser, isTolerant: true)
    _ = expander.expand(format, argument: nil, within: [])
    return expander.text
  }

  /// Whether a format names parts.
  private func hasParts(_ format: String) -> Bool {
    format.contains("%#@") || FormatString(format).specifiers.contains { $0.substitution != nil }
  }

  /// Puts the parts in. Bounded: a part within itself is broken.
  private func expanded(_ format: String, _ chooser: VariationChooser) -> Selection {
    guard hasParts(format) else { return .text(format) }
    var expander = FormatExpander(parts: parts, chooser: chooser)
    if let failure = expander.expand(format, argument: nil, within: []) { return failure }
    return .text(expander.text)
  }
}

/// The caller's wishes.
struct VariationChooser {
  let device: DeviceKind
  let width: Int?
  let categories: [String: PluralCategory]
  /// Whose numbers are counted where the caller names no category; nil where the caller has to.
  var arguments: FormatArguments?
  /// Taken where neither tells; nil where the caller has to.
  var unknownCategory: PluralCategory?

  /// - Parameters:
  ///   - position: of the argument that a part counts; nil for the text itself.
  ///   - specifier: how a part writes its number, where the file says so.
  func choose(_ text: VariedText, part: String?, position: Int?, specifier: String?) -> LocalizedFormat.Selection {
    var text = text
    while true {
      switch text {
      case .text(let plain): return .text(plain)
      case .device(let choices):
        let wanted = choices.first { $0.choice == device.rawValue } ?? choices.first { $0.choice == "other" }
        guard let next = wanted ?? choices.first else { return .broken(part: part ?? "") }
        text = next.text
      case .width(let choices):
        let fitting = width.map { width in choices.last { $0.choice <= width } ?? choices.first } ?? choices.last
        guard let fitting else { return .broken(part: part ?? "") }
        text = fitting.text
      case .plural(let choices):
        if choices.count == 1, let only = choices.first {
          text = only.text
          continue
        }
        let counted = arguments?.category(
          at: position ?? text.countedPosition, texts: text.texts, specifier: specifier)
        guard let category = categories[part ?? ""] ?? counted ?? unknownCategory else {
          return .needsCategory(part: part, among: choices.map(\.choice))
        }
        let wanted = choices.first { $0.choice == category } ?? choices.first { $0.choice == .other }
        // A text without `other` is wrong, which audits tell; some form is better than none.
        let isAnyTaken = arguments != nil || unknownCategory != nil
        guard let wanted = wanted ?? (isAnyTaken ? choices.last : nil) else { return .broken(part: part ?? "") }
        text = wanted.text
      }
    }
  }
}
