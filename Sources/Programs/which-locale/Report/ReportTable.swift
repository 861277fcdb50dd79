import AppLocalization
import Foundation
import LocaleMatching
import Reach

/// The table of the report, with a group of rows for each language.
struct ReportTable {
  let report: ReachReport

  var section: Markup {
    .element(
      "section", ["aria-labelledby": "preferences"],
      .element("h2", ["id": "preferences", "tabindex": "-1"], "Who is shown what"),
      .make(
        "table", ["class": "preferences"],
        [
          .element(
            "caption", [:],
            "Each locale with what it is shown, how far that is, why, and what each engine alone would choose"),
          .element(
            "thead", [:],
            Self.head(
              ["Wanted", "Shown", "Distance", "Why"] + LocalizationEngine.allCases.map(\.rawValue)
                + (report.speakers == nil ? [] : ["Speakers"]))),
        ] + report.groupsByWeight.map(body)))
  }

  /// The header row: the title of each column.
  static func head(_ titles: [String]) -> Markup {
    .make("tr", [:], titles.map { .element("th", ["scope": "col"], .text($0)) })
  }

  private func body(_ group: ReachReport.LanguageGroup) -> Markup {
    let columns = 4 + LocalizationEngine.allCases.count + (report.speakers == nil ? 0 : 1)
    return .make(
      "tbody", ["id": "language-\(group.language)"],
      [
        .element(
          "tr", ["class": "language"],
          .element(
            "th", ["scope": "rowgroup", "colspan": "\(columns)"], .text(LanguageName.of(group.language) + " "),
            .element("code", [:], .text(group.language))))
      ] + group.rows.map(row))
  }

  private func row(_ row: ReachReport.ReachRow) -> Markup {
    let place = LocalizationEngine.allCases.firstIndex(of: report.engine) ?? 0
    let chosen = row.firsts.indices.contains(place) ? row.firsts[place] : nil
    let shown = row.choice.first?.visibleLine ?? "–"
    return .make(
      "tr", ["class": "wanted \(row.outcome.rawValue)" + (row.differs ? " differs" : "")],
      [
        .element("th", ["scope": "row"], .element("code", [:], .text(row.preference))),
        .element("td", [:], .element("code", ["class": "name"], .text(shown))),
        .element("td", ["class": "number"], .text(row.distance.map { "\($0.distance)" } ?? "–")),
        .make("td", ["class": "why"], [.text(row.reasonText)] + parts(row)),
      ]
        + row.firsts.map { first in
          .element(
            "td", ["class": first == chosen ? nil : "other"],
            first.map { .element("code", [:], .text($0.visibleLine)) } ?? .text("–"))
        }
        + (report.speakers == nil
          ? []
          : [.element("td", ["class": "number"], .text(row.speakers.map { "\($0)" } ?? "–"))]))
  }

  /// The parts of the distance for language, script and region, each with its rule.
  private func parts(_ row: ReachReport.ReachRow) -> [Markup] {
    guard row.choice.isMatch, let distance = row.distance, !distance.rules.isEmpty else { return [] }
    var parts: [Markup] = [.text(": ")]
    for (name, part) in [
      ("language", distance.language), ("script", distance.script), ("region", distance.region),
    ] {
      guard let rule = part.rule else { continue }
      if parts.count > 1 { parts.append(", ") }
      parts.append(.text("\(name) \(part.distance) by "))
      parts.append(.element("a", ["href": "#rule-\(rule.position)"], .text("rule \(rule.position)")))
    }
    return parts
  }
}

/// The English name of a language, if Foundation knows it.
enum LanguageName {
  private static let english = Locale(identifier: "en")

  static func of(_ language: String) -> String {
    english.localizedString(forLanguageCode: language) ?? language
  }
}
