import AppLocalization
import LocaleMatching
import SystemAccess
import XMLReading

/// The numbers of people who use a language in a script in a territory, from `territoryInfo` of CLDR's
/// `supplementalData.xml`. No table has them.
struct Speakers: Sendable {
  /// By maximized identifier.
  private var counts: [LanguageIdentifier: Int] = [:]

  /// The number of all people whom CLDR counts, with each language that they use.
  private(set) var total = 0

  /// - Parameter path: the folder of an unpacked CLDR release, or its `supplementalData.xml`.
  init(path: String) throws(CommandFailure) {
    let file = FileKind(at: path) == .folder ? "\(path)/common/supplemental/supplementalData.xml" : path
    let text = DecodedText(try TextFile.readBytes(file))
    let root: XMLTree
    do throws(LocalizationDiagnostic) {
      root = try XMLTree.read(text, .standard)
    } catch {
      throw .file(file, "\(error.position.map { "line \($0.line): " } ?? "")\(error.message)", .malformed)
    }
    for section in root.elements where section.name == "territoryInfo" {
      for territory in section.elements where territory.name == "territory" { try add(territory, file) }
    }
    if total == 0 {
      throw .file(
        file, "it has no <languagePopulation>: name a release of CLDR or its supplementalData.xml", .malformed)
    }
  }

  private mutating func add(_ territory: XMLTree, _ file: String) throws(CommandFailure) {
    let region = try attribute("type", of: territory, file)
    // A number greater than the world's population could overflow later.
    let people = try number("population", upTo: 1e11, of: territory, file)
    for language in territory.elements where language.name == "languagePopulation" {
      let percent = try number("populationPercent", upTo: 100, of: language, file)
      let speakers = Int((people * percent / 100).rounded())
      if let place = Self.place("\(try attribute("type", of: language, file))_\(region)") {
        counts[place, default: 0] += speakers
      }
      total += speakers
    }
  }

  private func attribute(_ name: String, of element: XMLTree, _ file: String) throws(CommandFailure) -> String {
    if let value = element.attributes[name] { return value }
    throw .file(file, "line \(element.position.line): <\(element.name)> without the attribute \(name)", .malformed)
  }

  private func number(
    _ name: String, upTo most: Double, of element: XMLTree, _ file: String
  ) throws(CommandFailure) -> Double {
    let text = try attribute(name, of: element, file)
    if let number = Double(text), number >= 0, number <= most { return number }
    throw .file(
      file, "line \(element.position.line): \(name)=\"\(text.visibleLine)\" is no number from 0 to \(Int(most))",
      .malformed)
  }

  /// The maximized identifier, which `en` and `en-US` have in common.
  static func place(_ identifier: String) -> LanguageIdentifier? { LanguageIdentifier(identifier)?.maximized }

  /// The number of speakers; nil if CLDR has no figure, as for `en-001`, whose region is not a territory.
  func count(_ identifier: String) -> Int? { Self.place(identifier).flatMap { counts[$0] } }

  /// The number of speakers of several locales. Locales with one maximized identifier count once.
  func count(_ identifiers: [String]) -> Int {
    Set(identifiers.compactMap(Self.place)).reduce(0) { $0 + (counts[$1] ?? 0) }
  }
}
