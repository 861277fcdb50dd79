import AppLocalization

/// Compares a platform's `Bundle.preferredLocalizations(from:forPreferences:)` with the engine `apple` and the class
/// methods' fallback.
package struct PlatformVerification: Sendable {
  /// A question that the platform answers differently.
  package struct PlatformDifference: Hashable, Sendable {
    package let vector: LocalizationVectors.Vector
    package let platform: [String]
    package let engineAnswer: [String]
  }

  /// The system that was asked, with its version.
  package let system: String
  package let count: Int
  package let differences: [PlatformDifference]

  /// Asks the platform every question once.
  package init(
    _ vectors: LocalizationVectors, system: String,
    platform: (_ localizations: [String], _ preferences: [String]) -> [String]
  ) {
    self.system = system
    count = vectors.vectors.count
    differences = vectors.vectors.compactMap { vector in
      let answer = platform(vector.localizations, vector.preferences)
      let engineAnswer = Self.engineAnswer(vector)
      return answer == engineAnswer
        ? nil : PlatformDifference(vector: vector, platform: answer, engineAnswer: engineAnswer)
    }
  }

  /// The answer that `Bundle.preferredLocalizations(from:forPreferences:)` should give.
  package static func engineAnswer(_ vector: LocalizationVectors.Vector) -> [String] {
    LocalizationContext(preferredLanguages: [])
      .preferredLocalizations(from: vector.localizations, forPreferences: vector.preferences).localizations
  }

  /// The differences as a fixture for `Tests/Vectors`: app, preferences, the platform's answer, the engine's.
  package var fixture: String {
    let head = [
      "# \(system): Bundle.preferredLocalizations(from:forPreferences:). Made by which-locale verify-platform.",
      "# \(count) questions, of which these \(differences.count) have another answer.",
      "# app\tpreferences\tthe platform's answer\tthe engine's",
    ]
    let rows = differences.map { difference in
      [
        difference.vector.app, difference.vector.preferences.joined(separator: ","),
        difference.platform.joined(separator: ","), difference.engineAnswer.joined(separator: ","),
      ].joined(separator: "\t")
    }
    return (head + rows).joined(separator: "\n") + "\n"
  }
}
