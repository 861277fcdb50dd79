/// Nodes numbered from zero, and where each leads.
struct DirectedGraph {
  var successors: [[Int]]

  /// Cycles, each once, from its first node in numerical order of discovery; empty where the graph has none.
  ///
  /// Not every cycle of a tangle is listed, but at least one. Without recursion, for chains come from outside.
  func cycles() -> [[Int]] {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: successors.count)
    var found: [[Int]] = []
    for start in successors.indices where marks[start] == .new {
      var path: [Int] = [start]
      var pending: [ArraySlice<Int>] = [successors[start][...]]
      marks[start] = .open
      while let node = path.last, var rest = pending.popLast() {
        guard let next = rest.popFirst() else {
          marks[node] = .done
          path.removeLast()
          continue
        }
        pending.append(rest)
        guard successors.indices.contains(next) else { continue }
        switch marks[next] {
        case .new:
          marks[next] = .open
          path.append(next)
          pending.append(successors[next][...])
        case .open:
          found.append(Array(path[(path.firstIndex(of: next) ?? 0)...]))
        case .done:
          break
        }
      }
    }
    return found
  }
}
