/// Everything this project reads from one CLDR release, as plain values in file order.
///
/// Nothing here is packed, resolved or checked beyond its XML form: `Reading/` makes it, `Compilation/` consumes it.
package struct CLDRFacts: Hashable, Sendable {
  package var version: CLDRVersion
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
  /// The rules of `plurals.xml`, then those of `ordinals.xml`.
  package var pluralRules: [PluralRulesFact] = []
  package var pluralRanges: [PluralRangesFact] = []
  /// The speakers of each language in each territory, for reports.
  package var speakers: [SpeakersFact] = []
  /// Warnings about what is not read and was not in CLDR before.
  package var passedOver: [CLDRDiagnostic] = []
}

/// A CLDR release such as 48.2. The files themselves contain only the major number, in their DTD.
package struct CLDRVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  /// The minor number; zero for the first publication of a major release, which CLDR writes without it: `46`.
  package var minor: Int
  /// The number of a second dot release, `48.2.1`; zero if there is none.
  package var patch: Int

  package init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `48`, `48.2` or `48.2.1`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
  }

  package var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor != 0 ? "\(major).\(minor)" : "\(major)"
  }

  package static func < (left: CLDRVersion, right: CLDRVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// The place of a fact in CLDR's files, so that a diagnostic can name file and line.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the folder that holds `common/`: `common/supplemental/languageInfo.xml`.
  package var file: String
  /// The line on which the element starts, from 1. Zero for the whole file.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { line > 0 ? "\(file):\(line)" : file }
}
