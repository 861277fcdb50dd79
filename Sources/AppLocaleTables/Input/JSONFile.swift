import Foundation

/// A JSON file with its text, so that a fault can be shown where it stands.
struct JSONFile {
  let name: String
  let root: [String: JSONValue]
  private let lines: [Substring]

  /// - Parameter name: as it is to be shown.
  init(_ url: URL, name: String) throws(InputDiagnostic) {
    self.name = name
    guard let data = try? Data(contentsOf: url) else {
      throw InputDiagnostic("cannot be read", file: name, hint: "is it there, and may it be read?")
    }
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw InputDiagnostic(
        "is no JSON: \(Self.reason(error))", file: name, line: Self.line(in: Self.reason(error)),
        hint: "mind commas, quotes and brackets; JSON has no comments")
    }
    guard case .object(let root) = value else {
      throw InputDiagnostic("is no JSON object", file: name, line: 1, hint: "begin it with { and end it with }")
    }
    self.root = root
  }

  /// The first line that has a text in quotation marks, from 1; zero where none has.
  func line(of text: String) -> Int {
    (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
  }

  func fault(_ message: String, at text: String, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, file: name, line: line(of: text), hint: hint)
  }

  /// What Foundation says; it names the line in words.
  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return error.localizedDescription }
    guard let underlying = context.underlyingError else { return context.debugDescription }
    let text = (underlying as NSError).userInfo["NSDebugDescription"] as? String ?? "\(underlying)"
    return text.isEmpty ? context.debugDescription : text
  }

  private static func line(in reason: String) -> Int {
    guard let found = reason.range(of: "line ") else { return 0 }
    return Int(reason[found.upperBound...].prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}
