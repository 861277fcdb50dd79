import LocaleCore

/// A CLDR identifier, `zh_Hant_TW`, in packed subtags.
struct PackedIdentifier {
  var language: UInt64 = 0
  var script: UInt32 = 0
  var region: UInt16 = 0

  /// - Throws: an error if a subtag is ill-formed, or a language has more letters than its field can hold.
  init(_ text: String, at location: SourceLocation) throws(CLDRDiagnostic) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard let first = parts.first, let language = PackedSubtag.language(first.utf8) else {
      throw CLDRDiagnostic(
        "no language subtag", at: location, text: text, hint: "expected \(SubtagForm.words(for: "language"))")
    }
    guard language < PackedSubtag.shortLanguageLimit else {
      throw .tooWide(
        "a language of more than three letters", at: location, text: text, for: PackedSubtag.self,
        room: "three letters")
    }
    self.language = language
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
  }

  var lsr: LSR { LSR(language: language, script: script, region: region) }
}
