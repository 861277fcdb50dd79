import AppLocalization
import AppSources
import SystemAccess

/// A team's settings, found by the names that they have, so that thousands of them cost a finding no more than a few. Only settings
/// whose patterns begin alike, `*` at the start among them, are compared one after another.
struct SettingIndex {
  /// How much of each pattern counts, in Unicode scalars: all of a name, and of a pattern what is before its first `*` or `?`.
  private typealias Shape = [Int]

  private struct Bucket: Hashable {
    var code: String?
    /// What counts of the table, the localization, the key and the path.
    var beginnings: [String]
  }

  private static let whole = Int.max

  private let settings: [RuleSetting]
  /// The positions of the settings, in their order.
  private var buckets: [Shape: [Bucket: [Int]]] = [:]
  private var names: Set<String> = []
  /// The names of settings that mean a code, nil among them.
  private var namesOfCodes: [LocalizationDiagnostic.Code: [String?]] = [:]

  init(_ settings: [RuleSetting]) {
    self.settings = settings
    for (index, setting) in settings.enumerated() {
      let patterns = [setting.table, setting.localization, setting.key, setting.path]
      let shape = patterns.map { pattern in
        guard let pattern else { return 0 }
        let beginning = pattern.unicodeScalars.prefix { $0 != "*" && $0 != "?" }
        return beginning.endIndex == pattern.endIndex ? Self.whole : beginning.count
      }
      let beginnings = zip(patterns, shape).map { Self.beginning(of: $0 ?? "", $1) }
      buckets[shape, default: [:]][Bucket(code: setting.code, beginnings: beginnings), default: []].append(index)
      if let code = setting.code { names.insert(code) }
    }
  }

  private static func beginning(of text: String, _ count: Int) -> String {
    count == whole ? text : String(text.unicodeScalars.prefix(count))
  }

  /// The last setting that matches a finding with only this localization; nil if none does.
  mutating func last(
    _ code: LocalizationDiagnostic.Code, table: String?, localization: String?, key: String?, path: String?
  ) -> RuleSetting? {
    if settings.isEmpty { return nil }
    let codes = namesOfCodes[code] ?? [nil] + names.filter { RuleList.isNamed(code, $0) }
    namesOfCodes[code] = codes
    var last = -1
    for (shape, named) in buckets {
      for table in Set([table, table?.lastPathComponent]) {
        var bucket = Bucket(beginnings: [])
        for (text, count) in zip([table, localization, key, path], shape) {
          bucket.beginnings.append(Self.beginning(of: text ?? "", count))
        }
        for code in codes {
          bucket.code = code
          last = self.last(of: named[bucket] ?? [], after: last) { setting in
            setting.matches(table: table, localization: localization, key: key, path: path)
          }
        }
      }
    }
    return last < 0 ? nil : settings[last]
  }

  /// The last of some positions after one whose setting matches; that one if none does.
  private func last(of positions: [Int], after known: Int, _ matches: (RuleSetting) -> Bool) -> Int {
    for position in positions.reversed() {
      if position <= known { break }
      if matches(settings[position]) { return position }
    }
    return known
  }
}
