import AppLocalization
import Foundation
import LocalizationAudit
import Testing

@Suite struct FormatStringTests {
  /// Each conversion is written as it was read (C11 7.21.6.1, and Apple's String Format Specifiers).
  @Test(
    arguments: [
      ("%@", ["%@"]), ("%1$@ %2$lld", ["%1$@", "%2$lld"]), ("100%%", ["%%"]),
      ("%-08.3f|%+d|% x|%#o", ["%-08.3f", "%+d", "% x", "%#o"]),
      ("%*d %.*f %1$*2$d", ["%*d", "%.*f", "%1$*2$d"]),
      ("%hhd %hd %ld %qd %zu %td %jd %Lf", ["%hhd", "%hd", "%ld", "%qd", "%zu", "%td", "%jd", "%Lf"]),
      ("%#@files@ in %2$#@folders@", ["%#@files@", "%2$#@folders@"]), ("%.f", ["%.0f"]), ("%'d", ["%'d"]), ("no", []),
      ("é%dé%s", ["%d", "%s"]),
    ])
  func reading(text: String, expected: [String]) {
    let format = FormatString(text)
    #expect(format.specifiers.map(\.description) == expected)
    #expect(format.malformed.isEmpty)
  }

  @Test(arguments: [("50%", [2]), ("%", [0]), ("é% !%d", [1]), ("%y %d", [0]), ("%#@open", [0]), ("%1$", [0])])
  func malformed(text: String, expected: [Int]) {
    #expect(FormatString(text).malformed.map(\.offset) == expected)
  }

  @Test(
    arguments: [
      ("%@ has %lld", "%2$lld da %1$@", []),
      ("%@ has %lld", "%lld da %@", [type(1, "%lld", for: "%@"), type(2, "%@", for: "%lld")]),
      ("%d", "%i", []), ("%d", "%lld", [type(1, "%lld", for: "%d")]), ("%ld", "%lld", []), ("%f", "%.2f", []),
      ("%f", "%d", [type(1, "%d", for: "%f")]), ("%@ %@", "%@", [missing(2, "%@")]), ("%@", "%@ %@", [extra(2, "%@")]),
      ("a", "%@", [extra(1, "%@")]), ("%@", "a", [missing(1, "%@")]),
      ("%@ %@", "%1$@ %@", [missing(2, "%@"), "mixes conversions with and without a position, such as %1$@ and %d"]),
      ("%d%%", "%d %%", []),
      ("%d%%", "%d %", ["a percent sign that begins no conversion is not shown: write %%"]), ("5%", "5 %", []),
      ("%#@a@", "%#@b@", ["'%#@a@' is missing", "'%#@b@' is not in the source"]),
      ("%s", "%@", [type(1, "%@", for: "%s")]), ("%*d", "%d", [missing(2, "%*d")]),
      ("%1$@ %3$@", "%3$@ %1$@", []), ("%2$@", "%1$@", [extra(1, "%1$@"), missing(2, "%2$@")]), ("%c", "%C", []),
      ("%g km", "%.1f km", []), ("%g km", "%d km", [extra(1, "%d")]), ("50 % of", "%d", [extra(1, "%d")]),
      ("50 % of", "50 % de %@", [extra(1, "%@")]), ("%#@a@ b", "b", ["'%#@a@' is missing"]),
      ("%@ b", "%1$@ %2$#@a@", ["'%#@a@' is not in the source"]),
    ])
  func comparison(source: String, translation: String, expected: [String]) {
    let found = FormatString(source).mismatches(in: FormatString(translation)).map(\.text)
    #expect(found == expected)
  }

  /// A numeral beside `%d` on the left, of whatever kind, makes it doubtful, also behind a lone percent sign.
  @Test(arguments: [("%²%d", true), ("5%d", true), ("x%d", false), ("% !%d", false)])
  func ambiguity(text: String, expected: Bool) {
    #expect(FormatString(text).specifiers.last?.isAmbiguous == expected)
  }

  @Test func argumentOfASubstitution() {
    #expect(FormatString("%arg files", isSubstitution: true).specifiers.isEmpty)
    #expect(FormatString("%arg files").specifiers.map(\.description) == ["%a"])
  }
}

private func missing(_ position: Int, _ specifier: String) -> String {
  "argument \(position) ('\(specifier)') is missing"
}

private func extra(_ position: Int, _ specifier: String) -> String {
  "argument \(position) ('\(specifier)') is not in the source"
}

private func type(_ position: Int, _ specifier: String, for source: String) -> String {
  "argument \(position) is '\(specifier)' where the source has '\(source)'"
}
