import Foundation

/// A section of a file of cases: `## title`, and the lines below it. What is above the first one is for readers.
package struct CaseSection: Sendable {
  package let title: String
  package let body: String

  /// The lines without comments, which begin with `# `, and without empty ones.
  package var lines: [String] {
    body.split(separator: "\n").filter { !$0.hasPrefix("# ") && $0 != "#" }.map(String.init)
  }

  /// The sections of a file below `Tests`, or of all files of a folder in the order of their names. A runner counts them:
  /// of a file that is not there are none.
  package static func all(_ path: String) -> [CaseSection] {
    let path = "\(Surroundings.package)/Tests/\(path)"
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names?.sorted().map { "\(path)/\($0)" } ?? [path]).flatMap { file -> [CaseSection] in
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return ("\n" + text).components(separatedBy: "\n## ").dropFirst().map { section in
        CaseSection(title: "\(section.prefix { $0 != "\n" })", body: "\(section.drop { $0 != "\n" })")
      }
    }
  }
}
