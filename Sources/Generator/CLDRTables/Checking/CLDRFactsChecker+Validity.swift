extension CLDRFactsChecker {
  /// Reports identifiers that are not of the type of their list, or not written as CLDR writes such codes.
  func illFormedValidity(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.validity.flatMap { list in
      list.identifiers.compactMap { identifier in
        // Older releases list `root` among languages.
        if !SubtagForm.isOf(list.type, identifier), list.type != .language || identifier != "root" {
          return CLDRDiagnostic(
            "no \(list.type) in a validity list", at: list.location, text: identifier,
            hint: "expected \(SubtagForm.words(for: list.type))")
        }
        let written = list.type.written(identifier)
        if written == identifier { return nil }
        return CLDRDiagnostic(
          "\(list.type) '\(identifier)' is not written so", at: list.location, hint: "write \(written)")
      }
    }
  }

  /// Reports keys and types of `common/bcp47` that cannot be written as subtags, other values that are not of their
  /// attribute's grammar.
  func illFormedKeys(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    for key in facts.bcp47Keys {
      // Attributes of `-u-` are listed without a key.
      if !key.name.isEmpty, !isKey(key.name, of: key.extensionSingleton) {
        diagnostics.append(
          CLDRDiagnostic(
            "not a key of -\(key.extensionSingleton)-", at: key.location, text: key.name,
            hint: key.extensionSingleton == "t"
              ? "expected a letter and a digit" : "expected a letter or digit, then a letter"))
      }
      diagnostics += illFormedValues(of: key)
      for type in key.types where !isTypeName(type.name) {
        diagnostics.append(
          CLDRDiagnostic(
            "not a type of '\(key.name)'", at: type.location, text: type.name,
            hint: "expected subtags of \(SubtagForm.anyWords), or a word in capitals"))
      }
      diagnostics += key.types.flatMap { illFormedValues(of: $0, key) }
    }
    return diagnostics
  }

  private func illFormedValues(of key: BCP47KeyFact) -> [CLDRDiagnostic] {
    [
      diagnostic(key.extensionSingleton, "extension", "u or t", at: key.location) { ["u", "t"].contains($0) },
      diagnostic(key.alias, "alias", "a word of letters and digits", at: key.location, isWord),
      diagnostic(key.preferred, "preferred", "another key", at: key.location) {
        isKey($0, of: key.extensionSingleton)
      },
      diagnostic(key.since, "since", "a version", at: key.location, isVersion),
    ].compactMap { $0 }
  }

  private func illFormedValues(of type: BCP47TypeFact, _ key: BCP47KeyFact) -> [CLDRDiagnostic] {
    let aliases = type.aliases.map {
      diagnostic($0, "alias", "subtags, or the name of a time zone", at: type.location, isLongName)
    }
    let others = [
      diagnostic(type.preferred, "preferred", "another type of '\(key.name)'", at: type.location) { preferred in
        key.types.contains { $0.name == preferred }
      },
      diagnostic(type.iana, "iana", "the name of a time zone", at: type.location, isLongName),
      diagnostic(type.region, "region", SubtagForm.words(for: .region), at: type.location) {
        SubtagForm.isRegion($0)
      },
      diagnostic(type.since, "since", "a version", at: type.location, isVersion),
    ]
    return (aliases + others).compactMap { $0 }
  }

  /// The error of an attribute whose value is not of its grammar; nil if it is, or if there is no such attribute.
  private func diagnostic(
    _ value: String?, _ attribute: String, _ expected: String, at location: SourceLocation,
    _ isWellFormed: (String) -> Bool
  ) -> CLDRDiagnostic? {
    guard let value, !isWellFormed(value) else { return nil }
    return CLDRDiagnostic(
      "ill-formed attribute '\(attribute)'", at: location, text: value, hint: "expected \(expected)")
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
    isValue(text)
      || !text.isEmpty
        && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_") }
  }

  private func isValue(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { SubtagForm.isAny($0) }
  }

  /// Whether a text is one word, as `colNumeric`, the old name of a key.
  private func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { SubtagForm.isLetter($0) || SubtagForm.isDigit($0) }
  }

  /// Whether a text is an old name of a type: `ethiopic-amete-alem`, `America/Port-au-Prince`, `Etc/GMT+1`.
  private func isLongName(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          SubtagForm.isLetter($0) || SubtagForm.isDigit($0) || "_-+".utf8.contains($0)
        }
    }
  }

  /// Whether a text is numbers with full stops, as `21.0.2`.
  private func isVersion(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { number in
      !number.isEmpty && number.utf8.allSatisfy(SubtagForm.isDigit)
    }
  }
}
