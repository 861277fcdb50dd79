/// The tables of each module of the runtime, by module. The plugins must know the files before the generator runs: they
/// share this file through symbolic links.
enum TableNames {
  static let byModule = [
    "LocaleMatching": [
      "CLDRReleaseTable", "LikelySubtagsTable", "RegionTable", "DistanceTable", "RuleTable", "LegacyTagTable",
      "CompoundAliasTable", "ParentLocaleTable", "ScriptTable",
    ],
    "LocaleCanonicalization": ["AliasTable", "TypeAliasTable"],
    "LocaleValidity": ["ValidityTable"],
    "LocalePlurals": ["PluralTable", "PluralRangeTable"],
  ]
}
