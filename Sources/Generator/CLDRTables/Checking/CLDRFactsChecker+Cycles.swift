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
    let successors = aliases.map { alias in
      alias.replacements.flatMap { replacement in
        let parts = LocaleForm.withoutPrivateUse(replacement).split(separator: "_").map { $0.lowercased() }
        guard let language = parts.first else { return [Int]() }
        let candidates = (byLanguage[language] ?? []) + (language == "und" ? [] : byLanguage["und"] ?? [])
        return candidates.filter { subtags[$0].dropFirst().allSatisfy(parts.dropFirst().contains) }
      }
    }
    return cycles(through: aliases, successors) { first, cycle in
      CLDRDiagnostic(
        "\(first.kind.rawValue)Alias leads back to itself", at: first.location,
        text: cycle.map(\.type).joined(separator: " → "), hint: "remove one of these aliases")
    }
  }

  /// Reports regions that contain themselves through others.
  func containmentCycles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    let groups = facts.territoryContainment
    let indexes = Dictionary(grouping: groups.indices) { groups[$0].type }
    return cycles(through: groups, groups.map { $0.contains.flatMap { indexes[$0] ?? [] } }) { first, cycle in
      CLDRDiagnostic(
        "territory contains itself", at: first.location, text: cycle.map(\.type).joined(separator: " > "),
        hint: "remove one of them from the group before it")
    }
  }

  /// Reports locales that are their own ancestors in one section of parents.
  func parentLocaleCycles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.parentLocales.flatMap { section in
      let rows = section.entries.flatMap { entry in
        entry.locales.map { (locale: $0, parent: entry.parent, location: entry.location) }
      }
      let indexes = Dictionary(grouping: rows.indices) { rows[$0].locale }
      return cycles(through: rows, rows.map { indexes[$0.parent] ?? [] }) { first, cycle in
        CLDRDiagnostic(
          "locale is its own ancestor", at: first.location, text: cycle.map(\.locale).joined(separator: " < "),
          hint: "give one of them another parent")
      }
    }
  }

  /// The error of each cycle, from its first node, the cycle's first and last.
  private func cycles<Node>(
    through nodes: [Node], _ successors: [[Int]], _ diagnostic: (_ first: Node, _ cycle: [Node]) -> CLDRDiagnostic
  ) -> [CLDRDiagnostic] {
    DirectedGraph(successors: successors).cycles().compactMap { cycle in
      let cycle = cycle.map { nodes[$0] }
      return cycle.first.map { diagnostic($0, cycle + [$0]) }
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
