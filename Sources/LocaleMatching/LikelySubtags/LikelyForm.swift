/// The likely script and region of a bare language, which decide ties; those of `und` where CLDR has none.
struct LikelyForm {
  private let lsr: LSR

  var script: UInt32 { lsr.script }
  var region: UInt16 { lsr.region }

  init(language: UInt64) { self.init(LanguageTable.word(of: language)) }

  @inline(__always)
  init(_ word: LanguageWord) {
    lsr = LSR(rawValue: word.isUnusual ? LikelySubtagsTable.undetermined : word.scriptAndRegion)
  }
}
