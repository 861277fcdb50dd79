import Foundation
import LocaleMatching

/// Matches by the second, with one task and with as many as there are cores.
enum Throughput {
  private static let rounds = 2000

  static func report() async {
    let questions = Questions()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    _ = await matchesPerSecond(questions, tasks: 1)
    let one = await matchesPerSecond(questions, tasks: 1)
    print("1 task: \(Int(one)) matches a second")
    for tasks in Set([2, cores]).sorted() where tasks <= cores {
      let many = await matchesPerSecond(questions, tasks: tasks)
      let ratio = (many / one * 100).rounded() / 100
      print("\(tasks) tasks on \(cores) cores: \(Int(many)) matches a second, \(ratio) times as many")
    }
  }

  /// The best of five, because others use the machine as well.
  private static func matchesPerSecond(_ questions: Questions, tasks: Int) async -> Double {
    var best = 0.0
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let found = await withTaskGroup(of: Int.self) { group in
        for task in 0..<tasks { group.addTask { match(questions, from: task) } }
        return await group.reduce(0, +)
      }
      let duration = ContinuousClock.now - start
      let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
      // The number found is used, lest the matches be optimised away.
      let matches = found > 0 ? tasks * rounds * questions.desired.count : 0
      best = max(best, Double(matches) / seconds)
    }
    return best
  }

  private static func match(_ questions: Questions, from first: Int) -> Int {
    var found = 0
    let matcher = questions.matchers[0]
    let desired = questions.desired
    for _ in 0..<rounds {
      for index in desired.indices where matcher.bestMatch(for: desired[(index + first) % desired.count]) != nil {
        found += 1
      }
    }
    return found
  }
}
