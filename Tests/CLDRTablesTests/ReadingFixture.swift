import Foundation
import SystemAccess

@testable import CLDRTables

/// The smallest CLDR release that passes every check, in memory, for tests to damage.
enum ReadingFixture {
  static let version = CLDRVersion(major: 48, minor: 2)

  static let likelySubtags = """
    <supplementalData>
      <likelySubtags>
        <likelySubtag from="en" to="en_Latn_US"/>
        <likelySubtag from="und_TW" to="zh_Hant_TW" origin="sil1"/>
      </likelySubtags>
    </supplementalData>
    """

  static let languageInfo = """
    <supplementalData>
      <languageMatching>
        <languageMatches type="written_new">
          <paradigmLocales locales="en en_GB"/>
          <matchVariable id="$enUS" value="US+PR"/>
          <languageMatch desired="nb" supported="no" distance="1"/>
          <languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3" oneway="true"/>
          <languageMatch desired="*" supported="*" distance="80"/>
        </languageMatches>
      </languageMatching>
    </supplementalData>
    """

  static let supplementalMetadata = """
    <supplementalData>
      <metadata>
        <alias>
          <languageAlias type="iw" replacement="he" reason="deprecated"/>
          <languageAlias type="sh" replacement="sr_Latn" reason="legacy"/>
          <scriptAlias type="Qaai" replacement="Zinh" reason="deprecated"/>
          <territoryAlias type="UK" replacement="GB" reason="deprecated"/>
          <territoryAlias type="AN" replacement="CW SX BQ" reason="deprecated"/>
          <subdivisionAlias type="fi01" replacement="AX" reason="overlong"/>
          <variantAlias type="heploc" replacement="alalc97" reason="deprecated"/>
        </alias>
        <defaultContent locales="en_US he_IL"/>
      </metadata>
    </supplementalData>
    """

  static let supplementalData = """
    <supplementalData>
      <territoryContainment>
        <group type="001" contains="019 150"/>
        <group type="019" contains="US PR"/>
      </territoryContainment>
      <parentLocales>
        <parentLocale parent="en_001" locales="en_GB en_150"/><parentLocale parent="root" localeRules="nonlikelyScript" locales="en_Hebr"/>
      </parentLocales>
    </supplementalData>
    """

  static let calendar = """
    <ldmlBCP47>
      <keyword>
        <key name="ca" alias="calendar">
          <type name="gregory" alias="gregorian"/>
        </key>
      </keyword>
    </ldmlBCP47>
    """

  /// The calendars with another value of an attribute of the key or of its type.
  static func calendar(_ element: String, _ attribute: String, _ value: String) -> String {
    let pair = " \(attribute)=\"\(XMLText.escaped(value, isAttribute: true))\""
    let usual = element == "key" ? #"name="ca" alias="calendar""# : #"name="gregory" alias="gregorian""#
    let others = usual.split(separator: " ").filter { !$0.hasPrefix("\(attribute)=") }.joined(separator: " ")
    return calendar.replacing(usual, with: others + pair)
  }

  static let scriptMetadata = """
    # script; rank
    Latn; 2; 004C; IT; 1; RECOMMENDED; NO; NO; MIN; NO; YES
    Hebr; 8; 05D0; IL; 1; RECOMMENDED; YES; NO; NO; NO; NO
    Hant; 3; 6F22; TW; 2; RECOMMENDED; NO; YES; MIN; NO; NO
    """

  static let plurals = """
    <supplementalData>
      <plurals type="cardinal">
        <pluralRules locales="root zh">
          <pluralRule count="other"> @integer 0~15, 100, … @decimal 0.0~1.5, …</pluralRule>
        </pluralRules>
        <pluralRules locales="en">
          <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
          <pluralRule count="other"> @integer 0, 2~16, … @decimal 0.0~1.5, …</pluralRule>
        </pluralRules>
        <pluralRules locales="fr">
          <pluralRule count="one">i = 0,1 @integer 0, 1 @decimal 0.0~1.5</pluralRule>
          <pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000, 1c6, … @decimal 1.1c6, …</pluralRule>
          <pluralRule count="other"> @integer 2~17, 1c3, … @decimal 2.0~3.5, …</pluralRule>
        </pluralRules>
      </plurals>
    </supplementalData>
    """

