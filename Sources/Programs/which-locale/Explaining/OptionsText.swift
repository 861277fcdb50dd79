import LocaleMatching

/// The options in force, in words.
struct OptionsText {
  let explained: ExplainedMatch

  func lines(_ style: Style) -> [String] {
    var table = TextTable([.init(title: ""), .init(title: "")])
    for (name, value) in rows { table.append([name, value]) }
    return [style.apply(.strong, to: "In force")] + table.lines(style)
  }

  private var rows: [(String, String)] {
    [
      ("threshold", "\(explained.threshold)\(origin)"),
      ("demotion", "\(explained.demotion) for each further preference"),
      (
        "favor",
        options.favoring == .language ? "language" : "script: the language counts a quarter of its rule's distance"
      ),
      (
        "direction",
        options.direction == .withOneWay ? "one-way rules count" : "two-way: one-way rules do not count"
      ),
      ("default", standIn), ("data", "CLDR \(CLDR.version)"),
    ]
  }

  private var options: LocaleMatcher.Options { explained.matcher.options }

  private var origin: String {
    switch options.threshold {
    case .standard: ", CLDR's distance between scripts: another script is too far"
    case .below: ""
    case .asNear(let desired, let supported): ": no farther than \(supported) is from \(desired)"
    }
  }

  private var standIn: String {
    let name = explained.matcher.defaultIdentifier?.shown ?? "none"
    return options.defaultLocale == .firstSupported ? "\(name), the first supported" : name
  }
}
