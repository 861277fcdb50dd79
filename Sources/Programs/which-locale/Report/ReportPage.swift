import AppLocalization
import Foundation
import ProgramSupport
import Reach

/// The report as one self-contained HTML page: it needs no script, no font and no request.
struct ReportPage {
  let report: ReachReport

  var document: String {
    let html: Markup = """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="generator" content="which-locale \(ProductVersion.text)"/>
      <title>\(title): who is shown which language</title>
      <style>\(ReportStyle.text)</style>
      </head>
      <body><a class="skip" href="#preferences">Skip to the table</a>
      \(header)
      <main id="main">\(summary)\(languages)\(filters)\(preferences)\(rules)</main>
      <footer>
      <p>Engines: apple, the bundles of Apple's platforms; cldr, language matching of UTS #35; classic, Apple's Technical \
      Q&amp;A 1828; rfc4647, lookup. A distance is the sum of what CLDR's rules say for language, script and region, whichever \
      engine chose; from 50 on nothing matches. Made by which-locale \(ProductVersion.text).</p>
      </footer></body></html>

      """
    return html.text
  }

  private var title: String { report.title.visibleLine }
  private var engines: [LocalizationEngine] { LocalizationEngine.allCases }

  private var header: Markup {
    let region: Markup? = report.app.developmentRegion.map { " Development region: \(Self.code($0))" }
    return """
      <header>
      <h1>\(title)</h1>
      <p>Localizations: \(report.app.names.map(Self.name))\(region ?? "")</p>
      <p>The localization that each of \(report.rows.count.counted("locale")) \
      \(report.isAboutCLDR ? "of CLDR" : "of the list") gets by the engine \(Self.code(report.app.engine.rawValue)), and where \
      other engines choose another one. Rules of CLDR \("\(CLDR.version)").</p>
      </header>
      """
  }

  private static func code(_ text: String) -> Markup { "<code>\(text.visibleLine)</code>" }
  private static func name(_ text: String) -> Markup { "<code class=\"name\">\(text.visibleLine)</code>" }
  private static func number(_ text: String) -> Markup { "<td class=\"number\">\(text)</td>" }
  private static func head(_ titles: [String]) -> Markup {
    "<thead>\n<tr>\(titles.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>"
  }

  private var summary: Markup {
    let uses = report.uses.map { use -> Markup in
      let cells = [use.matches, use.fallbacks].map { Self.number("\($0)") }
      return "\n<tr><th scope=\"row\">\(Self.code(use.localization))</th>\(cells)</tr>"
    }
    let pairs = engines.indices.map { row -> Markup in
      let cells = engines.indices.map { row == $0 ? "–" : "\(report.disagreements(row, $0))" }
      return "\n<tr><th scope=\"row\">\(engines[row].rawValue)</th>\(cells.map(Self.number))</tr>"
    }
    let weights: Markup? = report.weights.map { "\n<p>\($0.sentence) \($0.remark)</p>" }
    return """
      <section aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <ul class="figures">
      \(figure(report.count(.same), "gets what it wants", "get what they want", "same"))
      \(figure(report.count(.near), "gets something near", "get something near", "near"))
      \(figure(report.count(.none), "gets a fallback", "get a fallback", "none"))
      \(figure(report.differingCount, "depends on the engine", "depend on the engine", "differs"))
      </ul>
      \(bar)
      <p>Whoever gets a fallback matches nothing, and is shown the development region or, without one, English or the first \
      localization. A locale depends on the engine if Apple's rules, CLDR's, Q&amp;A 1828 and RFC 4647 do not agree.</p>\
      \(weights ?? "")
      <div class="side-by-side">
      <table>
      <caption>Number of locales that get each localization</caption>
      \(Self.head(["Localization", "As a match", "As a fallback"]))
      <tbody>\(uses)</tbody></table>
      <table>
      <caption>Number of locales on which two engines disagree</caption>
      \(Self.head(["Engine"] + engines.map(\.rawValue)))
      <tbody>\(pairs)</tbody></table></div></section>
      """
  }

  /// Who gets what they want, as parts of all people where they are counted, else of all locales.
  private var bar: Markup {
    let weights = report.weights
    let parts = [
      ("same", weights?.same ?? report.count(.same), "what they want"),
      ("near", weights?.near ?? report.count(.near), "something near"),
      ("none", weights?.none ?? report.count(.none), "a fallback"),
    ]
    // People whose locales have different outcomes count with each.
    let whole = max(parts.reduce(0) { $0 + $1.1 }, 1)
    let shares = parts.map { (kind: $0.0, percent: Double($0.1) / Double(whole) * 100, words: $0.2) }
    let words = shares.map { "\(Int($0.percent.rounded())) % \($0.words)" }.joined(separator: ", ")
    return """
      <div class="bar" role="img" aria-label="\(weights == nil ? "Locales" : "People") that get: \(words)">\
      \(shares.map { "<span class=\"\($0.kind)\" style=\"width:\("\($0.percent)")%\"></span>" })</div>
      """
  }

