import AppLocalization
import AppSources
import ArgumentParser
import AuditAsking
import LocalizationAudit
import ProgramSupport

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Lists the localizations of an app, bundle or folder, and which of them a person sees.",
    usage: "which-locale bundle app [options]",
    discussion: """
      Reads the folder itself, in the layouts of iOS and macOS. Knows the names that SwiftPM writes in lower case. With \
      --preferred it chooses a localization as Apple's platforms do, including the development region; then the exit \
      status is 1 if nothing matches and a fallback is shown. 'texts' lists the texts of a file.

        $ which-locale bundle Which.app --preferred en-IT
        en-GB
          search list: en-GB, en
        …

        $ which-locale bundle Shelf_Shelf.resources
        Shelf_Shelf.resources: flat, development region en-GB
          localization  from                         tables
          Base          base.lproj
          de            de.lproj, Menu.xcstrings     Localizable, Menu
          en-GB         en-gb.lproj, Menu.xcstrings  Localizable, Menu
        …
      """ + BundleAnswer.help)

  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String

  @OptionGroup var preferred: PreferredOption

  @OptionGroup var engine: EngineOption

  @Option(
    help: ArgumentHelp("The app that a framework or bundle belongs to.", valueName: "path"), completion: .directory)
  var mainBundle: String?

  @OptionGroup var target: TargetOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let sources = try SourceParts.read(path)
    let bundle = try target.bundle(of: sources)
    let app = try mainBundle.map { LocalizedBundle(try SourceParts.read($0).joined) }
    let languages = try IdentifierList.parse(preferred.preferred, source: .list("--preferred"), as: .tag)
    let explanation =
      languages.isEmpty ? nil : bundle.explanation(for: languages, engine: engine.engine ?? .apple, in: app)
    // The findings about localizations that nobody is shown, or whose keys are shown.
    let findings = AppAuditor().audit(sources).findings
      .filter { RuleList.codesOfShownLocalizations.contains($0.code) }
    try output.print(
      BundleAnswer(
        bundle: bundle, knownRegions: sources.project?.knownRegions ?? [], explanation: explanation,
        findings: ReportedFinding.joined(findings, isMany: false),
        hints: [Self.decision(bundle, sources, app), target.hint(sources, languages, engine.engine ?? .apple)]
          .compactMap { $0 }))
  }

  /// Whose languages decide which of a package's bundle people are shown; nil for an app.
  private static func decision(_ bundle: LocalizedBundle, _ sources: SourceParts, _ app: LocalizedBundle?) -> String? {
    if let app {
      return app.info.allowsMixedLocalizations
        ? "The app allows mixed localizations: the bundle's own languages decide."
        : "The app's languages decide: the bundle is asked for the one that the app is shown in."
    }
    let isOfApp = ["bundle", "framework", "resources"].contains(where: bundle.path.hasExtension)
    return isOfApp || bundle.isSources && sources.project?.isPackage ?? false
      ? "On Apple's systems the languages of the app that has this bundle decide: give it with --main-bundle." : nil
  }
}

/// A target of a project.
struct TargetOption: ParsableArguments {
  @Option(help: ArgumentHelp("Of sources, what this target ships alone.", valueName: "name"))
  var target: String?

  /// The bundle of the target; without one that of the only app, or of all that is not a test.
  ///
  /// - Parameter isOne: whether several apps with different localizations are refused.
  func bundle(of sources: SourceParts, isOne: Bool = false) throws(CommandFailure) -> LocalizedBundle {
    if let target {
      if let reading = sources.joined(ofTarget: target) { return LocalizedBundle(reading) }
      throw .usage(sources.problem(ofTarget: target))
    }
    if isOne, let hint = hint(sources, [], .apple) { throw .usage(hint) }
    let (all, apps) = (LocalizedBundle(sources.joined), sources.apps)
    // An extension or a package may have languages in which nobody sees the app.
    guard apps.count == 1, let app = apps.first?.bundle, Set(app.localizations) != Set(all.localizations),
      !app.folders.isEmpty || !app.catalogs.isEmpty || !app.info.localizations.isEmpty
    else { return all }
    return app
  }

  /// What each of several apps has, or shows for the preferred languages, where the apps differ.
  func hint(_ sources: SourceParts, _ preferred: [String], _ engine: LocalizationEngine) -> String? {
    let apps = sources.apps
    let answers = Set(apps.map { [$0.bundle.developmentRegion ?? ""] + $0.bundle.localizations.sorted() })
    if target != nil || answers.count < 2 { return nil }
    let list = apps.prefix(12).map { name, bundle in
      preferred.isEmpty
        ? "'\(name.excerpt)' has \(bundle.localizations.text)"
        : "'\(name.excerpt)' shows \(bundle.choice(for: preferred, engine: engine).first?.excerpt ?? "-")"
    }.joined(separator: "; ")
    return "These are several apps: \(list). Give one with --target."
  }
}

