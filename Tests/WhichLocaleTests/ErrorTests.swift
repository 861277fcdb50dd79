import Foundation
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    ["match", "--supported", "en,en--GB", "--preferred", "en"],
    ["match", "--supported", "en", "--preferred", "en--GB"],
    ["match", "--supported", "en", "--preferred", "en", "--default", "en--GB"],
    ["match", "--supported", "en", "--preferred", "en", "--max-distance", "en/en--GB"],
    ["explain", "--supported", "en", "--preferred", "de,en--GB"],
    ["distance", "en--GB", "en"], ["inspect", "en--GB"],
    ["match", "--supported", "en,en--GB", "--accept-language", "en"],
    ["write-accept-language", "en,en--GB"], ["match", "--environment", "--supported", "en--GB"],
    ["compare", "--supported", "en", "--preferred", "en--GB"],
  ])
  func badTags(arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.errors == "which-locale: 'en--GB' is not a locale identifier: empty subtag at offset 3\n")
    #expect(result.output == "")
    #expect(result.status == 64)
  }

  @Test func programsGetTheReason() throws {
    let result = try Executable.run("match", "--supported", "en,en--GB", "--preferred", "en", "--format=json")
    let failure: Answers.Failure = try Answers.decode(result.errors)
    #expect(failure.error.kind == "identifier")
    #expect(failure.error.identifier == "en--GB")
    #expect(failure.error.offset == 3)
    #expect(failure.error.reason == "emptySubtag")
    #expect(result.status == 64)
    #expect(result.output == "")
  }

  @Test func badTagsInFilesAreGivenTheirLine() throws {
    let (path, result) = try Executable.withFile("en\n\nde-\n") { path in
      (path, try Executable.run("match", "--supported-file", path, "--preferred", "en"))
    }
    #expect(result.errors.contains("\(path):3: 'de-' is not a locale identifier"))
    #expect(result.status == 65)
  }

  @Test(arguments: [
    ["explain", "--supported", "en"], ["match", "--preferred", "en"],
    ["match", "--supported", "en,,de", "--preferred", "en"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "-1"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "x"],
    ["match", "--supported", "en", "--preferred", "en", "--threshold", "9", "--max-distance", "en/de"],
    ["match", "--supported", "en", "--preferred", "en", "--demotion", "some"],
    ["match", "--supported", "en", "--preferred", "en", "--favor", "region"],
    ["match", "--supported", "en", "--preferred", "en", "--batch"], ["match", "--ranked"],
    ["explain"], ["distance", "en"], ["distance", "en", "de", "fr"], ["distance", "en", "--supported", "de"],
    ["inspect", "--batch", "en"], ["match", "--environment", "x"],
    ["match", "--environment", "--preferred", "en"], ["accept-language", "--batch", "en"],
    ["write-accept-language"], ["write-accept-language", "en", "de"],
    ["--nonsense"], ["nonsense"], ["device"],
    ["device", "--preferred", "en", "--apple-languages", "(en)"],
    ["device", "--preferred", "en", "--region", "Italy"], ["device", "--preferred", "e-n"],
    ["device", "--preferred", "en", "--supported", "en", "--engine", "windows"],
    ["device", "--preferred", "en", "--supported", "en,,de"],
    ["device", "--preferred", "en", "Which.app", "--supported", "en"],
    ["compare", "--supported", "en"],
    ["compare", "--supported", "en", "--preferred", ""],
    ["compare", "--supported", "en", "--preferred", "en", "--engines", "apple,windows"],
    ["bundle"], ["bundle", "Which.app", "--engine", "none"], ["bundle", "Which.app", "--preferred", "e-n"],
    ["audit", "Which.app", "--engines", "apple,"],
    ["audit", "Which.app", "--fail-on", "x"], ["audit", "Which.app", "--write-baseline"],
    ["audit", "Which.app", "--engine", "apple"], ["audit", "Which.app", "--file-limit", "0"],
    ["audit", "Broken.strings", "Plain"], ["audit", "Which.app", "Plain"],
    ["bundle", "Which.app", "cancel"], ["bundle", "Which.app", "--language", "en"],
    ["texts", "Broken.strings", "--preferred", "en"],
    ["texts", "Which.app/it.lproj/Localizable.strings", "--arguments", "1"],
    ["match", "--accept-language", "en", "--supported", "en", "--engine", "apple", "--favor", "script"],
    ["match", "--engine", "all", "--supported", "en", "--preferred", "en"],
    ["match", "--engine", "apple", "--supported", "en", "--preferred", "en", "--ranked"],
    ["match", "--engine", "apple", "--supported", "en", "--preferred", "en", "--threshold", "9"],
    ["report"], ["report", "Which.app", "--supported", "en"],
    // Markup is refused before anything is written.
    ["report", "--supported", "en,<script>"],
  ])
  func usage(arguments: [String]) throws {
    let result = try Executable.run(arguments + ["--format", "json"])
    let failure: Answers.Failure = try Answers.decode(result.errors)
    #expect(!failure.error.message.isEmpty)
    #expect(result.output == "")
    #expect(result.status == 64)
  }

  @Test(arguments: [
    ["match", "--supported-file", "/nowhere", "--preferred", "en"],
    ["match", "--supported-file", "/", "--preferred", "en"],
    ["device", "--apple-languages-file", "/nowhere"],
    ["device", "--preferred", "en", "/nowhere"], ["audit", "/nowhere/a.strings"],
    ["bundle", "missing.app"], ["bundle", "Which.app/icon.png"], ["bundle", "Broken.strings"],
    ["audit", "missing.app"],
    ["report", "no-such-folder"],
  ])
  func missingFiles(arguments: [String]) throws {
    let result = try Executable.run(arguments + ["--format", "json"])
    #expect(result.status == 66)
    #expect(result.output == "")
    let failure: Answers.Failure = try Answers.decode(result.errors)
    #expect(failure.error.kind == "file")
  }

  /// Each message says what is wrong and nothing else.
  @Test(
    arguments: [
      (["macth", "--supported", "en"], "there is no command 'macth': did you mean 'match'?"),
      (["translate"], "there is no command 'translate': 'which-locale --help' lists them"),
      (["plurals", "en", "x"], "'x' is not a number: unexpected character at byte 0"),
      (
        ["match", "--supported", "", "--preferred", "en"], "the list of --supported is empty: name at least one locale"
      ),
    ])
  func messages(arguments: [String], message: String) throws {
    let result = try Executable.run(arguments)
    #expect(result.errors == "which-locale: \(message)\n")
    #expect(result.status == 64)
  }

  /// Words of other tools, mistyped ones, and locales without the name of their list get the words to write; what nobody can
  /// guess gets none. The parser's own errors speak with the same voice.
  @Test(
    arguments: [
      ("check", "audit"), ("lint", "audit"), ("validate", "inspect"), ("negotiate", "match"), ("list", "bundle"),
      ("languages", "bundle"), ("version", "--version"), ("init", "audit"), ("canonicalize", "inspect"),
      ("why", "explain"), ("phone", "device"), ("header", "accept-language"),
      ("match --limit 9", "--threshold"), ("audit --limit 9", "--max"), ("match --suported en", "--supported"),
      ("match --supported en it", "list is which: --preferred it"), ("explain --preferred it en", "--supported en"),
      ("match --supported a --preferred b c", "unexpected argument 'c'"), ("coverage", "audit"), ("Lint", "audit"),
      ("help lint", "audit"), ("hlep", "help"),
      ("-v", "--version"), ("-V", "--version"), ("match -v", "--version"), ("audit --rules", "--list-rules"),
      ("match --rules", nil), ("traffic --foo x", nil), ("foo", nil), ("help foo", nil), ("x", nil),
      ("audit --json", "--format"), ("audit --engine apple", "--engines"),
      ("device --aple-languages x", "--apple-languages"),
      ("match en,de en-IT", "--supported en,de --preferred en-IT"),
      ("explain en-IT de", "--supported en-IT --preferred de"),
      ("compare en", "--supported en --preferred x,y"), ("audit --only missingkeys Which.app", "audit.missingKey"),
      ("audit --list-rules foo", nil), ("plurals pl 1-", "1-5"),
      ("device --apple-languages [en,it]", "'(it, \"en-GB\")'"),
    ] as [(String, String?)])
  func guesses(command: String, meant: String?) throws {
    let result = try Executable.run(Executable.words(command))
    #expect(result.status == 64)
    #expect(result.output == "")
    let sentence = try #require(result.errors.components(separatedBy: "\n").first)
    #expect(sentence.hasPrefix("which-locale: "))
    #expect(!sentence.contains(": error:") && !sentence.contains(/\[\w+\.\w+\]/), "a code of a file")
    if let meant { #expect(sentence.contains(meant)) } else { #expect(!sentence.lowercased().contains("did you mean")) }
  }

  /// What stands beside an answer is on standard error, so that a pipe counts the answer alone.
  @Test(
    arguments: [
      ("rules xyzzy", [], "no such rule", 1),
      (
        "plurals klingon 1", ["klingon, cardinal: other, by the rules of root", "  1  other  everything else"],
        "language 'klingon' is not known to CLDR", 0
      ),
      (
        "match --supported en,de --accept-language de-AT,de;q=x", ["de"],
        "passed over: 'de;q=x': a weight that is not a number", 0
      ),
      ("match --supported en --preferred fr --ranked", [], "no match", 1),
    ] as [(String, [String], String, Int32)])
  func remarks(command: String, lines: [String], remark: String, status: Int32) throws {
    let result = try Executable.run(Executable.words(command))
    #expect(result.lines == lines)
    #expect(result.errors == "which-locale: \(remark)\n")
    #expect(result.status == status)
    #expect(try Executable.run(Executable.words(command) + ["--quiet"]).errors == "")
  }

  /// The usage that the parser quotes is printed whole, whatever apostrophes stand around it.
  @Test func usageIsNotCut() throws {
    let result = try Executable.run("audit", "--bogus", "it's", "--nonsense", "one's")
    #expect(!result.errors.contains("…"))
    #expect(result.errors.contains("which-locale audit --help"))
  }

  @Test func standardInputIsAFile() throws {
    let list = try Executable.run("match", "--supported-file", "-", "--preferred", "de-AT", input: "en\nde\n")
    #expect(list.lines == ["de"])
    let texts = try Executable.run("texts", "-", input: "\"a\" = \"b\";\n")
    #expect(texts.lines == ["a = b"])
    let catalog = #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#
    #expect(try Executable.run("texts", "-", input: catalog).lines == ["a = a"])
  }

  /// A tag from a log must not send commands to the terminal.
  @Test func controlCharactersAreWrittenOut() throws {
    let result = try Executable.run("inspect", "e\u{1B}[31mn")
    #expect(result.errors.contains(#"'e\u{1B}[31mn'"#))
    #expect(!result.errors.contains("\u{1B}"))
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

  /// Byte-order marks and carriage returns, as editors on Windows write them.
  @Test func byteOrderMarks() throws {
    let file = try Executable.withFile("\u{FEFF}en\nde\n") { path in
      try Executable.run("match", "--supported-file", path, "--preferred", "en-IT")
    }
    #expect(file.output == "en\n")
    #expect(file.status == 0)
    let lines = try Executable.run("inspect", "--only", "maximized", input: "\u{FEFF}zh-TW\nde\n")
    #expect(lines.lines == ["zh-Hant-TW", "de-Latn-DE"])
    #expect(lines.status == 0)
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
      ["match"], ["match", "--accept-ill-formed"], ["distance"], ["inspect", "--only", "maximized"],
      ["inspect", "--format", "json"], ["accept-language"],
      ["match", "--accept-language", "-", "--supported", "en", "--format", "json"],
    ] {
      let result = try Executable.run(command, input: input)
      #expect(result.lines.count == count, "\(command), seed \(seed)")
      #expect([0, 1, 64].contains(result.status), "\(command), seed \(seed)")
    }
  }
}
