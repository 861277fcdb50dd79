import Foundation

extension UpgradeReport {
  /// The report in Markdown, for people and for a pull request, with details folded.
  ///
  /// - Parameter limit: the number of rows that a list shows; nil for all.
  package func markdown(limit: Int? = 20) -> String {
    var writer = MarkdownWriter()
    write(to: &writer, limit: limit ?? .max)
    return writer.text
  }

  private func write(to writer: inout MarkdownWriter, limit: Int) {
    writer.title("CLDR \(old) → \(new)")
    if stage != nil { writer.paragraph("\(new) is a pre-release: its data may still change.") }
    if let app { write(app, to: &writer, limit: limit) }
    writer.heading("All locales of CLDR")
    writer.paragraph(summary)
    writeDecisions(to: &writer, limit: limit)
    writePairs(to: &writer, limit: limit)
    for section in facts where !section.changes.isEmpty { write(section, to: &writer, limit: limit) }
    let same = facts.filter { $0.changes.isEmpty }.map { $0.title.lowercased() }
    if !same.isEmpty { writer.paragraph("Without a change: \(same.joined(separator: ", ")).") }
    if passedOver.isEmpty { return }
    writer.heading("Passed over: \(passedOver.count) new parts of the data, from which no answer is made")
    writer.table(
      ["file", "line", "what"],
      passedOver.prefix(limit).map { [$0.location.file, "\($0.location.line)", "\($0.message): \($0.text ?? "")"] },
      more: passedOver.count - limit)
  }

  private var summary: String {
    let kinds = PairChange.ChangeKind.allCases.map { kind in "\(pairs.count { $0.kind == kind }) \(kind.rawValue)" }
    return """
      \(decisions.count) of \(localeCount) locales get another one when all the others are supported. \(pairs.count) of \
      their \(Self.grouped(localeCount * localeCount)) pairs moved: \(kinds.joined(separator: ", ")).
      """
  }

  /// The facts as lists. Added and removed subjects with one value share an item.
  private func write(_ section: FactSection, to writer: inout MarkdownWriter, limit: Int) {
    writer.heading("\(section.title): \(Self.counts(section))")
    let shown = section.changes.prefix(limit)
    for (kind, title) in [(FactChange.ChangeKind.added, "Added"), (.removed, "Removed"), (.changed, "Changed")] {
      let values = shown.filter { $0.kind == kind }.grouped { change in
        kind == .changed ? "\(change.new ?? "") (was \(change.old ?? ""))" : change.new ?? change.old ?? ""
      }
      let items = values.map { value, changes in
        let subjects = changes.map(\.subject)
        let separator = subjects.contains { $0.contains(",") } ? "; " : ", "
        return "\(subjects.joined(separator: separator)): \(value)"
      }
      if !items.isEmpty { writer.list(title, items) }
    }
    if section.changes.count > limit { writer.paragraph("… and \(section.changes.count - limit) more.") }
  }

  private static func counts(_ section: FactSection) -> String {
    FactChange.ChangeKind.allCases.map { kind in (kind, section.changes.count { $0.kind == kind }) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }

  private func write(_ app: AppDecisions, to writer: inout MarkdownWriter, limit: Int) {
    writer.heading("For an app with \(app.supported.joined(separator: ", "))")
    // Locales with people come first, then the codes that only rows of CLDR name.
    let users = app.changes.enumerated().filter { app.isChosen($0.element) }
      .sorted {
        (app.speakers[$1.element.desired] ?? 0, $0.offset) < (app.speakers[$0.element.desired] ?? 0, $1.offset)
      }
      .map(\.element)
    let others = app.changes.filter { !app.isChosen($0) }
    writer.paragraph(
      users.isEmpty
        ? "No user is shown another language." : "Users of \(users.count) locales are shown another language.")
    func shown(_ side: WinnerChange.ReleaseDecision) -> String {
      side.winner.map { "\(Self.name(of: $0)) (\($0))" } ?? "the app's default"
    }
    if !users.isEmpty {
      let hasPeople = users.contains { app.speakers[$0.desired] != nil }
      writer.table(
        ["wanted", "", "shown by \(old)", "shown by \(new)"] + (hasPeople ? ["people"] : []),
        users.prefix(limit).map { change in
          [change.desired, Self.name(of: change.desired), shown(change.old), shown(change.new)]
            + (hasPeople ? [app.speakers[change.desired].map(Self.grouped) ?? "–"] : [])
        }, more: users.count - limit)
    }
    writeDetails(Array(users.prefix(limit)), to: &writer)
    if others.isEmpty { return }
    writer.paragraph("Codes that are no locale of CLDR's, and get another one: \(others.count).")
    let moves = others.grouped {
      [$0.old.winner ?? "the app's default", $0.new.winner ?? "the app's default"]
    }
    writer.table(
      ["wanted", "shown by \(old)", "shown by \(new)"],
      moves.prefix(limit).map { move, changes in [changes.map(\.desired).joined(separator: ", ")] + move },
      more: moves.count - limit)
  }

  /// The name of a locale in English, or the code where Foundation knows none.
  private static func name(of locale: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: locale) ?? locale
  }

