/// Runs a body some rounds and prints `mode  operations  median-ns  min-ns  checksum`, times per operation.
enum Measurement {
  /// - Parameter body: one round; returns its part of the checksum, so that nothing is optimised away.
  @inline(__always)
  static func run(_ mode: String, rounds: Int, operationsPerRound: Int, _ body: () -> Int) {
    var samples: [Double] = []
    samples.reserveCapacity(rounds)
    var checksum = 0
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      let start = clock.now
      checksum += body()
      let taken = (clock.now - start).components
      let nanoseconds = Double(taken.seconds) * 1e9 + Double(taken.attoseconds) * 1e-9
      samples.append(nanoseconds / Double(max(operationsPerRound, 1)))
    }
    samples.sort()
    let median = samples.isEmpty ? 0 : samples[samples.count / 2]
    let operations = rounds * operationsPerRound
    print("\(mode)\t\(operations)\t\(tenths(median))\t\(tenths(samples.first ?? 0))\t\(checksum)")
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
