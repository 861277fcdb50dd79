import LocalePlurals

/// The value of a key in a table: a text that may vary, with parts that may vary separately.
///
/// What files have is read into this, and whoever has texts of his own makes it: ``BundleTables/init(texts:developmentRegion:)``.
///
///     let greeting: LocalizedFormat = "Hello, %(name)@"
///     let files = LocalizedFormat.plural([.one: "%lld file", .other: "%lld files"])
///
/// Its formats are read once, when it is made.
public struct LocalizedFormat: Sendable {
  /// A part, to which the text refers as `%#@name@`.
  package struct FormatPart: Sendable {
    package let name: String
    /// The position of its argument in the file; nil for the position of `%#@name@`.
    package let argumentNumber: Int?
    /// The number's specifier without its percent sign.
    package let specifier: String?
    package let text: VariedText

    package init(name: String, argumentNumber: Int? = nil, specifier: String? = nil, text: VariedText) {
      self.init(name, argumentNumber, specifier, text, ArgumentNames())
    }

    fileprivate init(
      _ name: String, _ argumentNumber: Int?, _ specifier: String?, _ text: VariedText, _ names: ArgumentNames
    ) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.specifier = specifier
      // `%arg` stands for the conversion of the part's argument.
      self.text = text.prepared(specifier, names) { PreparedText($0, ofPartWith: specifier, names) }
    }

    fileprivate func numbered(_ names: ArgumentNames) -> Self { Self(name, argumentNumber, specifier, text, names) }
  }

  package let text: VariedText
  package let parts: [FormatPart]

  package init(text: VariedText, parts: [FormatPart] = []) {
    self.text = text
    self.parts = parts
  }

  /// A text, which is a format where it is asked for with arguments: `%@`, `%2$lld`, or with names, as Xcode 26 has them,
  /// `%(count)lld`. Linear time; allocates.
  public init(_ text: String) { self.init(text: .text(text)) }

  /// The plural forms of a text by category (UTS #35 part 3, Language Plural Rules). The first number of the forms decides.
  ///
  /// The form `zero` is for exactly 0 in every language, as in Apple's files. Whoever wants CLDR's rules alone leaves it out
  /// where `PluralRules(language).categories` lacks it. Without forms there is no text.
  public static func plural(_ forms: [PluralCategory: String]) -> LocalizedFormat {
    LocalizedFormat(
      text: .plural(
        PluralCategory.allCases.compactMap { category in forms[category].map { (category, .text($0)) } }))
  }

  /// The text if it does not vary; else nil.
  package var plainText: String? {
    if case .text(let text) = text, parts.isEmpty { text.text } else { nil }
  }
}

/// A text, or variations of it by number or device.
package enum VariedText: Sendable {
  case text(PreparedText)
  /// What is counted, and texts by plural category, in the order of the file.
  indirect case plural(CountedNumber, [(category: PluralCategory, text: VariedText)])
  /// Texts by device, with the names of ``DeviceKind`` or others.
  case device([(name: String, text: VariedText)])

  package static func text(_ text: String) -> VariedText { .text(PreparedText(text, ArgumentNames())) }

  /// - Parameter specifier: the specifier of a part's number.
  package static func plural(
    _ variations: [(category: PluralCategory, text: VariedText)], specifier: String? = nil,
    names: ArgumentNames = ArgumentNames()
  ) -> VariedText {
    .plural(CountedNumber(texts: variations.flatMap { $0.text.texts }, specifier: specifier, names), variations)
  }

  /// The text with each of its texts prepared in another way.
  fileprivate func prepared(
    _ specifier: String?, _ names: ArgumentNames, _ prepare: (String) -> PreparedText
  ) -> VariedText {
    switch self {
    case .text(let text): .text(prepare(text.text))
    case .plural(_, let all):
      .plural(
        all.map { ($0.category, $0.text.prepared(specifier, names, prepare)) }, specifier: specifier, names: names)
    case .device(let all): .device(all.map { ($0.name, $0.text.prepared(specifier, names, prepare)) })
    }
  }

  /// Whether it varies by device at any level.
  var variesByDevice: Bool {
    switch self {
    case .text: false
    case .plural(_, let variations): variations.contains { $0.text.variesByDevice }
    case .device: true
    }
  }

  package var texts: [String] { texts(isOtherFirst: false) }

  /// - Parameter isOtherFirst: whether those of the form `other` come first.
  fileprivate func texts(isOtherFirst: Bool) -> [String] {
    switch self {
    case .text(let text): return [text.text]
    case .device(let all): return all.flatMap { $0.text.texts(isOtherFirst: isOtherFirst) }
    case .plural(_, let all):
      let others = isOtherFirst ? all.filter { $0.category == .other } : []
      return (others + all.filter { !isOtherFirst || $0.category != .other })
        .flatMap { $0.text.texts(isOtherFirst: isOtherFirst) }
    }
  }
}

