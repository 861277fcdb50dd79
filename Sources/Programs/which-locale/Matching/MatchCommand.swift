import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Prints the supported locale that matches a person's preferences best.",
    discussion: HelpText.match)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Whose rules: \(LocalizationEngine.names). Only cldr has distances.")
  var engine = LocalizationEngine.cldr

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "List all supported locales that match a preference, best first, each once.")
  var ranked = false

  @Flag(
    help: "Answer each line of standard input. This is the default without --supported and --preferred.")
  var batch = false

  @OptionGroup(title: "Output options") var output: ColoredOutputOptions

  func run() throws {
    let options = try matching.matcherOptions(for: engine)
    if ranked, engine != .cldr { throw CommandFailure.usage("--ranked is by CLDR's distances: leave --engine out") }
    if environment.environment { return try answerEnvironment(options) }
    if batch || !lists.namesAny { return try runBatch(options) }
    let supported = try supported(options)
    let preferred = try lists.preferredIdentifiers()
    if ranked { return try rank(preferred, supported.matcher) }
    let answer = supported.answer(preferred)
    try answer.print(output.format, answer.json)
  }

  private func supported(_ options: LocaleMatcher.Options) throws -> SupportedLocales {
    SupportedLocales(
      try lists.supported.identifiers(isLenient: lists.acceptIllFormed, for: engine), options, engine)
  }

  private func rank(_ preferred: [String], _ matcher: LocaleMatcher) throws {
    let ranking = Ranking(matcher: matcher, preferred: preferred)
    output.format.print(style: output.style, text: ranking.lines(output.style), tsv: ranking.tsv, json: ranking.json)
    if !ranking.isEmpty { return }
    if output.format == .text { Console.complain("no match") }
    throw ExitCode.failure
  }

  private func answerEnvironment(_ options: LocaleMatcher.Options) throws {
    guard !batch, lists.preferred.isEmpty else {
      throw CommandFailure.usage("give one of --environment, --preferred and --batch")
    }
    let locales = environment.locales
    let variable = locales.variable?.name
    let fields: JSONObject = ["preferred": .list(locales.identifiers), "variable": JSONValue(variable)]
    if lists.namesSupported {
      let supported = try supported(options)
      if ranked { return try rank(locales.identifiers, supported.matcher) }
      let answer = supported.answer(locales.identifiers)
      guard case .object(let match) = answer.json else { return }
      return try answer.print(output.format, .object(match.adding(fields)))
    }
    try GivenOptions.check(["environment", "posix"], with: "--environment alone; with --supported it gets a locale")
    let preferences = locales.identifiers.isEmpty ? "no preference" : locales.identifiers.joined(separator: ", ")
    output.format.print(
      text: ["\(preferences) (\(variable ?? "nothing is set"))"],
      tsv: [[locales.identifiers.joined(separator: ","), variable ?? "-"].tabSeparated], json: .object(fields))
  }

  private func runBatch(_ options: LocaleMatcher.Options) throws {
    if ranked { throw CommandFailure.usage("give either --ranked or --batch: a ranking prints several lines for one") }
    guard lists.preferred.isEmpty else {
      throw CommandFailure.usage("use either --preferred or --batch: in a batch the lines hold the preferences")
    }
    let named = lists.namesSupported ? try supported(options) : nil
    let columns = named == nil ? "SUPPORTED<TAB>PREFERRED" : "PREFERRED"
    let isLenient = lists.acceptIllFormed
    let isJSON = output.format == .json
    try LineBatch(format: output.format, columns: columns).run { cells throws(CommandFailure) in
      guard let supported = cells.first, let preferred = cells.last, cells.count == (named == nil ? 2 : 1) else {
        throw .usage("wrong columns in a line: write \(columns)")
      }
      let names =
        named != nil
        ? [] : try IdentifierList.parse(supported, source: .line, isLenient: isLenient || engine != .cldr)
      let preferences = try IdentifierList.preferences([preferred], source: .line, isLenient: isLenient)
      let answer = (named ?? SupportedLocales(names, options, engine)).answer(preferences)
      return (isJSON ? answer.json.compactText : answer.tsv, answer.match != nil)
    }
  }
}

/// The supported locales, prepared for the engine that is asked.
struct SupportedLocales {
  /// CLDR's rules, and the default of every engine.
  let matcher: LocaleMatcher
  /// The names as another engine reads them; nil for CLDR's rules.
  private let others: PreparedLocalizations?

  init(_ names: [String], _ options: LocaleMatcher.Options, _ engine: LocalizationEngine) {
    matcher = LocaleMatcher(supported: names, options: options)
    others = engine == .cldr ? nil : PreparedLocalizations(names, for: engine)
  }

