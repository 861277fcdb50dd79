import AppLocalization
import ArgumentParser

/// The options that name the supported and the preferred locales.
struct LocaleLists: ParsableArguments {
  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @Option(
    help: ArgumentHelp("A file of supported locales, one on each line. # begins a comment line.", valueName: "path"),
    completion: .file())
  var supportedFile: [String] = []

  @Option(help: ArgumentHelp("The person's preferred locales, best first. May be repeated.", valueName: "x,y"))
  var preferred: [String] = []

  @Flag(help: "Accept ill-formed identifiers, which match nothing, instead of refusing them.")
  var lenient = false

  var namesSupported: Bool { !supported.isEmpty || !supportedFile.isEmpty }
  var namesAny: Bool { namesSupported || !preferred.isEmpty }

  /// The supported locales: first those of `--supported`, then those of the files.
  func supportedIdentifiers() throws(CommandFailure) -> [String] {
    guard namesSupported else { throw .usage("no supported locales: give --supported or --supported-file") }
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: lenient)
    }
    for path in supportedFile { identifiers += try IdentifierList.read(path: path, isLenient: lenient) }
    if identifiers.isEmpty { throw .usage("the list of supported locales is empty: name at least one") }
    return identifiers
  }

  func preferredIdentifiers() throws(CommandFailure) -> [String] {
    guard !preferred.isEmpty else { throw .usage("no preferred locales: give --preferred") }
    var identifiers: [String] = []
    for list in preferred {
      identifiers += try IdentifierList.parse(list, source: .option("--preferred"), isLenient: lenient)
    }
    return identifiers
  }
}

/// The supported locales of an app: named, listed in a file, or read from its bundle.
struct SupportedList: ParsableArguments {
  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String?

  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @Option(
    help: ArgumentHelp("A file of supported locales, one on each line. # begins a comment line.", valueName: "path"),
    completion: .file())
  var supportedFile: [String] = []

  /// The locales, and the bundle that they were read from.
  struct SupportedLocaleList {
    var identifiers: [String]
    var bundle: LocalizedBundle?
  }

  /// The locales in the order in which they were named, each spelling once.
  func read() throws(CommandFailure) -> SupportedLocaleList {
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: false)
    }
    for file in supportedFile { identifiers += try IdentifierList.read(path: file, isLenient: false) }
    var bundle: LocalizedBundle?
    if let path {
      guard supported.isEmpty, supportedFile.isEmpty else {
        throw .usage("give either a bundle or --supported, not both")
      }
      let read = try BundleFolder.read(path)
      identifiers = read.localizations
      if identifiers.isEmpty {
        throw .file(path, "it has no localization: give a bundle with .lproj folders or a string catalog", .malformed)
      }
      bundle = read
    } else if supported.isEmpty, supportedFile.isEmpty {
      throw .usage("no supported locales: give a bundle, --supported or --supported-file")
    }
    var seen: Set<String> = []
    identifiers = identifiers.filter { seen.insert($0).inserted }
    if identifiers.isEmpty { throw .usage("the list of supported locales is empty: name at least one") }
    return SupportedLocaleList(identifiers: identifiers, bundle: bundle)
  }
}
