import TestSupport
import Testing

@testable import LocaleMatching

/// POSIX locale names, and which variable decides (POSIX.1 §8.2; GNU gettext, "Setting the Locale through …").
@Suite struct EnvironmentLocalesTests {
  /// 64 KB of names took a second when each was compared with all before it.
  @Test func eachNameCountsOnceHoweverManyThereAre() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let names = letters.flatMap { first in letters.flatMap { second in letters.map { "\(first)\(second)\($0)" } } }
    let wanted = EnvironmentLocales(language: (names + names.reversed()).joined(separator: ":"), lang: "en_US")
    #expect(Set(wanted.identifiers).count == wanted.identifiers.count)
    #expect(wanted.identifiers.count > 16_000)
    #expect(wanted.identifiers.first == "aaa")
  }
}
