import AppLocalization
import LocaleMatching
import ProgramSupport
import Reach

/// The report as one self-contained HTML page: it needs no script, no font and no request.
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
            "content": "default-src 'none'; style-src 'unsafe-inline'",
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
        footer))
    return "<!DOCTYPE html>\n" + html.document() + "\n"
  }

  private var title: String { report.title.visibleLine }

  private var header: Markup {
    .element(
      "header", [:],
      .element("h1", [:], .text(title)),
      .make(
        "p", [:],
        [.text("Localizations: ")] + report.supported.map { .element("code", ["class": "name"], .text($0.visibleLine)) }
          + (report.developmentRegion.map {
            [.text(" Development region: "), .element("code", [:], .text($0.visibleLine))]
          }
            ?? [])),
      .element(
        "p", [:],
        .text(
          "The localization that each of \(report.rows.count.counted("locale")) \(report.isAboutCLDR ? "of CLDR" : "of the list")"
            + " gets by the engine "),
        .element("code", [:], .text(report.engine.rawValue)),
        .text(", and where other engines choose another one. Rules of CLDR \(CLDR.version).")))
  }

  private var summary: Markup {
    let engines = LocalizationEngine.allCases
    let uses = report.uses.map { use in
      Markup.element(
        "tr", [:], .element("th", ["scope": "row"], .element("code", [:], .text(use.localization.visibleLine))),
        .element("td", ["class": "number"], .text("\(use.matches)")),
        .element("td", ["class": "number"], .text("\(use.fallbacks)")))
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
          figure(report.count(.same), "gets what it wants", "get what they want", "same"),
          figure(report.count(.near), "gets something near", "get something near", "near"),
          figure(report.count(.none), "gets a fallback", "get a fallback", "none"),
          figure(report.differingCount, "depends on the engine", "depend on the engine", "differs")),
        bar,
        .element(
          "p", [:],
          .text(
            "Whoever gets a fallback matches nothing, and is shown the development region or, without one, English or the first "
              + "localization. A locale depends on the engine if Apple's rules, CLDR's, Q&A 1828 and RFC 4647 do not agree."
          )),
      ] + weights + [
        .element(
          "div", ["class": "side-by-side"],
          .element(
            "table", [:], .element("caption", [:], "Number of locales that get each localization"),
            .element("thead", [:], ReportTable.head(["Localization", "As a match", "As a fallback"])),
            .make("tbody", [:], uses)),
          .element(
            "table", [:], .element("caption", [:], "Number of locales on which two engines disagree"),
            .element("thead", [:], ReportTable.head(["Engine"] + engines.map(\.rawValue))),
            .make("tbody", [:], pairs)))
      ])
  }

  /// Who gets what they want, as parts of all people where they are counted, else of all locales.
  private var bar: Markup {
    let weights = report.weights
    let parts = [
      ("same", weights?.same ?? report.count(.same)), ("near", weights?.near ?? report.count(.near)),
      ("none", weights?.none ?? report.count(.none)),
    ]
    // People whose locales have different outcomes count with each.
    let whole = max(parts.reduce(0) { $0 + $1.1 }, 1)
    let shares = parts.map { ($0.0, Double($0.1) / Double(whole) * 100) }
    let words = zip(["what they want", "something near", "a fallback"], shares).map { "\(Int($1.1.rounded())) % \($0)" }
    return .make(
      "div",
      [
        "class": "bar", "role": "img",
        "aria-label": "\(weights == nil ? "Locales" : "People") that get: \(words.joined(separator: ", "))",
      ], shares.map { .element("span", ["class": $0.0, "style": "width:\($0.1)%"]) })
  }

  private func figure(_ count: Int, _ one: String, _ other: String, _ kind: String) -> Markup {
    .element("li", ["class": kind], .element("strong", [:], .text("\(count)")), .text(" " + count.agreeing(one, other)))
  }

  private var languages: Markup {
    .element(
      "nav", ["aria-labelledby": "languages"],
      .element("h2", ["id": "languages"], "Languages"),
      .element(
        "details", [:], .element("summary", [:], .text(report.groups.count.counted("language"))),
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
      ("all", "all"), ("changed", "not what they want"), ("none", "a fallback"), ("differs", "engines disagree"),
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
            + "and region, whichever engine chose; from 50 on nothing matches. Made by which-locale "
            + "\(ProductVersion.text).")))
  }
}

