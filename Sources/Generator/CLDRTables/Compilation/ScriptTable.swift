import LocaleCore

/// Packs what scripts are like: so far, which are written from right to left.
struct ScriptTable {
  private let rightToLeft: [UInt32]

  init(_ facts: [ScriptFact]) throws(CLDRDiagnostic) {
    var rightToLeft: [UInt32] = []
    for fact in facts where fact.isRightToLeft {
      guard let script = PackedSubtag.script(fact.script.utf8) else {
        throw CLDRDiagnostic("not a script", at: fact.location, text: fact.script)
      }
      rightToLeft.append(script)
    }
    self.rightToLeft = rightToLeft.sorted()
  }

  func file() -> CompiledFile {
    CompiledFile(
      name: "ScriptTable", summary: "Scripts that are written from right to left.",
      constants: [
        CompiledConstant(
          "rightToLeft", .words32(rightToLeft), rows: rightToLeft.count, comment: "Packed scripts, sorted.")
      ])
  }
}
