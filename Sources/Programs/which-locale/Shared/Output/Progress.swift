/// How far long work has come, on the last line of a terminal; nothing where standard error is none, or is a dumb one,
/// and for a few steps, which are over before anybody has read it.
struct Progress {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var shownPercent = -1

  init(_ label: String, total: Int) {
    self.label = label
    self.total = total
    isShown = total >= 200 && Console.isErrorTerminal && Console.variable("TERM") != "dumb"
  }

  mutating func advance(by count: Int = 1) {
    done += count
    guard isShown else { return }
    let percent = min(100, done * 100 / total)
    guard percent > shownPercent else { return }
    shownPercent = percent
    Console.writeError("\r\(label): \(percent) %")
  }

  /// Leaves the line as it was found.
  func finish() {
    guard isShown, shownPercent >= 0 else { return }
    Console.writeError("\r" + String(repeating: " ", count: label.count + 7) + "\r")
  }
}
