import Foundation

/// The JSON that the program documents, as a program would read it.
enum Answers {
  struct Match: Decodable {
    var identifier: String?
    var isDefault: Bool
    var match: Position?
  }

  struct Position: Decodable {
    var supportedIndex: Int
    var desiredIndex: Int
    var distance: Double
  }

  struct Ranking: Decodable {
    struct RankedMatch: Decodable {
      var identifier: String
      var desiredIndex: Int
    }

    var matches: [RankedMatch]
  }

  struct Rule: Decodable {
    var number: Int
    var desired: String
    var supported: String
    var distance: Int
    var oneWay: Bool
    var xml: String
  }

  struct LevelDistance: Decodable {
    var distance: Int
    var rule: Int?
  }

  struct Explanation: Decodable {
    struct Preference: Decodable {
      var state: String
      var threshold: Double?
      var candidates: [Candidate]?
    }

    struct Candidate: Decodable {
      var identifier: String
      var distance: Double?
      var language: LevelDistance?
      var script: LevelDistance?
      var region: LevelDistance?
      var verdict: String
      var duplicateOf: Int?
    }

    var identifier: String?
    var match: Position?
    var preferences: [Preference]
    var rules: [Rule]
  }

  struct Distance: Decodable {
    struct Side: Decodable {
      var identifier: String
      var maximized: String
    }

    struct OtherWay: Decodable {
      var distance: Double
    }

    var distance: Double
    var language: LevelDistance
    var script: LevelDistance
    var region: LevelDistance
    var desired: Side
    var supported: Side
    var otherWay: OtherWay
    var rules: [Rule]
  }

  struct Rules: Decodable {
    var rules: [Rule]
  }

  struct Failure: Decodable {
    struct Details: Decodable {
      var kind: String
      var message: String
      var identifier: String?
      var offset: Int?
      var reason: String?
    }

    var error: Details
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
