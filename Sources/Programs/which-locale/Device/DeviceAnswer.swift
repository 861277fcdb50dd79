import AppLocalization
import Foundation

/// A device, and what follows from it.
struct DeviceAnswer {
  private let preferred: [String]
  private let appleLocale: String?
  private let passedOver: [String]
  let choice: LocalizationChoice?
  private let currentLocale: String?
  /// Whether the settings show a language menu for the app; nil where its Info.plist is not known.
  private let showsMenu: Bool?

  init(_ command: DeviceCommand) throws(CommandFailure) {
    let given = [command.languages, command.appleLanguages, command.appleLanguagesFile].compactMap { $0 }
    guard given.count == 1 else {
      throw .usage("name the languages by one of --languages, --apple-languages, --apple-languages-file")
    }
    var device = DeviceLanguages([], region: nil)
    var passedOver: [String] = []
    if let languages = command.languages {
      device.languages = try IdentifierList.parse(languages, source: .option("--languages"), isLenient: false)
    } else {
      let list = try Self.list(command)
      device.languages = list.identifiers
      passedOver = list.entries.filter { $0.identifier == nil }.map(\.text)
    }
    if let region = command.region {
      guard let parsed = DeviceLanguages([], region: region) else { throw .usage("no region: '\(region.echoed)'") }
      device.region = parsed.region
    }
    appleLocale = device.localeIdentifier
    var preferences = AppLanguagePreferences(device: device)
    if let override = command.override {
      try IdentifierList.check(override, source: .option("--override"))
      preferences.choose(override, forApp: "")
    }
    preferred = preferences.preferredLanguages(forApp: "")
    self.passedOver = passedOver
    guard let engine = LocalizationEngine(rawValue: command.engine) else { throw EngineNames.unknown(command.engine) }
    guard let app = try App(command) else {
      choice = nil
      currentLocale = nil
      showsMenu = nil
      return
    }
    choice = LocalizationContext(engine: engine, preferredLanguages: preferred)
      .searchList(of: app.localizations, isMain: true)
    currentLocale = CurrentLocale(appleLocale: appleLocale, preferredLanguages: preferred)
      .identifier(localizations: app.allowsMixedLocalizations ? [] : app.localizations.localizations)
    showsMenu = app.prefersShowingMenu.map { preferences.showsLanguageMenu(prefersShowing: $0) }
  }

  /// The app, by its bundle or by what was said of it.
  private struct App {
    let localizations: BundleLocalizations
    var allowsMixedLocalizations = false
    var prefersShowingMenu: Bool?

    init?(_ command: DeviceCommand) throws(CommandFailure) {
      if let path = command.bundle {
        guard command.localizations == nil, command.developmentRegion == nil else {
          throw .usage("--bundle stands in for --localizations and --development-region")
        }
        let bundle = try BundleFolder.read(path)
        localizations = bundle.choices
        allowsMixedLocalizations = bundle.info.allowsMixedLocalizations
        prefersShowingMenu = bundle.info.prefersShowingLanguageSettings
      } else {
        guard let names = command.localizations else { return nil }
        localizations = BundleLocalizations(try NameList.parse(names), developmentRegion: command.developmentRegion)
      }
    }
  }

  private static func list(_ command: DeviceCommand) throws(CommandFailure) -> AppleLanguages {
    if let text = command.appleLanguages { return AppleLanguages(text: text) }
    let path = command.appleLanguagesFile ?? ""
    let data = Data(try TextFile.readBytes(path))
    do {
      return try AppleLanguages(propertyList: data)
    } catch {
      throw .file(path, "\(error)")
    }
  }

  var rows: [(key: String, value: String)] {
    var rows = [("AppleLanguages", preferred.joined(separator: ", ")), ("AppleLocale", appleLocale ?? "-")]
    rows += passedOver.map { ("passed over", "'\($0.shown)'") }
    if let choice {
      rows += [("shown in", choice.listText), ("why", choice.reasonText), ("Locale.current", currentLocale ?? "-")]
    }
    if let showsMenu { rows.append(("settings menu", showsMenu ? "shown" : "hidden")) }
    return rows
  }

  var json: JSON {
    .object([
      "preferredLanguages": .array(preferred.map(JSON.string)), "appleLocale": JSON(appleLocale),
      "passedOver": .array(passedOver.map(JSON.string)), "choice": choice?.json ?? .null,
      "currentLocale": JSON(currentLocale), "showsLanguageMenu": showsMenu.map(JSON.bool) ?? .null,
    ])
  }
}
