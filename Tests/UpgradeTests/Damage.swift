import Foundation
import PathKit
import Testing

/// One way to damage a release, and the error that must result.
struct Damage: Sendable, CustomTestStringConvertible {
  enum DamageKind: Sendable {
    /// The first occurrence of a text is replaced.
    case replace(String, String)
    case remove
    /// The file is cut after this many bytes.
    case truncate(Int)
    case bytes([UInt8])
  }

  var name: String
  var path: String
  var kind: DamageKind
  /// Parts of the message: file and line, what is wrong, and what to do.
  var expected: [String]

  var testDescription: String { name }

  init(_ name: String, _ path: String, _ kind: DamageKind, _ expected: String...) {
    self.name = name
    self.path = path
    self.kind = kind
    self.expected = expected
  }

  struct NotThere: Error {}

  func apply(to folder: Path) throws {
    let file = folder + path
    switch kind {
    case .remove: try file.delete()
    case .truncate(let count):
      let data: Data = try file.read()
      try file.write(data.prefix(count))
    case .bytes(let bytes): try file.write(Data(bytes))
    case .replace(let old, let new):
      let text: String = try file.read()
      guard let range = text.range(of: old) else { throw NotThere() }
      try file.write(text.replacingCharacters(in: range, with: new))
    }
  }
}

extension Damage {
  private static let likely = "common/supplemental/likelySubtags.xml"
  private static let info = "common/supplemental/languageInfo.xml"
  private static let metadata = "common/supplemental/supplementalMetadata.xml"
  private static let data = "common/supplemental/supplementalData.xml"
  private static let region = "common/validity/region.xml"
  private static let scripts = "common/properties/scriptMetadata.txt"
  private static let dtd = "common/dtd/ldmlSupplemental.dtd"

