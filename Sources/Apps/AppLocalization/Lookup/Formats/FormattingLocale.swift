import Foundation
import LocaleCanonicalization
import LocaleCore

/// What a preference says about numbers and dates: a region, and the system of digits.
struct FormattingPreference: Hashable, Sendable {
  /// A region that CLDR knows.
  let region: RegionSubtag?
  /// A system of ten digits.
  let digits: String?

  static let none = FormattingPreference(region: nil, digits: nil)

  /// Without its digits; without its region, if it has no digits.
  var lessParticular: FormattingPreference {
    FormattingPreference(region: digits == nil ? nil : region, digits: nil)
  }

  private init(region: RegionSubtag?, digits: String?) {
    self.region = region?.known
    self.digits = digits
  }

  /// - Parameter identifier: the preference, whose region counts, and its keywords `nu` and `rg` (UTS #35, 3.6.1).
  init(_ identifier: LocaleIdentifier) {
    var region = identifier.region
    var digits: String?
    for keyword in identifier.keywords {
      // The value of `rg` is a region with a subdivision: `gbzzzz`.
      if keyword.key == "rg" { region = RegionSubtag(String(keyword.value.prefix(2))) ?? region }
      if keyword.key == "nu", DecimalDigits.systems.contains(String(keyword.value)) { digits = String(keyword.value) }
    }
    self.init(region: region, digits: digits)
  }

  /// Reads a preference. Allocates only if it has extensions, or is in a form that only ICU or POSIX writes.
  init(_ text: String) {
    let fields = text.withIdentifierBytes { CommonForm.read($0) }
    if !fields.isNone {
      self.init(region: RegionSubtag(of: fields), digits: nil)
    } else if let identifier = LocaleIdentifier(text, syntax: .lenient) {
      self.init(identifier)
    } else {
      self.init(region: LanguageIdentifier(languageOf: text)?.region, digits: nil)
    }
  }
}

/// The locale in which numbers and dates are written, as Foundation gets it: a localization's language and script,
/// a region, and the system of digits.
///
/// Nothing else of a preference is handed on. Preferences come from visitors, and Foundation on Linux ends the process
/// when it writes a number in a system that its ICU does not have, or that has no digits (`en-u-nu-roman`).
struct FormattingLocale: Sendable {
  /// The language with script and region; nil for the root locale.
  private let language: LanguageIdentifier?
  private let digits: String?

  /// - Parameters:
  ///   - name: the localization that is formatted for, in ICU's form. Numbers of a name that is no identifier are
  ///     written as in the root locale.
  ///   - preference: what the user's preference says.
  init(_ name: String, _ preference: FormattingPreference) {
    let own = LocaleIdentifier(name, syntax: .lenient)
    var language = own?.languageIdentifier
    if let region = preference.region { language?.region = region }
    self.language = language
    digits = preference.digits ?? own.flatMap { FormattingPreference($0).digits }
  }

  /// The language that is meant, `he` for `iw`, with its region, but without script. Nil without a region.
  var place: LanguageIdentifier? {
    guard let language, language.region != nil else { return nil }
    return LanguageIdentifier(language: language.maximized.language, region: language.region)
  }

  /// Whether its digits are Latin ones or those of its own script, `arab` for `ar`, `deva` for `hi`: each locale has few of these.
  var hasOwnDigits: Bool {
    guard let digits, let script = language?.maximized.script?.description else { return true }
    // CLDR names most systems after their script, `tamldec`, and Chinese numbers after Han.
    return ["latn", "native"].contains(digits) || digits.hasPrefix(script.lowercased())
      || digits == "hanidec" && ["Hans", "Hant", "Jpan"].contains(script)
  }

  /// Foundation's locale.
  var locale: Locale {
    Locale(identifier: (language?.cldrIdentifier ?? "") + (digits.map { "@numbers=\($0)" } ?? ""))
  }
}

extension Locale {
  /// The locale as it is, if its identifier is ASCII without keywords; else what `FormattingLocale` takes from it: a
  /// client may have read it from a visitor too, and a folder `ü.lproj` gives a locale that ends the process.
  var writingNumbers: Locale {
    if identifier.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "-") }) { return self }
    return FormattingLocale(identifier, .none).locale
  }
}

/// The systems of digits.
private enum DecimalDigits {
  /// The values of `nu` that stand for ten digits, and `native`, which stands for one of them: those of CLDR 46, which is
  /// what Foundation on Linux has. The others of CLDR are rules: Roman, Hebrew, Chinese numerals.
  static let systems: Set<String> = Set(
    """
    adlm ahom arab arabext bali beng bhks brah cakm cham deva diak fullwide gara gong gonm gujr gukh guru hanidec hmng \
    hmnp java kali kawi khmr knda krai lana lanatham laoo latn lepc limb mathbold mathdbl mathmono mathsanb mathsans \
    mlym modi mong mroo mtei mymr mymrepka mymrpao mymrshan mymrtlng nagm native newa nkoo olck onao orya osma outlined \
    rohg saur segment shrd sind sinh sora sund sunu takr talu tamldec telu thai tibt tirh tnsa vaii wara wcho
    """.split(separator: " ").map(String.init))
}
