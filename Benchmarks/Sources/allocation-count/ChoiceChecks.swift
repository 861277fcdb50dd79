import LocaleMatching

/// `bestMatchOrDefault`: the library allocates nothing. A caller that drops the answer may allocate once.
///
/// To drop a `MatchOrDefault`, the compiler emits code in the caller's module that asks the Swift runtime for the
/// type's metadata. The runtime allocates them when they are first asked for. The library must not be blamed for that,
/// so the answer is kept while allocations are counted, and dropped afterwards.
enum ChoiceChecks {
  static func run(_ report: inout Report) {
    let matcher = LocaleMatcher(supported: MatchChecks.app)
    let answer = UnsafeMutablePointer<MatchOrDefault>.allocate(capacity: 1)
    defer { answer.deallocate() }
    var (single, list, dropping) = (0, 0, 0)
    for sample in Sample.all {
      for _ in 0..<2 {
        single += Report.count { answer.initialize(to: matcher.bestMatchOrDefault(for: sample.readAtRunTime)) }
        dropping += Report.count { answer.deinitialize(count: 1) }
        list += Report.count { answer.initialize(to: matcher.bestMatchOrDefault(for: sample.list)) }
        dropping += Report.count { answer.deinitialize(count: 1) }
      }
    }
    report.note("or the default", "String", single)
    report.note("or the default", "[String]", list)
    report.note("or the default", "dropping the answers in the caller, once in the process", dropping, allowed: 0...1)
  }
}