  static let all = [
    Damage("a file is missing", likely, .remove, likely, "missing file"),
    Damage("a folder is missing", "common/bcp47", .remove, "common/bcp47/calendar.xml", "missing file"),
    Damage(
      "one of its files is missing", "common/bcp47/timezone.xml", .remove, "common/bcp47/timezone.xml", "missing file"),
    Damage("a file is cut short", info, .truncate(9000), "\(info):", "error:"),
    Damage("a file is empty", region, .bytes([]), region, "error:"),
    Damage("a file is not UTF-8", metadata, .bytes([0x3C, 0xFF, 0xFE]), metadata, "error:"),
    Damage(
      "an entity is declared", likely,
      .replace("<supplementalData>", "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<supplementalData>"),
      "\(likely):", "error:"),
    Damage(
      "a row comes twice", likely, .replace("from=\"aaa\"", "from=\"aa\""), "\(likely):",
      "second likelySubtag from 'aa'"),
    Damage(
      "likely subtags lack a region", likely, .replace("to=\"aa_Latn_ET\"", "to=\"aa_Latn\""), "\(likely):",
      "to does not name language, script and region"),
    Damage(
      "likely subtags change what they were asked with", likely, .replace("to=\"aa_Latn_ET\"", "to=\"ab_Latn_ET\""),
      "\(likely):", "change a field of their left side"),
    Damage(
      "a distance is too great", info, .replace("distance=\"20\"", "distance=\"101\""), "\(info):",
      "not a number from 0 to 100"),
    Damage(
      "a distance is no number", info, .replace("distance=\"20\"", "distance=\"far\""), "\(info):",
      "not a number from 0 to 100", "'far'"),
    Damage(
      "a rule names a set that is none", info, .replace("$!enUS", "$!nowhere"), "\(info):",
      "undefined match variable '$nowhere'"),
    Damage(
      "the default rule is missing", info,
      .replace("<languageMatch desired=\"*_*_*\"\tsupported=\"*_*_*\"\tdistance=\"4\"/>", ""), "\(info):",
      "a default rule is missing"),
    Damage(
      "a rule has a shape the tables lack", info,
      .replace("desired=\"*_*\"\tsupported=\"*_*\"", "desired=\"*_Latn\" supported=\"*_Cyrl\""),
      "\(info):", "rule that the tables cannot express"),
    Damage(
      "a rule comes after its default", info,
      .replace(
        "</languageMatches>", "<languageMatch desired=\"aa\" supported=\"ab\" distance=\"5\"/></languageMatches>"),
      "\(info):", "never reached"),
    Damage(
      "an element is misspelt", info, .replace("<languageMatch ", "<languageMtach "), "\(info):",
      "unknown element in <languageMatches>", "'languageMtach'"),
    Damage(
      "an element differs in case", likely, .replace("<likelySubtag ", "<likelysubtag "), "\(likely):",
      "unknown element in <likelySubtags>", "'likelysubtag'"),
    Damage(
      "an attribute is misspelt", info, .replace("oneway=", "onewya="), "\(info):",
      "unknown attribute of <languageMatch>", "'onewya'"),
    Damage(
      "elements are nested without end", data,
      .replace("<territoryContainment>", String(repeating: "<a>", count: 30_000) + "<territoryContainment>"),
      "\(data):", "nested deeper than 64 elements"),
    Damage(
      "two rules for one pair", info,
      .replace(
        "<languageMatch desired=\"*\"\t",
        "<languageMatch desired=\"no\" supported=\"nb\" distance=\"7\"/>\n<languageMatch desired=\"*\"\t"),
      "\(info):", "second distance between 'no' and 'nb'", "which says '1'"),
    Damage(
      "a variable names a region twice", info, .replace("value=\"AS+", "value=\"AS+AS+"), "\(info):",
      "'AS' twice in matchVariable $enUS"),
    Damage(
      "an alias comes twice", metadata, .replace("<languageAlias type=\"in\"", "<languageAlias type=\"iw\""),
      "\(metadata):", "second languageAlias of 'iw': 'he'", "which says 'id'"),
    Damage(
      "a language is too long", "common/validity/language.xml", .replace("aa aaa~i", "abcdefghijklmnopqr aa aaa~i"),
      "common/validity/language.xml:", "no language in a validity list", "'abcdefghijklmnopqr'"),
    Damage(
      "a type leads to another alias", "common/bcp47/calendar.xml",
      .replace("<type name=\"gregory\"", "<type name=\"greg\" alias=\"gregory\"/>\n<type name=\"gregory\""),
      "common/bcp47/calendar.xml:", "leads to another alias"),
    Damage(
      "an attribute is missing", metadata, .replace(" replacement=\"he\"", ""), "\(metadata):",
      "<languageAlias> without the attribute replacement"),
    Damage(
      "aliases lead in a circle", metadata,
      .replace("type=\"iw\" replacement=\"he\"", "type=\"he\" replacement=\"he\""),
      "\(metadata):", "languageAlias leads back to itself"),
    Damage(
      "a territory contains itself", data, .replace("type=\"021\" contains=\"", "type=\"021\" contains=\"019 "),
      "\(data):", "territory contains itself"),
    Damage(
      "a locale has two parents", data, .replace("parent=\"en_150\" locales=\"", "parent=\"en_150\" locales=\"en_GB "),
      "\(data):", "second parent of 'en_GB'"),
    Damage(
      "a parent is its own child", data,
      .replace("parent=\"en_150\" locales=\"", "parent=\"en_150\" locales=\"en_001 "),
      "\(data):", "locale is its own ancestor"),
    Damage(
      "a range runs backwards", region, .replace("AC~G", "AG~C"), "\(region):", "not an identifier or a range", "'AG~C'"
    ),
    Damage(
      "a table has no rows", data, .replace("<territoryContainment>", "<territoryContainment/><somethingElse>"),
      data, "error:"),
    Damage(
      "a script runs neither way", scripts, .replace("RECOMMENDED; NO;", "RECOMMENDED; PERHAPS;"), "\(scripts):",
      "row without an RTL field"),
    Damage(
      "it is another release", dtd, .replace("\"48\"", "\"47\""), "\(dtd):15", "release 48.2 was asked for", "CLDR 47"),
    Damage(
      "it is a later release", "common/bcp47/calendar.xml", .replace("since=\"", "since=\"49\" draft=\""),
      "common/bcp47/calendar.xml:", "CLDR 49 or later"),
    Damage("its licence is unknown", dtd, .replace("Unicode-3.0", "MIT"), "\(dtd):4", "licence", "'MIT'"),
  ]
}
