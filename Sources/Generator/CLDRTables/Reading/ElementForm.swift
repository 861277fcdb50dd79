import LocaleCore
import SystemAccess

/// The allowed contents of an element of a CLDR file: the part of its DTD that is read here.
///
/// Another name is a misspelling, `<languageMtach>`, or belongs to a later release.
struct ElementForm: Sendable {
  /// The declaration of an attribute.
  enum Attribute: Sendable {
    case optional
    case required
    /// `true` or `false`; false if it is missing.
    case flag
    /// A required number from 0 on.
    case number(upTo: Int)
    /// A required text, or list of texts, that is read to its value.
    case value(isList: Bool, @Sendable (String, inout ReadValues) throws(LocaleForm.Fault) -> Void)
    /// A word of a form of its own, or a list of such words, with a default.
    case word(
      String, default: String? = nil, isRequired: Bool = false, isList: Bool = false, @Sendable (String) -> Bool)
    /// A word, or a list of words, of which others than these are passed over.
    case known([String], isRequired: Bool = false, isList: Bool = false)

    /// Numbers with full stops, as `21.0.2`.
    static let version = Attribute.word("a version") { text in
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { number in
        !number.isEmpty && number.utf8.allSatisfy(ASCII.isDigit)
      }
    }
    /// A required locale of this extent, or a list of such.
    static func locale(_ extent: LocaleForm.Extent, isList: Bool = false, orRoot: Bool = false) -> Attribute {
      .value(isList: isList) { text, values throws(LocaleForm.Fault) in
        let locale = try values.read(text, as: LocaleForm.self)
        if locale != .none { return try locale.check(extent) }
        if !orRoot { throw LocaleForm.Fault(subtag: text, expected: "a language") }
      }
    }
    static func locales(_ extent: LocaleForm.Extent, orRoot: Bool = false) -> Attribute {
      locale(extent, isList: true, orRoot: orRoot)
    }
    static func value<Value: WrittenValue>(_ type: Value.Type) -> Attribute {
      .value(isList: false) { text, values throws(LocaleForm.Fault) in _ = try values.read(text, as: type) }
    }

    var isRequired: Bool {
      switch self {
      case .required, .number, .value: true
      case .word(_, _, let isRequired, _, _), .known(_, let isRequired, _): isRequired
      case .optional, .flag: false
      }
    }

    /// What is decoded in place of a missing value; nil for nothing.
    var fallback: String? {
      switch self {
      case .flag: "false"
      case .word(_, let value, _, _, _): value
      case .optional, .required, .number, .value, .known: nil
      }
    }
  }

  var attributes: [String: Attribute]
  /// The elements that are read.
  var elements: [String: ElementForm]
  /// Names that CLDR has here, and that nothing here is made from.
  var unread: Set<String>
  /// Whether other elements and attributes may decide an answer: then they are errors, else they are passed over with a
  /// warning. A name that is almost that of one that is read is an error in any case.
  var decides: Bool
  /// Whether an element with these attributes is read: rules of an older form are not, and where it matters, an alternative is not.
  var isRead: Condition

  typealias Condition = @Sendable ([String: String]) -> Bool

  init(
    decides: Bool, attributes: [String: Attribute] = [:], elements: [String: ElementForm] = [:],
    unread: Set<String> = [],
    isRead: @escaping Condition = { _ in true }
  ) {
    self.decides = decides
    self.attributes = attributes
    self.elements = elements
    self.unread = unread
    self.isRead = isRead
  }

  /// The sections of `supplementalData` up to CLDR 48. A later one is named when it is passed over.
  static let sectionsOfCLDR: Set<String> = [
    "version", "generation", "cldrVersion", "currencyData", "territoryContainment", "subdivisionContainment",
    "languageData", "scriptData", "territoryInfo", "postalCodeData", "calendarData", "calendarPreferenceData",
    "weekData", "timeData", "measurementData", "unitIdComponents", "unitPrefixes", "unitConstants", "unitQuantities",
    "convertUnits", "unitPreferenceData", "timezoneData", "characters", "transforms", "metadata", "codeMappings",
    "parentLocales", "personNamesDefaults", "likelySubtags", "metazoneInfo", "plurals", "telephoneCodeData",
    "numberingSystems", "bcp47KeywordMappings", "gender", "references", "languageMatching", "dayPeriodRuleSet",
    "metaZones", "primaryZones", "windowsZones", "coverageLevels", "idValidity", "rgScope", "languageGroups",
    "grammaticalData",
  ]

  /// The attributes that older releases may have on any element. None of them is a fact, but `alt` and `draft` say that
  /// an element may not count.
  static let everywhere: Set<String> = ["alt", "draft", "references", "description"]

  /// The known name that is meant by an unknown one, which differs from it by at most two added, removed or changed
  /// letters, ignoring case. A name of up to three letters differs only by case.
  static func meant(by name: String, among known: some Sequence<String>) -> String? {
    known.sorted().first { known in
      let (one, other) = (known.lowercased(), name.lowercased())
      guard abs(one.utf8.count - other.utf8.count) <= 2, min(one.utf8.count, other.utf8.count) > 3 else {
        return one == other
      }
      return one.editDistance(to: other) <= 2
    }
  }
}

