import Foundation
import TestSupport
import Testing

@testable import CLDRTables

/// A release with one text replaced, and all that is told of it: `Tests/Fixtures/ReleaseCases`. A section is a file of the
/// release. `OLD → NEW` is a case, and the lines with `>` below it are what is told, in order: a line of the file and how the
/// message begins, or parts of the message with `…` between them; `> …` stands for more. `* OLD → NEW` is for all cases of a section.
struct ReleaseCase: Sendable, CustomTestStringConvertible {
  let line: CaseLine
  let path: String
  private let changes: [(old: String, new: String)]
  private(set) var expected: [String] = []
  var testDescription: String { "\(path): \(line.text)" }

  static func all(_ name: String) -> CaseList<ReleaseCase> {
    CaseList("Fixtures/ReleaseCases/\(name).txt") { section, list in
      let name = "/" + section.title.prefix { $0 != ":" }
      guard let path = ReadingFixture.files.keys.first(where: { $0.hasSuffix(name) }) else {
        return list.refuse(section.head, "no file of the release has this name")
      }
      var (last, around): (ReleaseCase?, [(old: String, new: String)]) = (nil, [])
      for line in section.lines {
        if let told = line.behind("> ") {
          if last == nil { list.refuse(line, "'> ' before the first row") }
          last?.expected.append(told.replacing("\\n", with: "\n"))
        } else if let sides = line.sides, !line.text.hasPrefix(">") {
          let isAround = sides.left.hasPrefix("* ")
          if isAround, last != nil { list.refuse(line, "'* ' behind a row") }
          let old = isAround ? String(sides.left.dropFirst(2)) : sides.left
          let change = (old: old.replacing("\\n", with: "\n"), new: sides.right.replacing("\\n", with: "\n"))
          if isAround {
            around.append(change)
          } else {
            if let last { list.add(last) }
            last = ReleaseCase(line: line, path: path, changes: around + [change])
          }
        } else {
          list.refuse(line, "neither 'OLD → NEW' nor a line with a mark")
        }
      }
      if let last { list.add(last) }
    }
  }

  /// A text to be replaced that the file does not have.
  private struct NotThere: Error, CustomStringConvertible { let description: String }

  /// The file before the change, and after it.
  ///
  /// - Parameter isOnce: whether only the first of several equal texts is replaced.
  func texts(_ text: String, isOnce: Bool = false) throws -> (sound: String, changed: String) {
    var (sound, changed) = (text, text)
    for (old, new) in changes {
      sound = changed
      changed = isOnce ? changed.replacing(old, with: new, maxReplacements: 1) : changed.replacing(old, with: new)
      if changed == sound { throw NotThere(description: "'\(old)' is not in \(path)") }
    }
    return (sound, changed)
  }

  func check(_ told: [String], _ problems: inout CaseProblems) {
    let isCut = expected.last == "…"
    if isCut ? told.count < expected.count : told.count != expected.count {
      problems.add("\(expected.count) are expected, and told:" + told.map { "\n    \($0)" }.joined())
    }
    for (message, expected) in zip(told, expected) where expected != "…" {
      let parts = expected.components(separatedBy: " … ")
      let isPlaced = expected.first?.isNumber ?? false
      let isLike = message.hasPrefix("\(path):" + (isPlaced ? parts[0] : "")) && parts.allSatisfy(message.contains)
      problems.expect(isLike, "told '\(message)', not '\(expected)'")
    }
  }
}

@Suite struct ReleaseCaseTests {
  static let list = ReleaseCase.all("smallest")

  /// What is passed over changes nothing else.
  @Test(arguments: list.cases) func whatIsTold(one: ReleaseCase) { one.line.check { try check(one, &$0) } }

  private func check(_ one: ReleaseCase, _ problems: inout CaseProblems) throws {
    let (sound, changed) = try one.texts(problems.need(ReadingFixture.files[one.path], "file \(one.path)"))
    do throws(CLDRDiagnostics) {
      let facts = try CLDRReader(files: ReadingFixture.release(one.path, changed)).read(version: ReadingFixture.version)
      let found = CLDRFactsChecker(facts).diagnostics()
      one.check((facts.passedOver + found).map(\.description), &problems)
      if facts.passedOver.isEmpty || !found.isEmpty { return }
      let before = try CLDRReader(files: ReadingFixture.release(one.path, sound)).read(version: ReadingFixture.version)
      problems.equal(before.passedOver, [], "what is passed over before")
      problems.equal(
        facts.languageMatching.rules.map(\.text), before.languageMatching.rules.map(\.text), "the list of rules")
      problems.equal(
        facts.aliases.map(\.type).filter { $0 != "A/B" }, before.aliases.map(\.type), "the list of aliases")
      problems.equal(facts.parentLocales.count, before.parentLocales.count, "the number of parents")
      problems.equal(facts.speakers.map(\.count), before.speakers.map(\.count), "the list of speakers")
    } catch {
      one.check(error.diagnostics.map(\.description), &problems)
    }
  }

  @Test func thereAreCases() { #expect(Self.list.areWhole(moreThan: 190)) }
}
