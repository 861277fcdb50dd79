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
      throw CLDRDiagnostic("no language subtag", at: location, text: text, hint: "expected 2, 3 or 5 to 8 letters")
    }
    guard language < PackedSubtag.shortLanguageLimit else {
      throw CLDRDiagnostic(
        "key wider than its field: a language of more than three letters", at: location, text: text,
        hint: "the tables pack a language into 15 bits; see LocaleCore/TableFormat")
    }
    self.language = language
    for part in parts.dropFirst() {
      if script == 0, region == 0, let packed = PackedSubtag.script(part.utf8) {
        script = packed
      } else if region == 0, let packed = PackedSubtag.region(part.utf8) {
        region = packed
      } else {
        throw CLDRDiagnostic("no language-script-region identifier", at: location, text: text)
      }
    }
  }

  var lsr: LSR { LSR(language: language, script: script, region: region) }
}
