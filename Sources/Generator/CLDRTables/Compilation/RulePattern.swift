import LocaleCore

/// One side of a rule: `nb`, `sr_Latn`, `en_*_$!enUS`. Nil stands for `*`.
struct RulePattern: Hashable {
  enum Region: Hashable {
    case any
    case region(String)
    case variable(String, isNegated: Bool)
  }

  /// 1 language, 2 script, 3 region.
  var level: Int
  var language: UInt64?
  var script: UInt32?
  var region = Region.any

  init(_ text: String, at location: SourceLocation) throws(CLDRDiagnostic) {
    let fields = text.split(separator: "_", omittingEmptySubsequences: false)
    level = fields.count
    guard (1...3).contains(level) else { throw CLDRDiagnostic("unknown rule shape", at: location, text: text) }
    if fields[0] != "*" { language = try PackedIdentifier(String(fields[0]), at: location).language }
    if level > 1, fields[1] != "*" {
      guard let packed = PackedSubtag.script(fields[1].utf8) else {
        throw CLDRDiagnostic("no script in rule", at: location, text: text)
      }
      script = packed
    }
    guard level == 3, fields[2] != "*" else { return }
    if fields[2].hasPrefix("$!") {
      region = .variable("$\(fields[2].dropFirst(2))", isNegated: true)
    } else if fields[2].hasPrefix("$") {
      region = .variable(String(fields[2]), isNegated: false)
    } else {
      region = .region(String(fields[2]))
    }
  }
}
