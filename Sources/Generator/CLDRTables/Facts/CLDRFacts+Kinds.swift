import LocaleCore

extension CLDRFacts {
  /// Every kind of fact with what this release states, in the order of reports; keys of BCP 47 also those that only some
  /// releases have. A new kind of fact has its line here.
  package var kinds: [FactKind] {
    let codes = SubtagKind.allCases.sorted { "\($0)" < "\($1)" }.map(codes)
    return matchingKinds + AliasFact.AliasKind.allCases.map(aliases) + [parents(isMain: true), parents(isMain: false)]
      + [groups, defaultContent] + keys + codes + [directions, population]
      + PluralRulesFact.Kind.allCases.map(plurals) + [ranges]
  }

  private var matchingKinds: [FactKind] {
    let (section, type) = ("languageMatching", "written_new")
    let likely = likelySubtags.map { row in
      Statement(
        row.location, "likelySubtag from '\(row.from)'", [row.from.lowercased()], row.to,
        codes: row.$from.codes + row.$to.codes)
    }
    let rules = languageMatching.rules.map { rule in
      Statement(
        rule.location,
        change: ("\(rule.desired) → \(rule.supported)", "\(rule.distance)\(rule.isOneWay ? ", one way" : "")"),
        codes: rule.$desired.codes(in: rule.desired) + rule.$supported.codes(in: rule.supported))
    }
    let variables = languageMatching.variables.flatMap { variable -> [Statement] in
      let (id, place) = (variable.id, variable.location)
      let regions = variable.$value.terms.map(\.region)
      let codes = regions.map { NamedCode(kind: .region, code: $0, text: variable.value, place: "matchVariable \(id)") }
      return [
        Statement(
          place, "definition of a matchVariable", [id], id, change: (id, variable.value),
          codes: codes)
      ]
        + regions.map {
          Statement(place, "'\($0)' in matchVariable \(id)", ["\(place)", $0], variable.value)
        }
    }
    let paradigms = languageMatching.paradigmLocales.enumerated().map { index, locale in
      // `DistanceTables` finds such locales that are the same to it.
      Statement(locale.location, change: (locale.name, "number \(index + 1)"), codes: locale.$name.codes)
    }
    return [
      FactKind(
        "likelySubtag", in: "likelySubtags", ReportSection("likelySubtags", "Subtags whose likely forms changed"),
        isRequired: true, likely),
      FactKind(
        "languageMatch", ofType: type, in: section, ReportSection("rules", "Rules of language matching"),
        isRequired: true, rules),
      FactKind(
        "matchVariable", ofType: type, in: section, ReportSection("matchVariables", "Sets of regions in the rules"),
        count: languageMatching.variables.count, variables),
      FactKind(
        "paradigmLocales", ofType: type, in: section, ReportSection("paradigmLocales", "Paradigm locales"),
        isRequired: true, paradigms),
    ]
  }

  private func aliases(_ kind: AliasFact.AliasKind) -> FactKind {
    let name = "\(kind.rawValue)Alias"
    let statements = aliases.filter { $0.kind == kind }.map { alias in
      Statement(
        alias.location, "\(name) of '\(alias.type)'", [alias.type.lowercased()], alias.replacement,
        change: ("\(name) \(alias.type)", alias.replacement + (alias.reason.map { " (\($0))" } ?? "")),
        codes: alias.codes)
    }
    // Zones have their own table in bcp47 and may be removed from here.
    return FactKind(name, in: "metadata", ReportSection("aliases", "Aliases"), isRequired: kind != .zone, statements)
  }

  private func parents(isMain: Bool) -> FactKind {
    let sections = parentLocales.filter { $0.components.isEmpty == isMain }
    let statements = sections.flatMap { section -> [Statement] in
      let prefix = isMain ? "" : "\(section.components.joined(separator: " ")): "
      return section.entries.flatMap { entry -> [Statement] in
        let rule = entry.localeRules.map {
          Statement(entry.location, change: ("\(prefix)rule \($0)", entry.parent))
        }
        let named = Statement(
          entry.location,
          codes: (entry.$parent.codes + entry.$locales.flatMap(\.codes)).map { $0.at("parentLocale") })
        return [named] + [rule].compactMap(\.self)
          + entry.locales.flatMap { locale in
            [Statement(entry.location, change: ("\(prefix)\(locale)", entry.parent))]
              + (isMain ? [""] : section.components).map { component in
                Statement(entry.location, "parent of '\(locale)'", [component, locale], entry.parent)
              }
          }
      }
    }
    return FactKind(
      "parentLocale for \(isMain ? "all" : "some") components", in: "parentLocales",
      ReportSection("parents", "Parents of locales"), isRequired: isMain,
      count: sections.flatMap(\.entries).map(\.locales.count).reduce(0, +), statements)
  }

