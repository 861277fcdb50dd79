/// A supported identifier on its way into the index: its LSR with the written fields, and two notes for the builder in the
/// bits that an LSR leaves free. Zero for an identifier that is ill-formed.
struct SupportedForm {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  init(_ form: MatchingForm) {
    rawValue = form.lsr.rawValue
    if form.word.hasRegionRules { rawValue |= Self.regionRulesFlag }
    if form.word.hasParadigm, Self.isParadigm(form.lsr.fields) { rawValue |= Self.paradigmFlag }
  }

  private static let regionRulesFlag: UInt64 = 1 << 63
  private static let paradigmFlag: UInt64 = 1 << 62

  @inline(__always) var lsr: LSR { LSR(rawValue: rawValue & ~(Self.regionRulesFlag | Self.paradigmFlag)) }
  @inline(__always) var isIllFormed: Bool { rawValue == 0 }
  @inline(__always) var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inline(__always) var isParadigm: Bool { rawValue & Self.paradigmFlag != 0 }

  private static func isParadigm(_ fields: UInt64) -> Bool {
    for index in DistanceTable.paradigmLocales.indices where DistanceTable.paradigmLocales[index] == fields {
      return true
    }
    return false
  }
}
