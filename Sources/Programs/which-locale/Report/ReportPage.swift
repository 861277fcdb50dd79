import AppLocalization
import LocaleMatching

/// The report as one page of HTML that needs nothing else: no script to be read, no font, no request.
struct ReportPage {
  let report: ReachReport

  var document: String {
    let html = Markup.element(
      "html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"],
      .element(
        "head", [:],
        .element("meta", ["charset": "utf-8"]),
        .element(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
          ]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("meta", ["name": "generator", "content": "which-locale \(ProductVersion.text)"]),
        .element("title", [:], .text("\(title): who is shown which language")),
        .element("style", [:], .verbatim(ReportStyle.text))),
      .element(
        "body", [:],
        .element("a", ["class": "skip", "href": "#preferences"], "Skip to the table"),
        header,
        .make("main", ["id": "main"], [summary, languages, filters, ReportTable(report: report).section, rules]),
        footer,
        .element("script", [:], .verbatim(ReportScript.text))))
    return "<!DOCTYPE html>\n" + html.document() + "\n"
  }

  private var title: String { report.title.shown }

  private var header: Markup {
    .element(
      "header", [:],
      .element("h1", [:], .text(title)),
      .make(
        "p", [:],
        [.text("Localizations: ")] + report.supported.map { .element("code", ["class": "name"], .text($0.shown)) }
          + (report.developmentRegion.map {
            [.text(" Development region: "), .element("code", [:], .text($0.shown))]
          }
            ?? [])),
      .element(
        "p", [:],
        .text(
          "What each of \(report.rows.count) locales that CLDR has texts for is shown, by the engine "),
        .element("code", [:], .text(report.engine.rawValue)),
        .text(", and where other engines would choose another. Rules of CLDR \(CLDR.version).")))
  }

  private var summary: Markup {
    let engines = LocalizationEngine.allCases
    let uses = report.uses.map { use in
      Markup.element(
        "tr", [:], .element("th", ["scope": "row"], .element("code", [:], .text(use.localization.shown))),
        .element("td", ["class": "number"], .text("\(use.matches)")),
        .element("td", ["class": "number"], .text("\(use.standIns)")))
    }
    let pairs = engines.indices.map { row in
      Markup.make(
        "tr", [:],
        [.element("th", ["scope": "row"], .text(engines[row].rawValue))]
          + engines.indices.map { column in
            .element(
              "td", ["class": "number"],
              .text(row == column ? "–" : "\(report.disagreements(row, column))"))
          })
    }
    let weights = report.weights.map { [Markup.element("p", [:], .text($0.sentence + " " + $0.remark))] } ?? []
    return .make(
      "section", ["aria-labelledby": "summary"],
      [
        .element("h2", ["id": "summary"], "Summary"),
        .element(
          "ul", ["class": "figures"],
          figure(report.count(.same), "get what they want", "same"),
          figure(report.count(.near), "get something near", "near"),
          figure(report.count(.none), "get a stand-in", "none"),
          figure(report.differingCount, "depend on the engine", "differs")),
      ] + weights + [
        .element(
          "div", ["class": "side-by-side"],
          .element(
            "table", [:], .element("caption", [:], "How many locales are shown each localization"),
            .element("thead", [:], ReportTable.head(["Localization", "As a match", "As a stand-in"])),
            .make("tbody", [:], uses)),
          .element(
            "table", [:], .element("caption", [:], "On how many locales two engines disagree"),
            .element("thead", [:], ReportTable.head(["Engine"] + engines.map(\.rawValue))),
            .make("tbody", [:], pairs)))
      ])
  }

  private func figure(_ count: Int, _ text: String, _ kind: String) -> Markup {
    .element("li", ["class": kind], .element("strong", [:], .text("\(count)")), .text(" \(text)"))
  }

  private var languages: Markup {
    .element(
      "nav", ["aria-labelledby": "languages"],
      .element("h2", ["id": "languages"], "Languages"),
      .element(
        "details", [:], .element("summary", [:], .text("\(report.groups.count) languages")),
        .make(
          "ul", ["class": "languages"],
          report.groupsByWeight.map { group in
            .element(
              "li", [:],
              .element("a", ["href": "#language-\(group.language)"], .text(LanguageName.of(group.language))))
          })))
  }

  private var filters: Markup {
    let choices = [
      ("all", "all"), ("changed", "not what they want"), ("none", "a stand-in"), ("differs", "engines disagree"),
    ]
    return .make(
      "fieldset", ["class": "filters"],
      [.element("legend", [:], "Show locales that get")]
        + choices.map { id, label in
          .element(
            "label", [:],
            .element(
              "input",
              ["type": "radio", "name": "show", "id": "show-\(id)", "checked": id == "all" ? "checked" : nil]),
            .text(" \(label)"))
        })
  }

  private var rules: Markup {
    .element(
      "section", ["aria-labelledby": "rules"],
      .element("h2", ["id": "rules"], .text("Rules, as CLDR \(CLDR.version) writes them")),
      .element(
        "p", [:],
        "The first that fits decides, in both directions unless it says oneway. * stands for anything, $x for a set of ",
        "regions, $!x for every region outside that set."),
      .make(
        "ul", ["class": "rules"],
        report.rules.map { rule in
          .element(
            "li", ["id": "rule-\(rule.position)"], .text("\(rule.position). "),
            .element("code", [:], .text(rule.description)))
        }))
  }

  private var footer: Markup {
    .element(
      "footer", [:],
      .element(
        "p", [:],
        .text(
          "Engines: apple, the bundles of Apple's platforms; cldr, language matching of UTS #35; classic, Apple's "
            + "Technical Q&A 1828; rfc4647, lookup. A distance is the sum of what CLDR's rules say for language, script "
            + "and region, whichever engine chose; from 50 on it is no match. Made by which-locale "
            + "\(ProductVersion.text).")))
  }
}
