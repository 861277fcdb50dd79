/// What the environment of a process says about languages: the variables of POSIX, and `LANGUAGE` of GNU gettext.
///
///     let wanted = EnvironmentLocales(language: "sr@latin:en", lang: "sr_RS.UTF-8")
///     wanted.identifiers                       // ["sr-Latn", "en"]
///     matcher.bestMatch(for: wanted.identifiers)
///
/// The values are the caller's to read; here they are only understood.
///
/// - The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set and not empty (POSIX.1, §8.2).
/// - `LANGUAGE`, names between colons, stands in its place, unless the locale is `C` or `POSIX`, or is not set at all
///   (GNU gettext, "Specifying a Priority List of Languages"). A `C` in the list ends it.
/// - `C` and `POSIX`, with or without a character set, want the program's own texts: they give no identifier, or
///   `en-US-posix` as ICU has it, where that is asked for.
/// - What is no locale name is passed over.
public struct EnvironmentLocales: Hashable, Sendable {
  /// The variable that decided.
  public enum Variable: Hashable, Sendable {
    case language, lcAll, lcMessages, lang
  }

  /// BCP 47 identifiers, the most wanted first, each once. Empty where the environment wants nothing.
  public let identifiers: [String]
  /// Nil where none is set.
  public let variable: Variable?

  /// Reads the values of the variables; nil or empty for one that is not set. Allocates; takes time in
  /// proportion to their length.
  ///
  /// - Parameters:
  ///   - language: the value of `LANGUAGE`, a list.
  ///   - lcAll: the value of `LC_ALL`.
  ///   - lcMessages: the value of `LC_MESSAGES`.
  ///   - lang: the value of `LANG`.
  ///   - namesPOSIX: gives `en-US-posix` for `C` and `POSIX`.
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

  /// The BCP 47 identifier of one POSIX locale name, `sr_RS.UTF-8@latin` → `sr-Latn-RS`; nil for `C`, `POSIX` and what is
  /// no locale name.
  ///
  /// The character set is dropped. Of modifiers, scripts (`latin`, `cyrillic`, or four letters) and known variants
  /// (`valencia`, `ijekavian`) are kept; all others, `euro` among them, say nothing of the language. Allocates.
  public static func identifier(ofPOSIXName name: String) -> String? {
    POSIXLocaleName(name).identifier(namesPOSIX: false)
  }
}

/// A locale name as C libraries know it, `language[_territory][.codeset][@modifier]`.
private enum POSIXLocaleName {
  /// `C` or `POSIX`, which turns `LANGUAGE` off.
  case bareC
  /// The same with a character set, `C.UTF-8`. GNU's libraries compare names with `C` as they stand.
  case c
  case locale(LanguageIdentifier, variant: StaticString?)
  case unknown

  /// No name in use is half as long; more is no name.
  private static let lengthLimit = 64

  init(_ name: String) { self = name.withIdentifierBytes(Self.read) }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> POSIXLocaleName {
    guard bytes.count <= lengthLimit else { return .unknown }
    let name = POSIXName(bytes)
    let head = UnsafeBufferPointer(rebasing: bytes[..<name.headEnd])
    // C libraries compare these with case; the rest of POSIX is forgiven.
    if POSIXName.isC(head), head.first.map(ASCII.isUppercase) == true {
      return name.headEnd == bytes.count ? .bareC : .c
    }
    guard !head.isEmpty, let parsed = ParsedIdentifier(wellFormed: head), parsed.kind == .ordinary else {
      return .unknown
    }
    var identifier = LanguageIdentifier(parsed)
    let modifier = name.modifier.flatMap { POSIXModifier(UnsafeBufferPointer(rebasing: bytes[$0])) }
    if identifier.script == nil { identifier.script = modifier?.script.map { ScriptSubtag(packed: $0) } }
    return .locale(identifier, variant: modifier?.variant)
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
    case .bareC, .c: namesPOSIX ? "en-US-posix" : nil
    case .locale(let identifier, nil): identifier.description
    case .locale(let identifier, let variant?): identifier.description + "-" + variant.description
    case .unknown: nil
    }
  }
}

extension EnvironmentLocales: LocaleList {
  /// Hands over the identifiers, the most wanted first.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { identifiers.forEachLocale(until: body) }

  /// As `LocaleMatcher.bestMatch(for:)` of the identifiers.
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? { matcher.bestMatch(for: identifiers) }
}
