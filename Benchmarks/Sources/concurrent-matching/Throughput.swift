import Foundation
import LocaleMatching

/// The throughput of several tasks on one matcher, compared with a single one.
enum Throughput {
  /// Several hundred milliseconds: a shorter run would measure mainly the start of the second thread.
  private static let rounds = 300_000

  /// Prints a line for one task and one for as many tasks as there are cores.
  ///
  /// Matches per second say how much more gets done, but only on an idle machine. Processor time per match says so on a
  /// busy machine too: it grows if tasks wait for memory that others write.
  static func report() async {
    let questions = Questions()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    _ = await sample(questions, tasks: 1)
    let one = await sample(questions, tasks: 1)
    print("1 task: \(Int(one.rate)) matches a second, \(tenths(one.cost)) ns of processor time each")
    for tasks in Set([2, cores]).sorted() where tasks <= cores {
      let many = await sample(questions, tasks: tasks)
      print(
        "\(tasks) tasks on \(cores) cores: \(tenths(many.rate / one.rate)) times as many a second, "
          + "\(tenths(many.cost)) ns of processor time each")
    }
  }

  /// The best of five runs, because other programs use the machine too: matches per second, and nanoseconds of
  /// processor time per match.
  private static func sample(_ questions: Questions, tasks: Int) async -> (rate: Double, cost: Double) {
    var (seconds, processor) = (Double.infinity, Double.infinity)
    var found = 0
    for _ in 0..<5 {
      let (start, processorStart) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
      found = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<tasks { group.addTask { match(questions, rounds: rounds) } }
        var found = 0
        for await some in group { found += some }
        return found
      }
      seconds = min(seconds, now(CLOCK_MONOTONIC) - start)
      processor = min(processor, now(CLOCK_PROCESS_CPUTIME_ID) - processorStart)
    }
    // The sum is used, so that the optimiser keeps the matches.
    let matches = found > 0 ? Double(tasks * rounds * questions.desired.count) : 0
    return (matches / seconds, processor / matches * 1e9)
  }

  /// Matches texts of the task's own on the shared matcher, as the tasks of a server do. The references of a String on
  /// the heap are counted: tasks that read one String would wait for each other's counting.
  static func match(_ questions: Questions, rounds: Int) -> Int {
    let matcher = questions.matchers[0]
    let own = questions.desired.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    return own.withUnsafeBufferPointer { desired in
      var found = 0
      for _ in 0..<rounds {
        for index in desired.indices where matcher.bestMatch(for: desired[index]) != nil { found += 1 }
      }
      return found
    }
  }

  /// Matches raw UTF-8 of ordinary identifiers: measures what the matcher itself does to shared memory, without the
  /// effects of Strings.
  static func matchBytes(_ questions: Questions, rounds: Int) -> Int {
    let matcher = questions.matchers[0]
    let texts = Array(questions.ordinary.joined(separator: ",").utf8)
    return texts.withUnsafeBufferPointer { texts in
      var found = 0
      for _ in 0..<rounds {
        var start = 0
        for end in texts.indices where texts[end] == UInt8(ascii: ",") {
          if matcher.bestMatch(forUTF8: UnsafeBufferPointer(rebasing: texts[start..<end])) != nil { found += 1 }
          start = end + 1
        }
      }
      return found
    }
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
