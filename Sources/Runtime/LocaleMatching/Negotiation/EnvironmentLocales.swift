import LocaleCore

/// The preferred languages in the environment of a process: the variables of POSIX, and `LANGUAGE` of GNU gettext.
///
///     let wanted = EnvironmentLocales(language: "sr@latin:en", lang: "sr_RS.UTF-8")
///     wanted.identifiers                       // ["sr-Latn", "en"]
///     matcher.bestMatch(for: wanted.identifiers)
///
/// The caller reads the variables and passes their values.
///
/// - The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set and not empty (POSIX.1, §8.2).
/// - `LANGUAGE`, a list of names separated by colons, replaces it, unless the locale is `C` or `POSIX`, or is not set
///   at all (GNU gettext, "Specifying a Priority List of Languages"). A `C` in the list ends it.
/// - `C` and `POSIX`, with or without a character set, ask for the program's own texts: they give no identifier, or
///   UTS #35's `en-US-u-va-posix` on request.
/// - A name whose territory is none, `en_BCN`, asks for its language, as in gettext; a text without a language is skipped.
public struct EnvironmentLocales: Hashable, Sendable {
  /// The variable that decided.
  public enum Variable: Hashable, Sendable {
    /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`.
    case language, lcAll, lcMessages, lang
  }

  /// The BCP 47 identifiers, the most wanted first, each once. Empty if the environment has no preference.
  public let identifiers: [String]
  /// The variable that decided; nil if none is set.
  public let variable: Variable?

  /// Reads the values of the variables; pass nil or an empty string for one that is not set. Allocates; takes time in
  /// proportion to their length.
  ///
  /// - Parameters:
  ///   - language: the value of `LANGUAGE`, a list.
  ///   - lcAll: the value of `LC_ALL`.
  ///   - lcMessages: the value of `LC_MESSAGES`.
  ///   - lang: the value of `LANG`.
  ///   - namesPOSIX: gives `en-US-u-va-posix` for `C` and `POSIX` (UTS #35, Legacy Variants).
  public init(
    language: String? = nil, lcAll: String? = nil, lcMessages: String? = nil, lang: String? = nil,
    namesPOSIX: Bool = false
  ) {
    let locale: (name: String, variable: Variable)? =
      if let lcAll, !lcAll.utf8.isEmpty {
        (lcAll, .lcAll)
      } else if let lcMessages, !lcMessages.utf8.isEmpty {
        (lcMessages, .lcMessages)
      } else if let lang, !lang.utf8.isEmpty {
        (lang, .lang)
      } else {
        nil
      }
    var names: [POSIXLocaleName] = []
    var variable = locale?.variable
    if let locale { names = [POSIXLocaleName(locale.name)] }
    if let language, !language.utf8.isEmpty, let name = names.first, !name.isBareC {
      names = []
      for part in language.utf8.split(separator: 0x3A) {
        let name = POSIXLocaleName(String(Substring(part)))
        names.append(name)
        if name.isC { break }
      }
      variable = .language
    }
    self.variable = variable
    var identifiers: [String] = []
    var seen: Set<TextKey> = []
    for name in names {
      guard let identifier = name.identifier(namesPOSIX: namesPOSIX) else { continue }
      if seen.insert(TextKey(text: identifier)).inserted { identifiers.append(identifier) }
    }
    self.identifiers = identifiers
  }

  /// The BCP 47 identifier of one POSIX locale name, `sr_RS.UTF-8@latin` → `sr-Latn-RS`; nil for `C`, `POSIX` and a
  /// text that is not a locale name.
  ///
  /// The character set is dropped. Of modifiers, scripts (`latin`, `cyrillic`, or a code that CLDR lists) and registered
  /// variants (`valencia`, `tarask`, `ijekavian`) are kept. All others, such as `euro` and `quot`, say nothing about the
  /// language. Allocates.
  public static func identifier(ofPOSIXName name: String) -> String? {
    POSIXLocaleName(name).identifier(namesPOSIX: false)
  }
}

/// A locale name of C libraries, `language[_territory][.codeset][@modifier]`.
private enum POSIXLocaleName {
  /// `C` or `POSIX`, which turns `LANGUAGE` off.
  case bareC
  /// The name `C.UTF-8`, with any character set. GNU's libraries compare the name `C` without one.
  case c
  case locale(ProgramLocaleName)
  case unknown

  init(_ name: String) { self = name.withIdentifierBytes(Self.read) }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> POSIXLocaleName {
    let name = POSIXName(bytes)
    let head = UnsafeBufferPointer(rebasing: bytes[..<name.headEnd])
    // C libraries compare these names with case; in the rest of a name, case does not matter here.
    if POSIXName.isC(head), head.first.map(ASCII.isUppercase) == true {
      return name.headEnd == bytes.count ? .bareC : .c
    }
    return ProgramLocaleName(bytes, skipsTerritory: true).map { .locale($0) } ?? .unknown
  }

  var isBareC: Bool { if case .bareC = self { true } else { false } }
  var isC: Bool {
    switch self {
    case .bareC, .c: true
    default: false
    }
  }

  func identifier(namesPOSIX: Bool) -> String? {
    switch self {
    case .bareC, .c: namesPOSIX ? POSIXName.identifierOfC : nil
    case .locale(let name): name.text.text
    case .unknown: nil
    }
  }
}
