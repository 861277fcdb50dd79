extension CLDRFactsChecker {
  /// Reports language aliases that lead back to themselves, so that canonicalization would never end.
  ///
  /// An alias applies to a replacement that has all of its subtags (UTS #35, Annex C): so `a → b_Latn` and `b → a` are
  /// a cycle too.
  func languageAliasCycles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    let aliases = facts.aliases.filter { $0.kind == .language }
    let subtags = aliases.map { $0.type.split(separator: "_").map { $0.lowercased() } }
    var byLanguage: [String: [Int]] = [:]
    for (index, parts) in subtags.enumerated() {
      if let language = parts.first { byLanguage[language, default: []].append(index) }
    }
    return cycles(through: aliases) { alias in
      alias.replacements.flatMap { replacement in
        let parts = LocaleForm.withoutPrivateUse(replacement).split(separator: "_").map { $0.lowercased() }
        guard let language = parts.first else { return [Int]() }
        let candidates = (byLanguage[language] ?? []) + (language == "und" ? [] : byLanguage["und"] ?? [])
        return candidates.filter { subtags[$0].dropFirst().allSatisfy(parts.dropFirst().contains) }
      }
    }
  }

  /// Reports regions that contain themselves through others.
  func containmentCycles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var byType: [String: [Int]] = [:]
    for (index, group) in facts.territoryContainment.enumerated() { byType[group.type, default: []].append(index) }
    let graph = DirectedGraph(
      successors: facts.territoryContainment.map { $0.contains.flatMap { byType[$0] ?? [] } })
    return graph.cycles().compactMap { cycle in
      guard let first = cycle.first else { return nil }
      let types = cycle.map { facts.territoryContainment[$0].type } + [facts.territoryContainment[first].type]
      return CLDRDiagnostic(
        "territory contains itself", at: facts.territoryContainment[first].location,
        text: types.joined(separator: " > "), hint: "remove one of them from the group before it")
    }
  }

  /// Reports locales that are their own ancestors in one section of parents, and locales with two parents.
  func parentLocaleCycles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.parentLocales.flatMap { section in
      var entries: [String: ParentLocaleFact] = [:]
      var locales: [String] = []
      var diagnostics: [CLDRDiagnostic] = []
      for entry in section.entries {
        for locale in entry.locales {
          if let earlier = entries[locale] {
            diagnostics.append(
              .second(
                "parent of '\(locale)'", at: entry.location, text: entry.parent, after: earlier.location,
                saying: earlier.parent))
          } else {
            entries[locale] = entry
            locales.append(locale)
          }
        }
      }
      let indexes = Dictionary(locales.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let graph = DirectedGraph(
        successors: locales.map { locale in [entries[locale].flatMap { indexes[$0.parent] }].compactMap { $0 } })
      for cycle in graph.cycles() {
        guard let first = cycle.first, let entry = entries[locales[first]] else { continue }
        diagnostics.append(
          CLDRDiagnostic(
            "locale is its own ancestor", at: entry.location,
            text: (cycle + [first]).map { locales[$0] }.joined(separator: " < "),
            hint: "give one of them another parent"))
      }
      return diagnostics
    }
  }

  private func cycles(through aliases: [AliasFact], successors: (AliasFact) -> [Int]) -> [CLDRDiagnostic] {
    DirectedGraph(successors: aliases.map(successors)).cycles().compactMap { cycle in
      guard let first = cycle.first else { return nil }
      let types = (cycle + [first]).map { aliases[$0].type }
      return CLDRDiagnostic(
        "\(aliases[first].kind.rawValue)Alias leads back to itself", at: aliases[first].location,
        text: types.joined(separator: " → "), hint: "remove one of these aliases")
    }
  }
}

/// A graph of nodes numbered from zero, with the nodes that each leads to.
struct DirectedGraph {
  var successors: [[Int]]

  /// The cycles, each once, from its first node in numerical order of discovery; empty if the graph has none.
  ///
  /// If cycles share nodes, not all are listed, but at least one is. Not recursive, because the chains come from
  /// outside.
  func cycles() -> [[Int]] {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: successors.count)
    var found: [[Int]] = []
    for start in successors.indices where marks[start] == .new {
      var path: [Int] = [start]
      var pending: [ArraySlice<Int>] = [successors[start][...]]
      marks[start] = .open
      while let node = path.last, var rest = pending.popLast() {
        guard let next = rest.popFirst() else {
          marks[node] = .done
          path.removeLast()
          continue
        }
        pending.append(rest)
        guard successors.indices.contains(next) else { continue }
        switch marks[next] {
        case .new:
          marks[next] = .open
          path.append(next)
          pending.append(successors[next][...])
        case .open:
          found.append(Array(path[(path.firstIndex(of: next) ?? 0)...]))
        case .done:
          break
        }
      }
    }
    return found
  }
}
