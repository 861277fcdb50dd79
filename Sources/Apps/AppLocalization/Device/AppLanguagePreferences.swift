import LocaleMatching

/// Where an app's languages come from: the domains of the defaults, in the order in which they are looked up, and the
/// language that was chosen for one app in the settings. A model; it stores nothing.
///
///     var preferences = AppLanguagePreferences(device: DeviceLanguages(["en"], region: nil))
///     preferences.choose("it", forApp: "org.example.app")
///     preferences.preferredLanguages(forApp: "org.example.app")   // it, en
public struct AppLanguagePreferences: Hashable, Sendable {
  /// The device's settings: the global domain.
  public var device: DeviceLanguages
  /// `AppleLanguages` in the domains of apps, by their bundle identifiers.
  public var overrides: [String: [String]]
  /// `-AppleLanguages` of the process, which replaces everything else; nil where there is none.
  public var argument: [String]?

  /// The domains as they are.
  public init(device: DeviceLanguages, overrides: [String: [String]] = [:], argument: [String]? = nil) {
    self.device = device
    self.overrides = overrides
    self.argument = argument
  }

  /// `Locale.preferredLanguages` in an app, and by which domain.
  public func preferredLanguages(forApp bundleIdentifier: String?) -> [String] {
    switch domain(forApp: bundleIdentifier) {
    case .argument: argument ?? []
    case .app: bundleIdentifier.flatMap { overrides[$0] } ?? []
    case .global: device.preferredLanguages
    }
  }

  /// Where `AppleLanguages` is found.
  package enum Domain: String, Hashable, Sendable, Codable {
    /// The command line of the process.
    case argument
    /// The app's own domain: a language was chosen for it in the settings.
    case app
    /// The device's.
    case global
  }

  /// Which domain decides for an app. One with an empty list decides nothing.
  package func domain(forApp bundleIdentifier: String?) -> Domain {
    if let argument, !argument.isEmpty { return .argument }
    if let bundleIdentifier, let override = overrides[bundleIdentifier], !override.isEmpty { return .app }
    return .global
  }

  /// Chooses a language for an app, as the settings do: it comes first in the app's list, before the device's, and is
  /// added to the device's, as generic as the app names it.
  ///
  /// - Parameters:
  ///   - language: nil takes the choice back. The device's list stays, as on a device.
  ///   - bundleIdentifier: the app, as its `CFBundleIdentifier` names it.
  public mutating func choose(_ language: String?, forApp bundleIdentifier: String) {
    guard let language else {
      overrides[bundleIdentifier] = nil
      return
    }
    overrides[bundleIdentifier] = [language] + device.preferredLanguages.filter { $0 != language }
    if !device.languages.contains(language) { device.languages.append(language) }
  }

  /// Whether the settings show a language menu for an app: if several languages are preferred, or the app asks for it.
  ///
  /// - Parameter prefersShowing: `UIPrefersShowingLanguageSettings` of the app's `Info.plist`.
  public func showsLanguageMenu(prefersShowing: Bool) -> Bool { prefersShowing || device.languages.count > 1 }
}