  private func figure(_ count: Int, _ one: String, _ other: String, _ kind: String) -> Markup {
    "<li class=\"\(kind)\"><strong>\(count)</strong> \(count.agreeing(one, other))</li>"
  }

  private var languages: Markup {
    let links = report.groupsByWeight.map { group -> Markup in
      "\n<li><a href=\"#language-\(group.language)\">\(LanguageName.of(group.language))</a></li>"
    }
    return """

      <nav aria-labelledby="languages">
      <h2 id="languages">Languages</h2>
      <details><summary>\(report.groups.count.counted("language"))</summary>
      <ul class="languages">\(links)</ul></details></nav>
      """
  }

  private var filters: Markup {
    let choices = [
      ("all", "all"), ("changed", "not what they want"), ("none", "a fallback"), ("differs", "engines disagree"),
    ].map { id, label -> Markup in
      let checked: Markup = id == "all" ? " checked=\"checked\"" : ""
      return "<label><input type=\"radio\" name=\"show\" id=\"show-\(id)\"\(checked)/> \(label)</label>"
    }
    return "\n<fieldset class=\"filters\"><legend>Show locales that get</legend>\(choices)</fieldset>"
  }

  /// A group of rows for each language.
  private var preferences: Markup {
    let people = report.speakers == nil ? [] : ["Speakers"]
    let titles = ["Wanted", "Shown", "Distance", "Why"] + engines.map(\.rawValue) + people
    let groups = report.groupsByWeight.map { group -> Markup in
      """

      <tbody id="language-\(group.language)">
      <tr class="language"><th scope="rowgroup" colspan="\(titles.count)">\(LanguageName.of(group.language)) \
      \(Self.code(group.language))</th></tr>\(group.rows.map(row))</tbody>
      """
    }
    return """

      <section aria-labelledby="preferences">
      <h2 id="preferences" tabindex="-1">Who is shown what</h2>
      <table class="preferences">
      <caption>Each locale with what it is shown, how far that is, why, and what each engine alone would choose</caption>
      \(Self.head(titles))\(groups)</table></section>
      """
  }

  private func row(_ row: ReachReport.ReachRow) -> Markup {
    let chosen = engines.firstIndex(of: report.app.engine).flatMap { row.firsts.dropFirst($0).first } ?? nil
    let firsts = row.firsts.map { first -> Markup in
      let kind: Markup = first == chosen ? "" : " class=\"other\""
      return "<td\(kind)>\(first.map(Self.code) ?? "–")</td>"
    }
    let people = report.speakers == nil ? [] : [Self.number(row.speakers.map { "\($0)" } ?? "–")]
    return """

      <tr class="wanted \(row.outcome.rawValue)\(row.differs ? " differs" : "")">\
      <th scope="row">\(Self.code(row.preference))</th>\
      <td>\(Self.name(row.choice.first ?? "–"))</td>\(Self.number(row.distance.map { "\($0.distance)" } ?? "–"))\
      <td class="why">\(row.reasonText)\(parts(row))</td>\(firsts)\(people)</tr>
      """
  }

  /// The parts of the distance for language, script and region, each with its rule.
  private func parts(_ row: ReachReport.ReachRow) -> [Markup] {
    guard row.choice.isMatch, let distance = row.distance else { return [] }
    let parts = [("language", distance.language), ("script", distance.script), ("region", distance.region)]
    return parts.filter { $0.1.rule != nil }.enumerated().map { index, part in
      let number = part.1.rule?.position ?? 0
      return """
        \(index == 0 ? ": " : ", ")\(part.0) \(part.1.distance) by <a href="#rule-\(number)">rule \(number)</a>
        """
    }
  }

  private var rules: Markup {
    let rules = report.rules.map { rule -> Markup in
      "\n<li id=\"rule-\(rule.position)\">\(rule.position). \(Self.code(rule.description))</li>"
    }
    return """

      <section aria-labelledby="rules">
      <h2 id="rules">Rules, as CLDR \("\(CLDR.version)") writes them</h2>
      <p>The first that fits decides, in both directions unless it says oneway. * stands for anything, $x for a set of \
      regions, $!x for every region outside that set.</p>
      <ul class="rules">\(rules)</ul></section>
      """
  }
}

/// The English name of a language, if Foundation knows it.
enum LanguageName {
  private static let english = Locale(identifier: "en")

  static func of(_ language: String) -> String {
    english.localizedString(forLanguageCode: language) ?? language
  }
}

/// The page's style sheet. Text has a contrast of at least 4.5 to 1 in both colour schemes; `Scripts/check-pages.py`
/// checks it.
enum ReportStyle {
  static let text: Markup = """

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
