import Foundation

/// A section of a file of cases: `## title`, and the lines below it. What is above the first one is for readers.
package struct CaseSection: Sendable {
  package let title: String
  /// The line of the title.
  package let head: CaseLine
  /// All lines below the title.
  package fileprivate(set) var all: [CaseLine] = []

  /// The lines without comments, which begin with `# `, and without empty ones.
  package var lines: [CaseLine] { all.filter { !$0.text.isEmpty && !Self.isComment($0.text) } }

  /// The lines between empty ones, without comments.
  package var blocks: [[CaseLine]] {
    all.split { $0.text.isEmpty }.map { $0.filter { !Self.isComment($0.text) } }.filter { !$0.isEmpty }
  }

  /// The lines of a block, once for each of its lines `| a | b`, with its cells for `$1` and `$2`, and this line as the place; the
  /// block itself if it has none.
  ///
  /// - Parameters:
  ///   - block: The lines of one case, or of a pattern of several.
  ///   - end: What ends the cells, if something follows them.
  ///   - around: Further text that has cells.
  /// - Returns: For each case the line that stands for it, its lines, the cells, and what follows them in their line.
  /// - Throws: A `CaseFault` if the cells are not those of the pattern.
  package static func filled(
    _ block: [CaseLine], end: String? = nil, around: String = ""
  ) throws(CaseFault) -> [(place: CaseLine, lines: [CaseLine], cells: [String], rest: [String])] {
    guard let first = block.first else { return [] }
    let pattern = block.filter { !$0.text.hasPrefix("| ") }
    let rows = block.filter { $0.text.hasPrefix("| ") }
    if rows.isEmpty { return [(first, block, [], [])] }
    let text = around + pattern.map(\.text).joined(separator: "\n")
    let highest = text.matches(of: /\$(\d)/).compactMap { Int($0.1) }.max() ?? 0
    var filled: [(place: CaseLine, lines: [CaseLine], cells: [String], rest: [String])] = []
    for row in rows {
      let sides = end.map { row.text.components(separatedBy: $0) } ?? [row.text]
      let cells = sides[0].dropFirst(2).components(separatedBy: " | ")
      if cells.count != highest {
        throw CaseFault(row, "\(cells.count) cells, and the lines around have $1 to $\(highest)")
      }
      let lines = pattern.map { line in
        var line = line
        line.text = Self.fill(line.text, cells)
        return line
      }
      filled.append((row, lines, cells, Array(sides.dropFirst())))
    }
    return filled
  }

  package static func fill(_ text: String, _ cells: [String]) -> String {
    cells.enumerated().reduce(text) { $0.replacing("$\($1.offset + 1)", with: $1.element) }
  }

  private static func isComment(_ text: String) -> Bool { text.hasPrefix("# ") || text == "#" }

  /// The sections of a file below `Tests`, or of all files of a folder in the order of their names, and the lines that are in none
  /// and no comments. Of a file that is not there are none.
  fileprivate static func read(_ path: String) -> (sections: [CaseSection], faults: [CaseFault]) {
    let path = "\(Surroundings.package)/Tests/\(path)"
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    var (sections, faults): ([CaseSection], [CaseFault]) = ([], [])
    for file in names?.sorted().map({ "\(path)/\($0)" }) ?? [path] {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let start = sections.count
      for (index, text) in text.components(separatedBy: "\n").enumerated() {
        let line = CaseLine(text, file: file, line: index + 1)
        if let title = line.behind("## ") {
          sections.append(CaseSection(title: title, head: line))
        } else if text.hasPrefix("##") {
          faults.append(CaseFault(line, "a title is '## ' and its words"))
        } else if sections.count > start {
          sections[sections.count - 1].all.append(line)
        } else if !text.isEmpty && !isComment(text) {
          faults.append(CaseFault(line, "a line above the first title"))
        }
      }
    }
    return (sections, faults)
  }
}

/// A line that is no row, or one in a wrong place.
package struct CaseFault: Error, Sendable {
  package let line: CaseLine
  package let text: String

  package init(_ line: CaseLine, _ text: String) { (self.line, self.text) = (line, text) }
}

/// The cases of a file or of a folder, and the lines that no case has read.
package struct CaseList<Case: Sendable>: Sendable {
  package private(set) var cases: [Case] = []
  package private(set) var faults: [CaseFault] = []

  /// Reads the cases of each section. What stands behind a line at fault is read too.
  package init(_ path: String, _ read: (CaseSection, inout CaseList) -> Void) {
    let found = CaseSection.read(path)
    faults = found.faults
    for section in found.sections { read(section, &self) }
  }

  package mutating func add(_ one: Case) { cases.append(one) }

  package mutating func refuse(_ line: CaseLine, _ text: String) { faults.append(CaseFault(line, text)) }

  package mutating func refuse(_ fault: CaseFault) { faults.append(fault) }

  /// Makes an issue of each line at fault, at this line. False if a file is gone, which would prove nothing.
  package func areWhole(moreThan count: Int) -> Bool {
    for fault in faults { fault.line.record("\(fault.text): \(fault.line.text)") }
    return !faults.isEmpty || cases.count > count
  }
}
