/// The files of one table in one language.
package struct TranslatedTable: Sendable {
  package var language: String
  package var strings: StringsTable?
  package var dictionary: StringsDictionary?

  package init(language: String, strings: StringsTable? = nil, dictionary: StringsDictionary? = nil) {
    self.language = language
    self.strings = strings
    self.dictionary = dictionary
  }
}

/// A catalog made of the files of a table, and files made of a catalog.
///
/// Both report contents that the other form cannot have. To find them, the first form is made again from the second, and
/// compared.
extension StringCatalog {
  /// One catalog of all languages of a table. Keys keep the order of the source language's files, those that only others
  /// have follow.
  ///
  /// - Returns: the catalog, and an error for everything that it cannot contain.
  package static func joining(
    _ tables: [TranslatedTable], sourceLanguage: String
  ) -> (catalog: StringCatalog, losses: [LocalizationDiagnostic]) {
    var losses = Losses()
    let ordered =
      tables.filter { $0.language == sourceLanguage }
      + tables.filter { $0.language != sourceLanguage }
      .sorted { $0.language < $1.language }
    var order: [String] = []
    var entries: [LiteralKey: (comment: String?, localizations: [(String, JSONValue)])] = [:]
    for table in ordered {
      for (key, text) in Self.texts(of: table, &losses) {
        let literal = LiteralKey(key)
        if entries[literal] == nil {
          order.append(key)
          entries[literal] = (text.comment, [])
        } else if let comment = text.comment, comment != entries[literal]?.comment {
          if table.language != sourceLanguage, entries[literal]?.comment != nil {
            losses.add("comments that differ from those of '\(sourceLanguage)'", key, table.language)
          } else {
            entries[literal]?.comment = comment
          }
        }
        entries[literal]?.localizations.append((table.language, .object(text.localization.fields)))
      }
      if table.strings?.closingComments.isEmpty == false || table.dictionary?.closingComments.isEmpty == false {
        losses.add("comments behind the last text", nil, table.language)
      }
    }
    // In this order, which Xcode changes to its own when it next writes the file.
    var strings = JSONObject()
    for key in order {
      let entry = entries[LiteralKey(key)]
      var fields: [(String, JSONValue)] = entry?.comment.map { [("comment", .string($0))] } ?? []
      fields.append(("extractionState", .string(ExtractionState.migrated.rawValue)))
      let localizations = (entry?.localizations ?? []).sorted { $0.0 < $1.0 }
      fields.append(("localizations", .object(JSONObject(localizations))))
      strings.append(key, .object(JSONObject(fields)))
    }
    var catalog = StringCatalog(sourceLanguage: sourceLanguage)
    catalog.fields["strings"] = .object(strings)
    return (catalog, losses.diagnostics("a catalog"))
  }

  /// The files of each language, that of the source too.
  ///
  /// - Returns: the files, and what they have no place for, each an error.
  package func divided() -> (tables: [TranslatedTable], losses: [LocalizationDiagnostic]) {
    var losses = Losses()
    for key in keys {
      guard let entry = self[key] else { continue }
      if !entry.shouldTranslate { losses.add("that texts are not to be translated", key) }
      if let state = entry.extractionState, state != .migrated {
        losses.add("the extraction state '\(state.rawValue)'", key)
      }
      let known = ["comment", "extractionState", "localizations", "shouldTranslate"]
      for member in entry.fields.members where !known.contains(member.key) { losses.add("'\(member.key)'", key) }
      for language in entry.languages {
        let states = entry[language: language]?.units.compactMap(\.unit.state) ?? []
        for state in states where state != .translated && !(state == .new && language == sourceLanguage) {
          losses.add("the state '\(state.rawValue)' of a translation", key, language)
        }
      }
    }
    let tables = languages.map { language in
      var files = compiled(for: language)
      if language == sourceLanguage {
        // A key that came from files, and that the source language's file lacked.
        files.strings?.entries.removeAll { entry in
          self[entry.key].map { $0.extractionState == .migrated && $0[language: language] == nil } ?? false
        }
      }
      return TranslatedTable(language: language, strings: files.strings, dictionary: files.dictionary)
    }
    var ignoredLosses = Losses()
    for table in tables {
      var back: [LiteralKey: Localization] = [:]
      for (key, text) in Self.texts(of: table, &ignoredLosses) { back[LiteralKey(key)] = text.localization }
      for key in keys {
        guard let before = self[key]?[language: table.language], !before.fields.isEmpty else { continue }
        let after = back[LiteralKey(key)]
        let format = LocalizedFormat(before)
        // A localization without a text has fields that this module does not know, such as the phrases of a shortcut.
        if format == nil || format?.comparable != after.flatMap(LocalizedFormat.init)?.comparable {
          losses.add("how texts vary", key, table.language)
        }
      }
    }
    return (tables, losses.diagnostics("files of .strings and .stringsdict"))
  }

