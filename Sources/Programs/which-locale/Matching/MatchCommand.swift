import AppLocalization
import ArgumentParser
import AuditAsking
import LocalizationAudit
import ProgramSupport

struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Prints the supported locale that matches a person's preferences best.",
    usage: "which-locale match --supported a,b --preferred x,y [options]",
    discussion: """
        $ which-locale match --supported en,en-GB,it,it-CH --preferred fr-FR,it-FR
        it

        $ which-locale match --supported en,en-GB,it,it-CH --preferred en-IT --ranked
          supported  distance  from
          en-GB             3  en-IT
          en                5  en-IT

        $ which-locale match --supported en,fr --accept-language 'de;q=0, fr;q=0.9'
        fr

      If no supported locale is near enough, the default is printed, a remark goes to standard error, and the exit status \
      is 1.

        $ which-locale match --supported en,en-GB --preferred fr
        en

      --engine asks for the answer of other rules, which have no distance: see 'compare'. --default holds for all.

        $ which-locale match --supported en,en-AU --preferred en-NZ --engine apple
        en-AU

      With --environment, LC_ALL names the preferred locale, else LC_MESSAGES, else LANG. LANGUAGE, a list of names with \
      colons between them, replaces it unless it is C, C.UTF-8 or POSIX (POSIX.1, §8.2; GNU gettext).

        $ LANG=de_AT.UTF-8 which-locale match --environment --supported en,de
        de

      Without preferences, each line of standard input has them: SUPPORTED<TAB>PREFERRED, two comma-separated lists, or \
      with --supported PREFERRED alone, or with '--accept-language -' a header. Its answer is one line of TSV, \
      whose distance is - by another engine. For the default the last three are -1, -1 and -; without a default the \
      identifier is - too. An ill-formed line gets 'error: …', and its number on \
      standard error.

        $ printf 'en,en-GB\\ten-IT\\nde,fr\\tgsw\\n' | which-locale match
        en-GB	1	0	3
        de	0	0	8

      The exit status is that of the worst line: 64 for an ill-formed line, 1 for no match.
      """ + MatchAnswer.help)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @OptionGroup var engine: EngineOption

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "List all supported locales that match a preference, best first. Only cldr has an order.")
  var ranked = false

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    try lists.refuseUnnamed()
    let engine = engine.engine ?? .cldr
    let options = try matching.matcherOptions(for: engine)
    if ranked, engine != .cldr { throw CommandFailure.usage("--ranked is by CLDR's distances: leave --engine out") }
    let preferences = try lists.preferences()
    if ranked, preferences == nil {
      throw CommandFailure.usage("--ranked prints several lines for one: give --preferred or --accept-language")
    }
    let isNamed = preferences != nil || lists.takesHeaders || !lists.supported.isEmpty
    let supported =
      try isNamed
      ? SupportedLocales(
        lists.supported.identifiers(for: engine), options, engine) : nil
    guard let supported, let preferences else { return try answerLines(supported, options, engine) }
    if ranked { return try output.print(Ranking(supported.matcher, preferences)) }
    // The answer is alone on standard output, so that a shell can use it.
    var answer = supported.answer(preferences)
    if !answer.isFound {
      let names = supported.matcher.supported + preferences.identifiers
      answer.notices = [answer.remark] + IdentifierList.doubts(of: names)
    }
    answer.notices += preferences.notes
    try output.print(answer)
  }

  /// - Parameter named: the supported locales of all lines; nil if each line has its own.
  private func answerLines(
    _ named: SupportedLocales?, _ options: LocaleMatcher.Options, _ engine: LocalizationEngine
  ) throws {
    let columns = lists.takesHeaders ? "one header" : named == nil ? "SUPPORTED<TAB>PREFERRED" : "PREFERRED"
    let batch = LineBatch(output: output, columns: columns, takesHeaders: lists.takesHeaders)
    try batch.run { cells throws(CommandFailure) in
      if let named, lists.takesHeaders {
        return named.answer(.header(AcceptLanguage(field: cells.joined(separator: "\t"))))
      }
      guard let preferred = cells.last, cells.count == (named == nil ? 2 : 1) else {
        throw .usage("wrong columns in a line: write \(columns)")
      }
      let names =
        try named != nil
        ? []
        : IdentifierList.parse(
          Array(cells.prefix(1)), source: .line, as: engine != .cldr ? .name : .identifier)
      let preferences = try IdentifierList.parse([preferred], source: .line)
      return (named ?? SupportedLocales(names, options, engine)).answer(.identifiers(preferences))
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

  func answer(_ preferences: Preferences) -> MatchAnswer {
    switch (preferences, others) {
    case (.identifiers(let names, _), nil): MatchAnswer(matcher.bestMatch(for: names), of: matcher)
    case (.identifiers(let names, _), let others?): MatchAnswer(others.choice(preferring: names), of: matcher)
    case (.header(let header), nil): MatchAnswer(matcher.bestMatch(for: header), of: matcher)
    case (.header(let header), let others?): MatchAnswer(others.searchList(for: header), of: matcher)
    }
  }
}

/// The match, or the default.
struct MatchAnswer: Answer {
  static let columns: [Column<MatchAnswer>] = [
    Column("identifier", \.identifier), Column("isDefault", in: .json, \.isDefault),
    Column("match", in: .json, \.match), Column("supportedIndex", in: .tsv) { $0.match?.supportedIndex ?? -1 },
    Column("desiredIndex", in: .tsv) { $0.match?.desiredIndex ?? -1 }, Column("distance", in: .tsv, \.match?.distance),
  ]

  /// The places of a match in both lists.
  struct Place: AnswerObject {
    static let members: [Column<Place>] = [
      Column("supportedIndex", \.supportedIndex), Column("desiredIndex", \.desiredIndex),
      Column("distance", \.distance),
    ]
    let supportedIndex: Int
    let desiredIndex: Int
    /// Nil by the rules of engines that have none.
    let distance: LocaleDistance?
  }

  let match: Place?
  let identifier: String?
  /// Whether the identifier is the default. By Apple's rules it may be `zxx` although nothing matches.
  let isDefault: Bool
  var notices: [String] = []

  init(_ match: LocaleMatch?, of matcher: LocaleMatcher) {
    self.match = match.map(Place.init)
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
      match = Place(supportedIndex: index, desiredIndex: desired, distance: nil)
    } else {
      match = nil
    }
  }

  var isFound: Bool { match != nil }

  /// What stands beside an answer that is no match.
  var remark: String {
    identifier.map { "nothing matches: '\($0.excerpt)' is \(isDefault ? "the default" : "without a language")" }
      ?? "nothing matches"
  }

  func lines(_ style: TextStyle) -> [String] { identifier.map { [$0.visibleLine] } ?? [] }
}

