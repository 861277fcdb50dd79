import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

@testable import which_locale

/// `Documentation/JSON.md` names exactly the fields that a command prints: its examples are run.
@Suite struct JSONDocumentTests {
  static let document = Result { try DocumentedJSON() }
  static let examples = ((try? document.get())?.sections ?? []).filter { !$0.commands.isEmpty }

  private static func subcommands() throws -> [String] {
    let help = try Executable.run("--help").lines
    let start = try #require(help.firstIndex { $0.hasSuffix("SUBCOMMANDS:") })
    return help[start...].compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  See") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
  }

  @Test func allCommandsAreThere() throws {
    let names = try Self.subcommands()
    #expect(names.count == 16)
    let sections = try Self.document.get().sections
    let described = Set(sections.compactMap { $0.title.split(separator: " ").first.map(String.init) })
    for name in names { #expect(described.contains(name), "\(name)") }
  }

  @Test func allObjectsAreReferredTo() throws {
    #expect(try Self.document.get().objectsWithoutUse == [])
    #expect(Self.examples.count > 15)
  }

  @Test(arguments: examples)
  func fields(section: DocumentedJSON.Section) throws {
    var printed: Set<String> = []
    for command in section.commands {
      let result = try Executable.run(Executable.words(command) + ["--format", "json"])
      // An error is on standard error, and nothing else then.
      #expect(result.errors.isEmpty != result.output.isEmpty, "\(command)")
      printed.formUnion(try jsonPaths(in: result.output + result.errors))
    }
    let described = try Self.document.get().fields(of: section)
    #expect(printed.subtracting(described).sorted() == [], "printed, and not in the document")
    #expect(described.subtracting(printed).sorted() == [], "in the document, and not printed")
  }
}
