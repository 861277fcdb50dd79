import LocaleCore

extension CLDRFactsChecker {
  /// Reports keys of `common/bcp47` that are none of their extension, and preferred keys and types that are none.
  func wrongKeys(in facts: CLDRFacts) -> [InputDiagnostic] {
    facts.bcp47Keys.flatMap { key in
      // Attributes of `-u-` are listed without a key.
      let names = [
        ("not a key of -\(key.extensionSingleton)-", key.name), ("preferred key that is none", key.preferred),
      ]
      let hint =
        key.extensionSingleton == "t" ? "expected a letter and a digit" : "expected a letter or digit, then a letter"
      let keys = names.compactMap { message, name -> InputDiagnostic? in
        guard let name, !key.name.isEmpty, !isKey(name, of: key.extensionSingleton) else { return nil }
        return InputDiagnostic(message, at: key.location, text: name, hint: hint)
      }
      let types = Set(key.types.map(\.name))
      return keys
        + key.types.filter { $0.preferred.map(types.contains) == false }.map {
          InputDiagnostic(
            "preferred type that is none", at: $0.location, text: $0.preferred,
            hint: "expected another type of '\(key.name)'")
        }
    }
  }

  /// Whether a text is a key: `ca` of `-u-`, `m0` of `-t-` (UTS #35, Unicode Locale Identifier).
  private func isKey(_ text: String, of singleton: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 2, let first = bytes.first, let last = bytes.last else { return false }
    if singleton == "t" { return ASCII.isLetter(first) && ASCII.isDigit(last) }
    return SubtagForm.isAny(text) && ASCII.isLetter(last)
  }
}
