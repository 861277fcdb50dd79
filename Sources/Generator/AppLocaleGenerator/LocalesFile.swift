import AppLocalization
import Foundation
import LocaleMatching
import SystemAccess

/// `locales.json`: an app's localizations, and every option of `LocaleMatcher`. See
/// the page "Tables for one app".
struct LocalesFile {
  static let fileName = "locales.json"

  var supported: [AppLocaleInput.Localization]?
  var options = LocaleMatcher.Options()
  var name: String?
  var access: AppLocaleInput.Access?
  /// The line of the key, from 1; zero if it is missing.
  private(set) var defaultLine = 0
  let file: String

  private static let keys = (["access", "name", "supported"] + MatcherOption.all.map(\.key)).sorted()

  init(_ url: URL, name fileName: String) throws(InputDiagnostic) {
    let json = try JSONFile(url, name: fileName)
    file = fileName
    for key in json.root.keys.sorted() where !Self.keys.contains(key) {
      throw json.fault(
        "'\(key)' is not a key of \(Self.fileName)", at: key, hint: "known keys: \(Self.keys.joined(separator: ", "))")
    }
    supported = try Self.supported(json)
    for option in MatcherOption.all {
      guard let value = json.root[option.key] else { continue }
      do throws(MatcherOption.Fault) {
        try option.read(value, &options)
      } catch {
        throw json.fault(error.message, at: error.text ?? option.key, hint: error.hint)
      }
    }
    if let value = json.root["access"] {
      let levels = AppLocaleInput.Access.allCases.map { ($0.rawValue, $0) }
      do throws(MatcherOption.Fault) {
        access = try MatcherOption.choice(value, "access", Dictionary(uniqueKeysWithValues: levels))
      } catch {
        throw json.fault(error.message, at: "access", hint: error.hint)
      }
    }
    name = try Self.name(json)
    if json.root["default"] != nil { defaultLine = json.line(of: "default") }
  }

  private static func supported(_ json: JSONFile) throws(InputDiagnostic) -> [AppLocaleInput.Localization]? {
    guard let value = json.root["supported"] else { return nil }
    guard case .array(let elements) = value else {
      throw json.fault("'supported' is not an array", at: "supported", hint: "write [\"en\", \"en-GB\"]")
    }
    let identifiers = elements.compactMap(\.string)
    guard identifiers.count == elements.count else {
      throw json.fault(
        "'supported' has an element that is not a string", at: "supported", hint: "write [\"en\", \"en-GB\"]")
    }
    return zip(identifiers, json.lines(of: identifiers, in: "supported")).map { identifier, line in
      .init(identifier: identifier, location: SourceLocation(file: json.name, line: line))
    }
  }

  private static func name(_ json: JSONFile) throws(InputDiagnostic) -> String? {
    guard let value = json.root["name"] else { return nil }
    guard let name = value.string, SwiftName.isTypeName(name) else {
      throw json.fault("'name' is not the name of a type", at: "name", hint: "write letters and digits: AppLocale")
    }
    if SwiftName.isTaken(name) {
      throw json.fault(
        "'name' is the name of another type, '\(name)'", at: "name", hint: "write one of your own: AppLocale")
    }
    return name
  }
}

/// A JSON file with its text, so that an error can name its line.
struct JSONFile {
  let name: String
  let root: JSONObject
  private let text: String

  /// - Parameter name: the name to show.
  init(_ url: URL, name: String) throws(InputDiagnostic) {
    self.name = name
    let bytes = try Self.contents(of: url, name: name)
    let document = JSONDocument(bytes)
    if let problem = document.diagnostics.first(where: { $0.severity == .error }) {
      throw InputDiagnostic(
        "is not JSON: \(problem.message)", at: SourceLocation(file: name, line: problem.line ?? 0),
        hint: "check commas, quotes and brackets; JSON has no comments")
    }
    if let problem = document.diagnostics.first(where: { $0.code == "json.duplicateKey" }) {
      throw InputDiagnostic(
        "has a key twice", at: SourceLocation(file: name, line: problem.line ?? 0), hint: "keep one of them")
    }
    guard let root = document.value?.object else {
      throw InputDiagnostic(
        "is not a JSON object", at: SourceLocation(file: name, line: 1), hint: "begin it with { and end it with }")
    }
    self.root = root
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of a file of any kind.
  static func contents(of url: URL, name: String) throws(InputDiagnostic) -> [UInt8] {
    switch FileBytes.read(url.path, .standard) {
    case .success(let bytes): return bytes
    case .failure(let problem):
      throw InputDiagnostic(
        "cannot be read: \(problem.message)", at: SourceLocation(file: name),
        hint: "check that it exists and can be read")
    }
  }

  /// The line of a key, or else the first that has the text in quotation marks, from 1.
  func line(of text: String) -> Int {
    root.member(text)?.position?.line ?? lines(of: [text], in: nil).first ?? 0
  }

  /// The lines of texts in quotation marks that follow each other after a key, from 1; zero for one that is not found.
  func lines(of texts: [String], in key: String?) -> [Int] {
    var place = key.flatMap { text.range(of: "\"\($0)\"")?.lowerBound } ?? text.startIndex
    var line = text[..<place].utf8.count { $0 == 0x0A } + 1
    return texts.map { wanted in
      guard let found = text.range(of: "\"\(wanted)\"", range: place..<text.endIndex) else { return 0 }
      line += text[place..<found.upperBound].utf8.count { $0 == 0x0A }
      place = found.upperBound
      return line
    }
  }

  /// An error at a key, or else at a text.
  func fault(_ message: String, at text: String, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, at: SourceLocation(file: name, line: line(of: text)), hint: hint)
  }
}
