import LocaleCore

/// One side of a rule: `nb`, `sr_Latn`, `en_*_$!enUS`. Nil means `*`.
package struct RulePattern: WrittenValue {
  enum Region: Hashable {
    case any
    case region(String)
    case variable(String, isNegated: Bool)
  }

  package static let none = RulePattern()

  /// The fields as CLDR writes them.
  private(set) var fields = ["*"]
  private(set) var language: UInt64?
  private(set) var script: UInt32?
  private(set) var region = Region.any

  /// The number of fields: 1 language, 2 script, 3 region.
  var level: Int { fields.count }

  /// The variable that it names, with its dollar sign.
  var variable: String? {
    if case .variable(let id, _) = region { return id }
    return nil
  }

  /// The language, script and region that it names.
  func codes(in text: String) -> [NamedCode] {
    zip([SubtagKind.language, .script, .region], fields).filter { $1 != "*" && !$1.hasPrefix("$") }
      .map { NamedCode(kind: $0, code: $1, text: text) }
  }

  private init() {}

  package init(_ text: String) throws(LocaleForm.Fault) {
    fields = text.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    for (index, field) in fields.enumerated() where field != "*" || index > 2 {
      let expected: String
      switch index {
      case 0:
        language = SubtagForm.isShortLanguage(field) ? PackedSubtag.language(field.utf8) : nil
        if language != nil { continue }
        expected = "* or a language of 2 or 3 letters"
      case 1:
        script = PackedSubtag.script(field.utf8)
        if script != nil { continue }
        expected = "* or a script"
      case 2:
        region =
          field.hasPrefix("$!")
          ? .variable("$\(field.dropFirst(2))", isNegated: true)
          : field.hasPrefix("$") ? .variable(field, isNegated: false) : .region(field)
        if variable != nil || SubtagForm.isRegion(field) { continue }
        expected = "*, a region or a variable"
      default: expected = "no more than language, script and region"
      }
      throw LocaleForm.Fault(subtag: field, expected: expected)
    }
  }
}

/// The value of a match variable, `AS+CA-US`: regions that are added to a set or removed from it, from left to right.
package struct RegionSet: WrittenValue {
  struct Term: Hashable {
    var region: String
    var isRemoved: Bool
  }

  package static let none = RegionSet()

  private(set) var terms: [Term] = []

  private init() {}

  package init(_ text: String) throws(LocaleForm.Fault) {
    var rest = text[...]
    repeat {
      let sign = terms.isEmpty ? "+" : rest.removeFirst()
      let region = rest.prefix { $0 != "+" && $0 != "-" }
      if let other = region.first(where: { !$0.isASCII || !($0.isLetter || $0.isNumber) }) {
        throw LocaleForm.Fault(subtag: String(other), expected: "regions, with + or - between two")
      }
      guard SubtagForm.isRegion(region) else {
        throw LocaleForm.Fault(subtag: String(region), expected: "a region of \(SubtagForm.words(for: .region))")
      }
      terms.append(Term(region: String(region), isRemoved: sign == "-"))
      rest = rest[region.endIndex...]
    } while !rest.isEmpty
  }
}