extension LocalizedFormat {
  /// Creates a format from an entry of a `.stringsdict` file; nil if it has no text.
  package init?(_ value: PropertyListValue) {
    if let text = value.string {
      self.init(text: .text(text))
      return
    }
    guard let fields = value.dictionary else { return nil }
    let entry = StringsDictionary.DictionaryEntry(fields: fields)
    if !entry.devices.isEmpty {
      var parts: [FormatPart] = []
      let variations = entry.devices.compactMap { device, value -> (name: String, text: VariedText)? in
        // A device's entry contains only texts: another level of devices is not read.
        if value.dictionary?[StringsDictionary.Name.devices] != nil { return nil }
        guard let inner = LocalizedFormat(value) else { return nil }
        for part in inner.parts where !parts.contains(where: { $0.name == part.name }) { parts.append(part) }
        return (device, inner.text)
      }
      if variations.isEmpty { return nil }
      self.init(text: .device(variations), parts: parts)
    } else if let widest = entry.widest {
      self.init(text: .text(widest))
    } else {
      guard let format = entry.formatKey else { return nil }
      let parts = entry.variableNames.compactMap { name -> FormatPart? in
        guard let variable = entry[variable: name] else { return nil }
        let variations = PluralCategory.allCases.compactMap { category in
          variable[category].map { (category: category, text: VariedText.text($0)) }
        }
        return variations.isEmpty
          ? nil : FormatPart(name: name, specifier: variable.valueType, text: .plural(variations))
      }
      self.init(text: .text(format), parts: parts)
    }
  }

  /// Creates a format from a catalog's localization; nil if it has no text.
  package init?(_ localization: StringCatalog.Localization) {
    guard let text = VariedText(localization) else { return nil }
    let parts = localization.substitutionNames.compactMap { name -> FormatPart? in
      guard let substitution = localization[substitution: name] else { return nil }
      return VariedText(substitution.variations).map {
        FormatPart(
          name: name, argumentNumber: substitution.argumentNumber, specifier: substitution.formatSpecifier, text: $0)
      }
    }
    self.init(text: text, parts: parts)
  }

  /// The format with the positions that the developer's text gives to the names of arguments.
  func numbered(by developers: @autoclosure () -> LocalizedFormat) -> LocalizedFormat {
    guard mayHaveArgumentNames else { return self }
    let names = developers().argumentNames
    return LocalizedFormat(
      text: text.prepared(nil, names) { PreparedText($0, names) }, parts: parts.map { $0.numbered(names) })
  }

  /// The names of its arguments: as they first occur in the form `other`, then in the other texts, then in parts.
  package var argumentNames: ArgumentNames {
    ArgumentNames(in: ([text] + parts.map(\.text)).flatMap { $0.texts(isOtherFirst: true) })
  }

  /// Whether a text may name arguments.
  private var mayHaveArgumentNames: Bool {
    ([text] + parts.map(\.text)).contains { $0.texts.contains(where: \.mayHaveArgumentNames) }
  }
}

extension VariedText {
  /// Creates a text from a catalog's localization. Devices are outside plurals, as in Xcode. Recursion is as deep as
  /// the JSON, which the limits bound.
  init?(_ localization: StringCatalog.Localization) {
    let devices = localization.cases(of: "device").compactMap { name in
      localization.variation("device", name).flatMap { VariedText($0) }.map { (name: name, text: $0) }
    }
    if !devices.isEmpty {
      self = .device(devices)
      return
    }
    let plurals = localization.cases(of: "plural").compactMap { name in
      PluralCategory(rawValue: name).flatMap { category in
        localization.variation("plural", name).flatMap { VariedText($0) }.map { (category: category, text: $0) }
      }
    }
    if !plurals.isEmpty {
      self = .plural(plurals)
      return
    }
    guard let value = localization.stringUnit?.value else { return nil }
    self = .text(value)
  }
}

extension LocalizedFormat: ExpressibleByStringLiteral {
  /// A text as it stands.
  public init(stringLiteral text: String) { self.init(text) }
}

/// A kind of device by which texts vary, with its name in `.stringsdict` files and catalogs.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case iPhone = "iphone"
  /// An iPad.
  case iPad = "ipad"
  /// An iPod touch.
  case iPod = "ipod"
  /// A Mac.
  case mac
  /// An Apple Watch.
  case appleWatch = "applewatch"
  /// An Apple TV.
  case appleTV = "appletv"
  /// An Apple Vision Pro.
  case appleVision = "applevision"
  /// Every device that has no text of its own.
  case other
}
