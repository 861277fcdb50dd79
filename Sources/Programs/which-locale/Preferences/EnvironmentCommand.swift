import AppLocalization
import ArgumentParser
import LocaleMatching

struct EnvironmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "environment",
    abstract: "Lists the languages that LANGUAGE, LC_ALL, LC_MESSAGES and LANG ask for.",
    discussion: HelpText.environment)

  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "Read C and POSIX as en-US-posix, as ICU does. Otherwise they name no language.")
  var posix = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let options = try matching.matcherOptions()
    let locales = EnvironmentLocales(
      language: Console.variable("LANGUAGE"), lcAll: Console.variable("LC_ALL"),
      lcMessages: Console.variable("LC_MESSAGES"), lang: Console.variable("LANG"), namesPOSIX: posix)
    guard supported.isEmpty else { return try match(locales, options) }
    let variable = locales.variable?.name
    switch output.format {
    case .text:
      let source = variable.map { " (\($0))" } ?? ""
      if locales.identifiers.isEmpty {
        Console.print("no preference" + (variable.map { " (\($0))" } ?? " (nothing is set)"))
      } else {
        Console.print(locales.identifiers.joined(separator: ", ") + source)
      }
    case .tsv: Console.print("\(locales.identifiers.joined(separator: ","))\t\(variable ?? "-")")
    case .json: Console.print(JSONValue.object(Self.fields(locales)).text(pretty: true))
    }
  }

  private func match(_ locales: EnvironmentLocales, _ options: LocaleMatcher.Options) throws {
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: false)
    }
    let matcher = LocaleMatcher(supported: identifiers, options: options)
    let answer = MatchAnswer(matcher: matcher, preferred: locales.identifiers)
    switch output.format {
    case .text: Console.print(answer.text(output.style))
    case .tsv: Console.print(answer.tsv)
    case .json:
      guard case .object(let fields) = answer.json else { return }
      Console.print(JSONValue.object(fields.adding(Self.fields(locales))).text(pretty: true))
    }
    if answer.match == nil { throw ExitCode.failure }
  }

  private static func fields(_ locales: EnvironmentLocales) -> JSONObject {
    ["preferred": .list(locales.identifiers), "variable": JSONValue(locales.variable?.name)]
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