  private struct Text {
    var localization: Localization
    var comment: String?
  }

  /// The texts of a language in the order of its files: those that do not vary, then those that do.
  private static func texts(of table: TranslatedTable, _ losses: inout Losses) -> [(key: String, text: Text)] {
    var found: [(key: String, text: Text)] = []
    var places: [LiteralKey: Int] = [:]
    for entry in table.strings?.entries ?? [] {
      guard let text = entry.text else {
        losses.add("values that are not texts", entry.key, table.language)
        continue
      }
      let new = Text(localization: Localization(StringUnit(text)), comment: entry.comment)
      if let place = places[LiteralKey(entry.key)] {
        // The last one holds.
        let old = found[place].text
        if old.localization != new.localization || old.comment != nil && old.comment != new.comment {
          losses.add("two texts of one key", entry.key, table.language)
        }
        found[place].text = new
      } else {
        places[LiteralKey(entry.key)] = found.count
        found.append((entry.key, new))
      }
    }
    for member in table.dictionary?.fields.members ?? [] {
      if places[LiteralKey(member.key)] != nil {
        losses.add("a key that .strings and .stringsdict have", member.key, table.language)
        continue
      }
      guard let format = LocalizedFormat(member.value), let localization = Localization(format) else {
        losses.add("texts that vary by width", member.key, table.language)
        continue
      }
      let back = LocalizedFormat(localization).map { PropertyListValue.dictionary($0.entryFields) }
      if back?.comparable != member.value.comparable { losses.add("how texts vary", member.key, table.language) }
      let comments = table.dictionary?.comments[member.key]?.map(\.trimmed).filter { !$0.isEmpty } ?? []
      found.append(
        (
          member.key,
          Text(localization: localization, comment: comments.isEmpty ? nil : comments.joined(separator: "\n"))
        ))
    }
    return found
  }

  /// The things that one form has and the other lacks, each kind once.
  private struct Losses {
    private var kinds: [String] = []
    private var found: [String: (count: Int, first: String)] = [:]

    mutating func add(_ kind: String, _ key: String?, _ language: String? = nil) {
      if let count = found[kind]?.count {
        found[kind]?.count = count + 1
        return
      }
      kinds.append(kind)
      let place = [key.map { "'\($0.shown)'" }, language.map { "in '\($0.shown)'" }].compactMap { $0 }
      found[kind] = (1, place.joined(separator: " "))
    }

    func diagnostics(_ form: String) -> [LocalizationDiagnostic] {
      kinds.map { kind in
        let (count, first) = found[kind] ?? (0, "")
        let more = count > 1 ? ", and \(count - 1) more" : ""
        return LocalizationDiagnostic(
          .error, "convert.loss", "no place in \(form) for \(kind): \(first)\(more)")
      }
    }
  }
}

extension StringCatalog.Localization {
  /// The localization for a format; nil for one that varies by width, which catalogs do not have.
  init?(_ format: LocalizedFormat) {
    self.init()
    // The name that a text has in files whose catalog let it vary as a whole.
    if format.text == .text("%#@\(LocalizedFormat.wholeName)@"), format.parts.count == 1,
      let part = format.parts.first, part.name == LocalizedFormat.wholeName
    {
      guard set(part.text, at: []) else { return nil }
      return
    }
    let positions = FormatString(format.text.texts.first ?? "").specifiers.filter { $0.takesArgument }
    guard set(format.text.withoutPositionsOfParts, at: []) else { return nil }
    for part in format.parts {
      var substitution = StringCatalog.Substitution()
      let place = positions.firstIndex { $0.substitution == part.name }
      let number = part.argumentNumber ?? place.flatMap { positions[$0].position } ?? place.map { $0 + 1 }
      substitution.argumentNumber = number
      let type = part.specifier ?? "lld"
      substitution.formatSpecifier = type
      self[substitution: part.name] = substitution
      guard set(part.text.mappingTexts({ $0.namingOwnArgument(type) }), at: ["substitutions", part.name]) else {
        return nil
      }
    }
  }

