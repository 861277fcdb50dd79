import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

/// The questions to a shared matcher, and to the tables behind identifiers.
struct Questions: Sendable {
  let matchers: [LocaleMatcher]
  let desired: [String]

  init() {
    let regions = ["US", "GB", "IE", "IN", "AU", "CA", "MX", "BR", "PT", "HK", "TW", "CN", "DE", "CH", "AT", "419"]
    let languages = [
      "en", "es", "pt", "zh-Hant", "zh", "fr", "de", "gsw", "sr", "sr-Latn", "nb", "nn", "is", "iw", "az",
    ]
    let unusual = [
      "x-bork", "en-XA", "ar-psbidi", "abcdefgh-Latn", "und", "root", "", "i-klingon", "sgn-BE-FR", "en-", "zh-yue",
      "sh-CS-u-ks-primary-ca-islamicc", "de-t-iw-latn-m0-names", "sl-rozaj-biske-1994", "en-u-rg-uszzzz",
    ]
    let all = languages + languages.flatMap { language in regions.map { "\(language)-\($0)" } }
    let supported = all.filter { !$0.hasSuffix("-IN") } + ["x-bork", "abcdefgh", "en-XA"]
    desired = all + unusual
    matchers = [
      LocaleMatcher(supported: supported),
      LocaleMatcher(supported: supported, options: .init(favor: .script, direction: .twoWay)),
    ]
  }

  /// The answers in the order of the questions, in whichever order they are asked.
  func answers(from first: Int) -> [String] {
    var answers = [String](repeating: "", count: desired.count)
    for place in desired.indices {
      let index = (place + first) % desired.count
      answers[index] = answer(to: index)
    }
    return answers
  }

  private func answer(to index: Int) -> String {
    let text = desired[index]
    let next = desired[(index + 1) % desired.count]
    var answer = "\(text):"
    for matcher in matchers {
      answer += " \(matcher.bestMatch(for: text)) \(matcher.bestMatch(for: [next, text]))"
      answer += " \(matcher.bestMatch(for: AcceptLanguage("\(next);q=0.3, \(text), *;q=0.1, en-GB;q=0")))"
      if let match = matcher.bestMatch(for: text) {
        answer += " \(match.resolved(for: text)?.description ?? "-")"
      }
    }
    // A ranking and an explanation read every supported locale.
    if index.isMultiple(of: 16) {
      answer += " \(matchers[0].rankedMatches(for: text)) \(matchers[0].explanation(for: text))"
    }
    guard let identifier = LocaleIdentifier(text) else { return answer }
    let head = identifier.languageIdentifier
    answer += " \(identifier.canonicalized) \(identifier.isValid) \(head.maximized) \(head.minimized)"
    return answer + " \(head.writingDirection) \(head.fallbackChain().map(\.description))"
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ match: LocaleMatch?) {
    guard let match else { return appendLiteral("-") }
    appendLiteral("\(match.supportedIndex)/\(match.desiredIndex)/\(match.distance)")
  }
}
