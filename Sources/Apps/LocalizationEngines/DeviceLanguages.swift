import LocaleCore

/// A device's settings Preferred Languages and Region, and the languages and locale that apps get from them.
///
///     let device = DeviceLanguages(["en", "it"], region: "IT")
///     device.preferredLanguages     // en-IT, it-IT
///     DeviceLanguages(["en-GB"], region: "IT").localeIdentifier   // en_GB@rg=itzzzz
///
/// A language that was chosen with a region keeps it. Any other language gets the device's region, after its script
/// (Apple TN2418, since iOS 9 and macOS 10.12). Apple does not document when the settings offer a language with a
/// region: pass the language exactly as it was chosen.
public struct DeviceLanguages: Equatable, Sendable {
  /// The chosen languages in order of preference: `en`, `en-GB`, `zh-Hans`.
  package var languages: [String]
  /// The device's region; nil if none is set.
  package var region: RegionSubtag?

  /// Creates a device's settings.
  public init(_ languages: [String], region: RegionSubtag?) {
    self.languages = languages
    self.region = region
  }

  /// Creates a device's settings with the region as text; nil if the text is not a region.
  public init?(_ languages: [String], region: String) {
    guard let region = RegionSubtag(region) else { return nil }
    self.init(languages, region: region)
  }

  /// `Locale.preferredLanguages`, which is also the value of `AppleLanguages`. Texts that are not identifiers are
  /// unchanged. Allocates.
  public var preferredLanguages: [String] { languages.map { Self.localized($0, region) } }

  /// `AppleLocale`, in ICU's form: the first language, with `rg` if its region is not the device's. Nil if no language
  /// is set or the first is not an identifier. Allocates.
  public var localeIdentifier: String? {
    guard let first = preferredLanguages.first, let identifier = LocaleIdentifier(first) else { return nil }
    let variants = identifier.variants.map { "_" + String(decoding: $0.utf8.map { $0.uppercased }, as: UTF8.self) }
      .joined()
    let base = identifier.languageIdentifier.cldrIdentifier + (identifier.region == nil && !variants.isEmpty ? "_" : "")
    guard let region, identifier.region != region else { return base + variants }
    let name = String(decoding: region.description.utf8.map(ASCII.lowercased), as: UTF8.self)
    return "\(base)\(variants)@rg=\(name)zzzz"
  }

  private static func localized(_ language: String, _ region: RegionSubtag?) -> String {
    guard let identifier = LocaleIdentifier(language) else { return language }
    guard identifier.region == nil, let region else { return identifier.description }
    var head = identifier.languageIdentifier
    let written = head.description.utf8.count
    head.region = region
    // Variants and extensions, which follow the region, are kept.
    return head.description + String(decoding: identifier.description.utf8.dropFirst(written), as: UTF8.self)
  }
}

/// The sources of an app's preferred languages: the domains of the defaults, in the order of their look-up, and the
/// languages that were chosen for single apps in the settings. This is a model, which stores nothing.
///
///     var preferences = AppLanguagePreferences(device: DeviceLanguages(["en"], region: nil))
///     preferences.choose("it", forApp: "org.example.app")
///     preferences.preferredLanguages(forApp: "org.example.app")   // it, en
public struct AppLanguagePreferences: Equatable, Sendable {
  /// The device's settings: the global domain.
  package var device: DeviceLanguages
  /// `AppleLanguages` in the domains of apps, by their bundle identifiers.
  package var overrides: [String: [String]]
  /// `-AppleLanguages` of the process, which replaces all other lists; nil if there is none.
  package var argument: [String]?

  /// Creates the preferences from the domains.
  public init(device: DeviceLanguages, overrides: [String: [String]] = [:], argument: [String]? = nil) {
    self.device = device
    self.overrides = overrides
    self.argument = argument
  }

  /// `Locale.preferredLanguages` in an app: the list of the process, else of the app, else of the device. An empty list
  /// does not decide.
  public func preferredLanguages(forApp bundleIdentifier: String?) -> [String] {
    let lists = [argument, bundleIdentifier.flatMap { overrides[$0] }]
    return lists.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? device.preferredLanguages
  }

  /// Chooses a language for an app, as the settings do. The language comes first in the app's list, before the device's
  /// languages, and is added to the device's languages in the form in which the app names it.
  ///
  /// - Parameters:
  ///   - language: the language; nil removes the choice. The device's list is then unchanged, as on a device.
  ///   - bundleIdentifier: the app's `CFBundleIdentifier`.
  public mutating func choose(_ language: String?, forApp bundleIdentifier: String) {
    guard let language else {
      overrides[bundleIdentifier] = nil
      return
    }
    overrides[bundleIdentifier] = [language] + device.preferredLanguages.filter { !$0.hasBytes(of: language) }
    if !device.languages.contains(where: { $0.hasBytes(of: language) }) { device.languages.append(language) }
  }

  /// Whether the settings show a language menu for an app: if several languages are preferred, or the app asks for it.
  ///
  /// - Parameter prefersShowing: `UIPrefersShowingLanguageSettings` of the app's `Info.plist`.
  public func showsLanguageMenu(prefersShowing: Bool) -> Bool { prefersShowing || device.languages.count > 1 }
}
