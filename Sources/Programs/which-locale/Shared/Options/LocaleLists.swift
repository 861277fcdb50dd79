import AppLocalization
import AppSources
import ArgumentParser
import Foundation
import LocalizationEngines
import ProgramSupport
import Reach

/// The options that name the supported locales.
struct SupportedOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @Option(
    help: ArgumentHelp("A file of supported locales, one on each line. # begins a comment line.", valueName: "path"),
    completion: .file())
  var supportedFile: [String] = []

  var isEmpty: Bool { supported.isEmpty && supportedFile.isEmpty }

  /// The supported locales: first `--supported`, then the files.
  ///
  /// - Parameter engine: only CLDR's rules ask for identifiers: the others know names such as `English`.
  func identifiers(for engine: LocalizationEngine = .cldr) throws(CommandFailure) -> [String] {
    let entry: IdentifierList.Entry = engine == .cldr ? .identifier : .name
    if isEmpty { throw .usage("no supported locales: give --supported or --supported-file") }
    var identifiers = try IdentifierList.parse(supported, source: .list("--supported"), as: entry)
    for path in supportedFile { identifiers += try IdentifierList.read(path: path, as: entry) }
    if identifiers.isEmpty { throw .usage("the list of supported locales is empty: name at least one") }
    return identifiers
  }
}

/// The person's preferred locales.
struct PreferredOption: ParsableArguments {
  @Option(help: ArgumentHelp("The person's preferred locales, best first. May be repeated.", valueName: "x,y"))
  var preferred: [String] = []
}

/// The options that name the supported locales, and the preferences in one of three ways.
struct LocaleLists: ParsableArguments {
  @OptionGroup var supported: SupportedOptions

  @OptionGroup var preferred: PreferredOption

  @Option(
    help: ArgumentHelp("The preferences of an Accept-Language header.", valueName: "header"))
  var acceptLanguage: String?

  @Flag(help: "The preferences of LANGUAGE, LC_ALL, LC_MESSAGES and LANG.")
  var environment = false

  /// Locales without the name of their list, which nobody can tell apart.
  @Argument(help: .hidden) var unnamed: [String] = []

  /// Says what to write. This is no `validate()`, which the parser asks before it looks for an option that it does not know.
  func refuseUnnamed() throws(CommandFailure) {
    guard let first = unnamed.first else { return }
    var names = supported.isEmpty ? ["--supported"] : []
    if preferred.preferred.isEmpty, acceptLanguage == nil, !environment { names.append("--preferred") }
    if names.isEmpty {
      throw .usage(
        "unexpected argument '\(first.excerpt)': commas stand between the locales of a list: --supported en,de")
    }
    let values = unnamed.map(\.excerpt) + ["x,y"]
    let lists = zip(names, values).map { "\($0) \($1)" }.joined(separator: " ")
    throw .usage(
      "say which list is which: \(lists)"
        + (FileKind(at: first) == .folder ? "; 'which-locale bundle \(first.excerpt)' reads the folder" : ""))
  }

  /// Whether each line of standard input is a header.
  var takesHeaders: Bool { acceptLanguage == "-" }

  /// The preferences; nil for those of each line of standard input.
  func preferences() throws(CommandFailure) -> Preferences? {
    if [!preferred.preferred.isEmpty, acceptLanguage != nil, environment].count(where: { $0 }) > 1 {
      throw .usage("give one of --preferred, --accept-language and --environment")
    }
    if let acceptLanguage { return takesHeaders ? nil : .header(AcceptLanguage(field: acceptLanguage)) }
    if environment { return .environment(ProcessInfo.processInfo.environment) }
    if preferred.preferred.isEmpty { return nil }
    return .identifiers(
      try IdentifierList.parse(preferred.preferred, source: .list("--preferred")))
  }

  /// The preferences of a command that reads no lines.
  func givenPreferences() throws(CommandFailure) -> Preferences {
    try refuseUnnamed()
    if takesHeaders {
      throw .usage("only 'which-locale match' reads the headers of input lines: write one in place of -")
    }
    if let preferences = try preferences() { return preferences }
    throw .usage("no preferred locales: give --preferred, --accept-language or --environment")
  }
}

