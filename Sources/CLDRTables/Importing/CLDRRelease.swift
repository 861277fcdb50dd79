import Foundation

/// What a release says about its own number, which is the major part and that in its DTD only.
enum CLDRRelease {
  /// - Throws: when the DTD states no number, or another than the one that was asked for.
  static func check(_ version: CLDRVersion, against dtd: Data, at path: String) throws(CLDRDiagnostics) {
    let location = SourceLocation(file: path, line: 0)
    let text = String(decoding: dtd, as: UTF8.self)
    let marker = "cldrVersion CDATA #FIXED"
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let range = words.range(of: marker) else { continue }
      let value = words[range.upperBound...].split(whereSeparator: { " \"'>".contains($0) }).first.map(String.init)
      if value == "\(version.major)" { return }
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "release \(version) was asked for but these files are of CLDR \(value ?? "without a number")",
          at: SourceLocation(file: path, line: index + 1), text: words,
          hint: "give the release that was unpacked, or another folder"))
    }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "no CLDR version", at: location, text: nil, hint: "expected \(marker) \"\(version.major)\" somewhere"))
  }
}
