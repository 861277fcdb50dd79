import LocalizationEngines

/// Asks which localization an app is shown in, by Apple's rules.
@main
enum Engines {
  static func main() {
    let app = BundleLocalizations(["en", "en-GB", "en-IE", "en-IN", "de", "it", "it-CH"], developmentRegion: "en-GB")
    let languages = DeviceLanguages([CommandLine.arguments.dropFirst().first ?? "en"], region: RegionSubtag("IT"))
    let context = LocalizationContext(preferredLanguages: languages.preferredLanguages)
    print(context.searchList(of: app, isMain: true).first ?? "-")
  }
}
