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
      ("%@ has %lld", "%2$lld da %1$@", []), ("%@ has %lld", "%lld da %@", ["type 1", "type 2"]),
      ("%d", "%i", []), ("%d", "%lld", ["type 1"]), ("%ld", "%lld", []), ("%f", "%.2f", []), ("%f", "%d", ["type 1"]),
      ("%@ %@", "%@", ["missing 2"]), ("%@", "%@ %@", ["extra 2"]), ("a", "%@", ["extra 1"]),
      ("%@", "a", ["missing 1"]),
      ("%@ %@", "%1$@ %@", ["missing 2", "mixed"]), ("%d%%", "%d %%", []), ("%d%%", "%d %", ["malformed 3"]),
      ("5%", "5 %", []),
      ("%#@a@", "%#@b@", ["lacks a", "has b"]), ("%s", "%@", ["type 1"]), ("%*d", "%d", ["missing 2"]),
      ("%1$@ %3$@", "%3$@ %1$@", []), ("%2$@", "%1$@", ["extra 1", "missing 2"]), ("%c", "%C", []),
      ("%g km", "%.1f km", []), ("%g km", "%d km", ["extra 1"]), ("50 % of", "%d", ["extra 1"]),
      ("50 % of", "50 % de %@", ["extra 1"]), ("%#@a@ b", "b", ["lacks a"]), ("%@ b", "%1$@ %2$#@a@", ["has a"]),
    ])
  func comparison(source: String, translation: String, expected: [String]) {
    let found = FormatString(source).mismatches(in: FormatString(translation)).map { mismatch in
      switch mismatch {
      case .missing(let position, _): "missing \(position)"
      case .extra(let position, _): "extra \(position)"
      case .type(let position, _, _): "type \(position)"
      case .mixedPositions: "mixed"
      case .malformed(let offset): "malformed \(offset)"
      case .missingSubstitution(let name): "lacks \(name)"
      case .extraSubstitution(let name): "has \(name)"
      case .missingPlaceholder(let text): "lacks \(text)"
      case .extraPlaceholder(let text): "has \(text)"
      case .unfinished(let offset): "unfinished \(offset)"
      case .percentSign, .unfilled, .name, .unclosedName, .alternatives: "\(mismatch)"
      }
    }
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
