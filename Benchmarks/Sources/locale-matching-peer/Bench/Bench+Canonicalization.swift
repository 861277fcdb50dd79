import LocaleCanonicalization
import LocaleMatching

extension Bench {
  /// From a string: whether it is in canonical form. The checksum counts those that are.
  func isCanonical() {
    workload.identifiers.withUnsafeBufferPointer { identifiers in
      Measurement.run("iscanonical", rounds: rounds, operationsPerRound: identifiers.count) {
        var sum = 0
        for index in identifiers.indices where LocaleIdentifier(identifiers[index])?.isCanonical == true { sum += 1 }
        return sum
      }
    }
  }

  /// Whether identifiers that were parsed before are in canonical form.
  func isCanonicalParsed() {
    let parsed = workload.identifiers.compactMap { LocaleIdentifier($0) }
    parsed.withUnsafeBufferPointer { identifiers in
      Measurement.run("iscanonicalparsed", rounds: rounds, operationsPerRound: identifiers.count) {
        var sum = 0
        for index in identifiers.indices where identifiers[index].isCanonical { sum += 1 }
        return sum
      }
    }
  }
}
