import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

@testable import which_locale

/// `Documentation/JSON.md` names exactly the fields that a command prints: its examples are run.
@Suite struct JSONDocumentTests {
  struct Section: Sendable, CustomTestStringConvertible {
    var title: String
    var commands: [String] = []
    var fields: Set<String> = []

    var testDescription: String { title }
  }

  /// Headings `## name`, examples `    $ which-locale …`, and rows `| \`field\` | … |`.
  static let sections: [Section] = {
    let file = URL(fileURLWithPath: "\(Surroundings.package)/Documentation/JSON.md")
    var sections: [Section] = []
    for line in (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? [] {
      if line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3))))
      } else if line.hasPrefix("    $ which-locale "), let last = sections.indices.last {
        sections[last].commands.append(String(line.dropFirst(19)))
      } else if line.hasPrefix("| `"), let last = sections.indices.last {
        sections[last].fields.insert(line.components(separatedBy: "`")[1])
      }
    }
    return sections
  }()

  private static func subcommands() throws -> [String] {
    let help = try Executable.run("--help").lines
    let start = try #require(help.firstIndex(of: "SUBCOMMANDS:"))
    return help[start...].dropFirst().prefix(while: { !$0.isEmpty }).compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
  }

  @Test func allCommandsAreThere() throws {
    let names = try Self.subcommands()
    #expect(names.count == 9)
    let described = Set(Self.sections.compactMap { $0.title.split(separator: " ").first.map(String.init) })
    for name in names { #expect(described.contains(name), "\(name)") }
  }

  @Test(arguments: sections.filter { !$0.commands.isEmpty })
  func fields(section: Section) throws {
    var printed: Set<String> = []
    for command in section.commands {
      let result = try Executable.run(Executable.words(command) + ["--format", "json"])
      // An error is on standard error, and nothing else then.
      #expect(result.errors.isEmpty != result.output.isEmpty, "\(command)")
      printed.formUnion(try jsonPaths(in: result.output + result.errors))
    }
    #expect(printed.subtracting(section.fields).sorted() == [], "printed, and not in the document")
    #expect(section.fields.subtracting(printed).sorted() == [], "in the document, and not printed")
  }
}
