import Foundation
import LocalePlurals

extension LocalizedFormat {
  /// The text with arguments put in. The form `zero` is for exactly 0, else CLDR's plural rules choose the forms that fit
  /// the numbers. Foundation writes the numbers in the language's format.
  ///
  /// If the text lacks a category, `other` is used. Even a broken format gives a text: a conversion without an argument
  /// is unchanged, a conversion with an argument of another kind writes the argument as well as possible, and a missing
  /// part leaves its name.
  ///
  /// - Parameters:
  ///   - arguments: the arguments by position, the first for `%1$@`. If the text itself varies by number, its counted number
  ///     decides.
  ///   - language: the localization that the text is in, whose plural rules choose the forms.
  ///   - locale: the locale in which numbers are written; nil for the language's.
  ///   - device: the device; if the text lacks it, `other` is used.
  package func string(
    arguments: [any FormatArgument], language: String, locale: Locale? = nil, device: DeviceKind = .other
  ) -> String {
    let writer = NumberWriter(locale ?? Locale(identifier: language))
    let values = arguments.map { FormatValue($0, in: writer.locale) }
    return string(FormatArguments(values, PluralRules(language), writer), device: device)
  }

  /// The text with arguments put in.
  func string(_ arguments: FormatArguments, device: DeviceKind) -> String {
    FormatExpander.expand(self, VariationChooser(device: device, arguments: arguments)).text
  }

  /// The text in the form `other`, in which nothing is put in: its conversions stand as they are in the file.
  func unfilled(device: DeviceKind) -> String {
    FormatExpander.expand(self, VariationChooser(device: device, unfilled: .written)).text
  }

  /// The text for a device and one plural category in all its parts; nil if a part or the form `other` is missing, or if
  /// a part contains itself.
  package func text(device: DeviceKind = .other, category: PluralCategory = .other) -> String? {
    let (text, isBroken) = FormatExpander.expand(
      self, VariationChooser(device: device, category: category, unfilled: .named, takesAny: false))
    return isBroken ? nil : text
  }

  /// For each plural category, the different texts that devices show if all parts are in this category. A text with a
  /// missing part or without the form `other`, or with a part that contains itself, is left out.
  package func texts(by categories: [PluralCategory]) -> [(category: PluralCategory, texts: [String])] {
    let devices =
      [.other] + (text.variesByDevice || parts.contains(where: \.text.variesByDevice) ? DeviceKind.allCases : [])
    return categories.map { category in
      var texts: [String] = []
      for device in devices {
        let (text, isBroken) = FormatExpander.expand(
          self, VariationChooser(device: device, category: category, unfilled: .named, takesAny: false))
        if !isBroken, !texts.contains(text) { texts.append(text) }
      }
      return (category, texts)
    }
  }

  /// The text without a choice: the text for `other` of several devices and numbers.
  /// Parts are put in by these rules too.
  ///
  /// It is ready for `String(format:)` with the arguments of the key: it has no part `%#@name@`, which only Apple's
  /// Foundation understands. A part that is missing or contains itself leaves its name. Allocates if there are parts.
  package var representative: String { FormatExpander.expand(self, VariationChooser()).text }
}

/// Chooses among the variations of a text.
private struct VariationChooser {
  var device = DeviceKind.other
  /// The arguments that are put in, and whose numbers decide the plural category; nil if it is `category`.
  var arguments: FormatArguments?
  var category = PluralCategory.other
  /// How conversions are shown if there are no arguments at all.
  var unfilled = Unfilled.numbered
  /// Whether any form is better than none for a text without `other`, which is an error that audits report.
  var takesAny = true

  enum Unfilled {
    /// With their positions alone, for `String(format:)`, which understands no names.
    case numbered
    /// With their names, and the others with their positions.
    case named
    /// As they are in the file.
    case written
  }

  /// Whether arguments are given by name.
  var takesNames: Bool { arguments?.haveNames ?? false }

  /// The text, in which parts are not yet put in; nil if there is none.
  ///
  /// - Parameter position: the position of the argument that a part counts; nil for the text itself.
  func choose(_ text: VariedText, position: Int? = nil) -> PreparedText? {
    switch text {
    case .text(let plain): return plain
    case .device(let variations):
      func first(_ name: String) -> Int? { variations.firstIndex { $0.name == name } }
      return (first(device.rawValue) ?? first("other") ?? variations.indices.first)
        .flatMap { choose(variations[$0].text, position: position) }
    case .plural(let number, let variations):
      if variations.count == 1 { return choose(variations[0].text, position: position) }
      var (counted, isZero) = (category, false)
      if let arguments {
        let (place, fraction) = arguments.position(of: number, part: position)
        (counted, isZero) = (arguments.category(at: place, fraction: fraction), arguments.isZero(at: place))
      }
      // Not by `firstIndex`, which retains each text that it looks at.
      func first(_ category: PluralCategory) -> Int? {
        for index in variations.indices where variations[index].category == category { return index }
        return nil
      }
      let zero = isZero ? first(.zero) : nil
      return (zero ?? first(counted) ?? first(.other) ?? (takesAny ? variations.indices.last : nil))
        .flatMap { choose(variations[$0].text, position: position) }
    }
  }
}

/// Puts the parts and the arguments into a format. Without arguments, gives every conversion its position.
private struct FormatExpander {
  let parts: [LocalizedFormat.FormatPart]
  let chooser: VariationChooser
  private var text = ""
  /// Whether a part is missing, contains itself, or exceeds the bounds: its name is written in its place.
  private var isBroken = false
  /// The position of the next argument without one.
  private var next = 1
  private var partsSoFar = 0
  /// The bytes of formats in the text.
  private var formatByteCount = 0

