import Foundation

/// The JSON that the program documents, as a program would read it.
enum Answers {
  struct Rule: Decodable {
    var number: Int
    var distance: Int
  }

  struct LevelDistance: Decodable {
    var distance: Int
    var rule: Int?
  }

  struct Explanation: Decodable {
    struct Preference: Decodable { var candidates: [Candidate]? }

    struct Candidate: Decodable {
      var identifier: String
      var distance: Double?
      var language, script, region: LevelDistance?
    }

    var preferences: [Preference]
    var rules: [Rule]
  }

  static func decode<Answer: Decodable>(_ text: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }
}

extension Executable {
  /// Runs a command with `--format json` and reads its answer.
  static func json<Answer: Decodable>(_ arguments: String...) throws -> Answer {
    try Answers.decode(run(arguments + ["--format", "json"]).output)
  }
}
