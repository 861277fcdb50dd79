import AppLocalization
import LocaleValidity
import SystemAccess

/// A member of `.which-locale.json`: its name, value and meaning, for reading; the page and the file's JSON Schema say the same.
package struct ConfigurationMember: Sendable {
  package enum Kind: Equatable, Sendable {
    case flag, text
    /// The path of a file, relative to the configuration's folder.
    case file
    /// A list of texts, and what they are.
    case texts(String)
    /// A list of names of codes.
    case codes
    case choice([String])
    /// Percents by language.
    case shares
    case rules
  }

  package let name: String
  package let kind: Kind
  /// What it says, with a full stop.
  package let meaning: String
  let set: @Sendable (inout AuditOptions, JSONValue) -> Void

  private init(
    _ name: String, _ kind: Kind, _ meaning: String,
    set: @escaping @Sendable (inout AuditOptions, JSONValue) -> Void = { _, _ in }
  ) {
    (self.name, self.kind, self.meaning, self.set) = (name, kind, meaning, set)
  }

  /// All, in the order of the page. An argument on a command line wins over a text; lists and flags are added.
  package static let all: [ConfigurationMember] = [
    .init(
      "exclude", .texts("paths"),
      "Folders and files to skip, with `*` and `?`: relative to the folder that is audited, or to the working folder, or absolute."
    ) {
      $0.excluded += $1.texts
    },
    .init("reference", .text, "The localization whose keys the others should have; else the development region.") {
      $0.reference = $0.reference ?? $1.string
    },
    .init("required", .texts("languages"), "Languages that every table must have.") {
      $0.required += $1.texts.map { LocalizationName.hyphenated($0) }
    },
    .init("shares", .shares, "The percentage of its texts that a language must have translated.") { options, value in
      for member in value.object?.members ?? [] {
        options.shares[LocalizationName.hyphenated(member.key)] = member.value.integer
      }
    },
    .init("needsReview", .flag, "Whether to warn of texts that a catalog marks as in need of review.") {
      $0.findsReviews = $0.findsReviews || $1.bool == true
    },
    .init("fallsBackToReference", .flag, "Whether the app's code shows the reference's text for a key that is missing.")
    {
      $0.fallsBackToReference = $0.fallsBackToReference || $1.bool == true
    },
    .init(
      "keysInCode", .texts("names"),
      "Compares all keys in code with the tables. The names are functions beside Apple's that look up keys: `L10n.tr`, `.localized`."
    ) { $0.keysInCode = $0.keysInCode ?? $1.texts },
    .init("disabled", .codes, "Rules to switch off, by their codes or the beginnings of these.") { options, value in
      options.settings += value.texts.map { RuleSetting(code: $0, severity: nil) }
    },
    .init("rules", .rules, "Other severities; the last rule that matches decides."),
    .init(
      "failOn", .choice(FailureThreshold.allCases.map(\.rawValue)),
      "The least severity that fails: `error` if nothing is said."
    ) {
      $0.failOn = $0.failOn ?? $1.string.flatMap(FailureThreshold.init)
    },
    .init(
      "baseline", .file,
      "The file of known findings, relative to the configuration's folder; `--write-baseline` writes it."
    ) {
      $0.baseline = $0.baseline ?? $1.string
    },
    .init("$schema", .text, "The schema by which an editor completes the file."),
  ]

  /// The members of one of `rules`, each a text.
  package static let ruleMembers: [(name: String, meaning: String)] = [
    ("code", "A code, `audit.missingKey`, its last part, its beginning, or a pattern."),
    ("table", "A table, with its folder or without."), ("localization", "A localization."), ("key", "A key."),
    ("path", "A file, relative to the folder that is audited."),
    ("severity", "What matching findings become: `error`, `warning`, `note` or `ignore`."),
  ]
}

extension ConfigurationMember.Kind {
  /// What is wrong with a value, as a clause; nil for one of this kind.
  func problem(of value: JSONValue) -> String? {
    func wanted(_ isRight: Bool, _ kind: String) -> String? { isRight ? nil : "is \(value.kind), not \(kind)" }
    switch self {
    case .flag: return wanted(value.bool != nil, "true or false")
    case .text, .file: return wanted(value.string != nil, "a string")
    case .texts(let contents):
      return value.texts.count == value.elements?.count
        ? contents == "languages" ? Self.problem(ofLanguages: value.texts) : nil : "is not an array of \(contents)"
    case .codes:
      // A name of no rule would switch off nothing.
      return value.texts.count == value.elements?.count
        ? value.texts.lazy.compactMap(RuleList.problem(ofName:)).first.map { "is wrong: \($0)" }
        : "is not an array of codes"
    case .choice(let names):
      let isKnown = value.string.map(names.contains) ?? true
      return wanted(value.string != nil, "a string")
        ?? (isKnown ? nil : "is not one of \(names.joined(separator: ", "))")
    case .shares:
      let shares = (value.object?.members ?? []).map(\.value.integer)
      return shares.allSatisfy { $0.map((0...100).contains) ?? false }
        ? wanted(value.object != nil, "an object") ?? Self.problem(ofLanguages: value.object?.keys ?? [])
        : "has a value that is no whole number from 0 to 100"
    case .rules:
      let other = value.elements?.first { $0.object == nil }
      return wanted(value.elements != nil, "an array") ?? other.map { "has \($0.kind) where an object belongs" }
    }
  }
}

extension ConfigurationMember.Kind {
  /// What is wrong with the names of languages, as a clause: no table could have one.
  private static func problem(ofLanguages names: [String]) -> String? {
    names.first { name in
      let parts = LocaleIdentifier(naming: LegacyFolderName.tag(of: name) ?? name)?.validity
      return parts?.first { $0.field == .language }.map { $0.status == .unlisted } ?? true
    }.map { "names '\($0.excerpt)', which is no language" }
  }
}

extension JSONValue {
  /// The texts of a list.
  var texts: [String] { (elements ?? []).compactMap(\.string) }
}
