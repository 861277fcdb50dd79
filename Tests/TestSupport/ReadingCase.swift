import Foundation

/// A row `text → answer` of a file in `Tests/Fixtures/ReadingCases`: what is read in a text. The words of a section's title up to
/// its colon name the question, which the file's suite has as a function. `-` is no answer, `…` ends the beginning of one, and
/// `<0A>` is a character by its number.
package struct ReadingCase: Sendable, CustomStringConvertible {
  package let question, title, text: String
  private let expected: String
  package var description: String { "\(title): \(text)" }

  package typealias Questions = [String: @Sendable (String) throws -> String?]

  /// No suite has a function of this name.
  struct UnknownQuestion: Error { let name: String }

  package static func all(_ name: String) -> [ReadingCase] {
    CaseSection.all("Fixtures/ReadingCases/\(name).txt").flatMap { section in
      section.lines.map { line in
        let sides = line.replacing(/<([0-9A-F]{2,5})>/) { mark in
          UInt32(mark.1, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? "\(mark.0)"
        }.components(separatedBy: " →")
        let question = section.title.components(separatedBy: ": ")[0]
        return ReadingCase(
          question: question, title: section.title, text: sides[0],
          expected: String(sides[sides.count - 1].dropFirst()))
      }
    }
  }

  /// What the row expects, and what the function answers, to be compared.
  package func answers(_ questions: Questions) throws -> (expected: String, found: String) {
    guard let question = questions[question] else { throw UnknownQuestion(name: question) }
    let found = try question(text) ?? "-"
    // Every answer begins with nothing.
    let isBeginning = expected.count > 1 && expected.hasSuffix("…") && found.hasPrefix(expected.dropLast())
    return (expected, isBeginning ? expected : found)
  }

  /// Rows without a question, and a question without rows, prove nothing.
  package static func areWhole(_ cases: [ReadingCase], _ questions: Questions) -> Bool {
    Set(cases.map(\.question)) == Set(questions.keys)
  }
}
