import AppLocalization
import ArgumentParser
import AuditAsking
import LocalizationAudit
import ProgramSupport

struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device",
    abstract: "Shows the languages of a device from its settings, and the language that an app is shown in.",
    usage: "which-locale device [app] --preferred x,y [options]",
    discussion: """
      A language that was chosen without a region gets the device's region. A language that was chosen with a region keeps \
      it. The app is shown in the first localization of its bundle's search list; the exit status is 1 where that is a \
      fallback.

        $ which-locale device --preferred en --region IT --supported en,en-GB,it
          AppleLanguages  en-IT
          AppleLocale     en_IT
          shown in        en-GB, en
        …

        $ which-locale device --apple-languages '(en_GB,it)'
          AppleLanguages  en-GB, it
          AppleLocale     en_GB

        $ which-locale device Which.app --preferred en --region IT --override it
          AppleLanguages  it, en-IT
          AppleLocale     en_IT
          shown in        it, en-GB
          why             it for it: the same name
          Locale.current  en_IT
          settings menu   shown
      """ + DeviceAnswer.help)

  @OptionGroup(title: "The device") var device: DeviceOptions

  @OptionGroup(title: "The app") var app: SupportedList

  @OptionGroup var engine: EngineOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    try output.print(DeviceAnswer(device, app, engine.engine ?? .apple))
  }
}

/// The settings of a device: the preferred locales are the languages chosen there, `en`, `en-GB`, `zh-Hans`.
struct DeviceOptions: ParsableArguments {
  @OptionGroup var preferred: PreferredOption

  @Option(help: "The region chosen in the settings: IT.")
  var region: String?

  @Option(
    help: ArgumentHelp("AppleLanguages instead, as 'defaults' prints it: '(it, \"en-GB\")'.", valueName: "text"))
  var appleLanguages: String?

  @Option(help: "The language chosen for this app in the settings.")
  var override: String?
}

/// A device's preferred languages and region, and the localization that follows from them.
struct DeviceAnswer: Answer {
  static let columns: [Column<(name: String, value: String)>] = [
    Column("name", in: .tsv, heading: "") { $0.name }, Column("value", in: .tsv, heading: "") { $0.value },
  ]
  static let members: [Column<DeviceAnswer>] = [
    Column("preferredLanguages", \.preferred), Column("appleLocale", \.appleLocale), Column("unreadable", \.unreadable),
    Column("choice", \.explanation), Column("currentLocale", \.currentLocale), Column("showsLanguageMenu", \.showsMenu),
  ]
  private let preferred: [String]
  private let appleLocale: String?
  private let unreadable: [String]
  private let explanation: LocalizationExplanation?
  private let currentLocale: String?
  /// Whether the settings show a language menu for the app; nil if its Info.plist is not known.
  private let showsMenu: Bool?

  init(_ command: DeviceOptions, _ list: SupportedList, _ engine: LocalizationEngine) throws(CommandFailure) {
    let chosen = command.preferred.preferred
    if chosen.isEmpty == (command.appleLanguages == nil) {
      throw .usage("give one of --preferred and --apple-languages")
    }
    var device = DeviceLanguages([], region: nil)
    var unreadable: [String] = []
    if !chosen.isEmpty {
      device.languages = try IdentifierList.parse(chosen, source: .list("--preferred"), as: .tag)
      for name in device.languages
      where (LanguageIdentifier(languageOf: name)?.language.description.utf8.count ?? 0) > 3 {
        throw .usage("'\(name.excerpt)' is a name of a language and no code: write en for English, zh-Hans for Chinese")
      }
    } else {
      let list = AppleLanguages(text: command.appleLanguages ?? "")
      device.languages = list.identifiers
      unreadable = list.entries.filter { $0.identifier == nil }.map(\.text)
      if device.languages.isEmpty, let text = unreadable.first {
        throw .usage("'\(text.excerpt)' is not the name of a language: write AppleLanguages as '(it, \"en-GB\")'")
      }
    }
    if let region = command.region {
      guard let parsed = DeviceLanguages([], region: region) else {
        throw .usage("'\(region.excerpt)' is not a region: give two letters or three digits")
      }
      device.region = parsed.region
    }
    appleLocale = device.localeIdentifier
    var preferences = AppLanguagePreferences(device: device)
    if let override = command.override {
      try IdentifierList.check(override, source: .option("--override"), as: .tag)
      preferences.choose(override, forApp: "")
    }
    preferred = preferences.preferredLanguages(forApp: "")
    self.unreadable = unreadable
    if list.isEmpty {
      explanation = nil
      currentLocale = nil
      showsMenu = nil
      return
    }
    let app = try list.read(for: .apple)
    let localizations = BundleLocalizations(app.identifiers, developmentRegion: app.developmentRegion)
    explanation = LocalizationContext(engine: engine, preferredLanguages: preferred).explanation(of: localizations)
    currentLocale = CurrentLocale(appleLocale: appleLocale, preferredLanguages: preferred)
      .identifier(localizations: app.bundle?.info.allowsMixedLocalizations == true ? [] : app.identifiers)
    showsMenu = app.bundle.map { preferences.showsLanguageMenu(prefersShowing: $0.info.prefersShowingLanguageSettings) }
  }

  var isFound: Bool { explanation?.choice.isMatch != false }

  var rows: [(name: String, value: String)] {
    var rows = [("AppleLanguages", preferred.text), ("AppleLocale", appleLocale.text)]
    rows += unreadable.map { ("not read", "'\($0)'") }
    if let explanation {
      rows += [
        ("shown in", explanation.choice.listText), ("why", explanation.reasonText),
        ("Locale.current", currentLocale.text),
      ]
    }
    if let showsMenu { rows.append(("settings menu", showsMenu ? "shown" : "hidden")) }
    return rows
  }
}
