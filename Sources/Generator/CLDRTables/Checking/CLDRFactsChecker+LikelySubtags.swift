extension CLDRFactsChecker {
  /// Reports rows whose `from` is not a locale of language, script and region, or whose `to` does not name all three.
  func illFormedLikelySubtags(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.likelySubtags.flatMap { row in
      [("from", row.from), ("to", row.to)].compactMap { attribute, text -> CLDRDiagnostic? in
        do throws(LocaleForm.Fault) {
          let locale = try LocaleForm(text)
          if let variant = locale.variants.first {
            throw LocaleForm.Fault(subtag: variant, expected: "no more than language, script and region")
          }
          if attribute == "from" || locale.script != nil && locale.region != nil { return nil }
          return CLDRDiagnostic(
            "to does not name language, script and region", at: row.location, text: text,
            hint: "write all three, as en_Latn_US")
        } catch {
          return error.diagnostic(for: text, in: attribute, at: row.location)
        }
      }
    }
  }
}
