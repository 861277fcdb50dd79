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
