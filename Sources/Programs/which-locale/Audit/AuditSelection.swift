import ArgumentParser
import LocalizationAudit
import LocalizedStrings

/// Which findings of an audit are told, and which are known already.
struct AuditSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only findings of these codes, or of those that begin so: audit.missingKey,strings.", valueName: "a,b"))
  var only: String?

  @Option(help: ArgumentHelp("No findings of these codes, or of those that begin so.", valueName: "a,b"))
  var exclude: String?

  @Flag(help: "Text: how often each code was found, in place of the findings.")
  var summary = false

  @Option(help: "Text, github and xcode: the most findings, the worst first.")
  var max: Int?

  @Flag(help: "Tell notes too. JSON and SARIF have them all.")
  var notes = false

  @Option(
    help: "Findings that were there before: only others are told and fail. Left out, what the configuration names.")
  var baseline: String?

  @Flag(help: "Write all findings to the file that --baseline names, and tell none.")
  var writeBaseline = false

  @Option(help: "A configuration; left out, .which-locale.json in the folder that is audited.")
  var config: String?

  func validate() throws {
    if writeBaseline, baseline == nil { throw ValidationError("--write-baseline goes with --baseline FILE") }
    if let max, max < 0 { throw ValidationError("--max takes a number from 0") }
  }

  func configuration(for path: String) throws -> AuditConfiguration {
    let file = config ?? path.appendingPath(AuditConfiguration.fileName)
    if config == nil, !TextFile.exists(file) { return AuditConfiguration() }
    do {
      return try AuditConfiguration(try TextFile.readBytes(file), path: file)
    } catch let problem as LocalizationDiagnostic {
      throw CommandFailure.usage("\(problem)")
    }
  }

  /// The baseline; nil for none, or where one is to be written.
  func baseline(_ configuration: AuditConfiguration, for path: String) throws -> AuditBaseline? {
    if writeBaseline { return nil }
    let folder = config.map { $0.contains("/") ? String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) : "" } ?? path
    guard let file = baseline ?? configuration.baseline.map({ $0.hasPrefix("/") ? $0 : folder.appendingPath($0) })
    else { return nil }
    do {
      return try AuditBaseline(try TextFile.readBytes(file), path: file)
    } catch let problem as LocalizationDiagnostic {
      throw CommandFailure.usage("\(problem)")
    }
  }

  func write(_ baseline: AuditBaseline) throws {
    try TextFile.write(Array(baseline.text.utf8), to: self.baseline)
  }

  func selected(_ findings: [AuditFinding]) -> [AuditFinding] {
    let (wanted, unwanted) = (Self.codes(only), Self.codes(exclude))
    return findings.filter { finding in
      let code = finding.code.rawValue
      return (wanted.isEmpty || wanted.contains(where: code.hasPrefix)) && !unwanted.contains(where: code.hasPrefix)
    }
  }

  func threshold(for format: AuditReport.Format) -> LocalizationDiagnostic.Severity {
    notes || format == .json || format == .sarif ? .note : .warning
  }

  private static func codes(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { code in
      let code = IdentifierList.trimmed(code)
      return code.hasSuffix("*") ? String(code.dropLast()) : code
    }
  }
}

/// How far an audit has come, on a terminal and when it takes longer than a second.
struct AuditProgress {
  private let start = ContinuousClock.now
  private var isShown = false

  mutating func show(_ done: Int, of count: Int) {
    guard Console.isErrorTerminal, Console.variable("TERM") != "dumb", ContinuousClock.now - start > .seconds(1) else {
      return
    }
    isShown = true
    Console.writeError("\rAuditing: \(done) of \(count)")
  }

  /// Leaves the line as it was found.
  func finish() {
    if isShown { Console.writeError("\r" + String(repeating: " ", count: 40) + "\r") }
  }
}
