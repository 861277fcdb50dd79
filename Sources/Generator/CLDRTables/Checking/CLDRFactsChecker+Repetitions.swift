/// What a release says a second time.
extension CLDRFactsChecker {
  /// A statement that a release may make once.
  private struct Statement {
    /// What it gives, in words.
    var what: String
    /// What two of its kind must not share.
    var key: [String]
    var location: SourceLocation
    /// What it says. Two may be equal: then one of them is too many all the same.
    var text: String?
    /// What to show of it, if it is not what it says.
    var shown: String?
  }

  /// Reports each statement that an earlier one makes already. `DistanceTables` finds such paradigm locales.
  func repetitions(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var first: [[String]: Statement] = [:]
    return statements(of: facts).compactMap { statement in
      guard let earlier = first[statement.key] else {
        first[statement.key] = statement
        return nil
      }
      return .second(
        statement.what, at: statement.location, text: statement.shown ?? statement.text, after: earlier.location,
        saying: earlier.text)
    }
  }

  private func statements(of facts: CLDRFacts) -> [Statement] {
    var all: [Statement] = []
    func add(
      _ what: String, _ key: [String], at location: SourceLocation, _ text: String? = nil, shown: String? = nil
    ) {
      all.append(Statement(what: what, key: key, location: location, text: text, shown: shown))
    }
    for row in facts.likelySubtags {
      add("likelySubtag from '\(row.from)'", ["likelySubtag", row.from.lowercased()], at: row.location, row.to)
    }
    for variable in facts.languageMatching.variables {
      let (id, place) = (variable.id, variable.location)
      add("definition of a matchVariable", ["matchVariable", id], at: place, id)
      for region in variable.$value.terms.map(\.region) {
        add("'\(region)' in matchVariable \(id)", ["\(place)", region], at: place, variable.value)
      }
    }
    for alias in facts.aliases {
      let name = "\(alias.kind.rawValue)Alias"
      add(
        "\(name) of '\(alias.type)'", [name, alias.type.lowercased()], at: alias.location,
        alias.replacement)
    }
    for (index, group) in facts.territoryContainment.enumerated() {
      let status = group.status ?? (group.isGrouping ? "grouping" : "")
      let members = group.contains.joined(separator: " ")
      let kind = status.isEmpty ? "group" : "\(status) group"
      add("\(kind) '\(group.type)'", ["group", group.type, status], at: group.location, members)
      for (place, region) in group.contains.enumerated() {
        add("'\(region)' in group '\(group.type)'", ["group \(index)", region], at: group.location, members)
        // A region is in one group of the world's tree; other groups have a status.
        if !status.isEmpty || group.contains.firstIndex(of: region) != place { continue }
        add("group without a status that contains '\(region)'", ["contained", region], at: group.location, group.type)
      }
    }
    for section in facts.parentLocales {
      for entry in section.entries {
        for locale in entry.locales {
          for component in section.components.isEmpty ? [""] : section.components {
            add("parent of '\(locale)'", ["parentLocale", component, locale], at: entry.location, entry.parent)
          }
        }
      }
    }
    for locale in facts.defaultContentLocales {
      add("locale in defaultContent", ["defaultContent", locale.name], at: locale.location, locale.name)
    }
    for key in facts.bcp47Keys {
      // Attributes of `-u-` are listed without a key.
      if !key.name.isEmpty { add("key '\(key.name)'", ["key", key.extensionSingleton, key.name], at: key.location) }
      for type in key.types {
        let name = key.name.isEmpty ? "attribute" : "type of '\(key.name)'"
        add(name, ["type", key.extensionSingleton, key.name, type.name], at: type.location, type.name)
      }
    }
    for fact in facts.speakers {
      add(
        "languagePopulation of '\(fact.language)' in '\(fact.territory)'", ["speakers", fact.language, fact.territory],
        at: fact.location, "\(fact.count)")
    }
    for list in facts.validity {
      for code in list.identifiers {
        add(
          "status of \(list.type) '\(code)'", ["status", "\(list.type)", code], at: list.location, list.status.cldrName)
      }
    }
    for row in facts.scripts { add("row for a script", ["script", row.script], at: row.location, row.script) }
    for set in facts.pluralRules {
      for locale in set.locales {
        add("\(set.kind.rawValue) rules for a locale", [set.kind.rawValue, locale], at: set.location, locale)
      }
    }
    for (index, set) in facts.pluralRanges.enumerated() {
      for locale in set.locales {
        add("plural ranges for a language", ["pluralRanges", locale], at: set.location, locale)
      }
      for range in set.ranges {
        add(
          "result for a range", ["pluralRange \(index)", range.start, range.end], at: range.location, range.result,
          shown: "\(range.start) to \(range.end)")
      }
    }
    return all
  }
}
