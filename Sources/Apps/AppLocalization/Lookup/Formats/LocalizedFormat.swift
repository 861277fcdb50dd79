import LocalePlurals

/// The value of a key in a table: a text that may vary, with parts that may vary separately.
///
/// What files have is read into this, and whoever has texts of his own makes it: ``BundleTables/init(texts:developmentRegion:)``.
///
///     let greeting: LocalizedFormat = "Hello, %(name)@"
///     let files = LocalizedFormat.plural([.one: "%lld file", .other: "%lld files"])
///
/// A text is read as a format when it is shown with arguments.
public struct LocalizedFormat: Sendable {
  /// A part, to which the text refers as `%#@name@`. It is shared, not copied.
  package final class FormatPart: Sendable {
    package let name: String
    /// The position of its argument in the file; nil for the position of `%#@name@`.
    package let argumentNumber: Int?
    /// The number's specifier without its percent sign.
    package let specifier: String?
    /// What `%arg` stands for: the conversion of the part's argument.
    let argument: FormatSpecifier?
    package let text: VariedText

    package convenience init(name: String, argumentNumber: Int? = nil, specifier: String? = nil, text: VariedText) {
      self.init(name, argumentNumber, specifier, text, ArgumentNames())
    }

    fileprivate init(
      _ name: String, _ argumentNumber: Int?, _ specifier: String?, _ text: VariedText, _ names: ArgumentNames
    ) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.specifier = specifier
      // Which position it is, is known only where the part is put in. A part is no argument.
      let argument = specifier.flatMap { FormatString("%1$\($0)").specifiers.first }
      self.argument = argument?.substitution == nil ? argument : nil
      self.text = text.prepared(specifier, names, VariedText.Counted(text))
    }

