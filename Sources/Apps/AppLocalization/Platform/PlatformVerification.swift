/// Holds a platform's own answers against ours: `Bundle.preferredLocalizations(from:forPreferences:)` of some system against
/// the engine `apple` with the class methods' fallback.
package struct PlatformVerification: Sendable {
  /// A question that the platform answers differently.
  package struct Difference: Hashable, Sendable {
    package let vector: LocalizationVectors.Vector
    package let platform: [String]
    package let ours: [String]
  }

  /// The system that was asked, with its version.
  package let system: String
  package let count: Int
  package let differences: [Difference]

  /// Asks the platform every question once.
  package init(
    _ vectors: LocalizationVectors, system: String,
    platform: (_ localizations: [String], _ preferences: [String]) -> [String]
  ) {
    self.system = system
    count = vectors.vectors.count
    differences = vectors.vectors.compactMap { vector in
      let answer = platform(vector.localizations, vector.preferences)
      let ours = Self.ours(vector)
      return answer == ours ? nil : Difference(vector: vector, platform: answer, ours: ours)
    }
  }

  /// The answer that `Bundle.preferredLocalizations(from:forPreferences:)` should give.
  package static func ours(_ vector: LocalizationVectors.Vector) -> [String] {
    LocalizationContext(preferredLanguages: [])
      .preferredLocalizations(from: vector.localizations, forPreferences: vector.preferences).localizations
  }

  /// The differences as a fixture for `Tests/Vectors`: app, preferences, the platform's answer, ours.
  package var fixture: String {
    let head = [
      "# \(system): Bundle.preferredLocalizations(from:forPreferences:). Made by which-locale verify-platform.",
      "# \(count) questions, of which these \(differences.count) are answered otherwise.",
      "# app\tpreferences\tthe platform's answer\tours",
    ]
    let rows = differences.map { difference in
      [
        difference.vector.app, difference.vector.preferences.joined(separator: ","),
        difference.platform.joined(separator: ","), difference.ours.joined(separator: ","),
      ].joined(separator: "\t")
    }
    return (head + rows).joined(separator: "\n") + "\n"
  }
}
