import Foundation
import Testing

/// A line of a file of cases, and where it stands: there what is wrong with it is told.
package struct CaseLine: Sendable {
  /// The text, with its cells where the line is filled.
  package var text: String
  package let file: String
  /// From 1.
  package let line: Int

  package init(_ text: String, file: String, line: Int) {
    (self.text, self.file, self.line) = (text, file, line)
  }

  /// The text behind a mark, such as `> `; nil if the line has another.
  package func behind(_ mark: String) -> String? {
    text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : nil
  }

  /// The two sides of `left → right`, of which either may be empty; nil if the line has no arrow, or has several.
  package var sides: (left: String, right: String)? {
    let sides = text.components(separatedBy: " →")
    guard sides.count == 2, sides[1].isEmpty || sides[1].hasPrefix(" ") else { return nil }
    return (sides[0], String(sides[1].dropFirst()))
  }

  /// Makes one issue of all that is wrong, an error too, at the line in place of the runner's.
  package func check(_ body: (inout CaseProblems) throws -> Void) {
    var problems = CaseProblems()
    do { try body(&problems) } catch { problems.add("\(error)") }
    if !problems.isEmpty { record("\(text)\n\(problems)") }
  }

  package func record(_ text: String) {
    let name = file.replacing("\(Surroundings.package)/", with: "")
    // What an issue prints of its place is the file's last name alone.
    Issue.record(
      "\(name):\(line): \(text)",
      sourceLocation: SourceLocation(fileID: "Tests/\(name)", filePath: file, line: max(line, 1), column: 1))
  }
}

/// What is wrong with a row: each fault once, with all that were asked and have it.
package struct CaseProblems: CustomStringConvertible {
  private var faults: [(text: String, asked: [String])] = []
  package var isEmpty: Bool { faults.isEmpty }

  package mutating func add(_ text: String, asked: String? = nil) {
    let asked = asked.map { [$0] } ?? []
    if let place = faults.firstIndex(where: { $0.text == text }) {
      faults[place].asked += asked
    } else {
      faults.append((text, asked))
    }
  }

  /// The value, without which nothing more can be asked of the row.
  package func need<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw Missing(description: "no \(what)") }
    return value
  }

  private struct Missing: Error, CustomStringConvertible { let description: String }

  package mutating func expect(_ isRight: Bool, _ text: @autoclosure () -> String, asked: String? = nil) {
    if !isRight { add(text(), asked: asked) }
  }

  package mutating func equal<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String, asked: String? = nil) {
    if found != wanted { add("\(what) is \(Self.shown(found)), not \(Self.shown(wanted))", asked: asked) }
  }

  private static func shown(_ value: some Any) -> String {
    (value as? any CustomOptional)?.shown ?? "'\(value)'"
  }

  package var description: String {
    faults.map { "  " + $0.text + ($0.asked.isEmpty ? "" : " (\($0.asked.joined(separator: ", ")))") }
      .joined(separator: "\n")
  }
}

private protocol CustomOptional { var shown: String { get } }
extension Optional: CustomOptional {
  fileprivate var shown: String { map { "'\($0)'" } ?? "nothing" }
}
