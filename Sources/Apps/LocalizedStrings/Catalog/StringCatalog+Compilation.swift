extension StringCatalog {
  /// The `.strings` and `.stringsdict` files that a build makes of the catalog for one language, for platforms whose
  /// builds copy catalogs uncompiled, such as SwiftPM's on Linux. Nil for a file that would be empty.
  ///
  /// In the source language a key without a text is its own text; in another one it is left out. Comments come along.
  public func compiled(for language: String) -> (strings: StringsTable?, dictionary: StringsDictionary?) {
    var table = StringsTable()
    var dictionary = StringsDictionary()
    for key in keys {
      guard let entry = self[key] else { continue }
      let written = entry[language: language].flatMap(LocalizedFormat.init)
      guard let format = written ?? (language == sourceLanguage ? LocalizedFormat(text: .text(key)) : nil) else {
        continue
      }
      if let text = format.plainText {
        table.entries.append(StringsEntry(key, text, comment: entry.comment.map { " \($0) " }))
      } else {
        dictionary.fields[key] = .dictionary(format.entryFields)
        if let comment = entry.comment { dictionary.comments[key] = [" \(comment) "] }
      }
    }
    return (table.entries.isEmpty ? nil : table, dictionary.fields.isEmpty ? nil : dictionary)
  }
}

extension LocalizedFormat {
  /// The entry of a `.stringsdict` file.
  var entryFields: PropertyListDictionary {
    var fields = PropertyListDictionary()
    switch text {
    case .text(let text): fields[StringsDictionary.Name.formatKey] = .string(referring(text))
    case .plural(let choices):
      let specifier = FormatString(choices.last?.text.texts.first ?? "").specifiers.first {
        $0.substitution == nil && $0.takesArgument
      }
      let type = specifier.map { "\($0.length?.rawValue ?? "")\($0.conversion)" } ?? "lld"
      // A name that no text of a catalog is likely to use for a part of its own.
      fields[StringsDictionary.Name.formatKey] = .string("%#@__value@")
      fields["__value"] = Self.variable(choices, type: type)
    case .device(let choices):
      let members = choices.map { choice -> (String, PropertyListValue) in
        if case .text(let plain) = choice.text, parts.isEmpty { return (choice.choice, .string(plain)) }
        return (choice.choice, .dictionary(LocalizedFormat(text: choice.text, parts: parts).entryFields))
      }
      fields[StringsDictionary.Name.devices] = .dictionary(PropertyListDictionary(members))
      return fields
    case .width(let choices):
      let members = choices.map { ("\($0.choice)", PropertyListValue.string($0.text.texts.first ?? "")) }
      fields[StringsDictionary.Name.widths] = .dictionary(PropertyListDictionary(members))
      return fields
    }
    for part in parts {
      guard case .plural(let choices) = part.text else { continue }
      fields[part.name] = Self.variable(choices, type: part.specifier ?? "lld")
    }
    return fields
  }

  /// A format whose parts name the positions of their arguments.
  private func referring(_ format: String) -> String {
    parts.reduce(format) { text, part in
      guard let number = part.argumentNumber else { return text }
      return text.components(cutAt: "%#@\(part.name)@").joined(separator: "%\(number)$#@\(part.name)@")
    }
  }

  /// Within a variable a conversion without a position reads the variable's own argument.
  private static func variable(_ choices: [VariedText.Choice<PluralCategory>], type: String) -> PropertyListValue {
    let cases = choices.map { choice in
      (choice.choice, (choice.text.texts.first ?? "").components(cutAt: "%arg").joined(separator: "%\(type)"))
    }
    return .dictionary(StringsDictionary.Variable(valueType: type, cases: cases).fields)
  }
}

extension String {
  /// The parts between each occurrence of a text.
  package func components(cutAt text: String) -> [String] {
    var parts: [String] = []
    var cursor = ScalarCursor(Array(unicodeScalars))
    var start = 0
    while !cursor.isAtEnd {
      let end = cursor.index
      if cursor.take(text) {
        parts.append(cursor.text(start..<end))
        start = cursor.index
      } else {
        cursor.advance()
      }
    }
    return parts + [cursor.text(start..<cursor.index)]
  }
}