/// The text of a document without what its form does not have, and with what every element of its form has. An element of which
/// an attribute has a fault is told and not written, so that nothing is decoded in place of what it should say.
struct KnownXML {
  /// The greatest length in bytes. From ten million on the parser below XMLCoder stops without a reason or a line; CLDR's longest
  /// file has a tenth.
  static let byteLimit = 9_000_000

  private let byteLimit: Int
  private(set) var text = ""
  /// What the attributes that are written say.
  private(set) var values = ReadValues()
  /// The line of the element with which the text gets too long.
  private(set) var lineBeyondLimit: Int?

  init(_ byteLimit: Int) { self.byteLimit = byteLimit }

  /// Recursion is bounded by the depth of the form.
  mutating func write(_ element: XMLTree, _ form: ElementForm, _ collector: inout FactCollector) {
    if lineBeyondLimit != nil { return }
    if text.utf8.count > byteLimit { lineBeyondLimit = element.position.line }
    let start = text.utf8.count
    let isRead = form.isRead(element.attributes)
    var isSound = true
    text += "<\(element.name) location=\"\(element.position.line)\""
    for name in isRead ? ["alt", "draft"] : [] {
      guard let value = element.attributes[name], !["approved", "contributed"].contains(value) else { continue }
      collector.report(
        InputDiagnostic(
          "\(name) on <\(element.name)>, which is read as any other", at: collector.location(element.position.line),
          text: value, hint: "remove the element if it must not count", severity: .warning))
    }
    let unknown = element.attributes.keys.filter { form.attributes[$0] == nil && !ElementForm.everywhere.contains($0) }
    for name in unknown.sorted() {
      collector.report(
        unknown: name, "attribute of <\(element.name)>", among: form.attributes.keys, at: element.position.line,
        decides: form.decides)
    }
    for (name, declared) in form.attributes.sorted(by: { $0.key < $1.key }) {
      do throws(Told) {
        guard let value = try value(of: name, declared, in: element, &collector) else { continue }
        text += " \(name)=\"\(XMLText.escaped(value, isAttribute: true))\""
      } catch {
        isSound = false
      }
    }
    text += ">"
    if form.elements.isEmpty { text += XMLText.escaped(element.text) }
    for child in isRead ? element.elements : [] {
      if let own = form.elements[child.name] {
        write(child, own, &collector)
      } else if !form.unread.contains(child.name) {
        collector.report(
          unknown: child.name, "element in <\(element.name)>", among: form.elements.keys, at: child.position.line,
          decides: form.decides
        ) { "<\($0)>" }
      }
    }
    text += "</\(element.name)>"
    if !isRead || !isSound { text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: start)...) }
  }

  /// An attribute whose fault was told.
  private struct Told: Error {}

  /// Reads an attribute.
  ///
  /// - Returns: the text to decode; nil for an optional attribute that is missing.
  /// - Throws: if it has a fault, which was told.
  private mutating func value(
    of name: String, _ declared: ElementForm.Attribute, in element: XMLTree, _ collector: inout FactCollector
  ) throws(Told) -> String? {
    let line = element.position.line
    let errors = collector.errorCount
    guard let value = element.attributes[name], !value.isEmpty || !declared.isRequired else {
      if declared.isRequired {
        collector.reportMissing(name, of: element.name, at: line, isEmpty: element.attributes[name] != nil)
        throw Told()
      }
      return declared.fallback
    }
    switch declared {
    case .optional, .required: break
    case .value(let isList, let read):
      for text in isList ? value.listItems : [value] {
        do throws(LocaleForm.Fault) {
          try read(text, &values)
        } catch {
          collector.report(
            error.diagnostic(
              for: text, in: name == "locales" ? element.name : name == "type" ? "type of \(element.name)" : name,
              at: collector.location(line)))
        }
      }
    case .word(let expected, _, _, let isList, let isWord):
      for text in isList ? value.listItems : [value] where !isWord(text) {
        collector.report("ill-formed attribute '\(name)'", at: line, text: text, hint: "expected \(expected)")
      }
    case .known(let known, _, let isList):
      let words = isList ? value.listItems : [value]
      if words.isEmpty { collector.reportMissing(name, of: element.name, at: line, isEmpty: true) }
      for word in words where !known.contains(word) {
        collector.report(unknown: word, "\(name) of <\(element.name)>", among: known, at: line)
      }
    case .flag:
      if ["true", "false"].contains(value) { break }
      collector.report(
        "\(name) of <\(element.name)> is neither true nor false", at: line, text: value, hint: "write true or false")
    case .number(let limit):
      if let number = Double(value), (0...Double(limit)).contains(number) { return "\(number)" }
      collector.report(
        "\(name) of <\(element.name)> is not a number from 0 to \(limit)", at: line, text: value,
        hint: "write digits, with a point before a fraction")
    }
    if collector.errorCount != errors { throw Told() }
    return value
  }
}