  private var groups: FactKind {
    let statements = territoryContainment.enumerated().flatMap { index, group -> [Statement] in
      let status = group.status ?? (group.isGrouping ? "grouping" : "")
      let members = group.contains.joined(separator: " ")
      let place = "group '\(group.type)'"
      // Groups that are deprecated have the members of states that are no more.
      let regions = group.status == "deprecated" ? [] : [group.type] + group.contains
      let own = Statement(
        group.location, "\(status.isEmpty ? "" : "\(status) ")\(place)", [group.type, status], members,
        change: (group.type + (status.isEmpty ? "" : " (\(status))"), group.contains.sorted().joined(separator: " ")),
        codes: regions.map { NamedCode(kind: .region, code: $0, text: members, place: place) })
      return [own]
        + group.contains.enumerated().flatMap { number, region in
          let member = Statement(group.location, "'\(region)' in \(place)", ["\(index)", "member", region], members)
          // A region is in one group of the world's tree; other groups have a status.
          if !status.isEmpty || group.contains.firstIndex(of: region) != number { return [member] }
          return [
            member,
            Statement(
              group.location, "group without a status that contains '\(region)'", ["contained", region], group.type),
          ]
        }
    }
    return FactKind(
      "group in territoryContainment", in: "territoryContainment",
      ReportSection("containment", "Territories and what they contain"), isRequired: true,
      count: territoryContainment.count, statements)
  }

  private var defaultContent: FactKind {
    FactKind(
      "defaultContent", in: "metadata", ReportSection("defaultContent", "Locales with default content"),
      isRequired: true,
      defaultContentLocales.map { locale in
        Statement(
          locale.location, "locale in defaultContent", [locale.name], locale.name,
          change: (locale.name, "has that of its parent"), codes: locale.$name.codes)
      })
  }

  /// Keys of `-u-` and `-t-` that every release since 35 has.
  private static let requiredKeys = [
    "ca", "co", "cu", "ms", "nu", "ss", "tz", "va", "d0", "h0", "i0", "k0", "m0", "t0", "x0",
  ]

  /// The kinds of keys in the order of the files, then those that are missing.
  private var keys: [FactKind] {
    var names: [String] = []
    for name in bcp47Keys.map(\.name) + Self.requiredKeys where !names.contains(name) { names.append(name) }
    return names.map { name in
      let own = bcp47Keys.filter { $0.name == name }
      let statements = own.flatMap { key -> [Statement] in
        let prefix = "-\(key.extensionSingleton)-\(name)"
        func words(_ aliases: [String], _ isDeprecated: Bool, _ preferred: String?, _ more: String?) -> String {
          let first = aliases.isEmpty ? "valid" : "also \(aliases.joined(separator: ", "))"
          let others = [isDeprecated ? "deprecated" : nil, preferred.map { "rather \($0)" }, more]
          return ([first] + others.compactMap(\.self)).joined(separator: "; ")
        }
        // Attributes of `-u-` are listed without a key.
        let whole = Statement(
          key.location, name.isEmpty ? nil : "key '\(name)'", [key.extensionSingleton],
          change: (prefix, words(key.alias.map { [$0] } ?? [], key.isDeprecated, key.preferred, key.valueType)))
        return [whole]
          + key.types.map { type in
            Statement(
              type.location, name.isEmpty ? "attribute" : "type of '\(name)'", [key.extensionSingleton, type.name],
              type.name,
              change: (
                "\(prefix)-\(type.name)", words(type.aliases, type.isDeprecated, type.preferred, type.region)
              ))
          }
      }
      return FactKind(
        name.isEmpty ? "attribute" : "key '\(name)'", in: name.isEmpty ? "attribute" : "keyword",
        ReportSection("bcp47", "Keys and types of -u- and -t-"),
        isRequired: Self.requiredKeys.contains(name), count: own.map(\.types.count).reduce(0, +), statements)
    }
  }

