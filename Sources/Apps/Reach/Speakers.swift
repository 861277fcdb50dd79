import AppLocalization
import SystemAccess

/// The numbers of people who use a language in a script in a territory, from `territoryInfo` of CLDR's
/// `supplementalData.xml`. No table has them.
package struct Speakers: Sendable {
  /// The number of people, by maximized identifier.
  private var counts: [LanguageIdentifier: Int] = [:]

  /// The number of all people whom CLDR counts, with each language that they use.
  package private(set) var total = 0

  /// - Parameter text: the contents of `supplementalData.xml`.
  package init(_ text: DecodedText) throws(LocalizationDiagnostic) {
    for section in try XMLTree.read(text, .standard).elements where section.name == "territoryInfo" {
      for territory in section.elements where territory.name == "territory" { try add(territory) }
    }
    if total == 0 {
      throw Self.problem("it has no <languagePopulation>: name a release of CLDR or its supplementalData.xml")
    }
  }

  private mutating func add(_ territory: XMLTree) throws(LocalizationDiagnostic) {
    let region = try attribute("type", of: territory)
    // A number greater than the world's population could overflow later.
    let people = try number("population", upTo: 1e11, of: territory)
    for language in territory.elements where language.name == "languagePopulation" {
      let percent = try number("populationPercent", upTo: 100, of: language)
      let speakers = Int((people * percent / 100).rounded())
      if let place = Self.place("\(try attribute("type", of: language))_\(region)") {
        counts[place, default: 0] += speakers
      }
      total += speakers
    }
  }

  private func attribute(_ name: String, of element: XMLTree) throws(LocalizationDiagnostic) -> String {
    if let value = element.attributes[name] { return value }
    throw Self.problem("<\(element.name)> without the attribute \(name)", in: element)
  }

  private func number(
    _ name: String, upTo most: Double, of element: XMLTree
  ) throws(LocalizationDiagnostic) -> Double {
    let text = try attribute(name, of: element)
    if let number = Double(text), number >= 0, number <= most { return number }
    throw Self.problem("\(name)=\"\(text.visibleLine)\" is no number from 0 to \(Int(most))", in: element)
  }

  private static func problem(_ message: String, in element: XMLTree? = nil) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, "speakers.malformed", message, position: element?.position)
  }

  /// The maximized identifier, which `en` and `en-US` have in common.
  static func place(_ identifier: String) -> LanguageIdentifier? {
    LanguageIdentifier(languageOf: identifier)?.maximized
  }

  /// The number of speakers; nil if CLDR has no figure, as for `en-001`, whose region is not a territory.
  package func count(_ identifier: String) -> Int? { Self.place(identifier).flatMap { counts[$0] } }

  /// The number of speakers of several locales. Locales with one maximized identifier count once.
  package func count(_ identifiers: [String]) -> Int {
    Set(identifiers.compactMap(Self.place)).reduce(0) { $0 + (counts[$1] ?? 0) }
  }
}
