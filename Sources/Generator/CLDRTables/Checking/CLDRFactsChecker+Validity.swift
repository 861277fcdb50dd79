extension CLDRFactsChecker {
  /// Reports identifiers that are not of the type of their list, or that occur in it, or in another list of it, before.
  func illFormedValidity(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    var first: [String: [String: ValidityFact]] = [:]
    for fact in facts.validity {
      for identifier in fact.identifiers {
        guard isIdentifier(identifier, of: fact.type) else {
          diagnostics.append(
            CLDRDiagnostic(
              "no \(fact.type) in a validity list", at: fact.location, text: identifier,
              hint: "expected \(SubtagForm.words(for: fact.type))"))
          continue
        }
        if let kind = CodePlace.Kind(rawValue: fact.type), kind.written(identifier) != identifier {
          diagnostics.append(
            CLDRDiagnostic(
              "\(fact.type) '\(identifier)' is not written so", at: fact.location,
              hint: "write \(kind.written(identifier))"))
        }
        guard let earlier = first[fact.type]?[identifier] else {
          first[fact.type, default: [:]][identifier] = fact
          continue
        }
        if earlier.status == fact.status {
          diagnostics.append(
            CLDRDiagnostic(
              "\(fact.type) '\(identifier)' twice in a validity list", at: fact.location, hint: "name it once"))
          continue
        }
        diagnostics.append(
          .second(
            "status of \(fact.type) '\(identifier)'", at: fact.location, text: fact.status, after: earlier.location,
            saying: earlier.status))
      }
    }
    return diagnostics
  }

  /// Reports keys and types of `common/bcp47` that cannot be written as subtags, and keys that occur twice.
  func illFormedKeys(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    var first: [String: SourceLocation] = [:]
    for key in facts.bcp47Keys {
      // Attributes of `-u-` are listed without a key.
      if !key.name.isEmpty {
        if !isKey(key.name, of: key.extensionSingleton) {
          diagnostics.append(
            CLDRDiagnostic(
              "not a key of -\(key.extensionSingleton)-", at: key.location, text: key.name,
              hint: key.extensionSingleton == "t"
                ? "expected a letter and a digit" : "expected a letter or digit, then a letter"))
        }
        if let earlier = first.updateValue(key.location, forKey: "\(key.extensionSingleton)-\(key.name)") {
          diagnostics.append(
            .second("key '\(key.name)'", at: key.location, after: earlier))
        }
      }
      for type in key.types where !isTypeName(type.name) {
        diagnostics.append(
          CLDRDiagnostic(
            "not a type of '\(key.name)'", at: type.location, text: type.name,
            hint: "expected subtags of \(SubtagForm.words(for: "type")), or a word in capitals"))
      }
    }
    return diagnostics
  }

  private func isIdentifier(_ text: String, of type: String) -> Bool {
    switch type {
    // Older releases list `root` among languages.
    case "language": SubtagForm.isLanguage(text) || text == "root"
    case "script": SubtagForm.isScript(text)
    case "region": SubtagForm.isRegion(text)
    case "variant": SubtagForm.isVariant(text)
    case "subdivision": SubtagForm.isSubdivision(text)
    default: SubtagForm.isAny(text)
    }
  }

  /// Whether a text is a key: `ca` of `-u-`, `m0` of `-t-` (UTS #35, Unicode Locale Identifier).
  private func isKey(_ text: String, of singleton: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 2, let first = bytes.first, let last = bytes.last else { return false }
    if singleton == "t" { return SubtagForm.isLetter(first) && SubtagForm.isDigit(last) }
    return SubtagForm.isAny(text) && SubtagForm.isLetter(last)
  }

  /// Whether a text is a value of several subtags, or a word in capitals that means values given by a rule:
  /// `CODEPOINTS`.
  private func isTypeName(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { SubtagForm.isAny($0) }
      || text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_") }
  }
}
