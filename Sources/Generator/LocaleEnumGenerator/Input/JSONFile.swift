import Foundation
import LocalizedStrings

/// A JSON file with its text, so that a fault can be shown where it stands.
struct JSONFile {
  let name: String
  let root: JSONObject
  private let lines: [Substring]

  /// - Parameter name: as it is to be shown.
  init(_ url: URL, name: String) throws(InputDiagnostic) {
    self.name = name
    let data = try Self.contents(of: url, name: name)
    let document = JSONDocument(data)
    if let problem = document.diagnostics.first(where: { $0.severity == .error }) {
      throw InputDiagnostic(
        "is no JSON: \(problem.message)", file: name, line: problem.line ?? 0,
        hint: "mind commas, quotes and brackets; JSON has no comments")
    }
    guard let root = document.value?.object else {
      throw InputDiagnostic("is no JSON object", file: name, line: 1, hint: "begin it with { and end it with }")
    }
    self.root = root
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The bytes of a file that may be anything.
  static func contents(of url: URL, name: String) throws(InputDiagnostic) -> Data {
    switch FileBytes.read(url.path, .standard) {
    case .success(let data): return data
    case .failure(let problem):
      throw InputDiagnostic(
        "cannot be read: \(problem.diagnostic(name).message)", file: name, hint: "is it there, and may it be read?")
    }
  }

  /// The first line that has a text in quotation marks, from 1; zero where none has.
  func line(of text: String) -> Int {
    (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
  }

  /// A fault at a key, or else at a text.
  func fault(_ message: String, at text: String, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, file: name, line: root.member(text)?.position?.line ?? line(of: text), hint: hint)
  }
}
