import Foundation
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    ["match", "--supported", "en,en--GB", "--preferred", "en"],
    ["match", "--supported", "en", "--preferred", "en--GB"],
    ["match", "--supported", "en", "--preferred", "en", "--default", "en--GB"],
    ["match", "--supported", "en", "--preferred", "en", "--max-distance", "en/en--GB"],
    ["explain", "--supported", "en", "--preferred", "de,en--GB"],
    ["distance", "en--GB", "en"], ["maximize", "en--GB"], ["minimize", "en--GB"],
    ["parents", "en--GB"], ["accept-language", "--supported", "en,en--GB", "en"],
    ["accept-language", "--write", "en,en--GB"], ["environment", "--supported", "en--GB"],
  ])
  func badTags(arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.errors == "which-locale: 'en--GB' is not a locale identifier: empty subtag at offset 3\n")
    #expect(result.output == "")
    #expect(result.status == 64)
    let json = try Executable.run(arguments + ["--format=json"])
    let failure: Answers.Failure = try Answers.decode(json.output)
    #expect(failure.error.kind == "identifier")
    #expect(failure.error.identifier == "en--GB")
    #expect(failure.error.offset == 3)
    #expect(failure.error.reason == "emptySubtag")
    #expect(json.status == 64)
    #expect(json.errors == "")
  }

  @Test func badTagsInFilesAreGivenTheirLine() throws {
    let (path, result) = try Executable.withFile("en\n\nde-\n") { path in
      (path, try Executable.run("match", "--supported-file", path, "--preferred", "en"))
    }
    #expect(result.errors.contains("\(path):3: 'de-' is not a locale identifier"))
    #expect(result.status == 64)
  }

  @Test(arguments: [
    ["match", "--supported", "en"], ["match", "--preferred", "en"],
    ["match", "--supported", "en,,de", "--preferred", "en"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "-1"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "x"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "9", "--max-distance", "en/de"],
    ["match", "--supported", "en", "--preferred", "en", "--demotion", "some"],
    ["match", "--supported", "en", "--preferred", "en", "--favor", "region"],
    ["match", "--supported", "en", "--preferred", "en", "--batch"], ["match", "--ranked", "--batch"],
    ["match", "--supported-file", "/nowhere/at/all", "--preferred", "en"],
    ["match", "--supported-file", "/", "--preferred", "en"], ["explain"], ["distance", "a", "b", "c"],
    ["maximize", "--batch", "en"], ["parents", "--batch", "en"], ["parents", "--component", "none", "en"],
    ["accept-language", "--batch", "en"], ["accept-language", "--write", "en", "de"], ["environment", "x"],
    ["--nonsense"], ["nonsense"],
  ])
  func usage(arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
    let json = try Executable.run(arguments + ["--format", "json"])
    let failure: Answers.Failure = try Answers.decode(json.output)
    #expect(!failure.error.message.isEmpty)
    #expect(json.errors == "")
    #expect(json.status == 64)
  }

  @Test(arguments: [
    ["maximize", "b!d"], ["compare", "--localizations", "en", "--preferred", "b!d"],
  ])
  func offsetsPointAtTheCharacter(arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("which-locale: 'b!d' is not a locale identifier: a character that"))
    #expect(result.errors.hasSuffix("at offset 1\n"))
  }

  @Test func longInputIsCut() throws {
    let long = String(repeating: "x", count: 5000)
    let beginning = "'" + String(repeating: "x", count: 60) + "…'"
    for arguments in [
      ["maximize", long], ["match", "--supported", "en,,\(long)", "--preferred", "en"],
      ["match", "--threshold", long], ["match", "--\(long)"],
      ["compare", "--localizations", "en", "--preferred", "en", "--engines", long],
    ] {
      let result = try Executable.run(arguments)
      #expect(result.status == 64)
      #expect(result.errors.utf8.count < 1000)
      #expect(result.errors.contains("…'"))
      if arguments[0] != "match" { #expect(result.errors.contains(beginning)) }
    }
  }

  /// Byte-order marks and carriage returns, as editors on Windows write them.
  @Test func byteOrderMarks() throws {
    let file = try Executable.withFile("\u{FEFF}en\nde\n") { path in
      try Executable.run("match", "--supported-file", path, "--preferred", "en-IT")
    }
    #expect(file.output == "en\n")
    #expect(file.status == 0)
    let lines = try Executable.run("maximize", "--batch", input: "\u{FEFF}zh-TW\nde\n")
    #expect(lines.lines == ["zh-Hant-TW", "de-Latn-DE"])
    #expect(lines.status == 0)
  }

  /// Lenient: an ill-formed identifier matches nothing and keeps its place.
  @Test func lenient() throws {
    let result = try Executable.run(
      "match", "--supported", "en--GB,en", "--preferred", "d--e,en", "--lenient", "--format", "tsv")
    #expect(result.lines == ["en\t1\t1\t0"])
  }

  /// For any bytes, one line of input gives one line of output.
  @Test func anyBytes() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var state = seed
    var input = Data()
    // Half of the bytes look like identifiers, so that not every line fails at its first byte.
    let likely = Array("aenx-_1\t".utf8)
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: state >> 33)
      let letter = likely.dropFirst(Int(state >> 42 & 7)).first ?? 0x61
      input.append(byte & 1 == 0 && byte != 0x0A ? byte : letter)
      if state >> 58 == 0 { input.append(0x0A) }
    }
    input.append(0x0A)
    let count = input.count { $0 == 0x0A }
    for command in [
      ["match"], ["match", "--lenient"], ["distance"], ["maximize"], ["minimize", "--format", "json"],
      ["parents"], ["accept-language"], ["accept-language", "--supported", "en", "--format", "json"],
    ] {
      let result = try Executable.run(command, input: input)
      #expect(result.lines.count == count, "\(command), seed \(seed)")
      #expect([0, 1, 64].contains(result.status), "\(command), seed \(seed)")
    }
  }

  /// A tag from a log must not send commands to the terminal.
  @Test func controlCharactersAreWrittenOut() throws {
    let result = try Executable.run("maximize", "e\u{1B}[31mn")
    #expect(result.errors.contains(#"'e\u{1B}[31mn'"#))
    #expect(!result.errors.contains("\u{1B}"))
  }
}
