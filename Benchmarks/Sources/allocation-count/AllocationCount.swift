import MallocCounter

/// Proves that matching allocates nothing: counts every malloc of the process while each operation runs, the first
/// time in the process and again.
///
/// Exits with 1 for a violation, with 2 where nothing can be proven: on other systems than Linux with glibc, or when
/// built for debugging, where unoptimised code allocates on its own account.
@main
enum AllocationCount {
  static func main() {
    guard malloc_counter_is_available() else { Status.cannotCount.leave("allocations can be counted on Linux only") }
    #if DEBUG
      Status.cannotCount.leave("build it with -c release: nothing is promised for unoptimised code")
    #else
      var report = Report(capacity: 256)
      // Before anything else has touched the library.
      AppLocaleChecks.run(&report)
      ColdChecks.run(&report)
      PluralChecks.run(&report)
      CounterChecks.run(&report)
      MatchChecks.run(&report)
      LikelySubtagsChecks.run(&report)
      NegotiationChecks.run(&report)
      CanonicalChecks.run(&report)
      BuildChecks.run(&report)
      report.print()
      if report.failed > 0 { Status.violation.leave() }
    #endif
  }
}
