extension CLDRFactsChecker {
  /// Reports rows whose `from` is not a locale of language, script and region, or whose `to` does not name all three.
  func illFormedLikelySubtags(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    for fact in facts.likelySubtags {
      do throws(LocaleForm.Fault) {
        try refuseVariants(LocaleForm(fact.from))
      } catch {
        diagnostics.append(error.diagnostic(for: fact.from, in: "from", at: fact.location))
      }
      do throws(LocaleForm.Fault) {
        let target = try LocaleForm(fact.to)
        try refuseVariants(target)
        if target.script == nil || target.region == nil {
          diagnostics.append(
            CLDRDiagnostic(
              "to does not name language, script and region", at: fact.location, text: fact.to,
              hint: "write all three, as en_Latn_US"))
        }
      } catch {
        diagnostics.append(error.diagnostic(for: fact.to, in: "to", at: fact.location))
      }
    }
    return diagnostics
  }

  /// Reports rows with the `from` of an earlier row.
  func duplicateLikelySubtags(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var first: [String: LikelySubtagFact] = [:]
    var diagnostics: [CLDRDiagnostic] = []
    for fact in facts.likelySubtags {
      let from = fact.from.lowercased()
      if let earlier = first[from] {
        diagnostics.append(
          .second(
            "likelySubtag from '\(fact.from)'", at: fact.location, text: fact.to, after: earlier.location,
            saying: earlier.to))
      } else {
        first[from] = fact
      }
    }
    return diagnostics
  }

  private func refuseVariants(_ locale: LocaleForm) throws(LocaleForm.Fault) {
    if let variant = locale.variants.first {
      throw LocaleForm.Fault(subtag: variant, expected: "no more than language, script and region")
    }
  }
}
