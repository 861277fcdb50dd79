import ArgumentParser

/// What is supported and what is preferred.
struct LocaleLists: ParsableArguments {
  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @Option(
    help: ArgumentHelp("A file of supported locales, a line each; # begins a comment line.", valueName: "path"),
    completion: .file())
  var supportedFile: [String] = []

  @Option(help: ArgumentHelp("What the person wants, best first. May be repeated.", valueName: "x,y"))
  var preferred: [String] = []

  @Flag(help: "Let ill-formed identifiers match nothing instead of refusing them.")
  var lenient = false

  var namesSupported: Bool { !supported.isEmpty || !supportedFile.isEmpty }
  var namesAny: Bool { namesSupported || !preferred.isEmpty }

  /// The supported locales: those of the options, then those of the files.
  func supportedIdentifiers() throws(CommandFailure) -> [String] {
    guard namesSupported else { throw .usage("name the supported locales: --supported or --supported-file") }
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: lenient)
    }
    for path in supportedFile { identifiers += try IdentifierList.read(path: path, isLenient: lenient) }
    if identifiers.isEmpty { throw .usage("the list of supported locales is empty") }
    return identifiers
  }

  func preferredIdentifiers() throws(CommandFailure) -> [String] {
    guard !preferred.isEmpty else { throw .usage("name what the person wants: --preferred") }
    var identifiers: [String] = []
    for list in preferred {
      identifiers += try IdentifierList.parse(list, source: .option("--preferred"), isLenient: lenient)
    }
    return identifiers
  }
}
