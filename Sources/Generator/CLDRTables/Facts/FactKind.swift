import LocaleCore

/// A kind of fact: the element that states it, and all that a release states by it. `CLDRFacts.kinds` has every kind, for all
/// that go through what a release says: what is said twice, what is missing, which codes are named, and what an upgrade changes.
package struct FactKind: Sendable {
  /// The element's name, with what tells it from others of that name: `pluralRules of type ordinal`.
  package var name: String { type.map { "\(element) of type \($0)" } ?? element }
  let element: String
  /// The value of its attribute `type`, if only some elements of the name are meant.
  let type: String?
  /// The section of CLDR's files that it is in; nil for `scriptMetadata.txt`.
  let section: String?
  /// Whether a release without one is not complete.
  let isRequired: Bool
  /// The part of a report that has its changes; nil for none.
  package let report: ReportSection?
  package let statements: [Statement]
  /// The number of rows, the items of lists counted one by one.
  package let count: Int
  /// The files that have it, sorted.
  package var files: [String] { Set(statements.map(\.location.file)).sorted() }

  /// - Parameter count: nil for one in each statement.
  init(
    _ element: String, ofType type: String? = nil, in section: String?, _ report: ReportSection?,
    isRequired: Bool = false,
    count: Int? = nil, _ statements: [Statement]
  ) {
    (self.element, self.type, self.section, self.isRequired) = (element, type, section, isRequired)
    (self.report, self.statements, self.count) = (report, statements, count ?? statements.count)
  }

  /// The folder in which releases up to 48 have it.
  var usualFolder: String {
    switch section {
    case "keyword", "attribute": CLDRFiles.folders[0]
    case "idValidity": CLDRFiles.folders[2]
    case nil: "common/properties"
    default: CLDRFiles.folders[1]
    }
  }
}

/// A part of a report about two releases, of one or several kinds of facts.
package struct ReportSection: Hashable, Sendable {
  /// The key for programs.
  package let key: String
  package let title: String

  package init(_ key: String, _ title: String) { (self.key, self.title) = (key, title) }
}

/// One thing that a release says.
package struct Statement: Sendable {
  package let location: SourceLocation
  /// What it gives, in words, if a release may say it once: `likelySubtag from 'en'`.
  var what: String?
  /// What two such statements of its kind must not share.
  var key: [String]
  /// What it says. Two may be equal: then one of them is too many all the same.
  var text: String?
  /// What to show of it, if it is not what it says.
  var shown: String?
  /// What it is about and what it says, in a report; nil for what a report does not compare so.
  package var change: (subject: String, value: String)?
  /// The codes that it names.
  var codes: [NamedCode]

  init(
    _ location: SourceLocation, _ what: String? = nil, _ key: [String] = [], _ text: String? = nil,
    shown: String? = nil,
    change: (subject: String, value: String)? = nil, codes: [NamedCode] = []
  ) {
    (self.location, self.what, self.key, self.text, self.shown) = (location, what, key, text, shown)
    (self.change, self.codes) = (change, codes)
  }
}

/// A code where CLDR's files name it.
struct NamedCode {
  var kind: SubtagKind
  var code: String
  /// The text that it stands in.
  var text: String
  /// The place in words; nil for the element's name.
  var place: String?

  func at(_ place: String) -> NamedCode { NamedCode(kind: kind, code: code, text: text, place: place) }
}

extension LocaleForm {
  /// The language, script, region and variants; none of `root`.
  var codes: [NamedCode] {
    if self == .none { return [] }
    let subtags: [(SubtagKind, String?)] = [(.language, language), (.script, script), (.region, region)]
    let named = subtags + variants.map { (.variant, $0) }
    return named.compactMap { kind, code in code.map { NamedCode(kind: kind, code: $0, text: text) } }
  }
}
