import AppLocalization
import ArgumentParser
import LocaleMatching
import LocalizationAudit

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
    let isLenient = isLenient || engine != .cldr
    if isEmpty { throw .usage("no supported locales: give --supported or --supported-file") }
    var identifiers = try IdentifierList.parse(supported, source: .option("--supported"), isLenient: isLenient)
    for path in supportedFile { identifiers += try IdentifierList.read(path: path, isLenient: isLenient) }
    if identifiers.isEmpty { throw .usage("the list of supported locales is empty: name at least one") }
    return identifiers
  }
}

/// The options that name the supported and the preferred locales.
struct LocaleLists: ParsableArguments {
  @OptionGroup var supported: SupportedOptions

  @Option(help: ArgumentHelp("The person's preferred locales, best first. May be repeated.", valueName: "x,y"))
  var preferred: [String] = []

  @Flag(help: "Accept ill-formed identifiers, which match nothing, instead of refusing them.")
  var acceptIllFormed = false

  var namesSupported: Bool { !supported.isEmpty }
  var namesAny: Bool { namesSupported || !preferred.isEmpty }

  func supportedIdentifiers() throws(CommandFailure) -> [String] {
    try supported.identifiers(isLenient: acceptIllFormed)
  }

  func preferredIdentifiers() throws(CommandFailure) -> [String] {
    if preferred.isEmpty { throw .usage("no preferred locales: give --preferred") }
    return try IdentifierList.preferences(preferred, source: .option("--preferred"), isLenient: acceptIllFormed)
  }
}

/// The options that take the preferences from the environment.
struct EnvironmentOptions: ParsableArguments {
  @Flag(help: "The preferences are those of LANGUAGE, LC_ALL, LC_MESSAGES and LANG.")
  var environment = false

  @Flag(help: "With --environment: read C and POSIX as en-US-u-va-posix, as ICU does. Otherwise they name no language.")
  var posix = false

  func validate() throws {
    if posix, !environment { throw ValidationError("--posix goes with --environment") }
  }

  var locales: EnvironmentLocales {
    EnvironmentLocales(
      language: Console.variable("LANGUAGE"), lcAll: Console.variable("LC_ALL"),
      lcMessages: Console.variable("LC_MESSAGES"), lang: Console.variable("LANG"), namesPOSIX: posix)
  }
}

/// The supported locales of an app: named, listed in a file, or read from its bundle.
struct SupportedList: ParsableArguments {
  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String?

  @OptionGroup var options: SupportedOptions

  /// The locales in the order in which they were named, each spelling once, and the bundle that they were read from.
  func read() throws(CommandFailure) -> (identifiers: [String], bundle: LocalizedBundle?) {
    var seen: Set<String> = []
    guard let path else {
      if options.isEmpty { throw .usage("no supported locales: give a bundle, --supported or --supported-file") }
      return (try options.identifiers().filter { seen.insert($0).inserted }, nil)
    }
    if !options.isEmpty { throw .usage("give either a bundle or --supported, not both") }
    let bundle = LocalizedBundle(try SourceParts.read(path).joined)
    if bundle.localizations.isEmpty {
      throw .file(path, "it has no localization: give a bundle with .lproj folders or a string catalog", .malformed)
    }
    return (bundle.localizations.filter { seen.insert($0).inserted }, bundle)
  }
}
