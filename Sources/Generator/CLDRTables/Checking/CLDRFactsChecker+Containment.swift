extension CLDRFactsChecker {
  /// Reports groups that are not regions, contain something other than regions, or contain a region twice.
  func illFormedContainment(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.territoryContainment.flatMap { group in
      let text = group.contains.joined(separator: " ")
      let illFormed = ([group.type] + group.contains).filter { !SubtagForm.isRegion($0) }.map { region in
        CLDRDiagnostic(
          "'\(region)' in group '\(group.type)' is not a region", at: group.location, text: text,
          hint: "expected \(SubtagForm.words(for: "region"))")
      }
      let twice = repeated(in: group.contains).map { region in
        CLDRDiagnostic(
          "'\(region)' twice in group '\(group.type)'", at: group.location, text: text, hint: "name each region once")
      }
      return illFormed + twice
    }
  }

  /// The elements that occur more than once in a list, each once.
  func repeated(in list: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return list.filter { item in
      counts[item, default: 0] += 1
      return counts[item] == 2
    }
  }
}
