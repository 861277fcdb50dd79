import LocaleMatching

/// An explanation for spreadsheets: a line for each candidate of each preference that was considered.
struct ExplanationTSV {
  let explanation: MatchExplanation

  func lines() -> [String] {
    explanation.preferences.enumerated().flatMap { index, preference in
      (preference.comparison?.candidates ?? []).map { line(index, preference.identifier, $0) }
    }
  }

  private func line(_ index: Int, _ desired: String, _ candidate: MatchExplanation.Candidate) -> String {
    var cells = [
      "\(index)", desired.shown, "\(candidate.supportedIndex)", candidate.identifier.shown, candidate.verdict.key,
    ]
    if let distance = candidate.distance {
      cells += [
        distance.distance.decimal, "\(distance.language.distance)", "\(distance.script.distance)",
        "\(distance.region.distance)", distance.maximizedDesired, distance.maximizedSupported,
      ]
      cells += [distance.language, distance.script, distance.region].map { $0.rule?.description ?? "-" }
    } else {
      cells += Array(repeating: "-", count: 9)
    }
    return cells.joined(separator: "\t")
  }
}
