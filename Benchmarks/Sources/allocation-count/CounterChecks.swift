import LocaleMatching
import MallocCounter

/// A counter that always says zero would prove everything: here it must count operations that are known to allocate.
enum CounterChecks {
  static func run(_ report: inout Report) {
    var made = 0
    let calls = Report.count { made = malloc_counter_exercise() }
    report.note("the counter itself", "every function of the C library", calls, allowed: made...made)
    let array = Report.count { keep(Array(repeating: Int(malloc_counter_calls()), count: 1000).last ?? 0) }
    report.note("the counter itself", "a Swift array", array, allowed: 1...1)
    let bytes = Array("sixteen bytes or more".utf8)
    let text = Report.count {
      var text = String(decoding: bytes, as: UTF8.self)
      text.withUTF8 { keep(Int($0.first ?? 0)) }
    }
    report.note("the counter itself", "a String of more than fifteen bytes", text, allowed: 1...1)
    let description = Report.count { keep(LanguageIdentifier("abcdefgh-latn-001")?.description.utf8.count ?? 0) }
    report.note("the counter itself", "an identifier's text of more than fifteen bytes", description, allowed: 1...1)
  }
}
