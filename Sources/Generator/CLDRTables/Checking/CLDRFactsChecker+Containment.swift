extension CLDRFactsChecker {
  /// Reports groups that contain a region twice.
  func repeatedContainment(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.territoryContainment.flatMap { group in
      repeated(in: group.contains).map { region in
        CLDRDiagnostic(
          "'\(region)' twice in group '\(group.type)'", at: group.location,
          text: group.contains.joined(separator: " "), hint: "name each region once")
      }
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
