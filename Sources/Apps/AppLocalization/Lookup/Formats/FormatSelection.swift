import Foundation
import LocalePlurals

extension LocalizedFormat {
  /// The text with arguments put in. CLDR's plural rules choose the forms that fit the numbers, and Foundation writes
  /// the numbers in the language's format.
  ///
  /// If the text lacks a category, `other` is used. Even a broken format gives a text: a conversion without an argument
  /// is unchanged, a conversion with an argument of another kind writes the argument as well as possible, and a missing
  /// part leaves its name.
  ///
  /// - Parameters:
  ///   - arguments: the arguments by position, the first for `%1$@`. If the text itself varies by number, the argument
  ///     of its first number decides.
  ///   - language: the localization that the text is in, whose plural rules choose the forms.
  ///   - locale: the locale in which numbers are written; nil for the language's.
  ///   - device: the device; if the text lacks it, `other` is used.
  ///   - width: the available width, as for `selection`.
  package func string(
    arguments: [any FormatArgument], language: String, locale: Locale? = nil, device: DeviceKind = .other,
    width: Int? = nil
  ) -> String {
    let arguments = FormatArguments(
      arguments, language: language, locale: locale ?? Locale(identifier: language))
    let chooser = VariationChooser(device: device, width: width, categories: [:], arguments: arguments)
    switch selection(chooser) {
    case .text(let format): return arguments.writing(format)
    case .needsCategory, .broken: return arguments.writing(representative)
    }
  }
}

extension VariedText {
  /// The position of the argument that decides the form of a text that varies by number: the first number's.
  var countedPosition: Int {
    for text in texts {
      var next = 1
      for specifier in FormatString(text).specifiers where specifier.argumentType != .none {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        switch specifier.argumentType {
        case .integer, .double: return position
        default: continue
        }
      }
    }
    return 1
  }
}

extension LocalizedFormat {
  /// The result of a choice among the texts.
  package enum Selection: Hashable, Sendable {
    /// A format without variations, ready for `String(format:)`. If parts take arguments, each conversion has its
    /// position.
    case text(String)
    /// The choice needs a plural category: of the part, or, with nil, of the text itself. CLDR's plural rules for the
    /// language decide among these categories.
    case needsCategory(part: String?, among: [PluralCategory])
    /// A part that is missing, or contains itself.
    case broken(part: String)
  }

  /// Chooses a text.
  ///
  /// Plural rules are not guessed. A category is needed only if the text has several. If the text lacks the category,
  /// `other` is used, as in Foundation.
  ///
  /// - Parameters:
  ///   - device: the device; if the text lacks it, `other` is used.
  ///   - width: the available width, as for `variantFittingPresentationWidth`: selects the widest text that fits, else
  ///     the narrowest. Nil for the widest.
  ///   - categories: the plural category of each part's number, and for "" the category of the text itself.
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

  /// The text without a choice: the text for `other` of several devices and numbers, the widest of several widths.
  /// Parts are put in by these rules too.
  ///
  /// It is ready for `String(format:)` with the arguments of the key: it has no part `%#@name@`, which only Apple's
  /// Foundation understands. A part that is missing or contains itself leaves its name. Allocates if there are parts.
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

  /// Whether a format refers to parts.
  private func hasParts(_ format: String) -> Bool {
    format.contains("%#@") || FormatString(format).specifiers.contains { $0.substitution != nil }
  }

  /// Puts the parts in. A part within itself is broken, and so is what goes beyond the bounds of `FormatExpander`.
  private func expanded(_ format: String, _ chooser: VariationChooser) -> Selection {
    guard hasParts(format) else { return .text(format) }
    var expander = FormatExpander(parts: parts, chooser: chooser)
    if let failure = expander.expand(format, argument: nil, within: []) { return failure }
    return .text(expander.text)
  }
}

/// The caller's choices of device, width and plural categories.
struct VariationChooser {
  let device: DeviceKind
  let width: Int?
  let categories: [String: PluralCategory]
  /// The arguments whose numbers decide if the caller names no category; nil if the caller has to name it.
  var arguments: FormatArguments?
  /// The category to use if neither decides; nil if the caller has to name it.
  var unknownCategory: PluralCategory?

  /// - Parameters:
  ///   - position: the position of the argument that a part counts; nil for the text itself.
  ///   - specifier: the format specifier of a part's number, if the file has one.
  func choose(_ text: VariedText, part: String?, position: Int?, specifier: String?) -> LocalizedFormat.Selection {
    var text = text
    while true {
      switch text {
      case .text(let plain): return .text(plain)
      case .device(let variations):
        let wanted = variations.first { $0.selector == device.rawValue } ?? variations.first { $0.selector == "other" }
        guard let next = wanted ?? variations.first else { return .broken(part: part ?? "") }
        text = next.text
      case .width(let variations):
        let fitting =
          width.map { width in variations.last { $0.selector <= width } ?? variations.first } ?? variations.last
        guard let fitting else { return .broken(part: part ?? "") }
        text = fitting.text
      case .plural(let variations):
        if variations.count == 1, let only = variations.first {
          text = only.text
          continue
        }
        let counted = arguments?.category(
          at: position ?? text.countedPosition, texts: text.texts, specifier: specifier)
        guard let category = categories[part ?? ""] ?? counted ?? unknownCategory else {
          return .needsCategory(part: part, among: variations.map(\.selector))
        }
        let wanted = variations.first { $0.selector == category } ?? variations.first { $0.selector == .other }
        // A text without `other` is an error, which audits report. Any form is better than none.
        let isAnyTaken = arguments != nil || unknownCategory != nil
        guard let wanted = wanted ?? (isAnyTaken ? variations.last : nil) else { return .broken(part: part ?? "") }
        text = wanted.text
      }
    }
  }
}

/// Expands the parts of a format and gives every conversion its position.
struct FormatExpander {
  let parts: [LocalizedFormat.FormatPart]
  let chooser: VariationChooser
  /// Whether the name of a broken part is written in its place, and expansion continues.
  let isTolerant: Bool
  private(set) var text = ""
  /// The position of the next argument without one.
  private var next = 1
  private var partsSoFar = 0

  // Parts may refer to each other many times, so that a small file could ask for a large text or a deep stack.

  /// The greatest number of parts in a result.
  private static let maximumParts = 1 << 10
  /// The greatest number of parts within each other. A thread of Darwin has 512 KB of stack.
  private static let maximumDepth = 32
  /// The greatest length of a result with parts, in bytes of UTF-8.
  private static let maximumByteCount = 1 << 18

  init(parts: [LocalizedFormat.FormatPart], chooser: VariationChooser, isTolerant: Bool = false) {
    self.parts = parts
    self.chooser = chooser
    self.isTolerant = isTolerant
  }

  /// Appends a format. Returns the problem, or nil.
  ///
  /// - Parameters:
  ///   - argument: within a part, the position of its argument, for conversions without a position.
  ///   - names: the names of the enclosing parts.
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
      guard partsSoFar <= Self.maximumParts, names.count < Self.maximumDepth, text.utf8.count <= Self.maximumByteCount,
        !names.contains(name), let part = parts.first(where: { $0.name == name })
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
  /// The text with each percent sign doubled, as in a format.
  fileprivate var doublingPercent: String { reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) } }

  /// The text with `%arg` of a catalog's substitution replaced by its conversion.
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
