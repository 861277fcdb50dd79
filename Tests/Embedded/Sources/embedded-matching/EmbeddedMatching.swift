import CLibrary
import LocaleMatching

/// Matches in a program without Swift's runtime library. Exits with 1 if an answer is wrong.
///
/// It must link without Swift's Unicode tables: nothing between an identifier and its match compares Strings.
@main
enum EmbeddedMatching {
  static func main() {
    var wrong = 0
    for expectation in Expectation.all where !expectation.holds { wrong += 1 }
    for expectation in AppExpectation.all where !expectation.holds { wrong += 1 }
    for identifier in LikelyExpectation.all where !identifier.holds { wrong += 1 }
    for form in PluralExpectation.all where !form.holds { wrong += 1 }
    print(
      "\(Expectation.all.count + AppExpectation.all.count) matches, \(LikelyExpectation.all.count) likely subtags, "
        + "\(PluralExpectation.all.count) plural forms: \(wrong) wrong")
    if wrong > 0 { exit(1) }
  }
}
