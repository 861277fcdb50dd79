import Foundation
import SystemAccess

/// Writes the facts of a release in CLDR's own folders and elements, without anything that is not a fact.
struct ReducedFiles {
  private let facts: CLDRFacts
  private let license: UnicodeLicense

  init(_ facts: CLDRFacts, license: UnicodeLicense) {
    self.facts = facts
    self.license = license
  }

  /// - Parameter source: the release as published, which has what facts do not keep: ranges and rows as written.
  func files(from source: CLDRFiles) throws(CLDRDiagnostics) -> CLDRFiles {
    var files = CLDRFiles(contents: [
      CLDRFilePath.likelySubtags: likelySubtags,
      CLDRFilePath.languageInfo: languageInfo,
      CLDRFilePath.supplementalMetadata: supplementalMetadata,
      CLDRFilePath.supplementalData: supplementalData,
    ])
    for path in source.bcp47Paths { files.contents[path] = bcp47(path) }
    for path in CLDRFilePath.validity {
      let xml = try XMLSource(path: path, data: source.contents[path] ?? Data())
      files.contents[path] = validity(try xml.decode(ValidityDocument.self), at: path)
    }
    for path in CLDRFilePath.pluralRules { files.contents[path] = pluralRules(path) }
    if source.contents[CLDRFilePath.pluralRanges] != nil {
      files.contents[CLDRFilePath.pluralRanges] = document(CLDRFilePath.pluralRanges) { writer in
        PluralRangesDocument.write(facts.pluralRanges, to: &writer)
      }
    }
    let path = CLDRFilePath.scriptMetadata
    files.contents[path] = scriptMetadata(
      try ScriptMetadataTable(path: path, data: source.contents[path] ?? Data()))
    return files
  }

  private func notice(_ path: String) -> String {
    "Reduced copy of \(path) of CLDR \(facts.version), made by cldr-tables import: do not edit. "
      + "Under the \(license.title), see LICENSE."
  }

  private func document(
    _ path: String, root: String = "supplementalData", content: (inout XMLWriter) -> Void
  ) -> Data {
    var writer = XMLWriter(comment: notice(path))
    writer.element(root, content: content)
    return writer.data
  }

  private var likelySubtags: Data {
    document(CLDRFilePath.likelySubtags) { writer in
      writer.element("likelySubtags") { writer in
        for fact in facts.likelySubtags {
          writer.element("likelySubtag", ["from": fact.from, "to": fact.to, "origin": fact.origin])
        }
      }
    }
  }

  private var languageInfo: Data {
    let matching = facts.languageMatching
    return document(CLDRFilePath.languageInfo) { writer in
      writer.element("languageMatching") { writer in
        writer.element("languageMatches", ["type": LanguageInfoDocument.matchesType]) { writer in
          writer.element("paradigmLocales", ["locales": matching.paradigmLocales.map(\.name).joined(separator: " ")])
          for fact in matching.variables {
            writer.element("matchVariable", ["id": fact.id, "value": fact.value])
          }
          for fact in matching.rules {
            writer.element(
              "languageMatch",
              [
                "desired": fact.desired, "supported": fact.supported, "distance": "\(fact.distance)",
                "oneway": fact.isOneWay ? "true" : nil,
              ])
          }
        }
      }
    }
  }

  private var supplementalMetadata: Data {
    document(CLDRFilePath.supplementalMetadata) { writer in
      writer.element("metadata") { writer in
        writer.element("alias") { writer in
          for fact in facts.aliases {
            writer.element(
              "\(fact.kind.rawValue)Alias",
              [
                "type": fact.type, "replacement": fact.replacements.joined(separator: " "), "reason": fact.reason,
              ])
          }
        }
        writer.element("defaultContent", ["locales": facts.defaultContentLocales.map(\.name).joined(separator: " ")])
      }
    }
  }

  private var supplementalData: Data {
    document(CLDRFilePath.supplementalData) { writer in
      writer.element("territoryContainment") { writer in
        for fact in facts.territoryContainment {
          writer.element(
            "group",
            [
              "type": fact.type, "contains": fact.contains.joined(separator: " "), "status": fact.status,
              "grouping": fact.isGrouping ? "true" : nil,
            ])
        }
      }
      for section in facts.parentLocales {
        let component = section.components.isEmpty ? nil : section.components.joined(separator: " ")
        writer.element("parentLocales", ["component": component]) { writer in
          for fact in section.entries {
            writer.element(
              "parentLocale",
              [
                "parent": fact.parent, "localeRules": fact.localeRules,
                "locales": fact.locales.joined(separator: " "),
              ])
          }
        }
      }
    }
  }

