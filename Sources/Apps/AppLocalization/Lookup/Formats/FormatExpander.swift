import Foundation
import LocaleCore
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
    let values = arguments.map { FormatValue($0, by: writer) }
    return string(FormatArguments(values, PluralRules(language), writer), device: device)
  }

  /// The text with arguments put in.
  func string(_ arguments: consuming FormatArguments, device: DeviceKind) -> String {
    FormatExpander(parts: parts, device: device, arguments: arguments).expanded(text).text
  }

  /// The text in the form `other`, in which nothing is put in: its conversions stand as they are in the file.
  func unfilled(device: DeviceKind) -> String {
    FormatExpander(parts: parts, device: device, unfilled: .written).expanded(text).text
  }

  /// The text for a device and one plural category in all its parts; nil if a part or the form `other` is missing, or if
  /// a part contains itself.
  package func text(device: DeviceKind = .other, category: PluralCategory = .other) -> String? {
    let shown = FormatExpander(
      parts: parts, device: device, category: category, unfilled: .named, takesAny: false
    ).expanded(text)
    return shown.isBroken ? nil : shown.text
  }

  /// For each plural category, the different texts that devices show if all parts are in this category. A text with a
  /// missing part or without the form `other`, or with a part that contains itself, is left out.
  package func texts(by categories: [PluralCategory]) -> [(category: PluralCategory, texts: [String])] {
    let devices =
      [.other] + (text.variesByDevice || parts.contains(where: \.text.variesByDevice) ? DeviceKind.allCases : [])
    return categories.map { category in
      var texts: [String] = []
      for device in devices {
        if let text = text(device: device, category: category), !texts.contains(text) { texts.append(text) }
      }
      return (category, texts)
    }
  }

  /// The text without a choice: the text for `other` of several devices and numbers.
  /// Parts are put in by these rules too.
  ///
  /// It is ready for `String(format:)` with the arguments of the key: it has no part `%#@name@`, which only Apple's
  /// Foundation understands. A part that is missing or contains itself leaves its name. Allocates if there are parts.
  package var representative: String { FormatExpander(parts: parts).expanded(text).text }
}