  /// A number with a comma for each thousand.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String(digits[$0]) }.joined()
  }

  private func writeDecisions(to writer: inout MarkdownWriter, limit: Int) {
    if decisions.isEmpty { return }
    writer.heading("Decisions: each locale against all the others")
    writer.table(
      ["wanted", old, new],
      decisions.prefix(limit).map { [$0.desired, $0.old.winner ?? "no match", $0.new.winner ?? "no match"] },
      more: decisions.count - limit)
    writeDetails(Array(decisions.prefix(limit)), to: &writer)
  }

  /// The reasons once for all locales of a language that move alike: those of the first.
  private func writeDetails(_ changes: [WinnerChange], to writer: inout MarkdownWriter) {
    let alike = changes.grouped { change in
      [change.desired.prefix { $0 != "-" }, change.old.winner.map { $0[...] }, change.new.winner.map { $0[...] }]
    }
    for group in alike {
      guard let first = group.elements.first else { continue }
      let others = group.elements.dropFirst().map(\.desired).joined(separator: ", ")
      writer.details(
        "\(first.desired): \(first.old.winner ?? "no match") → \(first.new.winner ?? "no match")"
          + (others.isEmpty ? "" : ", and so for \(others)"),
        lines(old, first.old) + lines(new, first.new))
    }
  }

  private func lines(_ release: String, _ side: WinnerChange.ReleaseDecision) -> [String] {
    side.candidates.map { candidate in
      let parts = candidate.parts.map { "\($0.level) \($0.distance) by \($0.rule ?? "no rule")" }
      let reason = parts.isEmpty ? "same maximized identifier" : parts.joined(separator: ", ")
      return "\(release): \(candidate.supported) \(candidate.verdict.rawValue) at \(candidate.distance), "
        + "\(candidate.desiredMaximized) to \(candidate.supportedMaximized): \(reason)"
    }
  }

  private func writePairs(to writer: inout MarkdownWriter, limit: Int) {
    let groups = PairComparison.groups(of: pairs)
    if groups.isEmpty { return }
    writer.heading("Pairs, by language")
    writer.table(
      ["", "wanted", "supported", "pairs", "for example", old, new],
      groups.prefix(limit).map { languages, changes in
        let first = changes[0]
        return [first.kind.rawValue] + languages
          + ["\(changes.count)", "\(first.desired) → \(first.supported)", "\(first.old)", "\(first.new)"]
      }, more: groups.count - limit)
  }
}

/// The parts of a report in Markdown.
struct MarkdownWriter {
  private(set) var text = ""

  mutating func title(_ text: String) { self.text += "# \(text)\n" }

  mutating func heading(_ text: String) { self.text += "\n## \(Self.escaped(text))\n" }

  mutating func paragraph(_ text: String) { self.text += "\n\(Self.escaped(text))\n" }

  /// - Parameter more: the number of rows that were left out.
  mutating func table(_ columns: [String], _ rows: [[String]], more: Int) {
    let lines = [columns, columns.map { _ in "---" }] + rows.map { $0.map(Self.escaped) }
    text += "\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    if more > 0 { text += "\n… and \(more) more.\n" }
  }

  /// Items under a title that is no heading.
  mutating func list(_ title: String, _ items: [String]) {
    self.text += "\n\(title):\n" + items.map { "- \(Self.escaped($0))\n" }.joined()
  }

  /// A change of winner with both explanations, folded.
  mutating func details(_ summary: String, _ lines: [String]) {
    text += "\n<details><summary>\(Self.escaped(summary))</summary>\n\n```\n"
    text += lines.map { "\($0)\n" }.joined() + "```\n</details>\n"
  }

  /// The text with the characters escaped that Markdown or HTML would interpret.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "*", "_", "\\", "`", "[", "]", "$": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }
}