    fileprivate func numbered(_ names: ArgumentNames) -> FormatPart {
      FormatPart(name, argumentNumber, specifier, text, names)
    }
  }

  package let text: VariedText
  package let parts: [FormatPart]

  package init(text: VariedText, parts: [FormatPart] = []) {
    self.text = text
    self.parts = parts
  }

  /// A text, which is a format where it is asked for with arguments: `%@`, `%2$lld`, or with names, as Xcode 26 has them,
  /// `%(count)lld`. Looks for a name; allocates nothing.
  public init(_ text: String) { self.init(text: .text(text)) }

  /// The plural forms of a text by category (UTS #35 part 3, Language Plural Rules). Linear time; allocates.
  ///
  ///     .plural(by: "count", [.one: "One file in %(total)@ folders", .other: "%(count)@ files in %(total)@ folders"])
  ///
  /// One number decides, in all forms and all languages: the one that is named here, or in the developer's language; else the
  /// first of the developer's form `other`, or of this text's, where the developer has none. Where no form is `other`, those that
  /// have the number are asked before `two`, `one` and `zero`, which may leave it out.
  ///
  /// The form `zero` is for exactly 0 in every language, as in Apple's files. Whoever wants CLDR's rules alone leaves it out
  /// where `PluralRules(language).categories` lacks it. Without forms there is no text.
  ///
  /// - Parameters:
  ///   - name: the name of the argument that is counted; nil for the first number.
  ///   - forms: the forms.
  public static func plural(by name: String? = nil, _ forms: [PluralCategory: String]) -> LocalizedFormat {
    LocalizedFormat(
      text: .plural(
        PluralCategory.allCases.compactMap { category in forms[category].map { (category, .text($0)) } }, by: name))
  }

  /// The text if it does not vary; else nil.
  package var plainText: String? {
    if case .text(let text) = text, parts.isEmpty { text.text } else { nil }
  }

  /// Whether it is a text and nothing else: neither variations nor parts nor names of arguments.
  func isText(_ shown: String) -> Bool {
    if case .text(let text) = text, parts.isEmpty, text.names == nil { text.text == shown } else { false }
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

  /// - Parameter name: the name of the argument that is counted, if the caller gave it.
  package static func plural(
    _ variations: [(category: PluralCategory, text: VariedText)], by name: String? = nil
  ) -> VariedText {
    let texts = variations.flatMap { $0.text.texts }
    return .plural(CountedNumber(named: name, asked: texts, texts: texts, specifier: nil, ArgumentNames()), variations)
  }

  /// The text with the developer's names of arguments, and with what is counted.
  ///
  /// - Parameters:
  ///   - specifier: the specifier of a part's number.
  ///   - counted: the text that says what is counted.
  fileprivate func prepared(_ specifier: String?, _ names: ArgumentNames, _ counted: Counted) -> VariedText {
    switch self {
    case .text(let text): .text(PreparedText(text.text, names))
    case .plural(let number, let all):
      .plural(
        CountedNumber(
          named: number.name ?? counted.name, asked: counted.texts, texts: texts, specifier: specifier, names),
        all.map { ($0.category, $0.text.prepared(specifier, names, counted)) })
    case .device(let all): .device(all.map { ($0.name, $0.text.prepared(specifier, names, counted)) })
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

  package var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .device(let all): all.flatMap(\.text.texts)
    case .plural(_, let all): all.flatMap(\.text.texts)
    }
  }

  /// The texts by what they say of the arguments: those without a choice or of `other`, `many` and `few` have all of them;
  /// those of `two`, `one` and `zero` often leave the number out.
  fileprivate var textsByFullness: (full: [String], brief: [String]) {
    var (full, brief): ([String], [String]) = ([], [])
    switch self {
    case .text(let text): full = [text.text]
    case .device(let all):
      for (_, text) in all {
        full += text.textsByFullness.full
        brief += text.textsByFullness.brief
      }
    case .plural(_, let all):
      for category in [PluralCategory.other, .many, .few] {
        for (_, text) in all.filter({ $0.category == category }) {
          full += text.textsByFullness.full
          brief += text.textsByFullness.brief
        }
      }
      for category in [PluralCategory.two, .one, .zero] {
        brief += all.filter { $0.category == category }.flatMap(\.text.texts)
      }
    }
    return (full, brief)
  }

  /// The name that the caller gave the number; nil if there is none.
  fileprivate var countedName: String? {
    switch self {
    case .text: nil
    case .plural(let number, _): number.name
    case .device(let all): all.lazy.compactMap(\.text.countedName).first
    }
  }

  /// Whether it varies by a number at any level.
  fileprivate var variesByNumber: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let all): all.contains(where: \.text.variesByNumber)
    }
  }

  /// What is counted, for all forms of a text and all languages.
  fileprivate struct Counted {
    let name: String?
    /// The texts to ask, in order.
    let texts: [String]

    /// - Parameter developers: the developer's text.
    init(_ text: VariedText, developers: VariedText? = nil) {
      let (own, first) = (text.textsByFullness, developers?.textsByFullness ?? (full: [], brief: []))
      name = developers?.countedName
      texts = first.full + own.full + first.brief + own.brief
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

  /// The format with the positions that the developer's text gives to the names of arguments, and with the number that it counts.
  func numbered(by developers: @autoclosure () -> LocalizedFormat) -> LocalizedFormat {
    guard mayHaveArgumentNames || text.variesByNumber else { return self }
    let developers = developers()
    let names = developers.argumentNames.isEmpty ? argumentNames : developers.argumentNames
    let counted = VariedText.Counted(text, developers: developers.text)
    return LocalizedFormat(
      text: text.prepared(nil, names, counted), parts: parts.map { $0.numbered(names) })
  }

  /// The names of its arguments: as they first occur in the form `other`, then in the other texts, then in parts.
  package var argumentNames: ArgumentNames {
    ArgumentNames(in: ([text] + parts.map(\.text)).flatMap { $0.textsByFullness.full + $0.textsByFullness.brief })
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
