import Foundation
import LocaleMatching

/// Proves that many tasks may use one matcher at once: they ask it everything at the same time, and each gets the
/// answers that a single task gets afterwards. With the thread sanitizer, every unordered access ends the program.
///
///     concurrent-matching [TASKS [ROUNDS]]      64 tasks, 4 rounds of all questions each
///     concurrent-matching --throughput          how much more two tasks and more get done than one: told, not judged
///     concurrent-matching --match ROUNDS        one task's matches of raw UTF-8 alone, for callgrind
///
/// Exits with 1 if an answer differs.
@main
enum ConcurrentMatching {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--throughput" { return await Throughput.report() }
    if arguments.first == "--match", arguments.count == 2, let rounds = arguments.last.flatMap({ Int($0) }), rounds > 0
    {
      return print(Throughput.matchBytes(Questions(), rounds: rounds), "found")
    }
    let numbers = arguments.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == arguments.count, numbers.count <= 2 else {
      print("usage: concurrent-matching [TASKS [ROUNDS]] | --throughput | --match ROUNDS")
      exit(64)
    }
    let (tasks, rounds) = (numbers.first ?? 64, numbers.count > 1 ? numbers[1] : 4)
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
