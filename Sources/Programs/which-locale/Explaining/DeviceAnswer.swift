import AppLocalization
import ArgumentParser
import Foundation
import LocaleMatching
import LocalizationAudit
import SystemAccess

/// The settings of a device, and the app on it.
struct DeviceOptions: ParsableArguments {
  @Flag(help: "The preferred locales are the languages chosen in a device's settings: en, en-GB, zh-Hans.")
  var device = false

  @Option(help: "The region chosen in the settings: IT.")
  var region: String?

  @Option(
    help: ArgumentHelp("AppleLanguages instead, as 'defaults' prints it: '(it, \"en-GB\")'.", valueName: "text"))
  var appleLanguages: String?

  @Option(help: ArgumentHelp("A property list with AppleLanguages instead: XML, binary or text.", valueName: "path"))
  var appleLanguagesFile: String?

  @Option(help: "The language chosen for this app in the settings.")
  var override: String?

  @Option(help: "CFBundleDevelopmentRegion of the app.")
  var developmentRegion: String?

  @Option(
    help: ArgumentHelp("The app, in place of its localizations: an .app, or any folder of .lproj.", valueName: "path"))
  var bundle: String?
}

/// A device's preferred languages and region, and the localization that follows from them.
struct DeviceAnswer {
  private let preferred: [String]
  private let appleLocale: String?
  private let passedOver: [String]
  let explanation: LocalizationExplanation?
  private let currentLocale: String?
  /// Whether the settings show a language menu for the app; nil if its Info.plist is not known.
  private let showsMenu: Bool?

  init(_ command: DeviceOptions, _ lists: LocaleLists, _ engine: String?) throws(CommandFailure) {
    try GivenOptions.check(
      [
        "device", "region", "apple-languages", "apple-languages-file", "override", "development-region", "bundle",
        "supported", "supported-file", "preferred", "engine",
      ], with: "--device")
    let given = [!lists.preferred.isEmpty, command.appleLanguages != nil, command.appleLanguagesFile != nil]
    guard given.count(where: { $0 }) == 1 else {
      throw .usage("give one of --preferred, --apple-languages, --apple-languages-file")
    }
    guard let engine = LocalizationEngine(rawValue: engine ?? "apple") else {
      throw .usage("a device has one engine: use one of \(LocalizationEngine.names)")
    }
    var device = DeviceLanguages([], region: nil)
    var passedOver: [String] = []
    if !lists.preferred.isEmpty {
      device.languages = try IdentifierList.parse(lists.preferred, source: .option("--preferred"))
      for name in device.languages
      where (LanguageIdentifier(languageOf: name)?.language.description.utf8.count ?? 0) > 3 {
        throw .usage("'\(name.excerpt)' is a name of a language and no code: write en for English, zh-Hans for Chinese")
      }
    } else {
      let list = try Self.list(command)
      device.languages = list.identifiers
      passedOver = list.entries.filter { $0.identifier == nil }.map(\.text)
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
      try IdentifierList.check(override, source: .option("--override"))
      preferences.choose(override, forApp: "")
    }
    preferred = preferences.preferredLanguages(forApp: "")
    self.passedOver = passedOver
    guard let app = try App(command, lists) else {
      try GivenOptions.check(
        ["device", "region", "apple-languages", "apple-languages-file", "override", "preferred"],
        with: "--device alone; with --supported or --bundle it chooses")
      explanation = nil
      currentLocale = nil
      showsMenu = nil
      return
    }
    explanation = LocalizationContext(engine: engine, preferredLanguages: preferred)
      .explanation(of: app.localizations, isMain: true)
    currentLocale = CurrentLocale(appleLocale: appleLocale, preferredLanguages: preferred)
      .identifier(localizations: app.allowsMixedLocalizations ? [] : app.localizations.localizations)
    showsMenu = app.prefersShowingMenu.map { preferences.showsLanguageMenu(prefersShowing: $0) }
  }

  /// The app, read from its bundle or described by options.
  private struct App {
    let localizations: BundleLocalizations
    var allowsMixedLocalizations = false
    var prefersShowingMenu: Bool?

    init?(_ command: DeviceOptions, _ lists: LocaleLists) throws(CommandFailure) {
      if let path = command.bundle {
        guard !lists.namesSupported, command.developmentRegion == nil else {
          throw .usage("give either --bundle, or --supported and --development-region")
        }
        let bundle = LocalizedBundle(try SourceParts.read(path).joined)
        localizations = BundleLocalizations(bundle.localizations, developmentRegion: bundle.developmentRegion)
        allowsMixedLocalizations = bundle.info.allowsMixedLocalizations
        prefersShowingMenu = bundle.info.prefersShowingLanguageSettings
      } else {
        if !lists.namesSupported { return nil }
        localizations = BundleLocalizations(
          try lists.supported.identifiers(isLenient: true), developmentRegion: command.developmentRegion)
      }
    }
  }

  private static func list(_ command: DeviceOptions) throws(CommandFailure) -> AppleLanguages {
    if let text = command.appleLanguages { return AppleLanguages(text: text) }
    let path = command.appleLanguagesFile ?? ""
    let data = Data(try TextFile.readBytes(path))
    do {
      return try AppleLanguages(propertyList: data)
    } catch {
      throw .file(path, "\(error)", .malformed)
    }
  }

  /// Fails where a fallback is shown.
  func print(_ format: OutputFormat) throws {
    format.print(text: TextTable([.text(), .text()], rows).lines(), tsv: rows.map(\.tabSeparated), json: json)
    if explanation?.choice.isMatch == false { throw ExitCode.failure }
  }

  /// Names and values.
  var rows: [[String]] {
    var rows = [["AppleLanguages", preferred.joined(separator: ", ")], ["AppleLocale", appleLocale ?? "-"]]
    rows += passedOver.map { ["passed over", "'\($0)'"] }
    if let explanation {
      rows += [
        ["shown in", explanation.choice.listText], ["why", explanation.reasonText],
        ["Locale.current", currentLocale ?? "-"],
      ]
    }
    if let showsMenu { rows.append(["settings menu", showsMenu ? "shown" : "hidden"]) }
    return rows
  }

  var json: JSONValue {
    .object([
      "preferredLanguages": .list(preferred), "appleLocale": JSONValue(appleLocale),
      "passedOver": .list(passedOver), "choice": explanation?.json ?? .null,
      "currentLocale": JSONValue(currentLocale), "showsLanguageMenu": showsMenu.map(JSONValue.bool) ?? .null,
    ])
  }
}
