import CLDRTables
import ReferenceMatching

/// Makes the canonical form, step by step from CLDR's rows (UTS #35, Annex C), with plain Strings and without
/// optimization.
struct ReferenceCanonicalizer: Sendable {
  private let aliases: ReferenceAliases
  private let subdivisions: [String: String]
  /// Canonical types by key and alias.
  private let types: [String: String]
  private let likelySubtags: ReferenceLikelySubtags

  init(facts: CLDRFacts) {
    likelySubtags = ReferenceLikelySubtags(facts: facts)
    aliases = ReferenceAliases(facts: facts)
    var subdivisions: [String: String] = [:]
    for alias in facts.aliases where alias.kind == .subdivision {
      guard let first = alias.replacements.first else { continue }
      subdivisions[alias.type] = first.first?.isUppercase == true ? first.lowercased() + "zzzz" : first
    }
    self.subdivisions = subdivisions
    types = Self.types(facts.bcp47Keys)
  }

  private static func types(_ keys: [BCP47KeyFact]) -> [String: String] {
    var result: [String: String] = [:]
    for key in keys {
      for type in key.types {
        var name = type.name
        while let next = key.types.first(where: { $0.name == name })?.preferred, next != name { name = next }
        for alias in type.aliases + [type.name] where alias.lowercased() != name.lowercased() {
          result["\(key.name) \(alias.lowercased())"] = name.lowercased()
        }
      }
    }
    return result
  }

  func canonicalized(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = replacingAliases(identifier)
    // UTS #35, Legacy Variants.
    if let posix = result.variants.firstIndex(of: "posix") {
      result.variants.remove(at: posix)
      if let unicode = result.extensions.firstIndex(where: { $0.singleton == "u" }) {
        result.extensions[unicode].subtags += ["va", "posix"]
      } else {
        result.extensions.append(.init(singleton: "u", subtags: ["va", "posix"]))
      }
    }
    result.extensions = result.extensions.map { piece in
      var piece = piece
      if piece.singleton == "u" { piece.subtags = unicode(piece.subtags) }
      if piece.singleton == "t" { piece.subtags = transform(piece.subtags) }
      return piece
    }.sorted { $0.singleton < $1.singleton }
    return result
  }

  /// Among several regions: the likely one of language and script, else the first (Annex C, Territory Exception).
  private func replacingAliases(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = aliases.replacing(identifier) { identifier, regions in
      let bare = ReferenceIdentifier(language: identifier.language, script: identifier.script)
      let likely = likelySubtags.adding(to: bare).region
      return regions.contains(likely) ? likely : regions[0]
    }
    result.variants.sort()
    return result
  }

  private func unicode(_ subtags: [String]) -> [String] {
    let attributes = subtags.prefix { $0.count > 2 }
    return Set(attributes).sorted() + keywords(Array(subtags.dropFirst(attributes.count)), dropsTrue: true)
  }

  private func transform(_ subtags: [String]) -> [String] {
    let source = subtags.prefix { !($0.count == 2 && $0.last?.isNumber == true) }
    var result: [String] = []
    if let fields = ReferenceAliases.fields(source.joined(separator: "-")) {
      result = replacingAliases(fields).text.lowercased().split(separator: "-").map(String.init)
    }
    return result + keywords(Array(subtags.dropFirst(source.count)), dropsTrue: false)
  }

  private func keywords(_ subtags: [String], dropsTrue: Bool) -> [String] {
    var values: [String: [String]] = [:]
    var rest = subtags[...]
    while let key = rest.popFirst() {
      let value = Array(rest.prefix { $0.count > 2 })
      rest = rest.dropFirst(value.count)
      if values[key] == nil { values[key] = value }
    }
    return values.keys.sorted().flatMap { key -> [String] in
      var value = (values[key] ?? []).joined(separator: "-")
      if key == "rg" || key == "sd" {
        value = subdivisions[value] ?? value
      } else {
        value = types["\(key) \(value)"] ?? value
      }
      if value.isEmpty || dropsTrue && value == "true" { return [key] }
      return [key] + value.split(separator: "-").map(String.init)
    }
  }
}
