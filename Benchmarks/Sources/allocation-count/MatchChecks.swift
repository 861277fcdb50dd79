import LocaleMatching

/// Every way to ask a matcher, under every kind of option and supported list: nothing may be allocated.
enum MatchChecks {
  static let app = [
    "en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH", "zh-Hans", "zh-Hant", "sr-Latn", "no", "es-419",
  ]

  static func run(_ report: inout Report) {
    let samples = Sample.all
    check("default options", LocaleMatcher(supported: app), samples, &report)
    check("no supported identifier", LocaleMatcher(supported: []), samples, &report)
    check("800 supported identifiers", LocaleMatcher(supported: SupportedLists.large), samples, &report)
    check("supported names", LocaleMatcher(supported: app + SupportedLists.names), samples, &report)
    check("favouring script", matcher(LocaleMatcher.Options(favor: .script)), samples, &report)
    check("only two-way", matcher(LocaleMatcher.Options(direction: .twoWay)), samples, &report)
    check("wide threshold", matcher(LocaleMatcher.Options(threshold: .below(101))), samples, &report)
    check(
      "as near as, no demotion, a given default",
      matcher(
        LocaleMatcher.Options(
          threshold: .asNear(desired: "en", supported: "en-GB"), demotion: .noDemotion,
          default: .identifier("de"))), samples, &report)
  }

  private static func matcher(_ options: LocaleMatcher.Options) -> LocaleMatcher {
    LocaleMatcher(supported: app + SupportedLists.names, options: options)
  }

  private static func check(
    _ group: StaticString, _ matcher: LocaleMatcher, _ samples: [Sample], _ report: inout Report
  ) {
    report.check(group, "String literal", samples) { keep(matcher.bestMatch(for: $0.literal)) }
    report.check(group, "String read at run time", samples) { keep(matcher.bestMatch(for: $0.readAtRunTime)) }
    report.check(group, "[String]", samples) { keep(matcher.bestMatch(for: $0.list)) }
    report.check(group, "raw UTF-8", samples) { sample in
      sample.utf8.withUnsafeBufferPointer { keep(matcher.bestMatch(for: UTF8Preference($0))) }
    }
    report.check(group, "Substring", samples) { keep(matcher.bestMatch(for: $0.readAtRunTime[...])) }
    report.check(group, "ArraySlice<String>", samples) { keep(matcher.bestMatch(for: $0.list[...])) }
    report.check(group, "LocaleIdentifier", samples) { sample in
      if let identifier = sample.localeIdentifier { keep(matcher.bestMatch(for: identifier)) }
    }
    report.check(group, "bestIdentifier", samples) { keep(matcher.bestIdentifier(for: $0.readAtRunTime).utf8.count) }
    report.check(group, "bestIdentifier for [String]", samples) {
      keep(matcher.bestIdentifier(for: $0.list).utf8.count)
    }
    report.check(group, "LanguageIdentifier", samples) { sample in
      if let identifier = sample.identifier { keep(matcher.bestMatch(for: identifier)) }
    }
    report.check(group, "[LanguageIdentifier]", samples) { keep(matcher.bestMatch(for: $0.identifiers)) }
  }
}

extension Report {
  /// Runs a body for every sample; none may allocate.
  @inline(__always)
  mutating func check(_ group: StaticString, _ name: StaticString, _ samples: [Sample], _ body: (Sample) -> Void) {
    var total = 0
    var offender: StaticString?
    for sample in samples {
      let count = Self.countColdAndWarm { body(sample) }
      if count > 0, offender == nil { offender = sample.tag }
      total += count
    }
    note(group, name, total, offender: offender)
  }
}
