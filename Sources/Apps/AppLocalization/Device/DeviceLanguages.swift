import LocaleMatching

/// A device's settings, Preferred Languages and Region, and what apps are told of them.
///
///     let device = DeviceLanguages(["en", "it"], region: "IT")
///     device.preferredLanguages     // en-IT, it-IT
///     DeviceLanguages(["en-GB"], region: "IT").localeIdentifier   // en_GB@rg=itzzzz
///
/// A language that was chosen as a dialect keeps its region; every other takes that of the device, behind its script
/// (Apple TN2418, since iOS 9 and macOS 10.12). When the settings offer a dialect is not documented: the caller says
/// what was chosen.
public struct DeviceLanguages: Hashable, Sendable {
  /// What was chosen in order of preference: `en`, `en-GB`, `zh-Hans`.
  public var languages: [String]
  /// The device's region, nil where none is set.
  public var region: RegionSubtag?

  /// A device's settings.
  public init(_ languages: [String], region: RegionSubtag?) {
    self.languages = languages
    self.region = region
  }

  /// The same with the region as text. Nil where that is no region.
  public init?(_ languages: [String], region: String) {
    guard let region = RegionSubtag(region) else { return nil }
    self.init(languages, region: region)
  }

  /// `Locale.preferredLanguages`, and what `AppleLanguages` holds. What is no identifier stays as it is. Allocates.
  public var preferredLanguages: [String] { languages.map { Self.localized($0, region) } }

  /// `AppleLocale`, in ICU's form: the first language, with `rg` where its region is not that of the device. Nil where no
  /// language is set or the first is none. Allocates.
  public var localeIdentifier: String? {
    guard let first = preferredLanguages.first, let identifier = LocaleIdentifier(first) else { return nil }
    let variants = identifier.variants.map { "_" + $0.uppercased() }.joined()
    let base = identifier.languageIdentifier.underscored + (identifier.region == nil && !variants.isEmpty ? "_" : "")
    guard let region, identifier.region != region else { return base + variants }
    return "\(base)\(variants)@rg=\(region.description.lowercased())zzzz"
  }

  private static func localized(_ language: String, _ region: RegionSubtag?) -> String {
    guard let identifier = LocaleIdentifier(language) else { return language }
    guard identifier.region == nil, let region else { return identifier.description }
    var head = identifier.languageIdentifier
    let written = head.description
    head.region = region
    // What stands behind the region, variants and extensions, is kept.
    return head.description + identifier.description.dropFirst(written.count)
  }
}

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
