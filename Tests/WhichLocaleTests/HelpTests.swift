import Foundation
import TestSupport
import Testing

/// The examples in the help are run, and print what the help says.
@Suite struct HelpTests {
  private struct Example {
    var command: String
    var output: [String] = []
  }

  @Test(arguments: [
    [], ["match"], ["explain"], ["compare"], ["device"], ["environment"], ["accept-language"],
    ["write-accept-language"], ["inspect"], ["distance"], ["rules"], ["plurals"], ["bundle"], ["texts"], ["audit"],
    ["report"], ["traffic"],
  ])
  func examples(path: [String]) throws {
    let help = try Executable.run(path + ["--help"])
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(help.lines.filter { $0.count > 80 } == [], "a terminal has 80 columns")
    let examples = examples(in: help.lines)
    #expect(!examples.isEmpty)
    for example in examples {
      let lines = try run(example.command).lines
      #expect(shows(lines, example.output), "\(example.command): \(lines)")
    }
  }

  /// Help names each column that TSV has, in every command that has TSV of its own.
  @Test(arguments: [
    "match --supported en,de --preferred de", "match --supported en,de --preferred de --ranked",
    "explain --supported en,de,x! --preferred de --accept-ill-formed", "compare --supported en --preferred de",
    "device --preferred en --region IT --supported en", "environment", "accept-language de",
    "write-accept-language de", "inspect de", "distance gsw de", "rules gsw", "plurals pl 5", "plurals pl",
    "bundle Which.app", "audit Which.app", "texts Which.app/it.lproj/Localizable.strings", "report Which.app",
    "report Which.app --speakers supplementalData.xml", "traffic --supported en,de --headers headers.txt",
  ])
  func helpNamesTheColumns(command: String) throws {
    let words = Executable.words(command)
    let help = try Executable.run([words[0], "--help"]).output.split(separator: "\n\n")
    let form = /^\s*TSV, with - for no value: ([^.]*)\./
    let lists = help.compactMap { paragraph in (try? form.firstMatch(in: paragraph))?.output.1 }
    let found = try #require(lists.first)
    var names = found.replacing("\n", with: " ").split(separator: ", ")
    if !words.contains("--speakers") { names.removeAll { $0.hasSuffix("if there are any") } }
    let rows = try Executable.run(words + ["--format", "tsv"]).lines
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.split(separator: "\t", omittingEmptySubsequences: false).count == names.count, "\(names): \(row)")
    }
  }

  /// Whether lines are those of an example, where `…` stands for any.
  private func shows(_ lines: [String], _ example: [String]) -> Bool {
    let parts = example.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
    guard let first = parts.first, parts.count > 1 else { return lines == example }
    var rest = lines[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let starts = index == 0 ? [rest.startIndex] : Array(rest.indices)
      guard let start = starts.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[start...].dropFirst(part.count)
    }
    return parts.last?.isEmpty == true || rest.isEmpty && !first.isEmpty
  }

  /// `  $ command`, then its output with an equal indentation, up to the next line without it.
  private func examples(in lines: [String]) -> [Example] {
    var examples: [Example] = []
    var current: Example?
    for line in lines + ["end"] {
      if line.hasPrefix("  $ ") || !(line.hasPrefix("  ") || line.isEmpty) {
        if var example = current {
          while example.output.last?.isEmpty == true { example.output.removeLast() }
          examples.append(example)
        }
        current = line.hasPrefix("  $ ") ? Example(command: String(line.dropFirst(4))) : nil
      } else {
        current?.output.append(String(line.dropFirst(2)))
      }
    }
    return examples
  }

  /// Runs `which-locale a b`, `NAME=value which-locale a b` or `printf 'x\ty\n' | which-locale a b`.
  private func run(_ command: String) throws -> BuiltProgram.Result {
    let sides = command.components(separatedBy: " | ")
    let words = Executable.words(sides.last ?? "")
    var environment: [String: String] = [:]
    for word in words.prefix(while: { $0 != "which-locale" }) {
      let parts = word.split(separator: "=").map(String.init)
      if parts.count == 2 { environment[parts[0]] = parts[1] }
    }
    let arguments = Array(words.drop { $0 != "which-locale" }.dropFirst())
    var input = ""
    if sides.count == 2, let quoted = sides.first?.components(separatedBy: "'").dropFirst().first {
      input =
        quoted
        .replacingOccurrences(of: #"\t"#, with: "\t").replacingOccurrences(of: #"\n"#, with: "\n")
    }
    return try Executable.run(arguments, input: Data(input.utf8), environment: environment)
  }
}
