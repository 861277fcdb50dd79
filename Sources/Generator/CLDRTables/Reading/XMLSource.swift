import Foundation
import SystemAccess
import XMLCoder
import XMLReading

/// An XML file of CLDR: read with places, compared with its form, and decoded by XMLCoder.
///
/// XMLCoder gets a new text of the elements and attributes that are read, each element with its line as the attribute
/// `line`. So Foundation's parser, on which XMLCoder is based, never sees a DTD, an instruction or an entity of the file,
/// and every decoded element knows its line.
struct XMLSource {
  /// The greatest depth. XMLCoder is recursive and needs a few kilobytes of stack for each level; CLDR's own files have
  /// six levels.
  private static let limits = XMLLimits(depth: 64, elementCount: 1_000_000, isStrict: true)

  private let path: String
  private let root: XMLTree

  /// - Throws: an error for a DTD with declarations, another encoding than UTF-8, or malformed XML.
  init(path: String, data: Data) throws(CLDRDiagnostics) {
    self.path = path
    try UTF8Check.check(data, path: path)
    let bytes = [UInt8](data)
    try Self.checkEncoding(of: bytes, path)
    do throws(XMLFault) {
      root = try XMLReader.read(bytes, Self.limits)
    } catch {
      throw CLDRDiagnostics(CLDRDiagnostic(error, path: path))
    }
  }

  /// Decodes the file. What its form does not have is an error, or a warning where nothing else follows from it.
  func decode<Document: CLDRDocument>(
    _: Document.Type, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> Document {
    guard root.name == Document.root else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "unexpected root element", at: SourceLocation(file: path, line: root.place.line), text: root.name,
          hint: "expected <\(Document.root)>"))
    }
    var known = KnownXML()
    known.write(root, Document.form, &collector)
    do {
      return try XMLDecoder().decode(Document.self, from: Data(known.text.utf8))
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "cannot be decoded", at: SourceLocation(file: path, line: 0), text: "\(error)",
          hint: "compare it with the file of the release"))
    }
  }

  private static func checkEncoding(of bytes: [UInt8], _ path: String) throws(CLDRDiagnostics) {
    let location = SourceLocation(file: path, line: 1)
    let hint = "convert it to UTF-8"
    let first = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }.first
    guard first == UInt8(ascii: "<"), !bytes.contains(0) else {
      throw CLDRDiagnostics(CLDRDiagnostic("not an XML file in UTF-8", at: location, hint: hint))
    }
    if let name = XMLReader.declaredEncoding(of: bytes), name.lowercased() != "utf-8" {
      throw CLDRDiagnostics(CLDRDiagnostic("encoding other than UTF-8", at: location, text: name, hint: hint))
    }
  }
}

extension CLDRDiagnostic {
  fileprivate init(_ fault: XMLFault, path: String) {
    let (prefix, hint) =
      switch fault.kind {
      case .malformed: ("malformed XML, ", "correct the XML there, or unpack the release again")
      case .ownDeclarations: ("", "remove it: CLDR's data needs none, and it would not be expanded")
      case .tooDeep: ("", "remove levels: no CLDR file is nested so deeply")
      case .tooLarge: ("", "no CLDR file is so large")
      }
    self.init(
      prefix + fault.message, at: SourceLocation(file: path, line: fault.place.line), text: fault.text,
      hint: fault.hint ?? hint)
  }
}

/// The allowed contents of an element of a CLDR file: the part of its DTD that is read here.
///
/// Another name is a misspelling, `<languageMtach>`, or belongs to a later release.
struct ElementForm {
  var attributes: Set<String>
  /// The elements that are read.
  var elements: [String: ElementForm]
  /// Names that CLDR has here, and that nothing here is made from.
  var unread: Set<String>
  /// Whether other elements and attributes may decide an answer: then they are errors, else they are passed over with a
  /// warning. A name that is almost that of one that is read is an error in any case.
  var decides: Bool
  /// Whether the contents of an element with these attributes are read.
  var isRead: @Sendable ([String: String]) -> Bool

  init(
    decides: Bool, attributes: Set<String> = [], elements: [String: ElementForm] = [:], unread: Set<String> = [],
    isRead: @escaping @Sendable ([String: String]) -> Bool = { _ in true }
  ) {
    self.decides = decides
    self.attributes = attributes
    self.elements = elements
    self.unread = unread
    self.isRead = isRead
  }

  /// A root, or another element of many sections, of which these are read.
  static func sections(_ elements: [String: ElementForm], unread: Set<String> = sectionsOfCLDR) -> ElementForm {
    ElementForm(decides: false, elements: elements, unread: unread)
  }

  /// The sections of `supplementalData` up to CLDR 48. A later one is named when it is passed over.
  private static let sectionsOfCLDR: Set<String> = [
    "version", "generation", "cldrVersion", "currencyData", "territoryContainment", "subdivisionContainment",
    "languageData", "scriptData", "territoryInfo", "postalCodeData", "calendarData", "calendarPreferenceData",
    "weekData", "timeData", "measurementData", "unitIdComponents", "unitPrefixes", "unitConstants", "unitQuantities",
    "convertUnits", "unitPreferenceData", "timezoneData", "characters", "transforms", "metadata", "codeMappings",
    "parentLocales", "personNamesDefaults", "likelySubtags", "metazoneInfo", "plurals", "telephoneCodeData",
    "numberingSystems", "bcp47KeywordMappings", "gender", "references", "languageMatching", "dayPeriodRuleSet",
    "metaZones", "primaryZones", "windowsZones", "coverageLevels", "idValidity", "rgScope", "languageGroups",
    "grammaticalData",
  ]

  /// The attributes that older releases may have on any element. None of them is a fact.
  fileprivate static let everywhere: Set<String> = ["alt", "draft", "references", "description"]

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

/// The text of a document without what its form does not have.
private struct KnownXML {
  private(set) var text = ""

  /// Recursion is bounded by the depth of the form.
  mutating func write(_ element: XMLTree, _ form: ElementForm, _ collector: inout FactCollector) {
    text += "<\(element.name) line=\"\(element.place.line)\""
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      if form.attributes.contains(name) {
        text += " \(name)=\"\(XMLText.escaped(value, isAttribute: true))\""
      } else if !ElementForm.everywhere.contains(name) {
        collector.report(
          unknown: name, "attribute of <\(element.name)>", among: form.attributes, at: element.place.line,
          decides: form.decides)
      }
    }
    text += ">"
    if form.elements.isEmpty { text += XMLText.escaped(element.text) }
    for child in form.isRead(element.attributes) ? element.elements : [] {
      if let own = form.elements[child.name] {
        write(child, own, &collector)
      } else if !form.unread.contains(child.name) {
        collector.report(
          unknown: child.name, "element in <\(element.name)>", among: form.elements.keys, at: child.place.line,
          decides: form.decides
        ) { "<\($0)>" }
      }
    }
    text += "</\(element.name)>"
  }
}

/// Rejects files that are not UTF-8.
enum UTF8Check {
  /// The text; throws, for a file that is not UTF-8, the first line with other bytes.
  @discardableResult
  static func check(_ data: Data, path: String) throws(CLDRDiagnostics) -> String {
    if let text = String(data: data, encoding: .utf8) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(data: $0, encoding: .utf8) == nil }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "bytes that are not UTF-8", at: SourceLocation(file: path, line: (bad ?? -1) + 1),
        text: bad.map { String(decoding: lines[$0].prefix(100), as: UTF8.self) }, hint: "convert the file to UTF-8"))
  }
}
