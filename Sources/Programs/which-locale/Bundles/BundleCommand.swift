import AppLocalization
import ArgumentParser

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Tells what an app, a bundle or a folder is localized into, and what somebody is shown of it.",
    discussion: HelpText.bundle)

  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String

  @Option(help: ArgumentHelp("What the person wants, best first. May be repeated.", valueName: "x,y"))
  var preferred: [String] = []

  @Option(help: "How localizations are matched: \(LocalizationEngine.names).")
  var engine = LocalizationEngine.apple

  @Option(
    help: ArgumentHelp("The app that a framework or bundle belongs to.", valueName: "path"), completion: .directory)
  var mainBundle: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let bundle = try BundleFolder.read(path, limits: reading.limits)
    let app = try mainBundle.map { try BundleFolder.read($0, limits: reading.limits) }
    var languages: [String] = []
    for list in preferred {
      languages += try IdentifierList.parse(list, source: .option("--preferred"), isLenient: false)
    }
    if languages.isEmpty, app != nil { throw CommandFailure.usage("--main-bundle goes with --preferred") }
    let choice = languages.isEmpty ? nil : bundle.choice(for: languages, engine: engine, in: app)
    let answer = BundleAnswer(bundle: bundle, choice: choice)
    switch output.format {
    case .text: answer.lines(output.style).forEach(Console.print)
    case .tsv: answer.tsv.forEach(Console.print)
    case .json: Console.print(answer.json.text(pretty: true))
    }
    if let choice, !choice.isMatch { throw ExitCode.failure }
  }
}
