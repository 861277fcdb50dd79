/// Golden vectors of localizations: `app NAME LIST`, then lines with an answer and the preferences that get it,
/// separated by tabs. Made by `Tests/Oracle/make_apple_vectors.py`.
struct LocalizationVectors: Sendable {
  /// One question with its answer.
  struct Vector: Hashable, Sendable {
    /// The name of the list of localizations.
    let app: String
    let localizations: [String]
    let preferences: [String]
    /// The expected localizations; empty if nothing matches.
    let answer: [String]
  }

  let vectors: [Vector]

  /// A line that cannot be read, counted from 1.
  struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    let line: Int
    var description: String { "line \(line) is neither 'app NAME LIST' nor 'ANSWER PREFERENCES'" }
  }

  /// - Throws: an error with the first line that is not a comment, an app or an answer.
  init(_ text: String) throws(Malformed) {
    var vectors: [Vector] = []
    var app: (name: String, localizations: [String])?
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if cells.count == 3, cells[0] == "app" {
        app = (cells[1], Self.list(cells[2]))
      } else if cells.count == 2, let app {
        for preferences in cells[1].split(separator: " ") {
          vectors.append(
            Vector(
              app: app.name, localizations: app.localizations, preferences: Self.list(String(preferences)),
              answer: cells[0] == "-" ? [] : Self.list(cells[0])))
        }
      } else {
        throw Malformed(line: number + 1)
      }
    }
    self.vectors = vectors
  }

  static func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
}
