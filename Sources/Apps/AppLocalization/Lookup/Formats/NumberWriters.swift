import Foundation

/// The writers of numbers for the pairs of a language and a visitor's region that were asked for, so that a text of a
/// later request makes no object of Foundation. Shared by all localizers of a server's tables.
final class NumberWriters: @unchecked Sendable {
  private struct Pair: Hashable {
    let language: String
    let preference: FormattingPreference
  }

  /// Visitors may ask for any region. Beyond so many pairs all are made anew.
  static let limit = 1 << 10

  private let lock = NSLock()
  private var known: [Pair: NumberWriter] = [:]

  /// The writer for a localization's language, in ICU's form, and a preference.
  func writer(for language: String, _ preference: FormattingPreference) -> NumberWriter {
    let pair = Pair(language: language, preference: preference)
    lock.lock()
    let found = known[pair]
    lock.unlock()
    if let found { return found }
    let writer = NumberWriter(FormattingLocale(language, preference).locale)
    lock.lock()
    if known.count >= Self.limit { known.removeAll() }
    known[pair] = writer
    lock.unlock()
    return writer
  }

  /// The number of writers that are kept.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return known.count
  }
}