  private func bcp47(_ path: String) -> Data {
    let keys = facts.bcp47Keys.filter { $0.location.file == path }
    return document(path, root: BCP47Document.root) { writer in
      writer.element("keyword") { writer in
        for key in keys where !key.name.isEmpty {
          writer.element(
            "key",
            [
              "extension": key.extensionSingleton == "u" ? nil : key.extensionSingleton, "name": key.name,
              "valueType": key.valueType, "deprecated": key.isDeprecated ? "true" : nil, "preferred": key.preferred,
              "alias": key.alias, "since": key.since,
            ]
          ) { writer in
            for type in key.types { value(type, named: "type", &writer) }
          }
        }
      }
      for key in keys where key.name.isEmpty {
        for attribute in key.types { value(attribute, named: "attribute", &writer) }
      }
    }
  }

  private func value(_ fact: BCP47TypeFact, named name: String, _ writer: inout XMLWriter) {
    writer.element(
      name,
      [
        "name": fact.name, "deprecated": fact.isDeprecated ? "true" : nil, "preferred": fact.preferred,
        "alias": fact.aliases.isEmpty ? nil : fact.aliases.joined(separator: " "), "since": fact.since,
        "iana": fact.iana, "region": fact.region,
      ])
  }

  /// The validity file with the lines of the release, so that an upgrade shows what changed.
  private func validity(_ document: ValidityDocument, at path: String) -> Data {
    self.document(path) { writer in
      writer.element("idValidity") { writer in
        for identifiers in document.idValidity.flatMap(\.id) {
          let lines = identifiers.text.split(whereSeparator: \.isNewline)
            .map { String($0).listItems.joined(separator: " ") }.filter { !$0.isEmpty }
          writer.element("id", ["type": identifiers.type, "idStatus": identifiers.idStatus], lines: lines)
        }
      }
    }
  }

  private func pluralRules(_ path: String) -> Data {
    let facts = facts.pluralRules.filter { $0.location.file == path }
    return document(path) { writer in
      for kind in PluralRulesFact.Kind.allCases where facts.contains(where: { $0.kind == kind }) {
        writer.element("plurals", ["type": kind.rawValue]) { writer in
          for fact in facts where fact.kind == kind {
            writer.element("pluralRules", ["locales": fact.locales.joined(separator: " ")]) { writer in
              for rule in fact.rules {
                let texts = [rule.condition.description, rule.samples.description].filter { !$0.isEmpty }
                writer.element("pluralRule", ["count": rule.category], text: texts.joined(separator: " "))
              }
            }
          }
        }
      }
    }
  }

  private func scriptMetadata(_ table: ScriptMetadataTable) -> Data {
    let head = [
      "# \(notice(table.path))",
      "# script; web rank; sample character; origin country; density; ID usage; RTL; LB letters; shaping required; "
        + "IME required; cased",
    ]
    let lines = head + table.rows.map(\.text)
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }
}

/// Writes an XML file, one element a line, indented by two spaces.
struct XMLWriter {
  private var text: String
  private var open: [String] = []

  /// - Parameter comment: one line for the head of the file.
  init(comment: String) {
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(comment) -->\n"
  }

  var data: Data { Data(text.utf8) }

  /// An element without content; attributes that are nil are left out.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    line("\(tag(name, attributes))/>")
  }

  /// An element around a text, on one line.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>, text: String) {
    line("\(tag(name, attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// An element around lines of text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>, lines: [String]) {
    line("\(tag(name, attributes))>")
    for content in lines { text += Self.escaped(content) + "\n" }
    line("</\(name)>")
  }

  /// An element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: (inout XMLWriter) -> Void
  ) {
    line("\(tag(name, attributes))>")
    open.append(name)
    content(&self)
    open.removeLast()
    line("</\(name)>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: open.count)
    text += content
    text += "\n"
  }

  private func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> String {
    var result = "<\(name)"
    for (key, value) in attributes {
      if let value { result += " \(key)=\"\(Self.escaped(value))\"" }
    }
    return result
  }

  /// Quotation marks, tabs and line breaks are written as references in content too, so that a file is read as it was
  /// written whatever a reader trims.
  private static func escaped(_ text: String) -> String { XMLText.plain(text, isAttribute: true) }
}
