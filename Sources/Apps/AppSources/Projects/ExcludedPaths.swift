import AppLocalization

/// The patterns of what is left out, each taken apart once: every path of a tree is asked about.
///
/// A folder all of whose contents a pattern leaves out is left out too, and the name of a file of texts, or of a localization's
/// folder, is one wherever it is.
package struct ExcludedPaths: Sendable {
  /// A pattern with `*` or `?`, and what stands around these in all that it matches.
  private struct Glob {
    let number: Int
    let pattern: String
    let (start, end): (String, String)
    /// The pattern without a `**/` at its begin, which stands for no folder too.
    let atTop: String?
    /// Whether the last component of a path may be what matches.
    let isName: Bool

    func matches(_ path: String) -> Bool {
      if path.utf8.starts(with: start.utf8), path.hasSuffix(end), path.matches(glob: pattern) { return true }
      return isName && path.hasSuffix(end) && path.lastPathComponent.matches(glob: pattern)
        || atTop.map(path.matches(glob:)) ?? false
    }
  }

  private let patterns: [String]
  /// The numbers of patterns that are paths, and of those that are names.
  private var paths: [String: [Int]] = [:]
  private var names: [String: [Int]] = [:]
  private var globs: [Glob] = []

  package init(_ patterns: [String]) {
    self.patterns = patterns
    for (number, pattern) in patterns.enumerated() {
      var folder = pattern
      while let ending = ["/", "/*", "/**"].first(where: folder.hasSuffix) { folder.removeLast(ending.utf8.count) }
      if folder.isEmpty { continue }
      let isName = !folder.contains("/") && FileRole(folder).map { $0.isTexts || $0 == .localization } ?? false
      // A folder may have such a name.
      paths[folder, default: []].append(number)
      if folder.isLiteral {
        if isName { names[folder, default: []].append(number) }
      } else {
        let isWild: (Character) -> Bool = { $0 == "*" || $0 == "?" }
        let end = folder.lastIndex(where: isWild).map { folder[folder.index(after: $0)...] } ?? ""
        let glob = Glob(
          number: number, pattern: folder, start: String(folder.prefix { !isWild($0) }), end: String(end),
          atTop: folder.hasPrefix("**/") ? String(folder.dropFirst("**/".count)) : nil, isName: isName)
        globs.append(glob)
      }
    }
  }

  package func leavesOut(_ path: String) -> Bool { !patterns.isEmpty && !numbers(of: path, isOne: true).isEmpty }

  /// The patterns that leave out a path, by their numbers.
  ///
  /// - Parameter isOne: whether the first that is found is enough.
  private func numbers(of path: String, isOne: Bool = false) -> [Int] {
    var found = names.isEmpty ? [] : names[path.lastPathComponent] ?? []
    if !paths.isEmpty { found += path.pathAndParents.flatMap { paths[$0] ?? [] } }
    if isOne, !found.isEmpty { return found }
    if isOne { return globs.first { $0.matches(path) }.map { [$0.number] } ?? [] }
    return found + globs.filter { $0.matches(path) }.map(\.number)
  }

  /// A pattern that has no effect, and the wider one, if any, that leaves out all that it would.
  package typealias IdlePattern = (pattern: String, wider: String?)

  /// The patterns that leave out nothing of some paths.
  ///
  /// - Parameters:
  ///   - paths: what is there where the tree is entered, with what is left out of it.
  ///   - inside: visits what is in a folder, with each path, as long as more is wanted.
  package func idle(
    _ paths: some Sequence<String>, inside: (_ folder: String, _ look: (String) -> Bool) -> Void
  ) -> [IdlePattern] {
    var idle = Set(patterns.indices)
    var folders: [(path: String, taker: Int)] = []
    for path in paths {
      let numbers = numbers(of: path)
      idle.subtract(numbers)
      if let taker = numbers.min() { folders.append((path, taker)) }
    }
    var wider: [Int: Int] = [:]
    for folder in folders where wider.count < idle.count {
      inside(folder.path) { path in
        for number in numbers(of: path) where idle.contains(number) && wider[number] == nil {
          wider[number] = folder.taker
        }
        return wider.count < idle.count
      }
    }
    return idle.sorted().map { (patterns[$0], wider[$0].map { patterns[$0] }) }
  }
}

extension String {
  /// Whether a pattern matches only itself.
  fileprivate var isLiteral: Bool { !utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }
}
