import Foundation

/// The fields that `Documentation/JSON.md` describes, by section.
///
/// `## name` begins a section, `### name` an object that sections refer to; `    $ which-locale …` is an example; and
/// "- `field`, `field`: …" describes fields. A field whose description begins with `[name](#name)` has the fields of
/// that object too, and a section that says "[name](#name)" in its prose has them itself.
package struct DocumentedJSON: Sendable {
  package struct Section: Sendable, CustomStringConvertible {
    package var title: String
    package var commands: [String] = []
    /// Each path, and the object that its description begins with; an empty path for one that the prose names.
    fileprivate var rows: [(path: String, object: String?)] = []
    fileprivate var isObject: Bool

    package var description: String { title }
  }

  private let all: [Section]
  package var sections: [Section] { all.filter { !$0.isObject } }

  package init() throws {
    let file = URL(fileURLWithPath: "\(Surroundings.package)/Documentation/JSON.md")
    // An item of a list is one line.
    let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "\n  `", with: " `")
    var all: [Section] = []
    for line in text.components(separatedBy: "\n") {
      if let heading = ["## ", "### "].first(where: line.hasPrefix) {
        all.append(Section(title: String(line.dropFirst(heading.count)), isObject: heading == "### "))
      }
      guard let last = all.indices.last else { continue }
      if line.hasPrefix("    $ which-locale ") {
        all[last].commands.append(String(line.dropFirst(19)))
      } else if line.hasPrefix("- `") {
        all[last].rows += Self.rows(line)
      } else if line.first != " " {
        all[last].rows += Self.objects(in: line).map { ("", $0) }
      }
    }
    self.all = all
  }

  /// The paths before the colon, each with the object that is linked behind it.
  private static func rows(_ line: String) -> [(path: String, object: String?)] {
    let parts = line.components(separatedBy: "`: ")
    let paths = parts[0].components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(
      \.element)
    let description = parts.dropFirst().joined(separator: "`: ")
    return paths.map { ($0, description.hasPrefix("[") ? objects(in: description).first : nil) }
  }

  /// The names in links to a place of the page, `[name](#name)`.
  private static func objects(in text: String) -> [String] {
    text.components(separatedBy: "](#").dropFirst().compactMap { $0.split(separator: ")").first.map(String.init) }
  }

  /// All fields of a section, with those of the objects that it refers to.
  package func fields(of section: Section) -> Set<String> { fields(section, depth: 4) }

  private func fields(_ section: Section, depth: Int) -> Set<String> {
    var paths: Set<String> = []
    for row in section.rows {
      if row.path != "" { paths.insert(row.path.hasSuffix("[]") ? String(row.path.dropLast(2)) : row.path) }
      guard let object = row.object else { continue }
      guard depth > 0, let named = all.first(where: { $0.isObject && $0.title == object }) else {
        paths.insert("an object that is not described: \(object)")
        continue
      }
      paths.formUnion(fields(named, depth: depth - 1).map { row.path == "" ? $0 : "\(row.path).\($0)" })
    }
    return paths
  }

  /// The objects that no section refers to.
  package var objectsWithoutUse: [String] {
    let used = Set(all.flatMap { section in section.rows.compactMap(\.object) })
    return all.filter { $0.isObject && !used.contains($0.title) }.map(\.title)
  }
}