/// The page's style sheet. Text has a contrast of at least 4.5 to 1 in both colour schemes; `Scripts/check-pages.sh`
/// checks it.
enum ReportStyle {
  static let text = """

    :root {
      --page: #ffffff; --text: #1b1b1f; --faint: #55555e; --line: #d5d5dc; --raised: #f3f3f6; --link: #0b4f8a;
      --same: #e0f1e4; --same-text: #10401c; --near: #e2eefa; --near-text: #0b3a63;
      --none: #fbecd2; --none-text: #5c3a00; --differs: #f6e3f4; --differs-text: #6a1560;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #17171b; --text: #ececf1; --faint: #b0b0bb; --line: #3a3a44; --raised: #222228; --link: #9fd0f7;
        --same: #16341f; --same-text: #bfe9ca; --near: #17314a; --near-text: #c5e2fa;
        --none: #40300f; --none-text: #f8dda8; --differs: #43203f; --differs-text: #f5c9ef;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
    h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
    a { color: var(--link); }
    code { font: 0.95em ui-monospace, monospace; }
    code.name { display: inline-block; background: var(--raised); border-radius: 0.25rem; padding: 0 0.3rem;
      margin-right: 0.3rem; white-space: nowrap; }
    .skip { position: absolute; left: -100rem; background: var(--page); padding: 0.5rem; }
    .skip:focus { left: 0.5rem; top: 0.5rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .figures { display: flex; flex-wrap: wrap; gap: 0.75rem; list-style: none; padding: 0; }
    .figures li { border-radius: 0.5rem; padding: 0.5rem 1rem; }
    .figures strong { font-size: 1.4rem; }
    .figures .same { background: var(--same); color: var(--same-text); }
    .figures .near { background: var(--near); color: var(--near-text); }
    .figures .none { background: var(--none); color: var(--none-text); }
    .figures .differs { background: var(--differs); color: var(--differs-text); }
    .bar { display: flex; height: 1.6rem; border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; }
    .bar .same { background: var(--same-text); }
    .bar .near { background: var(--near-text); opacity: 0.6; }
    .bar .none { background: var(--none); }
    .side-by-side { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; overflow-x: auto; }
    .languages, .rules { columns: 16rem; padding-left: 1.2rem; }
    .rules { columns: auto; list-style: none; padding: 0; overflow-x: auto; }
    table { border-collapse: collapse; }
    caption { text-align: left; color: var(--faint); padding: 0.5rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
    th[scope=row] { font-weight: 600; white-space: nowrap; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .preferences { width: 100%; }
    .preferences thead th { position: sticky; top: 0; background: var(--page); }
    .preferences tr.language th { background: var(--raised); padding-top: 0.6rem; }
    tr.same td:nth-child(3) { background: var(--same); color: var(--same-text); }
    tr.near td:nth-child(3) { background: var(--near); color: var(--near-text); }
    tr.none td:nth-child(3) { background: var(--none); color: var(--none-text); }
    td.other { background: var(--differs); color: var(--differs-text); }
    li:target, tbody:target tr.language th { outline: 2px solid var(--link); }
    .filters { display: flex; flex-wrap: wrap; gap: 0.5rem 1.2rem; border: 1px solid var(--line);
      border-radius: 0.5rem; margin: 1.5rem 0; }
    body:has(#show-changed:checked) tr.wanted.same,
    body:has(#show-none:checked) tr.wanted:not(.none),
    body:has(#show-differs:checked) tr.wanted:not(.differs),
    body:has(#show-changed:checked) .preferences tbody:not(:has(tr.near, tr.none)),
    body:has(#show-none:checked) .preferences tbody:not(:has(tr.none)),
    body:has(#show-differs:checked) .preferences tbody:not(:has(tr.differs)) { display: none; }
    @media (max-width: 50rem) { .preferences { display: block; overflow-x: auto; } }
    @media print { .filters, nav, .skip { display: none; } .preferences thead th { position: static; } }

    """
}
