import Foundation
import TestSupport
import Testing

@Suite struct ErrorTests {
  /// The usage that the parser quotes is printed whole, whatever apostrophes stand around it.
  @Test func usageIsNotCut() throws {
    let result = try Executable.run("audit", "--bogus", "it's", "--nonsense", "one's")
    #expect(!result.errors.contains("…"))
    #expect(result.errors.contains("which-locale audit --help"))
  }

  @Test func longInputIsCut() throws {
    let long = String(repeating: "x", count: 5000)
    let beginning = "'" + String(repeating: "x", count: 60) + "…'"
    for arguments in [
      ["inspect", long], ["match", "--supported", "en,,\(long)", "--preferred", "en"],
      ["match", "--threshold", long], ["match", "--\(long)"],
      ["compare", "--supported", "en", "--preferred", "en", "--engines", long],
    ] {
      let result = try Executable.run(arguments)
      #expect(result.status == 64)
      #expect(result.errors.utf8.count < 1000)
      #expect(result.errors.contains("…'"))
      if arguments[0] != "match" { #expect(result.errors.contains(beginning)) }
    }
  }

  /// For any bytes, one line of input gives one line of output.
  @Test func anyBytes() throws {
    let seed = UInt64(63)
    var random = SeededGenerator(seed: seed)
    var input = Data()
    // Half of the bytes look like identifiers, so that not every line fails at its first byte.
    let likely = Array("aenx-_1\t".utf8)
    for _ in 0..<20_000 {
      let byte = UInt8(random.number(below: 256))
      input.append(byte & 1 == 0 && byte != 0x0A ? byte : random.pick(likely) ?? 0x61)
      if random.number(below: 64) == 0 { input.append(0x0A) }
    }
    input.append(0x0A)
    let count = input.count { $0 == 0x0A }
    for command in [
      ["match"], ["inspect", "--only", "maximized"],
      ["inspect", "--format", "json"], ["accept-language"],
      ["match", "--accept-language", "-", "--supported", "en", "--format", "json"],
    ] {
      let result = try Executable.run(command, input: input)
      #expect(result.lines.count == count, "\(command), seed \(seed)")
      #expect([0, 1, 64].contains(result.status), "\(command), seed \(seed)")
    }
  }
}
