import LocaleMatching

/// The rules of POSIX (§8.2) and gettext ("Specifying a Priority List of Languages") for the variables, in simple code.
struct EnvironmentModel {
  let variable: EnvironmentLocales.Variable?
  let identifiers: [String]

  init(language: String?, lcAll: String?, lcMessages: String?, lang: String?, namesPOSIX: Bool) {
    let settings: [(EnvironmentLocales.Variable, String?)] = [
      (.lcAll, lcAll), (.lcMessages, lcMessages), (.lang, lang),
    ]
    let locale = settings.lazy.compactMap { variable, value in
      value.flatMap { $0.isEmpty ? nil : (variable: variable, name: $0) }
    }.first
    guard let locale else {
      variable = nil
      identifiers = []
      return
    }
    var names = [locale.name]
    if let language, !language.isEmpty, !Self.isC(locale.name) {
      variable = .language
      names = language.utf8.split(separator: 0x3A).map { String(Substring($0)) }
      if let end = names.firstIndex(where: Self.isC) { names = Array(names[...end]) }
    } else {
      variable = locale.variable
    }
    var identifiers: [String] = []
    for name in names {
      let identifier =
        Self.isC(name)
        ? (namesPOSIX ? "en-US-u-va-posix" : nil) : EnvironmentLocales.identifier(ofName: name)
      if let identifier, !identifiers.contains(identifier) { identifiers.append(identifier) }
    }
    self.identifiers = identifiers
  }

  /// `C` or `POSIX`, in the case that C libraries know or with the rest in any, and with any character set.
  private static func isC(_ name: String) -> Bool {
    let head = name.utf8.prefix { $0 != 0x2E && $0 != 0x40 }
    return head.elementsEqual("C".utf8)
      || head.first == 0x50 && String(Substring(head)).lowercased().utf8.elementsEqual("posix".utf8)
  }
}
