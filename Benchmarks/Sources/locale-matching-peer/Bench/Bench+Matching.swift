import LocaleMatching

extension Bench {
  /// Makes a matcher from the supported strings.
  func build() {
    Measurement.run("build", rounds: rounds, operationsPerRound: 1) { matcher.supported.isEmpty ? 0 : 1 }
  }

  /// Cold: a matcher and one match from strings.
  func first() {
    guard let desired = workload.desired.first else { return }
    Measurement.run("first", rounds: rounds, operationsPerRound: 1) {
      matcher.bestMatch(for: desired)?.supportedIndex ?? -1
    }
  }

  /// Matches lists of strings.
  func strings() {
    let matcher = matcher
    workload.desired.withUnsafeBufferPointer { lists in
      Measurement.run("strings", rounds: rounds, operationsPerRound: lists.count) {
        var sum = 0
        for index in lists.indices { sum &+= (matcher.bestMatch(for: lists[index])?.supportedIndex ?? -1) &+ 1 }
        return sum
      }
    }
  }

  /// Matches Accept-Language headers. The checksum counts those that found something, as ICU's does.
  func listString() {
    let matcher = matcher
    workload.desiredTexts.withUnsafeBufferPointer { headers in
      Measurement.run("liststring", rounds: rounds, operationsPerRound: headers.count) {
        var sum = 0
        for index in headers.indices where matcher.bestMatch(for: AcceptLanguage(headers[index])) != nil { sum += 1 }
        return sum
      }
    }
  }

  /// Matches lists of identifiers that were parsed before. Ill-formed ones are left out.
  func parsed() {
    let matcher = matcher
    let desired = workload.desired.map { $0.compactMap { LanguageIdentifier(languageOf: $0) } }
    // Borrowed memory, as the C interfaces of the peers take it. It is freed when the process ends.
    let lent = desired.map { list in
      let copy = UnsafeMutableBufferPointer<LanguageIdentifier>.allocate(capacity: list.count)
      _ = copy.initialize(from: list)
      return UnsafeBufferPointer(copy)
    }
    lent.withUnsafeBufferPointer { lists in
      Measurement.run("parsed", rounds: rounds, operationsPerRound: lists.count) {
        var sum = 0
        for index in lists.indices { sum &+= (matcher.bestMatch(for: lists[index])?.supportedIndex ?? -1) &+ 1 }
        return sum
      }
    }
  }
}
