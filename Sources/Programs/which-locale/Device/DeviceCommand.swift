import AppLocalization
import ArgumentParser

struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device",
    abstract: "Tells what apps on a device are told of its languages and region, and what an app is shown in.",
    discussion: HelpText.device)

  @Option(help: ArgumentHelp("What is chosen in the settings, best first: en, en-GB, zh-Hans.", valueName: "x,y"))
  var languages: String?

  @Option(help: "The region chosen in the settings: IT.")
  var region: String?

  @Option(
    help: ArgumentHelp("A list as defaults or a command line has it instead: '(it, \"en-GB\")'.", valueName: "text"))
  var appleLanguages: String?

  @Option(help: ArgumentHelp("A property list with the list instead, XML, binary or text.", valueName: "path"))
  var appleLanguagesFile: String?

  @Option(help: "The language chosen for this app in the settings.")
  var override: String?

  @Option(help: ArgumentHelp("The app's localizations in order, comma separated.", valueName: "a,b,c"))
  var localizations: String?

  @Option(help: "CFBundleDevelopmentRegion of the app.")
  var developmentRegion: String?

  @Option(
    help: ArgumentHelp("The app itself, in place of both: an .app, or any folder of .lproj.", valueName: "path"))
  var bundle: String?

  @Option(help: ArgumentHelp("By what rule a localization is chosen: \(EngineNames.all).", valueName: "engine"))
  var engine = LocalizationEngine.apple.rawValue

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let answer = try DeviceAnswer(self)
    switch output.format {
    case .json: Console.print(answer.json.text(pretty: true))
    case .tsv:
      for row in answer.rows { Console.print("\(row.key)\t\(row.value)") }
    case .text:
      var table = TextTable([.init(title: ""), .init(title: "")])
      for row in answer.rows { table.append([row.key, row.value]) }
      table.lines(output.style).forEach(Console.print)
    }
    if answer.choice?.isMatch == false { throw ExitCode.failure }
  }
}
