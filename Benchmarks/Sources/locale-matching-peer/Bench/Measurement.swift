#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a body some rounds and prints `mode  operations  median-ns  min-ns  checksum`, times per operation.
enum Measurement {
  /// - Parameter body: one round; returns its part of the checksum, so that nothing is optimised away.
  @inline(__always)
  static func run(_ mode: String, rounds: Int, operationsPerRound: Int, _ body: () -> Int) {
    var samples: [Double] = []
    samples.reserveCapacity(rounds)
    var checksum = 0
    for _ in 0..<rounds {
      let start = nanoseconds()
      checksum += body()
      samples.append(Double(nanoseconds() - start) / Double(max(operationsPerRound, 1)))
    }
    samples.sort()
    let median = samples.isEmpty ? 0 : samples[samples.count / 2]
    let operations = rounds * operationsPerRound
    print("\(mode)\t\(operations)\t\(tenths(median))\t\(tenths(samples.first ?? 0))\t\(checksum)")
  }

  /// The monotonic clock, read as the C++ peers read it: a `Duration` costs a division of 128 bits a round.
  private static func nanoseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
