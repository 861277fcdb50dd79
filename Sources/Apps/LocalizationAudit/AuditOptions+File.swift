import AppLocalization
import SystemAccess

extension AuditOptions {
  /// The name of the file in the folder that is audited.
  package static let fileName = ".which-locale.json"

  /// Takes what nothing has set yet from a team's file, a small JSON object.
  ///
  ///     {
  ///       "exclude": ["Localization/StringsConvertor/*"],
  ///       "baseline": "localization-baseline.json",
  ///       "failOn": "warning",
  ///       "rules": [
  ///         { "code": "audit.missingKey", "localization": "da", "severity": "note" },
  ///         { "path": "Legacy/*", "severity": "ignore" }
  ///       ]
  ///     }
  ///
  /// - Parameter path: the file's path. A baseline is relative to its folder.
  /// - Throws: the problem in the file. An unknown member is also a problem, and one that is given twice.
  package mutating func complete(with bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
    func malformed(_ message: String, _ position: TextPosition? = nil) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "configuration.malformed", message, path: path, position: position)
    }
    guard let fields = try JSONValue.read(bytes, path: path).object else { throw malformed("it is not an object") }
    for member in fields.members {
      let (name, value, place) = (member.key, member.value, member.position)
      func wanted<T>(_ result: T?, _ kind: String) throws(LocalizationDiagnostic) -> T {
        if let result { return result }
        throw malformed("'\(name)' is \(value.kind), not \(kind)", place)
      }
      func list(of contents: String) throws(LocalizationDiagnostic) -> [String] {
        if let texts = value.elements?.map(\.string), texts.allSatisfy({ $0 != nil }) { return texts.compactMap { $0 } }
        throw malformed("'\(name)' is not an array of \(contents)", place)
      }
      switch name {
      case "exclude": excluded += try list(of: "paths")
      case "required": required += try list(of: "languages")
      case "shares":
        for share in try wanted(value.object, "an object of languages and percents").members {
          guard let percent = share.value.integer, (0...100).contains(percent) else {
            throw malformed("the share of '\(share.key.excerpt)' is not a number from 0 to 100", share.position)
          }
          shares[share.key] = percent
        }
      case "needsReview":
        let value = try wanted(value.bool, "true or false")
        findsReviews = findsReviews || value
      case "disabled":
        for name in try list(of: "codes") {
          if let problem = RuleList.problem(ofName: name) { throw malformed(problem, place) }
          settings.append(RuleSetting(code: name, severity: nil))
        }
      case "keysInCode":
        let names = try list(of: "names")
        keysInCode = keysInCode ?? names
      case "fallsBackToReference":
        let value = try wanted(value.bool, "true or false")
        fallsBackToReference = fallsBackToReference || value
      case "baseline":
        let file = try wanted(value.string, "a string")
        baseline = baseline ?? (file.hasPrefix("/") ? file : path.parentPath.appendingPath(file))
      case "reference":
        let name = try wanted(value.string, "a string")
        reference = reference ?? name
      case "failOn":
        guard let threshold = FailureThreshold(rawValue: try wanted(value.string, "a string")) else {
          throw malformed("'failOn' is not one of error, warning, note, never", place)
        }
        failOn = failOn ?? threshold
      case "rules":
        for element in try wanted(value.elements, "an array") {
          guard let rule = element.object else {
            throw malformed("'rules' has \(element.kind) where an object belongs", place)
          }
          settings.append(try Self.setting(rule, malformed))
        }
      default:
        throw malformed(
          "'\(name.excerpt)' is unknown: use exclude, keysInCode, baseline, failOn, fallsBackToReference, reference, "
            + "required, shares, needsReview, disabled or rules", place)
      }
    }
  }

  private static func setting(
    _ fields: JSONObject, _ malformed: (String, TextPosition?) -> LocalizationDiagnostic
  ) throws(LocalizationDiagnostic) -> RuleSetting {
    let known = ["code", "table", "localization", "key", "path", "severity"]
    for member in fields.members where !known.contains(member.key) || member.value.string == nil {
      throw malformed(
        "'\(member.key.excerpt)' in a rule: use \(known.joined(separator: ", ")), each a string", member.position)
    }
    func text(_ name: String) -> String? { fields[name]?.string }
    let severity = LocalizationDiagnostic.Severity(rawValue: text("severity") ?? "")
    if severity == nil, text("severity") != "ignore" {
      throw malformed("the severity of a rule is error, warning, note or ignore", fields.member("severity")?.position)
    }
    if let problem = text("code").flatMap(RuleList.problem(ofName:)) {
      throw malformed(problem, fields.member("code")?.position)
    }
    return RuleSetting(
      code: text("code"), table: text("table"), localization: text("localization"), key: text("key"),
      path: text("path"), severity: severity)
  }
}

extension JSONValue {
  /// Reads a JSON document that people write: a member may be given once.
  ///
  /// - Throws: a diagnostic with the position of the error.
  static func read(_ bytes: [UInt8], path: String? = nil) throws(LocalizationDiagnostic) -> JSONValue {
    let document = JSONDocument(bytes)
    let repeated = document.diagnostics.first { $0.code == "json.duplicateKey" }
    if let value = document.value, repeated == nil { return value }
    guard var problem = document.value == nil ? document.diagnostics.last : repeated else {
      throw LocalizationDiagnostic(.error, "json.malformed", "no JSON", path: path)
    }
    problem.severity = .error
    problem.message = problem.message.components(cutAt: ": this value").first ?? ""
    throw problem.at(path: path)
  }
}
