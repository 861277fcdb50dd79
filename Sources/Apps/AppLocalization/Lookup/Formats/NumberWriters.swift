import Foundation

/// The writers of numbers for the pairs of a localization's language and what a visitor prefers, so that a text of a later
/// request makes no object of Foundation.
///
/// Foundation on Linux keeps every identifier that it was ever asked for. Visitors may ask for any, so the process has one
/// such list, which is never emptied, and takes a fixed number of visitors' pairs. Beyond it numbers are written as in the
/// localization's own locale.
final class NumberWriters: @unchecked Sendable {
  private struct Pair: Hashable {
    let language: String
    let preference: FormattingPreference
  }

  static let shared = NumberWriters()

  /// The greatest number of pairs with a visitor's region, and of pairs with a visitor's digits. CLDR has some 800 locales.
  /// Digits have a number of their own: with eighty systems they would soon take the places of the regions.
  static let limit = 4096

  private let lock = NSLock()
  private var known: [Pair: NumberWriter] = [:]
  private var counts = (regions: 0, digits: 0)

  /// The writer for a localization's language, in ICU's form, and a preference.
  func writer(for language: String, _ preference: FormattingPreference) -> NumberWriter {
    lock.lock()
    defer { lock.unlock() }
    let wanted = Pair(language: language, preference: preference)
    if let found = known[wanted] { return found }
    if preference.digits != nil, counts.digits < Self.limit {
      counts.digits += 1
      return make(wanted)
    }
    if preference.digits == nil, preference.region != nil, counts.regions < Self.limit {
      counts.regions += 1
      return make(wanted)
    }
    let own = Pair(language: language, preference: .none)
    return known[own] ?? make(own)
  }

  private func make(_ pair: Pair) -> NumberWriter {
    let writer = NumberWriter(FormattingLocale(pair.language, pair.preference).locale)
    known[pair] = writer
    return writer
  }
}