  private func codes(_ kind: SubtagKind) -> FactKind {
    let statements = validity.filter { $0.type == kind }.flatMap { list in
      list.identifiers.map { code in
        Statement(
          list.location, "status of \(kind) '\(code)'", [code], list.status.cldrName,
          change: ("\(kind) \(code)", list.status.cldrName))
      }
    }
    return FactKind(
      "id", ofType: "\(kind)", in: "idValidity", ReportSection("validity", "Valid subtags and their status"),
      isRequired: true, statements)
  }

  private var directions: FactKind {
    let statements = scripts.map { row in
      Statement(
        row.location, "row for a script", [row.script], row.script,
        change: (row.script, row.isRightToLeft ? "right to left" : "left to right"),
        codes: [NamedCode(kind: .script, code: row.script, text: row.script, place: "a row of scripts")])
    }
    return FactKind(
      "script", in: nil, ReportSection("scripts", "Writing direction of scripts"), isRequired: true, statements)
  }

  private func plurals(_ kind: PluralRulesFact.Kind) -> FactKind {
    let statements = pluralRules.filter { $0.kind == kind }.flatMap { set in
      zip(set.locales, set.$locales).map { name, locale in
        Statement(
          set.location, "\(kind.rawValue) rules for a locale", [name], name,
          codes: locale.codes)
      }
    }
    return FactKind(
      "pluralRules", ofType: kind.rawValue, in: "plurals", ReportSection("plurals", "Plural categories of languages"),
      isRequired: true, statements)
  }

  private var ranges: FactKind {
    let statements = pluralRanges.enumerated().flatMap { index, set -> [Statement] in
      let locales = zip(set.locales, set.$locales).map { name, locale in
        Statement(set.location, "plural ranges for a language", [name], name, codes: locale.codes)
      }
      let results = set.ranges.map { range in
        Statement(
          range.location, "result for a range", ["\(index)", range.start, range.end], range.result,
          shown: "\(range.start) to \(range.end)")
      }
      let changes = set.locales.flatMap { locale in
        set.ranges.map {
          Statement(set.location, change: ("\(locale), \($0.start) to \($0.end)", $0.result))
        }
      }
      return locales + results + changes
    }
    return FactKind(
      "pluralRanges", in: "plurals", ReportSection("pluralRanges", "Plural categories of ranges"), isRequired: true,
      count: pluralRanges.map(\.locales.count).reduce(0, +), statements)
  }

  private var population: FactKind {
    FactKind(
      "languagePopulation", in: "territoryInfo", nil,
      speakers.map { fact in
        let territory = NamedCode(kind: .region, code: fact.territory, text: fact.territory, place: "territory")
        return Statement(
          fact.location, "languagePopulation of '\(fact.language)' in '\(fact.territory)'",
          [fact.language, fact.territory], "\(fact.count)", codes: fact.$language.codes + [territory])
      })
  }

  /// The kinds of facts of which a release as new as this one has less than nine tenths, and ten or more fewer: rows that moved
  /// to where they are not read look like this. An older release may never have had them.
  package func losses(in other: CLDRFacts) -> [(name: String, old: Int, new: Int)] {
    if other.version < version { return [] }
    let counts = Dictionary(other.kinds.map { ($0.name, $0.count) }, uniquingKeysWith: { first, _ in first })
    return kinds.map { ($0.name, $0.count, counts[$0.name] ?? 0) }
      .filter { $0.2 * 10 < $0.1 * 9 && $0.1 - $0.2 >= 10 }
  }
}

extension AliasFact {
  /// The codes that it puts in place of others.
  fileprivate var codes: [NamedCode] {
    let named = replacements.flatMap { text -> [NamedCode] in
      switch kind {
      case .language: return locale.codes
      case .zone: return []
      case .script: return [NamedCode(kind: .script, code: text, text: text)]
      case .variant: return [NamedCode(kind: .variant, code: text, text: text)]
      case .territory: return [NamedCode(kind: .region, code: text, text: text)]
      case .subdivision:
        return [NamedCode(kind: SubtagForm.isRegion(text) ? .region : .subdivision, code: text, text: text)]
      }
    }
    return named.map { $0.at("the replacement in \(kind.rawValue)Alias") }
  }
}