extension SourceParts {
  /// Reads the folder that a command names.
  ///
  /// - Throws: if there is no folder, or if it cannot be read. Other problems are in the bundle's diagnostics.
  static func read(_ path: String) throws(CommandFailure) -> SourceParts {
    if let problem = FolderListing(of: path, .standard).problem, problem.severity == .error {
      throw .file(path, problem.message)
    }
    return SourceParts(of: path)
  }
}

/// The contents of a bundle and the localization that a person sees.
struct BundleAnswer: Answer {
  /// A localization.
  struct Row {
    let name: String
    let folders: [String]
    let catalogs: [String]
    let tables: [String]
  }

  static let columns: [Column<Row>] = [
    Column("name", heading: "localization", \.name),
    Column("from", in: .tsv, heading: "from") { row in
      let origins = row.folders + row.catalogs
      return origins.isEmpty ? ["declared only"] : origins
    },
    Column("folders", in: .json, \.folders), Column("catalogs", in: .json, \.catalogs),
    Column("tables", heading: "tables", \.tables),
  ]
  static let members: [Column<BundleAnswer>] = [
    Column("path", \.bundle.path), Column("layout") { $0.bundle.layout.kind?.rawValue ?? "sources" },
    Column("developmentRegion", \.bundle.developmentRegion), Column("localizations", of: columns, \.rows),
    Column("declared", \.bundle.info.localizations),
    Column("allowsMixedLocalizations", \.bundle.info.allowsMixedLocalizations),
    Column("prefersShowingLanguageSettings", \.bundle.info.prefersShowingLanguageSettings),
    Column("knownRegions", \.knownRegions),
    Column("diagnostics") { $0.bundle.diagnostics + $0.findings.map(\.diagnostic) }, Column("choice", \.explanation),
  ]
  let bundle: LocalizedBundle
  let knownRegions: [String]
  /// The choice for the preferred languages; nil if there are none.
  let explanation: LocalizationExplanation?
  let findings: [ReportedFinding]
  /// Sentences for people on who decides.
  let hints: [String]

  var isFound: Bool { explanation?.choice.isMatch != false }

  func lines(_ style: TextStyle) -> [String] {
    (explanation.map { Self.lines($0) + [""] } ?? []) + [summary] + Self.table(rows).lines(style) + hints + remarks
  }

  private static func lines(_ explanation: LocalizationExplanation) -> [String] {
    let choice = explanation.choice
    let reason = choice.fallback.map { " (\($0): nothing matches)" } ?? ""
    return ["\(choice.first ?? "-")\(reason)", "  search list: \(choice.localizations.joined(separator: ", "))"].map(
      \.visibleLine)
      + explanation.steps.map { "  \("\($0)".visibleLine)" }
  }

  private var summary: String {
    let region = bundle.developmentRegion.map { "development region \($0.visibleLine)" } ?? "no development region"
    return "\(bundle.path.visibleLine): \(bundle.layout.kind?.words ?? "sources"), \(region)"
  }

  private var remarks: [String] {
    let problems = bundle.diagnostics.filter { $0.severity != .note } + findings.map(\.diagnostic)
    return problems.isEmpty
      ? [] : [""] + problems.map(\.description) + RuleList.remedyLines(of: problems.map(\.code))
  }

  /// The localizations: `Base` first if there is one, then in the order in which an engine gets them.
  var rows: [Row] {
    let tables = Dictionary(grouping: bundle.tableFiles, by: \.place).mapValues { Set($0.map(\.table)).sorted() }
    let places =
      bundle.folders.filter(\.isBase).prefix(1).map(\.place) + bundle.localizations.map(TablePlace.localization)
    return places.map { place in
      let name = place.description
      return Row(
        name: name, folders: bundle.folders(for: name).map(\.path),
        catalogs: bundle.catalogs.filter { $0.localizations.contains(name) }.map(\.path), tables: tables[place] ?? [])
    }
  }
}

extension BundleLayout.Structure {
  fileprivate var words: String {
    switch self {
    case .flat: "flat"
    case .contents: "with Contents"
    case .versioned: "with versions"
    case .resources: "with Resources"
    }
  }
}
