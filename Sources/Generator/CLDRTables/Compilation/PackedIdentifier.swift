import LocaleCore

/// A CLDR identifier, `zh_Hant_TW`, in packed subtags.
struct PackedIdentifier {
  let lsr: LSR
  var language: UInt64 { lsr.language }

  /// - Throws: an error if a subtag is ill-formed, or a language has more letters than its field can hold.
  init(_ text: String, at location: SourceLocation) throws(CLDRDiagnostic) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard let first = parts.first, let language = PackedSubtag.language(first.utf8) else {
      throw CLDRDiagnostic(
        "no language subtag", at: location, text: text, hint: "expected \(SubtagForm.words(for: "language"))")
    }
    var (script, region): (UInt32, UInt16) = (0, 0)
    for part in parts.dropFirst() {
      if script == 0, region == 0, let packed = PackedSubtag.script(part.utf8) {
        script = packed
      } else if region == 0, let packed = PackedSubtag.region(part.utf8) {
        region = packed
      } else {
        throw CLDRDiagnostic(
          "no language-script-region identifier", at: location, text: text,
          hint: "write language, script and region in this order, and nothing else")
      }
    }
    lsr = try CLDRDiagnostic.packing(in: "LSR", at: location, text: text) { () throws(FieldOverflow) in
      try LSR(checking: language, script, region)
    }
  }
}
