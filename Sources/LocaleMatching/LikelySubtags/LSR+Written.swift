extension LSR {
  /// What is written in a short form, maximised, with the written fields; nil where that takes more than the language's word.
  ///
  /// Nothing is asked here about aliases and marks: no entry of an index has such a language or region, but for
  /// pseudo-locales, which have a mark in the language besides. Whoever finds no entry must ask then.
  ///
  /// - Parameter fields: as `ShortIdentifier` reads them.
  @inline(__always)
  init?(short fields: UInt64) {
    let word = LanguageTable.directWord(of: fields >> 31)
    if fields & LSR.regionMask == 0 {
      self.init(rawValue: fields | word.scriptAndRegion | 4 << 59)
    } else {
      if word.isLikelyByRegion { return nil }
      self.init(rawValue: fields | word.rawValue & LSR.scriptMask | 5 << 59)
    }
  }

  /// The same for every common form. A language of three letters costs a call.
  ///
  /// - Parameter fields: as `CommonIdentifier` reads them, but not `none`. `und` always takes more.
  @inline(__always)
  init?(common fields: UInt64) {
    guard fields >> 31 != 0 else { return nil }
    let script = fields & LSR.scriptMask
    let hasRegion = fields & LSR.regionMask != 0
    if script != 0, hasRegion {
      guard script != LSR.unknownScript else { return nil }
      self.init(rawValue: fields | 7 << 59)
      return
    }
    let word = LanguageTable.word(of: fields >> 31)
    if script == 0 {
      if hasRegion {
        if word.isLikelyByRegion { return nil }
        self.init(rawValue: fields | word.rawValue & LSR.scriptMask | 5 << 59)
      } else {
        self.init(rawValue: fields | word.scriptAndRegion | 4 << 59)
      }
    } else {
      // An unknown language's region comes from `und`. Without a script it is told by having none.
      guard script != LSR.unknownScript, !word.isLikelyByScript, !word.isUnusual else { return nil }
      self.init(rawValue: fields | word.rawValue & LSR.regionMask | 6 << 59)
    }
  }

  /// The triple without what was not written.
  @inline(__always) var written: UInt64 {
    var fields = fields
    if rawValue & 2 << 59 == 0 { fields &= ~Self.scriptMask }
    if rawValue & 1 << 59 == 0 { fields &= ~Self.regionMask }
    return fields
  }
}
