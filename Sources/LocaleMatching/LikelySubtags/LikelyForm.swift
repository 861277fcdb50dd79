/// The likely script and region of a bare language, which decide ties; those of `und` where CLDR has none.
struct LikelyForm {
  var script: UInt32
  var region: UInt16

  init(language: UInt64) {
    let pair =
      LikelySubtags.scriptAndRegion(of: LanguageTable.row(of: language))
      ?? LikelySubtagsTable.undetermined & (LSR.scriptMask | LSR.regionMask)
    let lsr = LSR(rawValue: pair)
    script = lsr.script
    region = lsr.region
  }
}