  static let ordinals = """
    <supplementalData>
      <plurals type="ordinal">
        <pluralRules locales="root">
          <pluralRule count="other"> @integer 0~15, …</pluralRule>
        </pluralRules>
      </plurals>
    </supplementalData>
    """

  static let pluralRanges = """
    <supplementalData>
      <plurals>
        <pluralRanges locales="en">
          <pluralRange start="one" end="other" result="other"/>
          <pluralRange start="other" end="one" result="one"/>
        </pluralRanges>
      </plurals>
    </supplementalData>
    """

  static let dtd = """
    <!ELEMENT version EMPTY >
    <!ATTLIST version cldrVersion CDATA #FIXED "48" >
    """

  /// The other files that must be there, with a key each.
  private static let otherKeys = [
    "collation": "co", "currency": "cu", "measure": "ms", "number": "nu", "segmentation": "ss", "timezone": "tz",
    "transform": "m0", "transform-destination": "d0", "transform_hybrid": "h0", "transform_ime": "i0",
    "transform_keyboard": "k0", "transform_mt": "t0", "transform_private_use": "x0", "variant": "va",
  ].map { name, key in
    let singleton = key.hasSuffix("0") ? " extension=\"t\"" : ""
    return (
      "common/bcp47/\(name).xml",
      "<ldmlBCP47><keyword><key\(singleton) name=\"\(key)\"><type name=\"one\"/></key></keyword></ldmlBCP47>"
    )
  }

  static let files = Dictionary(uniqueKeysWithValues: otherKeys).merging(mainFiles) { $1 }

  private static let mainFiles: [String: String] = [
    CLDRFilePath.likelySubtags: likelySubtags,
    CLDRFilePath.languageInfo: languageInfo,
    CLDRFilePath.supplementalMetadata: supplementalMetadata,
    CLDRFilePath.supplementalData: supplementalData,
    "common/bcp47/calendar.xml": calendar,
    CLDRFilePath.scriptMetadata: scriptMetadata,
    CLDRFilePath.plurals: plurals,
    CLDRFilePath.ordinals: ordinals,
    CLDRFilePath.pluralRanges: pluralRanges,
    CLDRFilePath.supplementalDTD: dtd,
    CLDRFilePath.validity(of: .language): validity("language", "da en~z fr he id ms nb no sr und yi zh"),
    CLDRFilePath.validity(of: .region): validity("region", "AC~G AI AX BQ CW GB IE IL PR SX TW US 001 019 150"),
    CLDRFilePath.validity(of: .script): validity("script", "Hant Hebr Latn Zinh"),
    CLDRFilePath.validity(of: .subdivision): validity("subdivision", "ad02~8"),
    CLDRFilePath.validity(of: .variant): validity("variant", "1901 alalc97"),
  ]

  static func validity(_ type: String, _ list: String) -> String {
    """
    <supplementalData>
      <idValidity>
        <id type="\(type)" idStatus="regular">\(list)</id>
      </idValidity>
    </supplementalData>
    """
  }

  /// The release with one file replaced or removed.
  static func release(_ path: String, _ text: String?) -> CLDRFiles {
    var contents = files.mapValues { Data($0.utf8) }
    contents[path] = text.map { Data($0.utf8) }
    return CLDRFiles(contents: contents)
  }

  static func facts(_ path: String, _ text: String?) throws -> CLDRFacts {
    try CLDRReader(files: release(path, text)).read(version: version)
  }

  /// The diagnostics of reading; empty if there are none.
  static func errorMessages(_ path: String, _ text: String?) -> [String] {
    do throws(CLDRDiagnostics) {
      _ = try CLDRReader(files: release(path, text)).read(version: version)
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  /// The diagnostics of reading, or of the checks for a release that can be read.
  static func faults(_ path: String, _ text: String) throws -> [String] {
    do throws(CLDRDiagnostics) {
      let facts = try CLDRReader(files: release(path, text)).read(version: version)
      return CLDRFactsChecker(facts).diagnostics().map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }
}

extension String {
  func replacing(_ old: String, with new: String) -> String { replacingOccurrences(of: old, with: new) }
}