/// Shows a text: chooses among its variations, and puts its parts and the arguments into the one that fits. Without arguments,
/// gives every conversion its position.
private struct FormatExpander {
  let parts: [LocalizedFormat.FormatPart]
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
      guard let index = first(device.rawValue) ?? first("other") ?? variations.indices.first else { return nil }
      return choose(variations[index].text, position: position)
    case .plural(let number, let variations):
      let counted = variations.count == 1 ? nil : arguments?.form(of: number, part: position)
      // A form is looked at where it is: a copy of each would be retained.
      return variations.withUnsafeBufferPointer { forms in
        func first(_ category: PluralCategory) -> Int? { forms.indices.first { forms[$0].category == category } }
        let zero = counted?.isZero == true ? first(.zero) : nil
        guard
          let index = zero ?? first(counted?.category ?? category) ?? first(.other)
            ?? (takesAny || forms.count == 1 ? forms.indices.last : nil)
        else { return nil }
        return choose(forms[index].text, position: position)
      }
    }
  }

  // Parts may refer to each other many times, so that a small file could ask for a large text or a deep stack.

  /// The greatest number of parts in a result.
  private static let maximumParts = 1 << 10
  /// The greatest number of parts within each other. A thread of Darwin has 512 KB of stack.
  private static let maximumDepth = 32
  /// The greatest length of what parts add up to, in bytes of UTF-8. Arguments do not count: they are the caller's.
  private static let maximumByteCount = 1 << 18

  /// A text as far as it is written.
  struct Expansion {
    var text = ""
    /// Whether a part is missing, contains itself, or exceeds the bounds: its name is written in its place.
    var isBroken = false
    /// The position of the next argument without one.
    var next = 1
    var partsSoFar = 0
    /// The bytes of formats in the text.
    var formatByteCount = 0

    /// Appends bytes of the format.
    mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      if bytes.isEmpty { return }
      text += String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
      formatByteCount += bytes.count
    }

    /// Appends what is put in for bytes of the format.
    mutating func append(_ filled: String, for written: Slice<UnsafeBufferPointer<UInt8>>) {
      text += filled
      formatByteCount += written.count
    }
  }

  /// The text that fits, with its parts and arguments. A text without parts is unchanged if there are no arguments.
  func expanded(_ text: VariedText) -> Expansion {
    guard let text = choose(text) else { return Expansion(isBroken: true) }
    if arguments == nil, !text.hasParts(orNames: unfilled == .numbered) { return Expansion(text: text.text) }
    var shown = Expansion()
    expand(text, of: nil, argument: nil, into: &shown) { _ in false }
    return shown
  }

  /// Appends a format. Parts are put in by recursion: what stands between two of them is another function's, so that the stack
  /// holds for each enclosing part only where its text is read.
  ///
  /// - Parameters:
  ///   - part: the part that the format is of.
  ///   - argument: within a part, the position of its argument, for conversions without a position.
  ///   - depth: the number of enclosing parts.
  ///   - isOpen: whether a part is an enclosing one.
  private func expand(
    _ text: PreparedText, of part: LocalizedFormat.FormatPart?, argument: Int?, into shown: inout Expansion,
    depth: Int = 0, isOpen: (LocalizedFormat.FormatPart) -> Bool
  ) {
    text.text.withIdentifierBytes { bytes in
      var reading = Reading(
        reader: FormatReader(bytes, isSubstitution: part != nil), numbered: text.numbered(in: part)?[...])
      while let (name, position) = appendToNextPart(of: bytes, &reading, part, at: argument, to: &shown) {
        put(bytes[name], position, into: &shown, depth: depth, isOpen: isOpen)
      }
    }
  }

  /// Where a format is read.
  private struct Reading {
    var reader: FormatReader
    /// The conversions that are left, of a text that names arguments.
    var numbered: ArraySlice<FormatSpecifier>?
    /// The end of what is written.
    var end = 0
  }

  /// Appends a format up to its next part.
  ///
  /// - Parameters:
  ///   - part: the part that the format is of.
  ///   - argument: within a part, the position of its argument.
  /// - Returns: where the part's name is, and the position that is written with it; nil at the end.
  @inline(never)
  private func appendToNextPart(
    of bytes: UnsafeBufferPointer<UInt8>, _ reading: inout Reading, _ part: LocalizedFormat.FormatPart?,
    at argument: Int?,
    to shown: inout Expansion
  ) -> (name: Range<Int>, position: Int?)? {
    while let item = reading.reader.next() {
      let written = bytes[reading.reader.place]
      shown.append(bytes[reading.end..<written.startIndex])
      reading.end = written.endIndex
      switch item {
      case .malformed where arguments != nil: shown.append(reading.reader.shownOfMalformed, for: written)
      case .malformed: shown.append(written)
      case .argumentOfPart:
        if let specifier = part?.argument {
          append(reading.numbered?.popFirst() ?? specifier, written, at: argument, to: &shown)
        } else {
          shown.append(written)
        }
      case .conversion where reading.numbered == nil && reading.reader.conversion.isBare && arguments != nil:
        let position = (takesNames ? nil : reading.reader.conversion.position) ?? argument ?? takeNext(&shown)
        if let filled = arguments?.plainly(at: position) {
          shown.append(filled, for: written)
        } else {
          append(FormatSpecifier(reading.reader.conversion, in: bytes), written, at: position, to: &shown)
        }
      case .conversion where reading.reader.conversion.part.isEmpty:
        let specifier = reading.numbered?.popFirst() ?? FormatSpecifier(reading.reader.conversion, in: bytes)
        append(specifier, written, at: position(of: specifier) ?? argument, to: &shown)
      case .conversion:
        let position = reading.numbered?.popFirst()?.position ?? reading.reader.conversion.position
        return (reading.reader.conversion.part, position)
      }
    }
    shown.append(bytes[reading.end...])
    return nil
  }

  /// The position that a conversion gives its argument; nil if it gives none.
  private func position(of specifier: FormatSpecifier) -> Int? {
    takesNames ? specifier.name.flatMap { arguments?.position(named: $0) } : specifier.position
  }

  private func put(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, _ position: Int?, into shown: inout Expansion, depth: Int,
    isOpen: (LocalizedFormat.FormatPart) -> Bool
  ) {
    shown.partsSoFar += 1
    if shown.partsSoFar <= Self.maximumParts, shown.formatByteCount <= Self.maximumByteCount, depth < Self.maximumDepth,
      let part = parts.first(where: { $0.name.withIdentifierBytes(name.elementsEqual) }), !isOpen(part)
    {
      let position = arguments?.position(named: part.name) ?? part.argumentNumber ?? position ?? takeNext(&shown)
      if let chosen = choose(part.text, position: position) {
        return expand(chosen, of: part, argument: position, into: &shown, depth: depth + 1) {
          $0 === part || isOpen($0)
        }
      }
    }
    shown.isBroken = true
    let left = String(decoding: name, as: UTF8.self)
    shown.text += arguments == nil ? left.doublingPercent : left
  }

  /// - Parameters:
  ///   - written: the conversion as it is in the file.
  ///   - position: the argument's position; nil for the next one.
  private func append(
    _ specifier: FormatSpecifier, _ written: Slice<UnsafeBufferPointer<UInt8>>, at position: Int?,
    to shown: inout Expansion
  ) {
    let (width, precision) = (placed(specifier.width, &shown), placed(specifier.precision, &shown))
    let position = specifier.argumentType == .none ? specifier.position : position ?? takeNext(&shown)
    if let filled = arguments?.writing(specifier, at: position, width, precision) {
      return shown.append(filled, for: written)
    }
    // A conversion without its argument stands as it is in the file; a text without any arguments may get all positions.
    if arguments != nil || unfilled == .written { return shown.append(written) }
    var placed = specifier
    (placed.width, placed.precision, placed.position) = (width, precision, position)
    if unfilled == .numbered { placed.name = nil }
    shown.append(placed.description, for: written)
  }

  /// A width or a precision, which takes its argument before the value does.
  private func placed(
    _ measure: FormatSpecifier.Measure?, _ shown: inout Expansion
  ) -> FormatSpecifier.Measure? {
    if case .argument(nil)? = measure { .argument(takeNext(&shown)) } else { measure }
  }

  private func takeNext(_ shown: inout Expansion) -> Int {
    // Arguments with names have no order: what names none of them has none.
    if takesNames { return FormatArguments.absent }
    shown.next += 1
    return shown.next - 1
  }
}

extension String {
  /// The text with each percent sign doubled, as in a format.
  var doublingPercent: String {
    withIdentifierBytes { $0.contains(UInt8(ascii: "%")) }
      ? reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) } : self
  }
}
