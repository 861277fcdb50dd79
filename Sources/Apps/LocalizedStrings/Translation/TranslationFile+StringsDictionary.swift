extension TranslationFile {
  /// Creates the texts of a `.stringsdict` file for the translator, with Xcode's names.
  ///
  /// - Parameters:
  ///   - original: the path of the source file.
  ///   - sourceLanguage: the developer's.
  ///   - targetLanguage: the translator's.
  ///   - dictionary: the source.
  ///   - translation: the existing texts in the target language.
  ///   - categories: additional plural categories of the target language. Those of the source and the target are always
  ///     exported. A category that the source lacks has the source's text for `other`.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String, dictionary: StringsDictionary,
    translation: StringsDictionary? = nil, categories: Set<PluralCategory> = []
  ) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
      units: Self.slots(dictionary, translation, categories).filter(\.isExported).map(\.unit))
  }

  /// Puts the translations into a dictionary. Entries of the target that are not in the document are kept. Entries and
  /// variables that the target lacks are copied from the source, with their rules.
  public func importing(
    into translation: StringsDictionary? = nil, source dictionary: StringsDictionary
  ) -> (dictionary: StringsDictionary, report: TranslationReport) {
    var result = translation ?? StringsDictionary()
    let slots = Self.slots(dictionary, translation, [])
    let (returned, report) = returned(for: slots)
    var texts: [LiteralKey: String] = [:]
    var keys: Set<LiteralKey> = []
    for arrival in returned {
      texts[LiteralKey(arrival.slot.id)] = arrival.text
      keys.formUnion(arrival.slot.path.prefix(1).map(LiteralKey.init))
    }
    for slot in slots {
      guard let key = slot.path.first, keys.contains(LiteralKey(key)) else { continue }
      // A new entry cannot be read without the texts that the others refer to, even if they are empty or untranslated.
      let isNeeded = translation?.fields[key] == nil && slot.isExported && (slot.source.isEmpty || slot.isStructure)
      guard let text = texts[LiteralKey(slot.id)] ?? (isNeeded ? slot.source : nil) else { continue }
      if result.fields[key] == nil, let comments = dictionary.comments[key] { result.comments[key] = comments }
      result.fields.set(text, at: slot.path[...], model: dictionary.fields)
    }
    return (result, report)
  }

  private static func slots(
    _ dictionary: StringsDictionary, _ translation: StringsDictionary?, _ categories: Set<PluralCategory>
  ) -> [TranslationSlot] {
    var slots: [TranslationSlot] = []
    for member in dictionary.fields.members {
      let notes = dictionary.comments[member.key].map { $0.map(\.trimmed).filter { !$0.isEmpty } } ?? []
      append(member.value, [member.key], translation?.fields[member.key], categories, notes, to: &slots)
    }
    return slots
  }

  /// Appends the slots of a dictionary. Recursion is as deep as the property list, which the readers limit.
  private static func append(
    _ value: PropertyListValue, _ path: [String], _ target: PropertyListValue?, _ categories: Set<PluralCategory>,
    _ notes: [String], to slots: inout [TranslationSlot]
  ) {
    switch value {
    case .string(let text): slots.append(slot(text, path, target?.string, notes, isExported: true))
    case .dictionary(let fields):
      let rule = fields[StringsDictionary.Name.ruleType]
      for member in fields.members
      where ![StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType].contains(member.key) {
        append(member.value, path + [member.key], target?.dictionary?[member.key], categories, notes, to: &slots)
      }
      guard rule != nil, let other = fields[PluralCategory.other.rawValue]?.string else { return }
      for category in PluralCategory.allCases where fields[category.rawValue] == nil {
        let text = target?.dictionary?[category.rawValue]?.string
        slots.append(
          slot(
            other, path + [category.rawValue], text, notes, isExported: text != nil || categories.contains(category)))
      }
    default: break
    }
  }

  private static func slot(
    _ text: String, _ path: [String], _ target: String?, _ notes: [String], isExported: Bool
  ) -> TranslationSlot {
    let id = "/" + path.map { "\($0):dict/" }.joined() + ":string"
    return TranslationSlot(id: id, source: text, target: target, notes: notes, path: path, isExported: isExported)
  }
}

extension PropertyListDictionary {
  /// Sets a text at the end of a path. Missing dictionaries are copied from a model, without its texts.
  ///
  /// Recursion is as deep as the path.
  mutating func set(_ text: String, at path: ArraySlice<String>, model: PropertyListDictionary?) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      self[key] = .string(text)
      return
    }
    let inner = model?[key]?.dictionary
    var fields = self[key]?.dictionary ?? PropertyListDictionary()
    for name in [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType] where fields[name] == nil {
      if let value = inner?[name] { fields[name] = value }
    }
    fields.set(text, at: rest, model: inner)
    self[key] = .dictionary(fields)
  }
}
