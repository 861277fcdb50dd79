import LocalizationEngines

/// The page's input, and the module's output: UTF-8 in the module's memory.
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

/// Returns memory for a question of this many bytes, into which the page writes it.
@_cdecl("prepare")
public func prepare(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input = Array(repeating: 0, count: max(0, min(Int(count), 65_536)))
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers the question, and returns the number of bytes of the answer. See ``Question`` and ``Answer``.
@_cdecl("answer")
public func answer() -> Int32 {
  output = Answer(to: Question(input)).bytes
  return Int32(truncatingIfNeeded: output.count)
}

/// The address of the answer, valid until the next question.
@_cdecl("answer_bytes")
public func answerBytes() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// A question, a line each: `device`, `header` or `list`; languages or a header; the device's region; the app's
/// localizations; its development region; threshold, favored subtag and direction.
struct Question {
  enum Kind { case device, header, list }

  let kind: Kind
  let languages: [String]
  let header: String
  let region: String
  let app: BundleLocalizations
  let supported: [String]
  let developmentRegion: String?
  /// The development region as it was typed.
  let typedRegion: [String]
  let options: LocaleMatcher.Options

  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    func line(_ place: Int) -> ArraySlice<UInt8> { lines.indices.contains(place) ? lines[place] : [] }
    kind = line(0).elementsEqual("header".utf8) ? .header : line(0).elementsEqual("device".utf8) ? .device : .list
    languages = Self.names(line(1))
    header = String(decoding: line(1), as: UTF8.self)
    region = String(decoding: line(2).filter { $0 != 0x20 }, as: UTF8.self)
    supported = Self.names(line(3))
    typedRegion = Self.names(line(4))
    developmentRegion = typedRegion.first ?? supported.first
    app = BundleLocalizations(supported, developmentRegion: developmentRegion)
    let words = line(5).split(separator: 0x20)
    var options = LocaleMatcher.Options(default: developmentRegion.map { .identifier($0) } ?? .first)
    if let first = words.first, let threshold = Int(String(decoding: first, as: UTF8.self)), threshold != 50 {
      options.threshold = .below(min(max(threshold, 0), 100))
    }
    if words.contains(where: { $0.elementsEqual("script".utf8) }) { options.favor = .script }
    if words.contains(where: { $0.elementsEqual("two-way".utf8) }) { options.direction = .twoWay }
    self.options = options
  }

  /// Spaces and commas separate names. More than two hundred are no list of a person.
  private static func names(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { $0 == 0x2C || $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.prefix(200).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// An answer: lines of cells with tabs between them, the first of which says what the line is.
///
///     release   CLDR's
///     languages what a device makes of the languages and region chosen, or the list; then, for a device, AppleLocale
///     note      something about what the person has
///     appnote   something about what the app has
///     apple     what Apple's rules show, `match` or `fallback`, the reason; the search list
///     cldr      what CLDR's rules show, the same; no search list
///     wanted    a preference, its maximized form, the eighths that a match has to be below
///     candidate a localization, its distance in eighths, `won` or `-`, the distances of language, script and region, each
///               with its rule
///     variable  a set of regions of a rule, and the regions in it
///     swift     the question and its answers as a program, a line in each cell
struct Answer {
  private(set) var bytes: [UInt8] = []
  /// What the two engines answer.
  private var shown: (apple: String?, cldr: String?) = (nil, nil)

  init(to question: Question) {
    write(["release", CLDR.version])
    var languages = question.languages
    if question.kind == .device {
      let device = DeviceLanguages(languages, region: RegionSubtag(question.region))
      languages = device.preferredLanguages
      write(["languages", languages.joined(separator: ", "), device.localeIdentifier ?? ""])
      if !question.region.isEmpty, RegionSubtag(question.region) == nil { write(["note", "That is no region."]) }
    } else if question.kind == .list {
      write(["languages", languages.joined(separator: ", "), ""])
    }
    let header = AcceptLanguage(question.header)
    if question.kind == .header { describe(header) } else { doubt(question.languages, "note") }
    doubt(question.supported, "appnote")
    doubt(question.typedRegion, "appnote")
    guard !question.supported.isEmpty else { return }
    apple(question, languages, header)
    cldr(question, languages, header)
    program(question, languages)
  }

  /// Notes of names that match nothing, or not what was meant: those that are ill-formed, words, and countries' codes in a
  /// language's place.
  private mutating func doubt(_ names: [String], _ kind: String) {
    let isPerson = kind.utf8.count == 4
    for name in names where !name.utf8.elementsEqual("Base".utf8) {
      let own = LanguageIdentifier(languageOf: name)
      if LocaleMatcher(supported: [name]).defaultIdentifier == nil {
        // Of what an app has nothing is read in part.
        let isRead = own != nil && isPerson
        doubt(
          name, kind,
          isRead
            ? " is not a locale identifier: its beginning counts" : " is not a locale identifier, and matches nothing")
      }
      guard let own else { continue }
      let code = own.language.description
      // An app may have folders as Xcode once named them, English.lproj, which Apple's rules read.
      if code.utf8.count > 3, isPerson { doubt(name, kind, " is no language: a code has two or three letters") }
      // A language for which CLDR knows no likely script, and the likely language of the country with its code. That of a
      // code which no country has is English.
      guard code.utf8.count == 2, own.maximized.script == nil,
        let meant = LanguageIdentifier(languageOf: "und-" + code)?.maximized.language.description,
        !meant.utf8.elementsEqual("en".utf8)
      else { continue }
      doubt(name, kind, " is a country's code: did you mean '\(meant)'?")
    }
  }

  // One copy: a text that is put together is a hundred bytes of the page.
  @inline(never)
  private mutating func doubt(_ name: String, _ kind: String, _ reason: String) {
    write([kind, name + reason])
  }

  /// Writes the question as a program, with its options and answers.
  private mutating func program(_ question: Question, _ languages: [String]) {
    let isHeader = question.kind == .header
    code("swift\timport LocalizationEngines\t\tlet supported: [String] = ")
    list(question.supported)
    code("\tlet app = BundleLocalizations(supported, developmentRegion: ")
    literal(question.developmentRegion ?? "")
    code(isHeader ? ")\tlet wanted = AcceptLanguage(" : ")\tlet wanted: [String] = ")
    if isHeader { literal(question.header) } else { list(languages) }
    code(
      isHeader
        ? ")\tprint(LocalizationEngine.apple.searchList(of: app, for: wanted).first ?? \"nothing\")    // "
        : "\tprint(LocalizationContext(preferredLanguages: wanted).searchList(of: app, isMain: true).first ?? \"nothing\")    // "
    )
    bytes.append(contentsOf: (shown.apple ?? "nothing").utf8)
    code("\t\tvar options = LocaleMatcher.Options(default: .identifier(")
    literal(question.developmentRegion ?? "")
    code("))")
    if case .below(let distance) = question.options.threshold {
      code("\toptions.threshold = .below(")
      bytes.append(contentsOf: distance.description.utf8)
      code(")")
    }
    if question.options.favor == .script { code("\toptions.favor = .script") }
    if question.options.direction == .twoWay { code("\toptions.direction = .twoWay") }
    code("\tlet matcher = LocaleMatcher(supported: supported, options: options)")
    code("\tprint(matcher.bestIdentifier(for: wanted))    // ")
    bytes.append(contentsOf: (shown.cldr ?? "nothing").utf8)
    bytes.append(0x0A)
  }

  private mutating func code(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func list(_ names: [String]) {
    bytes.append(0x5B)
    for (place, name) in names.enumerated() {
      if place > 0 { code(", ") }
      literal(name)
    }
    bytes.append(0x5D)
  }

  private mutating func literal(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 || byte == 0x5C { bytes.append(0x5C) }
      bytes.append(max(byte, 0x20))
    }
    bytes.append(0x22)
  }

  private mutating func describe(_ header: AcceptLanguage) {
    let ranges = header.ranges.map { range in
      range.qvalue == 0 ? "not \(range.text)" : "\(range.text) (\(thousandths(range.qvalue)))"
    }
    write(["languages", ranges.joined(separator: ", "), ""])
    for fault in header.diagnostics { write(["note", fault.description]) }
  }

  private func thousandths(_ qvalue: Double) -> String {
    let weight = Int(qvalue * 1000 + 0.5)
    return weight >= 1000 ? "1" : "0." + String(decoding: "\(1000 + weight)".utf8.dropFirst(), as: UTF8.self)
  }

  private mutating func apple(_ question: Question, _ languages: [String], _ header: AcceptLanguage) {
    let explanation =
      question.kind == .header
      ? LocalizationEngine.apple.explanation(of: question.app, for: header)
      : LocalizationContext(preferredLanguages: languages).explanation(of: question.app, isMain: true)
    let choice = explanation.choice
    shown.apple = choice.first
    write([
      "apple", choice.first ?? "", choice.isMatch ? "match" : "fallback", explanation.decisiveStep?.description ?? "",
      choice.localizations.joined(separator: ", "),
    ])
  }

  /// The matcher's own answer, with the options, and what it recorded.
  private mutating func cldr(_ question: Question, _ languages: [String], _ header: AcceptLanguage) {
    let matcher = LocaleMatcher(supported: question.supported, options: question.options)
    let explanation =
      question.kind == .header ? matcher.explanation(for: header) : matcher.explanation(for: languages)
    shown.cldr = explanation.identifier
    if let match = explanation.match,
      let wanted = explanation.preferences.first(where: { $0.desiredIndex == match.desiredIndex })
    {
      let reason = wanted.outcome == .wildcard ? "no other range names it" : "the distance is \(match.distance)"
      write(["cldr", match.identifier, "match", "\(match.identifier) for \(wanted.identifier): \(reason)"])
    } else {
      // Nothing matches whatever the options say: the fallback is the engine's.
      let fallback =
        question.kind == .header
        ? LocalizationEngine.cldr.explanation(of: question.app, for: AcceptLanguage(refusals(header)))
        : LocalizationContext(engine: .cldr, preferredLanguages: []).explanation(of: question.app, isMain: true)
      write(["cldr", fallback.choice.first ?? "", "fallback", fallback.decisiveStep?.description ?? ""])
    }
    var variables: [String] = []
    for preference in explanation.preferences { table(preference, explanation.match, &variables) }
  }

  /// What a header refuses, alone.
  private func refusals(_ header: AcceptLanguage) -> String {
    header.ranges.filter { $0.qvalue == 0 }.map { $0.text + ";q=0" }.joined(separator: ",")
  }

  private mutating func table(
    _ preference: MatchExplanation.Preference, _ match: LocaleMatch?, _ variables: inout [String]
  ) {
    var maximized = ""
    for candidate in preference.candidates where maximized.isEmpty {
      maximized = candidate.distance?.maximizedDesired ?? ""
    }
    write(["wanted", preference.identifier, maximized, "\(preference.threshold.eighths)"])
    for candidate in preference.candidates {
      let isWinner =
        match?.desiredIndex == preference.desiredIndex && match?.supportedIndex == candidate.supportedIndex
      guard let distance = candidate.distance else {
        write(["candidate", candidate.identifier, "-", isWinner ? "won" : "-"])
        continue
      }
      var cells = ["candidate", candidate.identifier, "\(distance.distance.eighths)", isWinner ? "won" : "-"]
      for part in [distance.language, distance.script, distance.region] {
        cells.append("\(part.distance)")
        cells.append(part.rule?.description ?? "")
      }
      write(cells)
      if let rule = distance.region.rule { regions(rule, distance, &variables) }
    }
  }

  /// The regions that a rule's `$x` stands for: those for which the matcher takes the same rule, or, for `$!x`, another one.
  /// Codes that no region has are among them, without those that ISO 3166 leaves to users; the page shows those with a name.
  private mutating func regions(_ rule: MatchRule, _ distance: DistanceExplanation, _ variables: inout [String]) {
    guard let variable = rule.desired.utf8.split(separator: 0x24).dropFirst().first,
      let desired = LanguageIdentifier(distance.maximizedDesired)
    else { return }
    let isOutside = variable.first == 0x21
    let name = String(decoding: isOutside ? variable.dropFirst() : variable, as: UTF8.self)
    if variables.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return }
    let supported = distance.maximizedSupported
    var found: [String] = []
    for first in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      for second in UInt8(ascii: "A")...UInt8(ascii: "Z") {
        let code = String(decoding: [first, second], as: UTF8.self)
        if Self.isNoCountry(first, second) { continue }
        let other = LanguageIdentifier(language: desired.language, script: desired.script, region: RegionSubtag(code))
        guard let region = DistanceExplanation(desired: other.description, supported: supported)?.region.rule else {
          continue
        }
        if (region.number == rule.number) != isOutside { found.append(code) }
      }
    }
    variables.append(name)
    write(["variable", name, found.joined(separator: " ")])
  }

  /// `UN`, `EU`, `EZ`, and what ISO 3166 leaves to users; `XK` is a country in CLDR.
  private static func isNoCountry(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (0x41, 0x41), (0x51, 0x4D...0x5A), (0x5A, 0x5A), (0x55, 0x4E), (0x45, 0x55), (0x45, 0x5A): true
    case (0x58, let second): second != 0x4B
    default: false
    }
  }

  /// Writes a line. No cell can begin another one.
  private mutating func write(_ cells: [String]) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(0x09) }
      bytes.append(contentsOf: cell.utf8.map { $0 < 0x20 ? 0x20 : $0 })
    }
    bytes.append(0x0A)
  }
}
