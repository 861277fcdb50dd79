import Foundation

/// What a release's files say about its own number.
///
/// An imported copy states it in full, in its manifest. A release as published states the major part only, in each of
/// its DTDs; `since` in `common/bcp47` tells a release that it cannot be earlier than.
enum CLDRRelease {
  private static let marker = "cldrVersion CDATA #FIXED"

  /// The major number that a DTD states.
  ///
  /// - Throws: when it states none.
  static func major(in dtd: Data, at path: String) throws(CLDRDiagnostics) -> (value: Int, at: SourceLocation) {
    let text = String(decoding: dtd, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let range = words.range(of: marker) else { continue }
      let value = words[range.upperBound...].split(whereSeparator: { " \"'>".contains($0) }).first.map(String.init)
      let location = SourceLocation(file: path, line: index + 1)
      if let value, let version = CLDRVersion(value) { return (version.major, location) }
      throw CLDRDiagnostics(CLDRDiagnostic("not the number of a release", at: location, text: words))
    }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "no CLDR version", at: SourceLocation(file: path, line: 0), hint: "expected \(marker) \"48\" or the like"))
  }

  /// - Parameter dtds: the DTDs of a release as published, by path.
  /// - Throws: for each that is of another release than was asked for.
  static func check(_ version: CLDRVersion, against dtds: [String: Data]) throws(CLDRDiagnostics) {
    var diagnostics: [CLDRDiagnostic] = []
    for (path, dtd) in dtds.sorted(by: { $0.key < $1.key }) {
      do throws(CLDRDiagnostics) {
        let stated = try major(in: dtd, at: path)
        if stated.value != version.major {
          diagnostics.append(contradiction(version, states: "CLDR \(stated.value)", at: stated.at))
        }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// - Throws: for the first key or type that a later release than this one brought.
  static func check(_ version: CLDRVersion, against keys: [BCP47KeyFact]) throws(CLDRDiagnostics) {
    for key in keys {
      let types = key.types.map { (since: $0.since, location: $0.location) }
      for (since, location) in [(key.since, key.location)] + types {
        // The oldest say 1.7.2 and the like, which is no number of three parts everywhere: those are early enough.
        guard let since, let first = CLDRVersion(since), version < first else { continue }
        throw CLDRDiagnostics(contradiction(version, states: "CLDR \(first) or later", at: location))
      }
    }
  }

  static func contradiction(
    _ version: CLDRVersion, states stated: String, at location: SourceLocation
  ) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "release \(version) was asked for but these files are of \(stated)", at: location,
      hint: "give the release that was unpacked, or another folder")
  }
}
