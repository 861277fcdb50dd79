extension CLDRFacts {
  /// The same facts, each without its line: equal for two files that say the same in a different layout.
  ///
  /// The file names stay, for the facts of `bcp47` are told apart by them.
  package func ignoringLines() -> CLDRFacts {
    func withoutLine(_ location: inout SourceLocation) { location.line = 0 }
    var copy = self
    for index in copy.likelySubtags.indices { withoutLine(&copy.likelySubtags[index].location) }
    for index in copy.languageMatching.paradigmLocales.indices {
      withoutLine(&copy.languageMatching.paradigmLocales[index].location)
    }
    for index in copy.defaultContentLocales.indices { withoutLine(&copy.defaultContentLocales[index].location) }
    for index in copy.languageMatching.variables.indices {
      withoutLine(&copy.languageMatching.variables[index].location)
    }
    for index in copy.languageMatching.rules.indices { withoutLine(&copy.languageMatching.rules[index].location) }
    for index in copy.aliases.indices { withoutLine(&copy.aliases[index].location) }
    for section in copy.parentLocales.indices {
      for index in copy.parentLocales[section].entries.indices {
        withoutLine(&copy.parentLocales[section].entries[index].location)
      }
    }
    for index in copy.territoryContainment.indices { withoutLine(&copy.territoryContainment[index].location) }
    for key in copy.bcp47Keys.indices {
      withoutLine(&copy.bcp47Keys[key].location)
      for index in copy.bcp47Keys[key].types.indices { withoutLine(&copy.bcp47Keys[key].types[index].location) }
    }
    for index in copy.validity.indices { withoutLine(&copy.validity[index].location) }
    for index in copy.scripts.indices { withoutLine(&copy.scripts[index].location) }
    for set in copy.pluralRules.indices {
      withoutLine(&copy.pluralRules[set].location)
      for index in copy.pluralRules[set].rules.indices { withoutLine(&copy.pluralRules[set].rules[index].location) }
    }
    return copy
  }
}
