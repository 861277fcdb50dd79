import Foundation

/// A row `text → answer` of a file in `Tests/Fixtures/ReadingCases`: what is read in a text. The words of a section's title up to
/// its colon name the question, which the file's suite has as a function. `-` is no answer, `…` ends the beginning of one, and
/// `<0A>` is a character by its number.
package struct ReadingCase: Sendable, CustomStringConvertible {
  package let question, title, text: String
  private let expected: String
  private let line: CaseLine
  package var description: String { "\(title): \(text)" }

  package typealias Questions = [String: @Sendable (String) throws -> String?]

  /// The rows of a file. A title's question is one of the suite's.
  package static func all(_ name: String, _ questions: Questions) -> CaseList<ReadingCase> {
    CaseList("Fixtures/ReadingCases/\(name).txt") { section, list in
      let question = section.title.components(separatedBy: ": ")[0]
      if questions[question] == nil { return list.refuse(section.head, "no question of the suite") }
      for line in section.lines {
        guard let sides = line.sides else {
          list.refuse(line, "a row is 'text → answer'")
          continue
        }
        list.add(
          ReadingCase(
            question: question, title: section.title, text: characters(sides.left), expected: characters(sides.right),
            line: line))
      }
    }
  }

  private static func characters(_ text: String) -> String {
    text.replacing(/<([0-9A-F]{2,5})>/) { mark in
      UInt32(mark.1, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? "\(mark.0)"
    }
  }

  /// Asks the row's question. Texts are compared by their bytes.
  package func check(_ questions: Questions) {
    line.check { problems in
      let found = try questions[question]?(text) ?? "-"
      // Every answer begins with nothing.
      let isBeginning = expected.count > 1 && expected.hasSuffix("…") && found.hasPrefix(expected.dropLast())
      problems.expect(isBeginning || Array(found.utf8) == Array(expected.utf8), "\(question): '\(found)'")
    }
  }

  /// A question without rows proves nothing.
  package static func areWhole(_ list: CaseList<ReadingCase>, _ questions: Questions, moreThan count: Int) -> Bool {
    list.areWhole(moreThan: count) && (!list.faults.isEmpty || Set(list.cases.map(\.question)) == Set(questions.keys))
  }
}
