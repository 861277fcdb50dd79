import FuzzProperties
import PathKit
import TestSupport
import Testing

/// Runs the stored fuzzing corpus through the fuzzers' own properties, so that what fuzzing found stays correct in
/// every build.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func properties(target: FuzzTarget) throws {
    let text: String = try (TestData.root + "Tests/Fuzzing/Corpus/\(target.rawValue).txt").read()
    let corpus = try FuzzCorpus(text)
    #expect(corpus.inputs.count > 100, "a corpus this small covers nothing")
    for input in TestSize.part(of: corpus.inputs, oneIn: 12) {
      let violation = input.withUnsafeBufferPointer { bytes -> PropertyViolation? in
        do throws(PropertyViolation) {
          try target.check(bytes)
          return nil
        } catch {
          return error
        }
      }
      if let violation { Issue.record("\(violation)") }
    }
  }
}
