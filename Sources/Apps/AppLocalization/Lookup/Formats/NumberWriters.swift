import Foundation
import LocaleCanonicalization

/// The writers of numbers for the pairs of a localization's language and what a visitor prefers, so that a text of a later
/// request makes no object of Foundation.
///
/// Foundation on Linux keeps every identifier that it was ever asked for. Visitors may ask for any, so the process has one
/// such list, which is never emptied. It takes every locale of CLDR, and a fixed number of other pairs: nobody who asks for
/// odd ones takes the place of somebody whose locale exists.
final class NumberWriters: @unchecked Sendable {
  /// A language in ICU's form with a preference. Its hash is that of two numbers: nearly all names are in the common form.
  private struct Pair: Hashable {
    let language: TextLanguage
    let preference: FormattingPreference

    static func == (left: Pair, right: Pair) -> Bool {
      left.language.fields == right.language.fields && left.preference == right.preference
        && left.language.name == right.language.name
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(language.fields.rawValue ^ UInt64(preference.region?.packed ?? 0) << 48)
      if let digits = preference.digits { hasher.combine(digits) }
    }
  }

  static let shared = NumberWriters()

  /// The greatest number of pairs with a region that CLDR has no locale for, and of pairs with digits that are not the locale's own.
  /// These have a number of their own: with eighty systems they would soon take the places of the regions.
  static let limit = 4096

  /// The languages with a region, without script, that Foundation has a locale of CLDR's for: `sr-BA` for `sr-Latn-BA`.
  private static let places = Set(
    Locale.availableIdentifiers.compactMap { FormattingLocale($0, .none).place })

  private let lock = NSLock()
  private var known: [Pair: NumberWriter] = [:]
  private var counts = (regions: 0, digits: 0)

  /// The writer for a localization's language and a preference. Beyond a limit it is the writer without the
  /// digits, then without the region.
  func writer(for language: TextLanguage, _ preference: FormattingPreference) -> NumberWriter {
    lock.lock()
    defer { lock.unlock() }
    var wanted = Pair(language: language, preference: preference)
    while true {
      if let found = known[wanted] { return found }
      let locale = FormattingLocale(language.name, wanted.preference)
      // Without a preference there is one for each localization, so that the loop ends.
      if wanted.preference == .none || allows(wanted.preference, locale) {
        let writer = NumberWriter(locale.locale)
        known[wanted] = writer
        return writer
      }
      wanted = Pair(language: language, preference: wanted.preference.lessParticular)
    }
  }

  /// Whether a pair is made, which takes one of the places unless CLDR has its locale.
  private func allows(_ preference: FormattingPreference, _ locale: FormattingLocale) -> Bool {
    if !locale.hasOwnDigits {
      guard counts.digits < Self.limit else { return false }
      counts.digits += 1
    } else if preference.region != nil, let place = locale.place, !Self.places.contains(place) {
      guard counts.regions < Self.limit else { return false }
      counts.regions += 1
    }
    return true
  }
}
