import AppLocalization
import ArgumentParser
import AuditAsking
import LocaleCanonicalization
import LocaleValidity
import LocalizationAudit
import ProgramSupport

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows an identifier's canonical form, likely subtags, parents, validity and writing direction.",
    usage: "which-locale inspect [identifiers] [options]",
    discussion: """
      canonical: deprecated subtags replaced, variants and extensions sorted (UTS #35, Annex C). maximized, minimized: \
      with and without likely script and region (Likely Subtags), without variants and extensions. parents: where texts \
      are looked for next; und is the root (Locale Inheritance). validity: languages, scripts, regions, variants and the \
      subdivisions of -u-rg and -u-sd, as CLDR lists them (Validity Data).

        $ which-locale inspect zh_TW
        zh_TW
          canonical  zh-TW
          maximized  zh-Hant-TW
          minimized  zh-TW
          parents    zh-Hant > und
          validity   valid
          direction  left-to-right

        $ which-locale inspect --only maximized zh-TW sr en_gb
        zh-Hant-TW
        sr-Cyrl-RS
        en-Latn-GB

        $ which-locale inspect --only canonical --lenient sr_RS.UTF-8@latin
        sr-Latn-RS

        $ which-locale inspect --only validity en-nonsense
        invalid: variant 'nonsense' is not known to CLDR

      Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed (its \
      number is on standard error). The exit status is 1 if the validity is shown and an identifier is invalid: CLDR does \
      not know one of its subtags, or reserves it.
      """ + InspectedIdentifier.help)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Option(help: ArgumentHelp("Only these fields, in this order. May be repeated.", valueName: "a,b"))
  var only: [String] = []

  @Flag(help: "Read POSIX and ICU forms too: en_US.UTF-8, sr_RS@latin, de@collation=phonebook.")
  var lenient = false

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let fields = try IdentifierField.named(only.flatMap(\.listed))
    if identifiers.isEmpty {
      return try LineBatch(output: output, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else {
          throw .usage("the line is not one identifier: write one, without tabs")
        }
        return try read(identifier, fields, source: .line)
      }
    }
    // All identifiers are read before the first answer is printed, so that an error prints no partial answer.
    let answers = try identifiers.map { try read($0, fields, source: .argument) }
    switch output.format {
    case .json: Console.printText(answers.json.indentedText)
    case .text where only.isEmpty:
      for line in answers.flatMap({ $0.lines(output.style) }).flatMap(output.style.fitted) { Console.print(line) }
    case .text, .tsv: for line in answers.flatMap(\.tsv) { Console.print(line, as: .row) }
    }
    if !answers.allSatisfy(\.isFound) { throw ExitCode.failure }
  }

  private func read(
    _ text: String, _ fields: [IdentifierField], source: IdentifierSource
  ) throws(CommandFailure) -> InspectedIdentifier {
    do {
      let identifier = try LocaleIdentifier(validating: text, syntax: lenient ? .lenient : .standard)
      return InspectedIdentifier(text: text, identifier: identifier, fields: fields, subtags: identifier.validity)
    } catch {
      var failure = CommandFailure.identifier(text, error, source: source)
      if !lenient, LocaleIdentifier(text, syntax: .lenient) != nil { failure.message += "; --lenient reads it" }
      throw failure
    }
  }
}

/// The facts about an identifier, in the order of the output.
enum IdentifierField: String, CaseIterable, Sendable {
  case canonical, maximized, minimized, parents, validity, direction

  /// The named fields; without names all.
  fileprivate static func named(_ names: [String]) throws(CommandFailure) -> [IdentifierField] {
    let known = allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      throw .usage("--only: there is no '\(name.excerpt)': use \(known.joined(separator: ", "))")
    }
    return names.isEmpty ? allCases : names.compactMap(IdentifierField.init(rawValue:))
  }

  /// JSON has two of them in members of their own.
  fileprivate var forms: ColumnForms { self == .parents || self == .validity ? .tsv : [.tsv, .json] }
}

/// An identifier with CLDR's facts about it.
struct InspectedIdentifier: Answer {
  static let columns: [Column<InspectedIdentifier>] =
    IdentifierField.allCases.map { field in
      Column(ifAny: field.rawValue, in: field.forms) { $0.has(field) ? $0.value(field) : nil }
    } + [
      Column("identifier", in: .json, \.text), Column(ifAny: "parents") { $0.has(.parents) ? $0.parents : nil },
      Column(ifAny: "isValid") { $0.has(.validity) ? $0.isValid : nil },
      Column(ifAny: "subtags") { $0.has(.validity) ? $0.subtags : nil },
    ]
  let text: String
  let identifier: LocaleIdentifier
  /// What is shown to programs.
  let fields: [IdentifierField]
  /// The validity of its subtags, which is asked once.
  let subtags: [SubtagValidity]

  private var isValid: Bool { subtags.allSatisfy(\.isValid) }

  /// An invalid identifier counts if its validity is shown.
  var isFound: Bool { !fields.contains(.validity) || isValid }

  /// The fields in the order that they were asked for.
  var tsv: [String] { [fields.map(value).tabSeparated] }

  func lines(_ style: TextStyle) -> [String] {
    [text]
      + TextTable([.text(), .text()], IdentifierField.allCases.map { [$0.rawValue, value($0)] }).lines(style)
  }

  private func has(_ field: IdentifierField) -> Bool { fields.contains(field) }

  private func value(_ field: IdentifierField) -> String {
    switch field {
    case .canonical: identifier.canonicalized.description
    case .maximized: identifier.maximized.languageIdentifier.description
    case .minimized: identifier.maximized.languageIdentifier.minimized(keepsScript: false).description
    case .direction: identifier.writingDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    case .parents: parents.isEmpty ? "-" : parents.joined(separator: " > ")
    case .validity: validity
    }
  }

  private var parents: [String] { identifier.fallbackChain().dropFirst().map(\.description) }

  private var validity: String {
    // A regular subtag without a replacement needs no remark.
    let remarks = subtags.filter { $0.status != .regular || $0.replacement != nil }.map(\.description)
    let verdict = isValid ? "valid" : "invalid"
    return remarks.isEmpty ? verdict : "\(verdict): \(remarks.joined(separator: ", "))"
  }
}

extension SubtagValidity: AnswerObject {
  package static let members: [Column<SubtagValidity>] = [
    Column("field", \.field.description), Column("subtag") { String($0.subtag) }, Column("status", \.status.key),
    Column("replacement", \.replacement), Column("suggestion", \.suggestion), Column("reason", \.description),
  ]
}

extension SubtagStatus {
  /// The name in JSON: the description is a clause.
  fileprivate var key: String {
    switch self {
    case .regular: "regular"
    case .special: "special"
    case .macroregion: "macroregion"
    case .deprecated: "deprecated"
    case .privateUse: "privateUse"
    case .reserved: "reserved"
    case .unknown: "unknown"
    case .unlisted: "unlisted"
    }
  }
}
