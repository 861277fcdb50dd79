import FuzzProperties
import PathKit
import TestSupport
import Testing

/// The fuzzers' own properties, of inputs that fuzzing kept and of others like them: no bytes trap, and what fuzzing
/// found stays correct in every build.
@Suite struct FuzzCorpusTests {
  private func corpus(_ target: FuzzTarget) throws -> [[UInt8]] {
    let text: String = try (TestData.root + "Tests/Fuzzing/Corpus/\(target.rawValue).txt").read()
    let inputs = try FuzzCorpus(text).inputs
    #expect(inputs.count > 100, "a corpus this small covers nothing")
    return inputs
  }

  private func check(_ target: FuzzTarget, _ input: [UInt8]) {
    input.withUnsafeBufferPointer { bytes in
      do throws(PropertyViolation) {
        try target.check(bytes)
      } catch {
        Issue.record("\(target) \(input): \(error)")
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func keptInputs(target: FuzzTarget) throws {
    for input in TestSize.part(of: try corpus(target), oneIn: 24) { check(target, input) }
  }

  /// Inputs with a few bytes replaced, removed or inserted. Readers of files have such tests of their own.
  @Test(arguments: [FuzzTarget.identifiers, .headers, .environment])
  func changedInputs(target: FuzzTarget) throws {
    let inputs = try corpus(target)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<TestSize.count(20_000, sample: 300) {
      var input = random.pick(inputs) ?? []
      for _ in 0...random.number(below: 4) {
        let place = random.number(below: input.count + 1)
        let bytes = random.number(below: 3) == 0 ? [] : [UInt8(truncatingIfNeeded: random.next())]
        input.replaceSubrange(place..<min(place + random.number(below: 2), input.count), with: bytes)
      }
      check(target, input)
    }
  }
}
