import LocaleMatching

/// Reading, likely subtags and distances: nothing may be allocated.
enum LikelySubtagsChecks {
  static func run(_ report: inout Report) {
    let samples = Sample.all
    report.check("identifiers", "LanguageIdentifier from a String", samples) {
      keep(LanguageIdentifier($0.readAtRunTime))
    }
    report.check("identifiers", "LanguageIdentifier from raw UTF-8", samples) { sample in
      sample.utf8.withUnsafeBufferPointer { keep(LanguageIdentifier(languageOf: UTF8Preference($0))) }
    }
    report.check("identifiers", "maximized", samples) { keep($0.identifier?.maximized) }
    report.check("identifiers", "minimized", samples) { keep($0.identifier?.minimized) }
    report.check("identifiers", "minimized favouring script", samples) {
      keep($0.identifier?.minimized(keepsScript: true))
    }
    report.check("distance", "to en-GB", samples) {
      keep(LocaleDistance.between(desired: $0.readAtRunTime, supported: "en-GB")?.eighths ?? -1)
    }
    report.check("distance", "to itself, only two-way, favouring script", samples) {
      keep(
        LocaleDistance.between(
          desired: $0.readAtRunTime, supported: $0.literal, favor: .script, direction: .twoWay)?.eighths ?? -1)
    }
  }
}
