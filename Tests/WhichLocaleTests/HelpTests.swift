import Foundation
import TestSupport
import Testing

/// The examples in the help are run, and print what the help says.
@Suite struct HelpTests {
  @Test(arguments: [
    [], ["match"], ["explain"], ["compare"], ["device"], ["accept-language"], ["inspect"], ["plurals"],
    ["bundle"], ["texts"], ["audit"], ["report"], ["traffic"],
  ])
  func examples(path: [String]) throws {
    let help = try Executable.run(path + ["--help"])
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(help.lines.filter { $0.count > 80 } == [], "a terminal has 80 columns")
    let examples = examples(in: help.lines)
    #expect(!examples.isEmpty)
    for example in examples {
      for command in example.commands {
        let lines = try CommandCase.run(command).lines
        #expect(CommandCase.shows(lines, example.output), "\(command): \(lines)")
      }
    }
  }

  /// Help names each column that TSV has, in every command that has TSV of its own.
  @Test(arguments: [
    "match --supported en,de --preferred de", "match --supported en,de --preferred de --ranked",
    "explain --supported en,de --preferred de", "compare --supported en --preferred de",
    "device --preferred en --region IT --supported en", "accept-language de", "inspect de",
    "plurals pl 5", "plurals pl",
    "bundle Which.app", "audit Which.app", "audit Which.app --language de", "audit Which.app --explain count",
    "texts Which.app/it.lproj/Localizable.strings", "report Which.app",
    "report Which.app --speakers supplementalData.xml", "traffic --supported en,de --headers headers.txt",
  ])
  func helpNamesTheColumns(command: String) throws {
    let words = Executable.words(command)
    let help = try Executable.run([words[0], "--help"]).output.split(separator: "\n\n")
      .map { $0.drop(while: \.isWhitespace) }
    let special = ["--language", "--explain"].first(where: words.contains)
    let head = special.map { "TSV of \($0): " } ?? "TSV, with - for no value: "
    let paragraph = try #require(help.first { $0.hasPrefix(head) })
    let found = String(paragraph.dropFirst(head.count).prefix { $0 != "." })
    var names = found.replacing("\n", with: " ").split(separator: ", ")
    if !words.contains("--speakers") { names.removeAll { $0.hasSuffix("if there are any") } }
    let rows = try Executable.run(words + ["--format", "tsv"]).lines
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.split(separator: "\t", omittingEmptySubsequences: false).count == names.count, "\(names): \(row)")
    }
  }

  /// `  $ command`, then its output with an equal indentation, up to the next line without it.
  private func examples(in lines: [String]) -> [CommandCase] {
    var examples: [CommandCase] = []
    for line in lines {
      if line.hasPrefix("  $ ") {
        examples.append(CommandCase(commands: [String(line.dropFirst(4))]))
      } else if !(line.hasPrefix("  ") || line.isEmpty) {
        examples.append(CommandCase())
      } else if let last = examples.indices.last {
        examples[last].output.append(String(line.dropFirst(2)))
      }
    }
    return examples.filter { !$0.commands.isEmpty }.map { example in
      var example = example
      while example.output.last?.isEmpty == true { example.output.removeLast() }
      return example
    }
  }
}