  // Parts may refer to each other many times, so that a small file could ask for a large text or a deep stack.

  /// The greatest number of parts in a result.
  private static let maximumParts = 1 << 10
  /// The greatest number of parts within each other. A thread of Darwin has 512 KB of stack.
  private static let maximumDepth = 32
  /// The greatest length of what parts add up to, in bytes of UTF-8. Arguments do not count: they are the caller's.
  private static let maximumByteCount = 1 << 18

  private init(parts: [LocalizedFormat.FormatPart], chooser: VariationChooser) {
    self.parts = parts
    self.chooser = chooser
  }

  /// The text that the chooser takes, with its parts and arguments. A text without parts is unchanged if there are no
  /// arguments.
  static func expand(_ format: LocalizedFormat, _ chooser: VariationChooser) -> (text: String, isBroken: Bool) {
    guard let text = chooser.choose(format.text) else { return ("", true) }
    if text.format == nil { return (text.text, false) }
    if chooser.arguments == nil {
      let (parts, names) = text.hasPartsOrNames
      if !parts && (!names || chooser.unfilled != .numbered) { return (text.text, false) }
    }
    var expander = FormatExpander(parts: format.parts, chooser: chooser)
    expander.expand(text, argument: nil) { _ in false }
    return (expander.text, expander.isBroken)
  }

  /// Appends a format.
  ///
  /// - Parameters:
  ///   - argument: within a part, the position of its argument, for conversions without a position.
  ///   - depth: the number of enclosing parts.
  ///   - isOpen: whether a name is that of an enclosing part.
  private mutating func expand(_ format: PreparedText, argument: Int?, depth: Int = 0, isOpen: (String) -> Bool) {
    guard let pieces = format.format else { return append(literal: format.text[...]) }
    var special = 0
    var start = format.text.startIndex
    for piece in pieces.pieces {
      let place = start..<piece.end
      start = piece.end
      switch piece.kind {
      case .literal: append(literal: format.text[place])
      case .plain(let conversion, let length, let position):
        if let arguments = chooser.arguments, conversion == "@" || conversion == "d" {
          let taken = position == 0 || chooser.takesNames ? argument ?? takeNext() : Int(position)
          if let filled = arguments.plainly(at: taken) {
            formatByteCount += 2
            text += filled
          } else {
            append(FormatSpecifier(plain: conversion, length, position: position), format.text[place], at: taken)
          }
          continue
        }
        let specifier = FormatSpecifier(plain: conversion, length, position: position)
        append(specifier, format.text[place], at: self.position(of: specifier) ?? argument)
      case .special:
        switch pieces.specials[special] {
        case .malformed(let shown, _): append(literal: chooser.arguments == nil ? format.text[place] : shown[...])
        case .part(let position, let name, _): put(name, position, depth: depth, isOpen: isOpen)
        case .conversion(let specifier, let takesPart):
          append(specifier, format.text[place], at: takesPart ? argument : self.position(of: specifier) ?? argument)
        }
        special += 1
      }
    }
  }

  /// The position that a conversion gives its argument; nil if it gives none.
  private func position(of specifier: FormatSpecifier) -> Int? {
    chooser.takesNames ? specifier.name.flatMap { chooser.arguments?.position(named: $0) } : specifier.position
  }

  private mutating func put(_ name: String, _ position: Int?, depth: Int, isOpen: (String) -> Bool) {
    partsSoFar += 1
    guard partsSoFar <= Self.maximumParts, formatByteCount <= Self.maximumByteCount, depth < Self.maximumDepth,
      !isOpen(name), let part = parts.first(where: { $0.name == name })
    else { return leaveName(name) }
    let position = chooser.arguments?.position(named: name) ?? part.argumentNumber ?? position ?? takeNext()
    guard let chosen = chooser.choose(part.text, position: position) else { return leaveName(name) }
    expand(chosen, argument: position, depth: depth + 1) { $0 == name || isOpen($0) }
  }

  private mutating func leaveName(_ name: String) {
    isBroken = true
    text += chooser.arguments == nil ? name.doublingPercent : name
  }

  private mutating func append(literal: Substring) {
    text.append(contentsOf: literal)
    formatByteCount += literal.utf8.count
  }

  /// - Parameters:
  ///   - written: the conversion as it is in the file.
  ///   - position: the argument's position; nil for the next one.
  private mutating func append(_ specifier: FormatSpecifier, _ written: Substring, at position: Int?) {
    let (width, precision) = (placed(specifier.width), placed(specifier.precision))
    let position = specifier.argumentType == .none ? specifier.position : position ?? takeNext()
    formatByteCount += written.utf8.count
    if let filled = chooser.arguments?.writing(specifier, at: position, width, precision) {
      text += filled
      return
    }
    // A conversion without its argument stands as it is in the file; a text without any arguments may get all positions.
    var shown = specifier
    if chooser.arguments == nil, chooser.unfilled != .written {
      (shown.width, shown.precision, shown.position) = (width, precision, position)
      if chooser.unfilled == .numbered { shown.name = nil }
      text += shown.description
    } else {
      text += written
    }
  }

  /// A width or a precision, which takes its argument before the value does.
  private mutating func placed(_ measure: FormatSpecifier.Measure?) -> FormatSpecifier.Measure? {
    if case .argument(nil)? = measure { .argument(takeNext()) } else { measure }
  }

  private mutating func takeNext() -> Int {
    // Arguments with names have no order: what names none of them has none.
    if chooser.takesNames { return FormatArguments.absent }
    next += 1
    return next - 1
  }
}

extension String {
  /// The text with each percent sign doubled, as in a format.
  var doublingPercent: String {
    utf8.contains(UInt8(ascii: "%")) ? reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) } : self
  }
}
