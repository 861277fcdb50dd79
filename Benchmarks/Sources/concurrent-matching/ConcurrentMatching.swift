import Foundation
import LocaleMatching

/// Proves that many tasks may use one matcher at once: they ask it everything at the same time, and each gets the
/// answers that a single task gets afterwards. With the thread sanitizer, every unordered access ends the program.
///
///     swift run -c release --package-path Benchmarks --sanitize=thread concurrent-matching
///
/// Exits with 1 if an answer differs.
@main
enum ConcurrentMatching {
  static func main() async {
    let (tasks, rounds) = (16, 2)
    let questions = Questions()
    // The tasks come first: if the first use initialised something lazily, they would do it in a race.
    let answers = await withTaskGroup(of: [[String]].self) { group in
      for task in 0..<tasks {
        group.addTask { (0..<rounds).map { round in questions.answers(from: task &* 7 &+ round) } }
      }
      var answers: [[String]] = []
      for await some in group { answers += some }
      return answers
    }
    let expected = questions.answers(from: 0)
    let differing = answers.filter { $0 != expected }.count
    print(
      "\(tasks) tasks, \(rounds) rounds, \(expected.count) answers each: \(differing) rounds differ from one task's")
    if differing > 0 || answers.count != tasks * rounds { exit(1) }
  }
}
