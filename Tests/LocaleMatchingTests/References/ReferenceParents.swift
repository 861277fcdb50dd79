import CLDRTables
import ReferenceMatching

/// Parents as CLDR's `parentLocales` has them, looked up row by row (UTS #35, Locale Inheritance and Matching).
struct ReferenceParents: Sendable {
  private let sections: [ParentLocalesFact]
  private let likelySubtags: ReferenceLikelySubtags

  init(facts: CLDRFacts) {
    sections = facts.parentLocales
    likelySubtags = ReferenceLikelySubtags(facts: facts)
  }

  /// - Parameters:
  ///   - identifier: language, script and region.
  ///   - component: `collations` or another of CLDR's; empty for everything.
  /// - Returns: nil for root.
  func parent(of identifier: ReferenceIdentifier, component: String) -> ReferenceIdentifier? {
    if identifier == ReferenceIdentifier() { return nil }
    // A release may divide a section.
    let own = sections.filter { $0.components.contains(component) }
    let entries = (own.isEmpty ? sections.filter(\.components.isEmpty) : own).flatMap(\.entries)
    let name = identifier.text.split(separator: "-").joined(separator: "_")
    for entry in entries where entry.locales.contains(name) { return Self.identifier(entry.parent) }

    var shorter = identifier
    if !identifier.region.isEmpty {
      shorter.region = ""
      // zh_TW is an alias of zh_Hant_TW, whose parent is zh_Hant.
      let script = likelyScript(identifier)
      if identifier.script.isEmpty, !identifier.language.isEmpty, script != likelyScript(shorter) {
        shorter.script = script
      }
      return shorter
    }
    if !identifier.script.isEmpty {
      shorter.script = ""
      let hasRule = entries.contains { $0.localeRules == "nonlikelyScript" }
      return hasRule && identifier.script != likelyScript(shorter) ? ReferenceIdentifier() : shorter
    }
    return ReferenceIdentifier()
  }

  private func likelyScript(_ identifier: ReferenceIdentifier) -> String {
    likelySubtags.adding(to: identifier).script
  }

  private static func identifier(_ name: String) -> ReferenceIdentifier {
    var identifier = ReferenceIdentifier()
    for (place, part) in name.split(separator: "_").map(String.init).enumerated() {
      if place == 0 {
        identifier.language = part == "root" ? "" : part
      } else if part.count == 4 {
        identifier.script = part
      } else {
        identifier.region = part
      }
    }
    return identifier
  }
}
