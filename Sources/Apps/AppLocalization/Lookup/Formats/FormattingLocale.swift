import Foundation
import LocaleCanonicalization

/// The locale in which numbers and dates are written, as Foundation gets it: a localization's language, script and
/// variants, a region, and the system of digits.
///
/// Nothing else of a preference is handed on. Preferences come from visitors, and Foundation on Linux ends the process
/// when it writes a number in a system that its ICU does not have, or that has no digits (`en-u-nu-roman`).
struct FormattingLocale: Hashable, Sendable {
  /// The language with script, region and variants; nil for the root locale.
  private let language: LanguageIdentifier?
  private let digits: String?

  /// - Parameters:
  ///   - name: the localization that is formatted for, in ICU's form. Numbers of a name that is no identifier are
  ///     written as in the root locale.
  ///   - preference: the preference whose region counts, and its keywords `nu` and `rg` (UTS #35, 3.6.1).
  init(_ name: String, preference: LocaleIdentifier?) {
    let own = LocaleIdentifier(name, syntax: .lenient)
    var language = own?.languageIdentifier
    var region = preference?.region
    for keyword in preference?.keywords ?? [] where keyword.key == "rg" {
      // Its value is a region with a subdivision: `gbzzzz`.
      region = RegionSubtag(String(keyword.value.prefix(2))) ?? region
    }
    if let region { language?.region = region }
    self.language = language
    digits = Self.digits(of: preference) ?? Self.digits(of: own)
  }

  private static func digits(of identifier: LocaleIdentifier?) -> String? {
    identifier?.keywords.first { $0.key == "nu" && DecimalDigits.systems.contains(String($0.value)) }.map {
      String($0.value)
    }
  }

  /// Foundation's locale.
  var locale: Locale {
    Locale(identifier: (language?.underscored ?? "") + (digits.map { "@numbers=\($0)" } ?? ""))
  }
}

extension Locale {
  /// The locale as it is, if its identifier is ASCII without keywords; else what `FormattingLocale` takes from it: a
  /// client may have read it from a visitor too, and a folder `ü.lproj` gives a locale that ends the process.
  var writingNumbers: Locale {
    if identifier.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "-") }) { return self }
    return FormattingLocale(identifier, preference: nil).locale
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
