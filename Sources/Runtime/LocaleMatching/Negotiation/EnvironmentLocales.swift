import LocaleAliases
import LocaleCore

/// The preferred languages in the environment of a process: the variables of POSIX, and `LANGUAGE` of GNU gettext.
///
///     let wanted = EnvironmentLocales(language: "sr@latin:en", lang: "sr_RS.UTF-8")
///     wanted.identifiers                       // ["sr-Latn", "en"]
///     matcher.bestMatch(for: wanted)
///
/// It is a list of preferences. The caller reads the variables, or passes the environment that he has:
///
///     matcher.bestMatch(for: EnvironmentLocales(ProcessInfo.processInfo.environment))
///
/// - The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set and not empty (POSIX.1, §8.2).
/// - `LANGUAGE`, a list of names separated by colons, replaces it, unless the locale is `C` or `POSIX`, or is not set
///   at all (GNU gettext, "Specifying a Priority List of Languages"). A `C` in the list ends it.
/// - `C` and `POSIX`, with or without a character set (glibc from 2.39 on: bug 16621), ask for the program's own texts:
///   they give no identifier, or UTS #35's `en-US-u-va-posix` on request.
/// - A name whose territory is none, `en_BCN`, asks for its language, as in gettext; a text without a language is skipped.
public struct EnvironmentLocales: Hashable, Sendable {
  /// The variables that are read, the first that is set before the others.
  public enum Variable: Hashable, Sendable, CaseIterable {
    /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`.
    case language, lcAll, lcMessages, lang

    /// The variable's name in an environment. Does not allocate.
    public var name: String {
      switch self {
      case .language: "LANGUAGE"
      case .lcAll: "LC_ALL"
      case .lcMessages: "LC_MESSAGES"
      case .lang: "LANG"
      }
    }
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
    let variables: [(value: String?, Variable)] = [(lcAll, .lcAll), (lcMessages, .lcMessages), (lang, .lang)]
    let locale = variables.first { $0.value?.utf8.isEmpty == false }
    var names = locale?.value.map { [$0] } ?? []
    if let language, !language.utf8.isEmpty, let name = names.first, !Self.isC(name) {
      names = language.utf8.split(separator: 0x3A).map { String(Substring($0)) }
      variable = .language
    } else {
      variable = locale?.1
    }
    var identifiers: [String] = []
    var seen: Set<TextKey> = []
    for name in names {
      let isC = Self.isC(name)
      let identifier = isC && namesPOSIX ? ProgramLocaleName.identifierOfC : Self.identifier(ofName: name)
      if let identifier, seen.insert(TextKey(text: identifier)).inserted { identifiers.append(identifier) }
      if isC { break }
    }
    self.identifiers = identifiers
  }

  /// Reads the variables of an environment, as ``init(language:lcAll:lcMessages:lang:namesPOSIX:)``. Allocates.
  public init(_ environment: [String: String]) {
    func value(_ variable: Variable) -> String? { environment[variable.name] }
    self.init(language: value(.language), lcAll: value(.lcAll), lcMessages: value(.lcMessages), lang: value(.lang))
  }

  /// Whether a name is `C` or `POSIX`, which C libraries compare with case. In the rest of a name, case does not matter here.
  private static func isC(_ name: String) -> Bool {
    name.withIdentifierBytes { $0.first.map(ASCII.isUppercase) == true && ProgramLocaleName.isC($0) }
  }

  /// The BCP 47 identifier of one locale name as programs write it: of POSIX, `sr_RS.UTF-8@latin` → `sr-Latn-RS`, or of
  /// Java, `zh_TW_#Hant`; nil for `C`, `POSIX` and a text that names no locale.
  ///
  /// The character set is dropped. Of modifiers, scripts (`latin`, `cyrillic`, or a code that CLDR lists) and registered
  /// variants (`valencia`, `tarask`, `ijekavian`) are kept. All others, such as `euro` and `quot`, say nothing about the
  /// language. Allocates.
  public static func identifier(ofName name: String) -> String? {
    name.withIdentifierBytes { bytes in
      // No C library has a language of more letters, but some read `german` as their own name of de_DE.
      ProgramLocaleName(bytes).flatMap { $0.identifier.longLanguage == 0 ? $0.text.text : nil }
    }
  }
}

extension EnvironmentLocales: RandomAccessCollection {
  /// The position of the first identifier, 0.
  public var startIndex: Int { identifiers.startIndex }
  /// The position after the last identifier.
  public var endIndex: Int { identifiers.endIndex }
  /// The identifier at a position, which must exist.
  public subscript(position: Int) -> String { identifiers[position] }
}