extension AcceptLanguage {
  /// A header's value, or the whole line as a browser's tools copy it: `Accept-Language: de`.
  init(field line: String) {
    self.init(String(line[...].headerValue))
  }
}

/// What a person prefers.
enum Preferences {
  /// - notes: what of the environment was read, and why other variables were not.
  case identifiers([String], notes: [String] = [])
  case header(AcceptLanguage)

  var identifiers: [String] { if case .identifiers(let names, _) = self { names } else { [] } }
  /// What is not read as it was written.
  var notes: [String] {
    switch self {
    case .identifiers(_, let notes): notes
    case .header(let header): header.notes
    }
  }

  /// The preferences of a process's variables.
  static func environment(_ variables: [String: String]) -> Preferences {
    let read = EnvironmentLocales(variables)
    let decisive = read.variable?.name
    let notes = EnvironmentLocales.Variable.allCases.compactMap { variable -> String? in
      guard let value = variables[variable.name], !value.isEmpty else { return nil }
      let reason =
        variable == read.variable
        ? read.isEmpty ? "no language" : read.identifiers.text
        : variable != .language
          ? "not read: \(decisive ?? "") comes first"
          : "not read: \(decisive.map { "\($0) names no language" } ?? "no locale is set")"
      return "\(variable.name)=\(value.excerpt): \(reason)"
    }
    let none = "none of \(EnvironmentLocales.Variable.allCases.map(\.name).joined(separator: ", ")) is set"
    return .identifiers(read.identifiers, notes: notes.isEmpty ? [none] : notes)
  }
}

/// The engine that decides.
struct EngineOption: ParsableArguments {
  @Option(help: "Whose rules decide. (default: apple for a bundle and a device, cldr for lists and headers)")
  var engine: LocalizationEngine?
}

/// The supported locales of an app: named, listed in a file, or read from its bundle.
struct SupportedList: ParsableArguments {
  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String?

  @OptionGroup var options: SupportedOptions

  @OptionGroup var target: TargetOption

  @Option(
    help: ArgumentHelp(
      "The app's development region, shown if nothing matches. (default: the bundle's)", valueName: "id"))
  var developmentRegion: String?

  var isEmpty: Bool { path == nil && options.isEmpty }

  struct Contents {
    /// The locales in the order in which they were named, each spelling once.
    let identifiers: [String]
    let developmentRegion: String?
    let bundle: LocalizedBundle?

    /// The localizations for an engine. A list has no development region; CLDR's default is the first supported, as `match` answers.
    func prepared(for engine: LocalizationEngine, _ options: LocaleMatcher.Options) -> PreparedLocalizations {
      let region = developmentRegion ?? (bundle == nil && engine == .cldr ? identifiers.first : nil)
      return PreparedLocalizations(identifiers, developmentRegion: region, for: engine, options: options)
    }
  }

  /// - Parameter engine: only CLDR's rules ask for identifiers.
  func read(for engine: LocalizationEngine = .cldr) throws(CommandFailure) -> Contents {
    if let developmentRegion {
      try IdentifierList.check(developmentRegion, source: .option("--development-region"), as: .tag)
    }
    var seen: Set<String> = []
    guard let path else {
      if options.isEmpty { throw .usage("no supported locales: give a bundle, --supported or --supported-file") }
      let identifiers = try options.identifiers(for: engine).filter { seen.insert($0).inserted }
      return Contents(identifiers: identifiers, developmentRegion: developmentRegion, bundle: nil)
    }
    if !options.isEmpty {
      let isFile = if case .file? = FileKind(at: path) { true } else { false }
      throw .usage(
        "give either a bundle or --supported, not both"
          + (isFile ? ": '\(path.excerpt)' is a file, which an option names, such as --headers" : ""))
    }
    let bundle = try target.bundle(of: try SourceParts.read(path), isOne: true)
    if bundle.localizations.isEmpty {
      throw .file(path, "it has no localization: give a bundle with .lproj folders or a string catalog", .malformed)
    }
    return Contents(
      identifiers: bundle.localizations.filter { seen.insert($0).inserted },
      developmentRegion: developmentRegion ?? bundle.developmentRegion, bundle: bundle)
  }
}