extension MatchAnswer.Place {
  init(_ match: LocaleMatch) {
    (supportedIndex, desiredIndex, distance) = (match.supportedIndex, match.desiredIndex, match.distance)
  }
}

/// All matches for each preference, best first.
struct Ranking: Answer {
  typealias Row = (desiredIndex: Int, from: String, match: LocaleMatch)

  static let columns: [Column<Row>] = [
    Column("identifier", heading: "supported") { $0.match.identifier },
    Column("supportedIndex") { $0.match.supportedIndex }, Column("desiredIndex") { $0.desiredIndex },
    Column("distance", heading: "distance") { $0.match.distance }, Column("", in: [], heading: "from") { $0.from },
  ]
  static let members: [Column<Ranking>] = [Column("matches", of: columns, \.rows)]
  let rows: [Row]

  init(_ matcher: LocaleMatcher, _ preferences: Preferences) {
    switch preferences {
    case .identifiers(let names, _):
      rows = names.enumerated().flatMap { index, name in
        matcher.rankedMatches(for: name).map { (index, name, $0) }
      }
    case .header(let header):
      rows = matcher.rankedMatches(for: header).map { match in
        let range = header.ranges.first { $0.index == match.desiredIndex }
        return (match.desiredIndex, range?.text ?? "*", match)
      }
    }
  }

  var isFound: Bool { !rows.isEmpty }
  var notices: [String] { isFound ? [] : ["no match"] }

  func lines(_ style: TextStyle) -> [String] { rows.isEmpty ? [] : Self.table(rows).lines(style) }
}
