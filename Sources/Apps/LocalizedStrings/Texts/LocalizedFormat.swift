/// What a table has under a key: a text that may vary, with parts that may vary on their own.
public struct LocalizedFormat: Hashable, Sendable {
  /// A part, which the text names `%#@name@`.
  package struct Part: Hashable, Sendable {
    package var name: String
    /// The position of its argument, where the file says; else that of `%#@name@` counts.
    package var argumentNumber: Int?
    /// The number's specifier without its percent sign.
    package var specifier: String?
    package var text: VariedText

    package init(name: String, argumentNumber: Int? = nil, specifier: String? = nil, text: VariedText) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.specifier = specifier
      self.text = text
    }
  }

  package var text: VariedText
  package var parts: [Part]

  package init(text: VariedText, parts: [Part] = []) {
    self.text = text
    self.parts = parts
  }

  /// The text without variation; nil where it varies.
  public var plainText: String? {
    if case .text(let text) = text, parts.isEmpty { text } else { nil }
  }
}

/// A text, or a choice of texts by number, device or width.
package indirect enum VariedText: Hashable, Sendable {
  case text(String)
  /// By the number's category, in the order of the file.
  case plural([Choice<PluralCategory>])
  /// By device, under the names of ``DeviceKind`` or others.
  case device([Choice<String>])
  /// By the width that is there, narrowest first.
  case width([Choice<Int>])

  package struct Choice<Case: Hashable & Sendable>: Hashable, Sendable {
    package var choice: Case
    package var text: VariedText

    package init(_ choice: Case, _ text: VariedText) {
      self.choice = choice
      self.text = text
    }
  }

  /// Every text in it.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let choices): choices.flatMap(\.text.texts)
    case .device(let choices): choices.flatMap(\.text.texts)
    case .width(let choices): choices.flatMap(\.text.texts)
    }
  }
}

extension LocalizedFormat {
  /// An entry of a `.stringsdict` file; nil where it has no text at all.
  package init?(_ value: PropertyListValue) {
    if let text = value.string {
      self.init(text: .text(text))
      return
    }
    guard let fields = value.dictionary else { return nil }
    let entry = StringsDictionary.DictionaryEntry(fields: fields)
    if !entry.devices.isEmpty {
      var parts: [Part] = []
      let choices = entry.devices.compactMap { device, value -> VariedText.Choice<String>? in
        // A device's entry holds texts only: another level of devices ends here.
        if value.dictionary?[StringsDictionary.Name.devices] != nil { return nil }
        guard let inner = LocalizedFormat(value) else { return nil }
        for part in inner.parts where !parts.contains(where: { $0.name == part.name }) { parts.append(part) }
        return VariedText.Choice(device, inner.text)
      }
      if choices.isEmpty { return nil }
      self.init(text: .device(choices), parts: parts)
    } else if !entry.widths.isEmpty {
      self.init(text: .width(entry.widths.map { VariedText.Choice($0.width, .text($0.text)) }))
    } else {
      guard let format = entry.formatKey else { return nil }
      let parts = entry.variableNames.compactMap { name -> Part? in
        guard let variable = entry[variable: name] else { return nil }
        let choices = variable.categories.compactMap { category in
          variable[category].map { VariedText.Choice(category, .text($0)) }
        }
        return choices.isEmpty ? nil : Part(name: name, specifier: variable.valueType, text: .plural(choices))
      }
      self.init(text: .text(format), parts: parts)
    }
  }

  /// What a catalog says in one language; nil where it has no text there.
  package init?(_ localization: StringCatalog.Localization) {
    guard let text = VariedText(localization) else { return nil }
    let parts = localization.substitutionNames.compactMap { name -> Part? in
      guard let substitution = localization[substitution: name] else { return nil }
      return VariedText(substitution.variations).map {
        Part(
          name: name, argumentNumber: substitution.argumentNumber, specifier: substitution.formatSpecifier, text: $0)
      }
    }
    self.init(text: text, parts: parts)
  }
}

extension VariedText {
  /// Device before plural, as Xcode nests them. Recursion is as deep as the JSON, which is bounded.
  init?(_ localization: StringCatalog.Localization) {
    let devices = localization.cases(of: "device").compactMap { name in
      localization.variation("device", name).flatMap(VariedText.init).map { Choice(name, $0) }
    }
    if !devices.isEmpty {
      self = .device(devices)
      return
    }
    let plurals = localization.cases(of: "plural").compactMap { name in
      PluralCategory(rawValue: name).flatMap { category in
        localization.variation("plural", name).flatMap(VariedText.init).map { Choice(category, $0) }
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

/// The kinds of device by which texts vary, under the names of `.stringsdict` files and catalogs.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
  case iPhone = "iphone"
  case iPad = "ipad"
  case iPod = "ipod"
  case mac
  case appleWatch = "applewatch"
  case appleTV = "appletv"
  case appleVision = "applevision"
  case other
}
