import AppLocalization
import Foundation

/// Chooses one of the app's seven localizations for every scenario, and says why. Exits with 1 if an answer is not the
/// expected one.
@main
enum WhichLocaleDemo {
  /// The app: its localizations, and `CFBundleDevelopmentRegion`.
  static let app = BundleLocalizations(
    ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"], developmentRegion: "en-GB")

  static func main() {
    let results = Scenario.all.map(check) + [checkOverride()]
    let failures = results.count { !$0 }
    print("\(results.count) scenarios, \(failures) failed")
    exit(failures > 0 ? 1 : 0)
  }

  private static func check(_ scenario: Scenario) -> Bool {
    let settings = "\(scenario.languages.joined(separator: ", ")) in \(scenario.region)"
    guard let device = DeviceLanguages(scenario.languages, region: scenario.region) else {
      print("FAILED \(settings): no region")
      return false
    }
    let context = LocalizationContext(preferredLanguages: device.preferredLanguages)
    let explanation = context.explanation(of: app, isMain: true)
    let choice = explanation.choice
    let isRight =
      device.preferredLanguages == scenario.preferredLanguages && choice.first == scenario.shown
      && choice.isMatch == scenario.isMatch
    print("\(isRight ? "ok    " : "FAILED") \(settings): \(explanation.decisiveStep.map { "\($0)" } ?? "nothing")")
    return isRight
  }

  /// A language chosen for this app alone comes before those of the device.
  private static func checkOverride() -> Bool {
    var preferences = AppLanguagePreferences(device: DeviceLanguages(["en-GB"], region: nil))
    preferences.choose("it-CH", forApp: "org.example.which-locale")
    let languages = preferences.preferredLanguages(forApp: "org.example.which-locale")
    let choice = LocalizationContext(preferredLanguages: languages).searchList(of: app, isMain: true)
    let isRight = choice.first == "it-CH" && preferences.showsLanguageMenu(prefersShowing: false)
    print("\(isRight ? "ok    " : "FAILED") it-CH for this app: \(choice.localizations.joined(separator: ", "))")
    return isRight
  }
}
