extension CLDRFactsChecker {
  /// Reports aliases that lead back to themselves, so that canonicalization would never end (UTS #35, Annex C).
  ///
  /// An alias leads to another if its replacement has all subtags of that one, or adds one of them to an identifier that may
  /// have the others: so `a → b_Latn` and `b → a` are a cycle, and `a_XA → a_XB` with the region `XB → XA`.
  func aliasCycles(in facts: CLDRFacts) -> [InputDiagnostic] {
    let aliases = facts.aliases.filter { [.language, .script, .territory, .variant].contains($0.kind) }
    func subtags(_ text: String, of kind: AliasFact.AliasKind) -> Set<String> {
      let subtags = text.lowercased().split(separator: "_").map(String.init)
      // Private use has no aliases.
      return Set(kind == .language ? Array(subtags.prefix { $0 != "x" }) : subtags).subtracting(["und"])
    }
    let types = aliases.map { subtags($0.type, of: $0.kind) }
    var bySubtag: [String: [Int]] = [:]
    for (index, type) in types.enumerated() { for subtag in type { bySubtag[subtag, default: []].append(index) } }
    /// The language of the aliases' two sides; nil for any.
    func language(_ text: String, of alias: AliasFact) -> String? {
      alias.kind == .language && !text.hasPrefix("und")
        ? text.lowercased().split(separator: "_").first.map(String.init) : nil
    }
    let successors = aliases.indices.map { index in
      let alias = aliases[index]
      return alias.replacements.flatMap { text -> [Int] in
        let replacement = subtags(text, of: alias.kind)
        let added = replacement.subtracting(types[index])
        let own = language(text, of: alias) ?? language(alias.type, of: alias)
        return Set(replacement.flatMap { bySubtag[$0] ?? [] }).sorted().filter { next in
          let other = language(aliases[next].type, of: aliases[next])
          return types[next].isSubset(of: replacement)
            || (own == nil || other == nil || own == other) && !added.isDisjoint(with: types[next])
        }
      }
    }
    return cycles(through: aliases, successors) { first, cycle in
      InputDiagnostic(
        "\(first.kind.rawValue)Alias leads back to itself", at: first.location,
        text: cycle.map(\.type).joined(separator: " → "), hint: "remove one of these aliases")
    }
  }

  /// Reports regions that contain themselves through others.
  func containmentCycles(in facts: CLDRFacts) -> [InputDiagnostic] {
    let groups = facts.territoryContainment
    let indexes = Dictionary(grouping: groups.indices) { groups[$0].type }
    return cycles(through: groups, groups.map { $0.contains.flatMap { indexes[$0] ?? [] } }) { first, cycle in
      InputDiagnostic(
        "territory contains itself", at: first.location, text: cycle.map(\.type).joined(separator: " > "),
        hint: "remove one of them from the group before it")
    }
  }

  /// Reports locales that are their own ancestors among the parents of a component, in whichever elements and files these
  /// are, and where a locale without a row loses its last subtag. `ParentLocaleTable` follows the rules of scripts too.
  func parentLocaleCycles(in facts: CLDRFacts) -> [InputDiagnostic] {
    Set(facts.parentLocales.flatMap { $0.components.isEmpty ? [""] : $0.components }).sorted().flatMap { component in
      let sections = facts.parentLocales.filter { ($0.components.isEmpty ? [""] : $0.components).contains(component) }
      let rows = sections.flatMap(\.entries).flatMap { entry in
        entry.locales.map { (locale: $0, parent: entry.parent, location: entry.location) }
      }
      let indexes = Dictionary(grouping: rows.indices) { rows[$0].locale }
      let successors = rows.map { row in
        var ancestor = row.parent
        while indexes[ancestor] == nil, ancestor != "root" { ancestor = PluralInheritance.truncated(ancestor) }
        return indexes[ancestor] ?? []
      }
      return cycles(through: rows, successors) { first, cycle in
        InputDiagnostic(
          "locale is its own ancestor", at: first.location, text: cycle.map(\.locale).joined(separator: " < "),
          hint: "give one of them another parent")
      }
    }
  }

  /// The error of each cycle, from its first node, the cycle's first and last.
  private func cycles<Node>(
    through nodes: [Node], _ successors: [[Int]], _ diagnostic: (_ first: Node, _ cycle: [Node]) -> InputDiagnostic
  ) -> [InputDiagnostic] {
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
