import AppLocalization
import SystemAccess

/// The references between the named parts of a text (`%#@name@`), which a catalog calls substitutions, and a `.stringsdict`
/// variables. Foundation finds a part by the bytes of its name.
struct SubstitutionGraph {
  let names: [LiteralKey]
  private var references: [LiteralKey: [LiteralKey]] = [:]
  private let roots: [LiteralKey]

  /// - Parameter roots: the texts from which references begin.
  init(roots: [String], names: [String], texts: (String) -> [String]) {
    self.roots = Self.names(in: roots)
    self.names = names.map(LiteralKey.init)
    for name in self.names { references[name] = Self.names(in: texts(name.text)) }
  }

  /// The names that are referred to but not defined, sorted.
  var missing: [String] {
    Set(roots + references.values.joined()).filter { references[$0] == nil }.map(\.text).sorted()
  }

  /// The names that no text refers to, directly or indirectly, in order. None if a name is missing: it is probably one of
  /// these, misspelled, which is one mistake.
  var unused: [String] {
    if !missing.isEmpty { return [] }
    var reached = Set(roots)
    var open = roots
    while let name = open.popLast() {
      for next in references[name] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return names.filter { !reached.contains($0) }.map(\.text)
  }

  /// The first path from a name back to itself. Works without recursion, in time linear in the number of references.
  var cycle: [String]? {
    // The names from which no path leads back are left out, beginning with those without references.
    var (counts, users): ([LiteralKey: Int], [LiteralKey: [LiteralKey]]) = ([:], [:])
    for (name, all) in references {
      let targets = all.filter { references[$0] != nil }
      counts[name] = targets.count
      for target in targets { users[target, default: []].append(name) }
    }
    var open = names.filter { counts[$0] == 0 }
    while let name = open.popLast() {
      for user in users[name] ?? [] {
        counts[user, default: 0] -= 1
        if counts[user] == 0 { open.append(user) }
      }
    }
    // From each of the others a path of others leads on.
    var (path, places): ([LiteralKey], [LiteralKey: Int]) = ([], [:])
    var next = names.first { counts[$0, default: 0] > 0 }
    while let name = next {
      if let start = places[name] { return (path[start...] + [name]).map(\.text) }
      places[name] = path.count
      path.append(name)
      next = references[name]?.first { counts[$0, default: 0] > 0 }
    }
    return nil
  }

  /// The references that lead nowhere or back, and the parts to which none leads.
  ///
  /// - Parameters:
  ///   - part: the format's word for a part.
  ///   - format: the beginning of the format's codes.
  func problems(
    of part: String, in format: String
  ) -> [(severity: LocalizationDiagnostic.Severity, code: LocalizationDiagnostic.Code, message: String)] {
    func code(_ problem: String) -> LocalizationDiagnostic.Code {
      LocalizationDiagnostic.Code(rawValue: "\(format).\(problem)\(part.capitalizedFirst)")
    }
    let circle = cycle.map { $0.map(\.excerpt).joined(separator: " → ") }
    return missing.map { (.error, code("missing"), "'%#@\($0.excerpt)@' has no \(part)") }
      + unused.map { (.warning, code("unused"), "\(part) '\($0.excerpt)' is never used") }
      + [circle].compactMap { $0 }.map { (.error, code("cyclic"), "a \(part) contains itself: \($0)") }
  }

  /// The names in `%#@name@` and `%1$#@name@`, in order, each once.
  private static func names(in texts: [String]) -> [LiteralKey] {
    var seen: Set<LiteralKey> = []
    return texts.flatMap { FormatString($0, isSubstitution: true).specifiers.compactMap(\.substitution) }.map(
      LiteralKey.init
    ).filter {
      seen.insert($0).inserted
    }
  }
}
