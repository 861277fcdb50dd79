extension CLDRFactsChecker {
  /// Reports rows that name more than language, script and region, or whose `to` does not name all three.
  func incompleteLikelySubtags(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.likelySubtags.flatMap { row in
      [("from", row.from), ("to", row.to)].compactMap { attribute, text -> CLDRDiagnostic? in
        guard let locale = try? LocaleForm(text) else { return nil }
        if let variant = locale.variants.first {
          return LocaleForm.Fault(subtag: variant, expected: "no more than language, script and region")
            .diagnostic(for: text, in: attribute, at: row.location)
        }
        if attribute == "from" || locale.script != nil && locale.region != nil { return nil }
        return CLDRDiagnostic(
          "to does not name language, script and region", at: row.location, text: text,
          hint: "write all three, as en_Latn_US")
      }
    }
  }
}
