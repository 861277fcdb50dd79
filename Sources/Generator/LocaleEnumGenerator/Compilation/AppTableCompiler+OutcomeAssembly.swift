import LocaleMatching

extension AppTableCompiler {
  func writeOutcomes(_ writer: inout TableWriter) {
    var (what, lists) = candidateWords()
    let (tierWords, tiers) = tierWords(after: what.count)
    what += tierWords
    writer[.outcomes] = writer.beginLargeSection()
    writer.append([Int(TableLayout.nothing), Int(TableLayout.noMatch), 0])
    for outcome in outcomes.outcomes.dropFirst() {
      let flags =
        (outcome.isSameTriple ? Int(TableLayout.sameTriple) : 0)
        | (outcome.comesFirst ? Int(TableLayout.comesFirst) : 0)
      switch outcome.next {
      case .outcome(let number):
        writer.append([outcome.position, outcome.eighths | flags | Int(TableLayout.moreOutcomes), number])
      case .candidates(let list): writer.append([outcome.position, outcome.eighths | flags, lists[list]])
      case .tier(let tier): writer.append([outcome.position, outcome.eighths | flags, tiers[tier]])
      }
    }
    writer.close(
      "outcomes", from: writer[.outcomes] * TableLayout.baseUnit, rowCount: outcomes.outcomes.count)
    writer[.candidates] = writer.beginLargeSection()
    writer.append(what)
    writer.close(
      "candidates", from: writer[.candidates] * TableLayout.baseUnit, rowCount: lists.count + tiers.count - 2)
  }

  /// - Returns: where each list is, from the beginning of the section; zero for the empty one.
  private func candidateWords() -> (words: [Int], positions: [Int]) {
    // No list is at zero.
    var words = [0]
    var positions = [0]
    for list in outcomes.lists.dropFirst() {
      positions.append(words.count)
      words.append(list.count)
      for candidate in list {
        words += [candidate.position, candidate.forth | (candidate.isSameTriple ? Int(TableLayout.sameTriple) : 0)]
        if options.direction == .onlyTwoWay { words.append(candidate.back) }
      }
    }
    return (words, positions)
  }

  /// - Returns: where each tier is, from the beginning of the section; zero for none.
  private func tierWords(after start: Int) -> (words: [Int], positions: [Int]) {
    var words: [Int] = []
    var positions = [0]
    for tier in outcomes.tiers.tiers.dropFirst() {
      positions.append(start + words.count)
      words += [tier.eighths, positions[tier.next], tier.positions.count] + tier.positions
    }
    return (words, positions)
  }
}
