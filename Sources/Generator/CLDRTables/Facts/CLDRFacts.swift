import Foundation
import SystemAccess

/// Everything this project reads from one CLDR release, as plain values in file order.
///
/// Nothing here is packed, resolved or checked beyond its form: `Reading/` makes it, `Compilation/` consumes it.
package struct CLDRFacts: Hashable, Sendable {
  package var version: CLDRVersion
  /// Whether the data was changed by hand since its import.
  package var isChanged = false
  package var likelySubtags: [LikelySubtagFact] = []
  package var languageMatching = LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: [])
  package var aliases: [AliasFact] = []
  /// The locales of `defaultContent`, which have the content of their parent: `en_US` of `en`.
  package var defaultContentLocales: [LocaleFact] = []
  package var parentLocales: [ParentLocalesFact] = []
  package var territoryContainment: [TerritoryContainmentFact] = []
  package var bcp47Keys: [BCP47KeyFact] = []
  package var validity: [ValidityFact] = []
  package var scripts: [ScriptFact] = []
  /// The rules of cardinals, then those of ordinals.
  package var pluralRules: [PluralRulesFact] = []
  package var pluralRanges: [PluralRangesFact] = []
  /// The speakers of each language in each territory, for reports.
  package var speakers: [SpeakersFact] = []
  /// The files that were looked through.
  package var files: [String] = []
  /// Warnings about what is not read and was not in CLDR before.
  package var passedOver: [InputDiagnostic] = []
}

/// A CLDR release such as 48.2, or a pre-release such as 49-alpha2. The files themselves contain only the major number,
/// in their DTD.
package struct CLDRVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  /// The minor number; zero for the first publication of a major release, which CLDR writes without it: `46`.
  package var minor: Int
  /// The number of a second dot release, `48.2.1`; zero if there is none.
  package var patch: Int
  /// The stage of a pre-release, as CLDR's tags name it: `alpha2`, `beta1`; nil for a release.
  package var stage: String?

  package init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `48`, `48.2`, `48.2.1` or `49-alpha2`; nil for anything else.
  package init?(_ text: String) {
    let form = #"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}(-[a-z]{1,8}[0-9]{0,4})?\z"#
    guard text.range(of: form, options: .regularExpression) != nil else { return nil }
    let halves = text.split(separator: "-")
    let numbers = halves[0].split(separator: ".").compactMap { Int($0) } + [0, 0]
    self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
    stage = halves.dropFirst().first.map(String.init)
  }

  /// The release that a pre-release becomes; a release itself.
  package var release: CLDRVersion { CLDRVersion(major: major, minor: minor, patch: patch) }

  package var description: String {
    let number = patch != 0 ? "\(major).\(minor).\(patch)" : minor != 0 ? "\(major).\(minor)" : "\(major)"
    return number + (stage.map { "-\($0)" } ?? "")
  }

  /// A pre-release comes before its release, `alpha2` after `alpha1` and before `beta1`.
  package static func < (left: CLDRVersion, right: CLDRVersion) -> Bool {
    let (mine, other) = ((left.major, left.minor, left.patch), (right.major, right.minor, right.patch))
    guard mine == other, let stage = left.stage else { return mine < other }
    return right.stage.map { stage.compare($0, options: .numeric) == .orderedAscending } ?? true
  }
}

/// The place of a fact: an element has its line as an attribute.
extension SourceLocation: Decodable {
  /// Before an element is decoded.
  static let none = SourceLocation(file: "")

  /// Decodes a line of the file that the decoder's user information names.
  package init(from decoder: any Decoder) throws {
    self.init(
      file: CodingUserInfoKey.file.flatMap { decoder.userInfo[$0] as? String } ?? "",
      line: try decoder.singleValueContainer().decode(Int.self))
  }
}

extension CodingUserInfoKey {
  /// The file that is decoded, a `String`.
  static let file = CodingUserInfoKey(rawValue: "file")
}

/// The items of a list in CLDR's files, which white space of any length separates.
@propertyWrapper
package struct ListItems: Hashable, Sendable, Decodable {
  package var wrappedValue: [String]

  package init(wrappedValue: [String]) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(String.self).listItems
  }
}
