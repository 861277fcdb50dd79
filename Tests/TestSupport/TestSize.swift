import Foundation

/// How much a run asks of what is exhaustive or random: a seeded sample, or everything with `LOCALE_TESTS=full`, as CI does.
package enum TestSize {
  package static let isFull = ProcessInfo.processInfo.environment["LOCALE_TESTS"] == "full"

  /// How many random cases to draw. The first of them are the same in both sizes, for the seed is.
  package static func count(_ full: Int, sample: Int) -> Int { isFull ? full : sample }

  /// All elements, or about one in `stride` of them, spread over the list by the seed.
  package static func part<Element>(of all: [Element], oneIn stride: Int, seed: UInt64 = 1) -> [Element] {
    if isFull { return all }
    var random = SeededGenerator(seed: seed)
    return all.filter { _ in random.number(below: stride) == 0 }
  }
}
