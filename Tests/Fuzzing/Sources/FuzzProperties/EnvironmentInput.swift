import LocaleMatching

/// The values of LANGUAGE, LC_ALL, LC_MESSAGES and LANG. A variable without a value is not set.
struct EnvironmentInput {
  private let language: String?
  private let lcAll: String?
  private let lcMessages: String?
  private let lang: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let values = InputLines(bytes, separator: 0, limit: 4).lines
    func value(_ place: Int) -> String? { place < values.count ? values[place] : nil }
    language = value(0)
    lcAll = value(1)
    lcMessages = value(2)
    lang = value(3)
  }

  func check() throws(PropertyViolation) {
    for name in [lcAll, lcMessages, lang] {
      if let name { try POSIXNameProperties.check(name) }
    }
    try check(namesPOSIX: false)
    try check(namesPOSIX: true)
  }

  private func check(namesPOSIX: Bool) throws(PropertyViolation) {
    let found = EnvironmentLocales(
      language: language, lcAll: lcAll, lcMessages: lcMessages, lang: lang, namesPOSIX: namesPOSIX)
    let expected = EnvironmentModel(
      language: language, lcAll: lcAll, lcMessages: lcMessages, lang: lang, namesPOSIX: namesPOSIX)
    // Made only if a property fails.
    var values: String { "\([language, lcAll, lcMessages, lang]): \(found)" }
    try require(found.variable == expected.variable, "the variable that POSIX and gettext name decides", values)
    try require(found.identifiers == expected.identifiers, "its names are the identifiers", values)
    for identifier in found.identifiers {
      let read = try require(
        LocaleIdentifier(identifier), "an answer is an identifier", "\(values): \(identifier)")
      try require(read.description == identifier, "an answer is in canonical case", "\(values): \(identifier)")
      try require(
        read.extensions.isEmpty && read.privateUse.isEmpty || namesPOSIX && identifier == "en-US-u-va-posix",
        "an environment has no extensions", values)
    }
  }
}
