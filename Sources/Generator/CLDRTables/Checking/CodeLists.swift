import LocaleCore

extension SubtagKind {
  /// The kind of the aliases that replace such codes.
  var alias: AliasFact.AliasKind? { AliasFact.AliasKind(rawValue: self == .region ? "territory" : description) }

  /// A code in the letters that CLDR uses.
  func written(_ code: some StringProtocol) -> String {
    switch self {
    case .language, .subdivision, .variant: code.lowercased()
    case .script: code.prefix(1).uppercased() + code.dropFirst().lowercased()
    case .region: code.uppercased()
    }
  }
}

/// The codes that CLDR knows: its validity lists, and its aliases of single codes.
struct CodeLists {
  /// The statuses of codes in use.
  static let used: Set<SubtagStatus> = [.regular, .macroregion]

  private var statuses: [SubtagKind: [String: SubtagStatus]] = [:]
  private var replacements: [SubtagKind: [String: String]] = [:]

  init(_ facts: CLDRFacts) {
    for list in facts.validity {
      for code in list.identifiers { statuses[list.type, default: [:]][code] = list.status }
    }
    for kind in SubtagKind.allCases {
      for alias in facts.aliases where alias.kind == kind.alias {
        // An alias of a code in use is an error of its own.
        if status(of: alias.type, kind).map(Self.used.contains) == true { continue }
        replacements[kind, default: [:]][alias.type] = alias.replacement
      }
    }
  }

  /// The status of a code; nil if it is not listed.
  func status(of code: String, _ kind: SubtagKind) -> SubtagStatus? { statuses[kind]?[code] }

  /// The error or warning about a code in its place; nil if there is none. Without a list of its kind, only aliases count.
  func diagnostic(for code: NamedCode, in element: String, at location: SourceLocation) -> InputDiagnostic? {
    let (kind, listed) = (code.kind, statuses[code.kind])
    let status = listed?[code.code]
    let written = kind.written(code.code)
    let found: (finding: KnownOddity.Finding?, what: String, hint: String)
    if let replacement = replacements[kind]?[code.code] {
      found = (listed != nil && status == nil ? nil : .replaced, "is replaced", "write \(replacement)")
    } else if listed == nil || status.map(Self.used.contains) == true {
      return nil
    } else if let status {
      found = (.status(status), "has the status '\(status.cldrName)'", "write a code that is in use")
    } else if written != code.code, listed?[written] != nil {
      found = (nil, "is not written so", "write \(written)")
    } else {
      found = (.unlisted, "is not listed", "correct it, or add it to \(CLDRFilePath.validity(of: kind))")
    }
    let judgement = found.finding.flatMap { KnownOddity.judgement(of: $0, code, in: element) }
    let place = code.place ?? element
    let isAlias = AliasFact.AliasKind.allCases.contains { "\($0.rawValue)Alias" == element }
    if judgement == .right { return nil }
    // What no list has is a misspelling, and a replacement is not replaced again; CLDR may judge codes anew.
    let isError =
      judgement == nil
      && (found.finding == nil || found.finding == .unlisted || found.finding == .replaced && isAlias)
    if isError {
      return InputDiagnostic(
        "\(kind) '\(code.code)' in \(place) \(found.what)", at: location, text: code.text, hint: found.hint)
    }
    // Warnings about one kind of place become one, with all the codes.
    return InputDiagnostic(
      "\(kind) in \(place) \(found.what)\(judgement == nil ? "" : ", as in CLDR")", at: location, text: code.code,
      hint: found.finding == .replaced ? "write the code that replaces it" : found.hint, severity: .warning)
  }
}
