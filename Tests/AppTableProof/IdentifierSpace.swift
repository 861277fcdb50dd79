import Foundation

/// Every language, script and region that CLDR's XML names, read from the text of the files. The proof of an app's
/// table must not use the lists from which the table was made.
package struct IdentifierSpace: Sendable {
  package private(set) var languages: [String] = []
  package private(set) var scripts: [String] = []
  package private(set) var regions: [String] = []
  /// The scripts that likely subtags and language matching name together with a language.
  package private(set) var scriptsOfLanguage: [String: [String]] = [:]
  /// Languages that language matching names, in pairs.
  package private(set) var relatedLanguages: [(String, String)] = []
  /// Regions that are probably important because of parents or rules: drawn more often.
  package private(set) var aliasRegions: [String] = []

  /// - Parameter folder: `CLDR/common`.
  package init(folder: URL) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let likely = try text("supplemental/likelySubtags.xml")
    let metadata = try text("supplemental/supplementalMetadata.xml")
    let info = try text("supplemental/languageInfo.xml")
    var languages = Set(Self.identifiers(in: try text("validity/language.xml")))
    var regions = Set(Self.identifiers(in: try text("validity/region.xml")))
    scripts = Self.identifiers(in: try text("validity/script.xml")).sorted()
    var scriptsOf: [String: Set<String>] = [:]
    for name in Self.values(of: "from", in: likely) + Self.values(of: "to", in: likely)
      + Self.values(of: "desired", in: info) + Self.values(of: "supported", in: info)
    {
      let subtags = name.split(separator: "_").map(String.init)
      guard let language = subtags.first, language != "*" else { continue }
      languages.insert(language)
      for subtag in subtags.dropFirst() where subtag.utf8.count == 4 && subtag.first?.isLetter == true {
        scriptsOf[language, default: []].insert(subtag)
      }
    }
    for type in Self.values(of: "type", in: metadata) where !type.contains("_") {
      if (2...3).contains(type.utf8.count), type.lowercased() == type, type.allSatisfy(\.isLetter) {
        languages.insert(type)
      }
      if type.uppercased() == type, type.utf8.count == 2 || type.utf8.count == 3 && type.allSatisfy(\.isNumber) {
        regions.insert(type)
        aliasRegions.append(type)
      }
    }
    languages.remove("und")
    languages.remove("root")
    self.languages = languages.filter { (2...3).contains($0.utf8.count) }.sorted()
    self.regions = regions.filter { (2...3).contains($0.utf8.count) }.sorted()
    scriptsOfLanguage = scriptsOf.mapValues { $0.sorted() }
    relatedLanguages = zip(Self.values(of: "desired", in: info), Self.values(of: "supported", in: info)).compactMap {
      guard let one = $0.split(separator: "_").first, let other = $1.split(separator: "_").first, one != "*" else {
        return nil
      }
      return (String(one), String(other))
    }
  }

  /// The identifiers of a validity file, ranges (`aaa~j`) written out.
  private static func identifiers(in xml: String) -> [String] {
    var found: [String] = []
    for part in xml.components(separatedBy: "<id ").dropFirst() {
      guard let start = part.firstIndex(of: ">"), let end = part.range(of: "</id>")?.lowerBound else { continue }
      for word in part[part.index(after: start)..<end].split(whereSeparator: \.isWhitespace) {
        let sides = word.split(separator: "~").map(String.init)
        guard sides.count == 2, let first = sides[0].utf8.last, let last = sides[1].utf8.last, first <= last else {
          found += sides
          continue
        }
        for byte in first...last { found.append(String(sides[0].dropLast()) + String(UnicodeScalar(byte))) }
      }
    }
    return found
  }

  private static func values(of attribute: String, in xml: String) -> [String] {
    xml.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap { part in
      part.firstIndex(of: "\"").map { String(part[..<$0]) }
    }.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
