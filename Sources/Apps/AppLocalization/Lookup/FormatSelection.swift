import LocalizedStrings

extension LocalizedFormat {
  /// The text for some arguments: the forms that fit their numbers by CLDR's plural rules, arguments put in, numbers
  /// written by Foundation as the language writes them.
  ///
  ///     format.string(3, "Ania", language: "pl")     // Ania ma 3 pliki
  ///
  /// A category that the text lacks falls to `other`. No format is too broken to be written: a conversion without an
  /// argument stays as it is, one whose argument is of another kind writes what it gets, and a part that is nowhere leaves
  /// its name.
  ///
  /// - Parameters:
  ///   - arguments: by position, the first for `%1$@`. What varies by number at the top counts the argument of its first
  ///     number.
  ///   - language: the localization that the text is in.
  ///   - device: whose text is wanted; one that the text lacks falls to `other`.
  ///   - width: the room there is, as `selection` takes it.
  public func string(
    arguments: [any FormatArgumentConvertible], language: String, device: DeviceKind = .other, width: Int? = nil
  ) -> String {
    let arguments = FormatArguments(arguments.map(\.formatArgument), language: language)
    let chooser = VariationChooser(device: device, width: width, categories: [:], arguments: arguments)
    switch selection(chooser) {
    case .text(let format): return arguments.writing(format)
    case .needsCategory, .broken: return arguments.writing(representative)
    }
  }
}

extension VariedText {
  /// The position of the argument that a text which varies by number counts: that of the first number in it.
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