  func answer(_ preferred: [String]) -> MatchAnswer {
    guard let others else { return MatchAnswer(matcher.bestMatch(for: preferred), of: matcher) }
    return MatchAnswer(others.choice(preferring: preferred), of: matcher)
  }

  func answer(_ header: AcceptLanguage) -> MatchAnswer {
    guard let others else { return MatchAnswer(matcher.bestMatch(for: header), of: matcher) }
    return MatchAnswer(others.searchList(for: header), of: matcher)
  }
}

/// The match, or the default, in every format.
struct MatchAnswer {
  struct Match {
    let supportedIndex: Int
    let desiredIndex: Int
    /// Nil by the rules of engines that have none.
    let distance: LocaleDistance?
  }

  let match: Match?
  let identifier: String?
  /// Whether the identifier is the default. By Apple's rules it may be `zxx` although nothing matches.
  let isDefault: Bool

  init(_ match: LocaleMatch?, of matcher: LocaleMatcher) {
    self.match = match.map {
      Match(supportedIndex: $0.supportedIndex, desiredIndex: $0.desiredIndex, distance: $0.distance)
    }
    identifier = match?.identifier ?? matcher.defaultIdentifier
    isDefault = match == nil && identifier != nil
  }

  /// The answer of another engine, with the matcher's default in place of a fallback.
  init(_ choice: LocalizationChoice, of matcher: LocaleMatcher) {
    let chosen = choice.isMatch || choice.origin == .noLinguisticContent ? choice.first : nil
    identifier = chosen ?? matcher.defaultIdentifier
    isDefault = chosen == nil && identifier != nil
    // Names that differ in bytes are different names.
    let index = matcher.supported.firstIndex { $0.utf8.elementsEqual((chosen ?? "").utf8) }
    if case .preference(let desired) = choice.origin, let index {
      match = Match(supportedIndex: index, desiredIndex: desired, distance: nil)
    } else {
      match = nil
    }
  }

  /// Prints the answer alone to standard output, so that a shell can use it. Fails if nothing matches.
  func print(_ format: OutputFormat, _ json: JSONValue) throws {
    format.print(text: identifier.map { [$0] } ?? [], tsv: [tsv], json: json)
    if match != nil { return }
    if format == .text {
      Console.complain(
        identifier.map { "nothing matches: '\($0.excerpt)' is \(isDefault ? "the default" : "without a language")" }
          ?? "nothing matches")
    }
    throw ExitCode.failure
  }

  /// Identifier, supported index, desired index, distance: `en-GB 1 0 3`; `en -1 -1 -` for a default, `- -1 -1 -` for
  /// no match.
  var tsv: String {
    let name = identifier ?? "-"
    guard let match else { return [name, "-1", "-1", "-"].tabSeparated }
    return [name, "\(match.supportedIndex)", "\(match.desiredIndex)", match.distance?.decimal ?? "-"].tabSeparated
  }

  var json: JSONValue {
    .object([
      "identifier": JSONValue(identifier), "isDefault": .bool(isDefault),
      "match": match.map { match in
        .object([
          "desiredIndex": .integer(match.desiredIndex), "distance": match.distance.map { JSONValue($0) } ?? .null,
          "supportedIndex": .integer(match.supportedIndex),
        ])
      } ?? .null,
    ])
  }
}

extension EnvironmentLocales.Variable {
  fileprivate var name: String {
    switch self {
    case .language: "LANGUAGE"
    case .lcAll: "LC_ALL"
    case .lcMessages: "LC_MESSAGES"
    case .lang: "LANG"
    }
  }
}

/// All matches for each preference, best first, in every format.
struct Ranking {
  private let entries: [(desired: (offset: Int, element: String), match: LocaleMatch)]

  init(matcher: LocaleMatcher, preferred: [String]) {
    entries = preferred.enumerated().flatMap { desired in
      matcher.rankedMatches(for: desired.element).map { (desired, $0) }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func lines(_ style: TextStyle) -> [String] {
    if isEmpty { return [] }
    return TextTable(
      [.text("supported"), .number("distance"), .text("from")],
      entries.map { [$1.identifier, "\($1.distance)", $0.element] }
    ).lines(style)
  }

  var json: JSONValue {
    let matches = entries.map { desired, match in
      JSONValue.object([
        "desiredIndex": .integer(desired.offset), "distance": JSONValue(match.distance),
        "identifier": .string(match.identifier), "supportedIndex": .integer(match.supportedIndex),
      ])
    }
    return .object(["matches": .array(matches)])
  }

  var tsv: [String] {
    entries.map { desired, match in
      [match.identifier, "\(match.supportedIndex)", "\(desired.offset)", match.distance.decimal].tabSeparated
    }
  }
}
