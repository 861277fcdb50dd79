import Foundation

/// Files are UTF-8 or they are not read: on Linux, Foundation's XML parser traps on a name that is none.
enum UTF8Check {
  /// The text; for a file that is none, the first line that has other bytes.
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
