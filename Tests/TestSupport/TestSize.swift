import Foundation

/// The size of exhaustive or random tests: a seeded sample, or everything with `LOCALE_TESTS=full`, as in
/// Scripts/release-check.
package enum TestSize {
  package static let isFull = ProcessInfo.processInfo.environment["LOCALE_TESTS"] == "full"

  /// The number of random cases. The first of them are equal in both sizes, because the seed is.
  package static func count(_ full: Int, sample: Int) -> Int { isFull ? full : sample }

  /// All elements, or about one in `stride` of them, spread over the list by the seed.
  package static func part<Element>(of all: [Element], oneIn stride: Int, seed: UInt64 = 1) -> [Element] {
    if isFull { return all }
    var random = SeededGenerator(seed: seed)
    return all.filter { _ in random.number(below: stride) == 0 }
  }
}
