/// The files this project wants from a CLDR release, relative to the folder that holds `common/`.
enum CLDRFilePath {
  static let likelySubtags = "common/supplemental/likelySubtags.xml"
  static let languageInfo = "common/supplemental/languageInfo.xml"
  static let supplementalMetadata = "common/supplemental/supplementalMetadata.xml"
  static let supplementalData = "common/supplemental/supplementalData.xml"
  static let plurals = "common/supplemental/plurals.xml"
  static let ordinals = "common/supplemental/ordinals.xml"
  static let pluralRules = [plurals, ordinals]
  static let scriptMetadata = "common/properties/scriptMetadata.txt"
  static let bcp47Folder = "common/bcp47"
  /// The files of every release since 35. Later ones may add some, which are read as well.
  static let bcp47 = [
    "calendar", "collation", "currency", "measure", "number", "segmentation", "timezone", "transform",
    "transform-destination", "transform_hybrid", "transform_ime", "transform_keyboard", "transform_mt",
    "transform_private_use", "variant",
  ].map { "\(bcp47Folder)/\($0).xml" }
  /// Read by the importer only, with the other DTDs: where a release states its major number and its licence.
  static let supplementalDTD = "common/dtd/ldmlSupplemental.dtd"
  /// The DTDs that state the major number too, where they are there.
  static let otherDTDs = ["common/dtd/ldml.dtd", "common/dtd/ldmlBCP47.dtd"]

  /// Releases hold more (currencies, units), of no use here.
  static let validityTypes = ["language", "region", "script", "subdivision", "variant"]
  static let validity = validityTypes.map { validity(of: $0) }

  static func validity(of type: String) -> String { "common/validity/\(type).xml" }

  /// Every file that must be there.
  static let required =
    [likelySubtags, languageInfo, supplementalMetadata, supplementalData, scriptMetadata]
    + pluralRules + bcp47 + validity
}
