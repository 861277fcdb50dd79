import Foundation
import TestSupport
import Testing

@testable import CLDRTables

/// A release with one text replaced, and all that is told of it: `Tests/Fixtures/ReleaseCases`. A section is a file of the
/// release. `OLD → NEW` is a case, and the lines with `>` below it are what is told, in order: a line of the file and how the
/// message begins, or parts of the message with `…` between them; `> …` stands for more. `* OLD → NEW` is for all cases of a section.
struct ReleaseCase: Sendable, CustomTestStringConvertible {
  let path: String
  private let changes: [(old: String, new: String)]
  private(set) var expected: [String] = []
  var testDescription: String { "\(path): \(changes.last?.old ?? "") → \(changes.last?.new ?? "")" }

  static func all(_ name: String) -> [ReleaseCase] {
    CaseSection.all("Fixtures/ReleaseCases/\(name).txt").flatMap { section -> [ReleaseCase] in
      let path = ReadingFixture.files.keys.first { $0.hasSuffix("/" + section.title.prefix { $0 != ":" }) } ?? ""
      var (cases, around): ([ReleaseCase], [(old: String, new: String)]) = ([], [])
      for line in section.lines {
        if line.hasPrefix("> ") {
          cases[cases.count - 1].expected.append(line.dropFirst(2).replacingOccurrences(of: "\\n", with: "\n"))
          continue
        }
        let sides = line.replacingOccurrences(of: "\\n", with: "\n").components(separatedBy: " →")
        let change = (
          old: sides[0].hasPrefix("* ") ? String(sides[0].dropFirst(2)) : sides[0], new: String(sides[1].dropFirst())
        )
        if line.hasPrefix("* ") {
          around.append(change)
        } else {
          cases.append(.init(path: path, changes: around + [change]))
        }
      }
      return cases
    }
  }

  /// The file before the change, and after it.
  ///
  /// - Parameter isOnce: whether only the first of several equal texts is replaced.
  func texts(_ text: String, isOnce: Bool = false) throws -> (sound: String, changed: String) {
    var (sound, changed) = (text, text)
    for (old, new) in changes {
      sound = changed
      changed = isOnce ? changed.replacing(old, with: new, maxReplacements: 1) : changed.replacing(old, with: new)
      try #require(changed != sound, "'\(old)' is not in \(path)")
    }
    return (sound, changed)
  }

  func check(_ told: [String]) {
    let isCut = expected.last == "…"
    #expect(isCut ? told.count >= expected.count : told.count == expected.count, "\(told)")
    for (message, expected) in zip(told, expected) where expected != "…" {
      let parts = expected.components(separatedBy: " … ")
      let isPlaced = expected.first?.isNumber ?? false
      #expect(message.hasPrefix("\(path):" + (isPlaced ? parts[0] : "")), "\(message)")
      #expect(parts.allSatisfy(message.contains), "\(message)")
    }
  }
}

@Suite struct ReleaseCaseTests {
  /// What is passed over changes nothing else.
  @Test(arguments: ReleaseCase.all("smallest")) func whatIsTold(one: ReleaseCase) throws {
    let (sound, changed) = try one.texts(#require(ReadingFixture.files[one.path]))
    do throws(CLDRDiagnostics) {
      let facts = try CLDRReader(files: ReadingFixture.release(one.path, changed)).read(version: ReadingFixture.version)
      let found = CLDRFactsChecker(facts).diagnostics()
      one.check((facts.passedOver + found).map(\.description))
      if facts.passedOver.isEmpty || !found.isEmpty { return }
      let before = try CLDRReader(files: ReadingFixture.release(one.path, sound)).read(version: ReadingFixture.version)
      #expect(before.passedOver == [])
      #expect(facts.languageMatching.rules.map(\.text) == before.languageMatching.rules.map(\.text))
      #expect(facts.aliases.map(\.type).filter { $0 != "A/B" } == before.aliases.map(\.type))
      #expect(facts.parentLocales.count == before.parentLocales.count)
      #expect(facts.speakers.map(\.count) == before.speakers.map(\.count))
    } catch {
      one.check(error.diagnostics.map(\.description))
    }
  }

  @Test func thereAreCases() { #expect(ReleaseCase.all("smallest").count > 190) }
}
