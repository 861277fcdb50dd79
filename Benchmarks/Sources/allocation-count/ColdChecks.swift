import LocaleMatching

/// The very first operations of the process: nothing may be lazily initialised.
enum ColdChecks {
  static func run(_ report: inout Report) {
    let parsed = Report.count { keep(LanguageIdentifier("zh-TW")) }
    report.note("first in the process", "LanguageIdentifier", parsed)
    let maximized = Report.count { keep(LanguageIdentifier("und-Hant-HK")?.maximized) }
    report.note("first in the process", "maximized", maximized)
    let minimized = Report.count { keep(LanguageIdentifier("zh-Hant-TW")?.minimized) }
    report.note("first in the process", "minimized", minimized)
    let distance = Report.count { keep(LocaleDistance.between(desired: "en-IT", supported: "en-GB")?.eighths ?? -1) }
    report.note("first in the process", "LocaleDistance.between", distance)
    // A matcher is needed before the first match. Making one allocates; `BuildChecks` counts how much.
    let matcher = LocaleMatcher(supported: ["en", "en-GB", "it"])
    let matched = Report.count { keep(matcher.bestMatch(for: "en-IT")) }
    report.note("first in the process", "bestMatch", matched)
  }
}
