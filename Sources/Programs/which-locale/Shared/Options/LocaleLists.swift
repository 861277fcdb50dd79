import AppLocalization
import AppSources
import ArgumentParser

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
  func identifiers(
    isLenient: Bool = false, for engine: LocalizationEngine = .cldr
  ) throws(CommandFailure) -> [String] {
    let entry: IdentifierList.Entry = isLenient || engine != .cldr ? .name : .identifier
    if isEmpty { throw .usage("no supported locales: give --supported or --supported-file") }
    var identifiers = try IdentifierList.parse(supported, source: .option("--supported"), as: entry)
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

/// Whether the environment's names may name no language.
struct POSIXOption: ParsableArguments {
  @Flag(help: "Read C and POSIX in the environment as en-US-u-va-posix, as ICU does, not as no language.")
  var posix = false

  var environment: EnvironmentLocales {
    EnvironmentLocales(
      language: Console.variable("LANGUAGE"), lcAll: Console.variable("LC_ALL"),
      lcMessages: Console.variable("LC_MESSAGES"), lang: Console.variable("LANG"), namesPOSIX: posix)
  }
}

/// The options that name the supported locales, and the preferences in one of three ways.
struct LocaleLists: ParsableArguments {
  @OptionGroup var supported: SupportedOptions

  @OptionGroup var preferred: PreferredOption

  @Option(
    help: ArgumentHelp("The preferences of an Accept-Language header; - for those of input lines.", valueName: "header")
  )
  var acceptLanguage: String?

  @Flag(help: "The preferences of LANGUAGE, LC_ALL, LC_MESSAGES and LANG.")
  var environment = false

  @OptionGroup var posix: POSIXOption

  @Flag(help: "Accept ill-formed identifiers, which match nothing, instead of refusing them.")
  var acceptIllFormed = false

  /// Locales without the name of their list, which nobody can tell apart.
  @Argument(help: .hidden) var unnamed: [String] = []

  /// Says what to write. This is no `validate()`, which the parser asks before it looks for an option that it does not know.
  func refuseUnnamed() throws(CommandFailure) {
    guard let first = unnamed.first else { return }
    var names = supported.isEmpty ? ["--supported"] : []
    if preferred.preferred.isEmpty, acceptLanguage == nil, !environment { names.append("--preferred") }
    if names.isEmpty { throw .usage("unexpected argument '\(first.excerpt)'") }
    let values = unnamed.map(\.excerpt) + ["x,y"]
    throw .usage("say which list is which: " + zip(names, values).map { "\($0) \($1)" }.joined(separator: " "))
  }

  /// Whether each line of standard input is a header.
  var takesHeaders: Bool { acceptLanguage == "-" }

  /// The preferences; nil for those of each line of standard input.
  func preferences() throws(CommandFailure) -> Preferences? {
    if [!preferred.preferred.isEmpty, acceptLanguage != nil, environment].count(where: { $0 }) > 1 {
      throw .usage("give one of --preferred, --accept-language and --environment")
    }
    if let acceptLanguage { return takesHeaders ? nil : .header(AcceptLanguage(acceptLanguage)) }
    if environment { return .identifiers(posix.environment.identifiers) }
    if preferred.preferred.isEmpty { return nil }
    return .identifiers(
      try IdentifierList.parse(
        preferred.preferred, source: .option("--preferred"), as: acceptIllFormed ? .name : .preference))
  }

  /// The preferences of a command that reads no lines.
  func givenPreferences() throws(CommandFailure) -> Preferences {
    try refuseUnnamed()
    if let preferences = try preferences() { return preferences }
    throw .usage("no preferred locales: give --preferred, --accept-language or --environment")
  }
}

/// What a person prefers.
enum Preferences {
  case identifiers([String])
  case header(AcceptLanguage)

  var identifiers: [String] { if case .identifiers(let names) = self { names } else { [] } }
  /// What of a header is not read as it was written.
  var notes: [String] { if case .header(let header) = self { header.notes } else { [] } }
}

/// The engine that decides.
struct EngineOption: ParsableArguments {
  @Option(help: "Whose rules decide. (default: apple for a bundle and a device, cldr for lists and headers)")
  var engine: LocalizationEngine?
}

/// The engines that are asked.
struct EnginesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The engines to ask: \(LocalizationEngine.names). (default: all)",
      valueName: "a,b"))
  var engines: String?

  func list() throws(CommandFailure) -> [LocalizationEngine] {
    try engines.map(LocalizationEngine.list) ?? LocalizationEngine.allCases
  }
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

    /// The development region by an engine. A list has none; CLDR's default is the first supported, as `match` answers.
    func developmentRegion(for engine: LocalizationEngine) -> String? {
      developmentRegion ?? (bundle == nil && engine == .cldr ? identifiers.first : nil)
    }
  }

  /// - Parameter isLenient: whether localizations are names, and not identifiers.
  func read(isLenient: Bool = false) throws(CommandFailure) -> Contents {
    if let developmentRegion { try IdentifierList.check(developmentRegion, source: .option("--development-region")) }
    var seen: Set<String> = []
    guard let path else {
      if options.isEmpty { throw .usage("no supported locales: give a bundle, --supported or --supported-file") }
      let identifiers = try options.identifiers(isLenient: isLenient).filter { seen.insert($0).inserted }
      return Contents(identifiers: identifiers, developmentRegion: developmentRegion, bundle: nil)
    }
    if !options.isEmpty { throw .usage("give either a bundle or --supported, not both") }
    let bundle = try target.bundle(of: try SourceParts.read(path))
    if bundle.localizations.isEmpty {
      throw .file(path, "it has no localization: give a bundle with .lproj folders or a string catalog", .malformed)
    }
    return Contents(
      identifiers: bundle.localizations.filter { seen.insert($0).inserted },
      developmentRegion: developmentRegion ?? bundle.developmentRegion, bundle: bundle)
  }
}