  /// Recursion is as deep as the text, which readers bound.
  private mutating func set(_ text: VariedText, at path: [String]) -> Bool {
    switch text {
    case .text(let text): return setUnit(StringCatalog.StringUnit(text), at: path)
    case .plural(let variations):
      return variations.allSatisfy { set($0.text, at: path + ["plural", $0.selector.rawValue]) }
    case .device(let variations): return variations.allSatisfy { set($0.text, at: path + ["device", $0.selector]) }
    case .width: return false
    }
  }
}

// MARK: - Comparison

extension LocalizedFormat {
  /// A form that is equal for equivalent formats: explicit positions are left out if counting gives them.
  fileprivate var comparable: LocalizedFormat {
    var format = self
    format.text = text.mappingTexts { $0.withoutNaturalPositions }
    for index in format.parts.indices {
      let type = format.parts[index].specifier ?? "lld"
      format.parts[index].argumentNumber = nil
      format.parts[index].specifier = type
      format.parts[index].text = format.parts[index].text.mappingTexts { $0.namingOwnArgument(type) }
    }
    format.parts.sort { $0.name < $1.name }
    return format
  }
}

extension PropertyListValue {
  /// A form that is equal for equivalent entries of `.stringsdict` files.
  fileprivate var comparable: PropertyListValue {
    guard let fields = dictionary else { return self }
    let members = fields.members.sorted { $0.key < $1.key }.map { member -> (String, PropertyListValue) in
      switch (member.key, member.value) {
      case (StringsDictionary.Name.formatKey, .string(let text)): (member.key, .string(text.withoutNaturalPositions))
      case (StringsDictionary.Name.valueType, .string(let type)) where type.hasPrefix("%"):
        (member.key, .string(String(type.dropFirst())))
      default: (member.key, member.value.comparable)
      }
    }
    return .dictionary(PropertyListDictionary(members))
  }
}

extension VariedText {
  /// Recursion is as deep as the text, which readers bound.
  fileprivate func mappingTexts(_ change: (String) -> String) -> VariedText {
    switch self {
    case .text(let text): .text(change(text))
    case .plural(let variations): .plural(variations.map { .init($0.selector, $0.text.mappingTexts(change)) })
    case .device(let variations): .device(variations.map { .init($0.selector, $0.text.mappingTexts(change)) })
    case .width(let variations): .width(variations.map { .init($0.selector, $0.text.mappingTexts(change)) })
    }
  }

  /// A catalog keeps the positions of parts beside the text.
  fileprivate var withoutPositionsOfParts: VariedText {
    mappingTexts { text in
      text.removingPositions { $0.substitution != nil }
    }
  }
}

extension String {
  /// The text without the positions of its conversions, where each has the one that would be counted.
  fileprivate var withoutNaturalPositions: String {
    let specifiers = FormatString(self).specifiers.filter { $0.takesArgument }
    let isNatural = specifiers.enumerated().allSatisfy { index, specifier in
      (specifier.position ?? index + 1) == index + 1 && specifier.width == nil && specifier.precision == nil
    }
    return isNatural ? removingPositions { _ in true } : self
  }

  fileprivate func removingPositions(where isWanted: (FormatSpecifier) -> Bool) -> String {
    var scalars = Array(unicodeScalars)
    for specifier in FormatString(self).specifiers.reversed() where isWanted(specifier) {
      guard let position = specifier.position else { continue }
      // Behind the percent sign, with the dollar sign.
      let start = specifier.offset + 1
      let end = start + "\(position)".count + (specifier.lacksDollarSign ? 0 : 1)
      if end <= scalars.count { scalars.removeSubrange(start..<end) }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text of a part as a catalog has it: `%arg` for the conversion that reads the part's own argument.
  fileprivate func namingOwnArgument(_ type: String) -> String {
    let own = FormatString(self, isSubstitution: true).specifiers.first { specifier in
      specifier.position == nil && specifier.substitution == nil && specifier.flags.isEmpty && specifier.width == nil
        && specifier.precision == nil && "\(specifier.length?.rawValue ?? "")\(specifier.conversion)" == type
    }
    guard let own else { return self }
    var scalars = Array(unicodeScalars)
    scalars.replaceSubrange(own.offset..<(own.offset + own.scalarCount), with: Array("%arg".unicodeScalars))
    return String(String.UnicodeScalarView(scalars))
  }
}
