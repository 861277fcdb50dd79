/// The options that a command line gives. One that a way of asking does not use is refused: who gives it expects another
/// answer.
enum GivenOptions {
  /// The names of the options, without dashes.
  private static let names: [String] = CommandLine.arguments.dropFirst(2).prefix { $0 != "--" }.compactMap {
    $0.hasPrefix("--") ? String($0.dropFirst(2).prefix { $0 != "=" }) : nil
  }

  /// - Parameters:
  ///   - used: the options that count, beside the output's.
  ///   - way: the way of asking, for the message: `--rules`.
  /// - Throws: for the first option that does not count.
  static func check(_ used: Set<String>, with way: String) throws(CommandFailure) {
    let used = used.union(["format", "color", "output", "force"])
    try refuse(Set(names).subtracting(used), with: way)
  }

  /// - Throws: for the first option that is given although it does not count.
  static func refuse(_ idle: Set<String>, with way: String) throws(CommandFailure) {
    if let name = names.first(where: idle.contains) {
      throw .usage("--\(name.excerpt) changes nothing with \(way): leave it out")
    }
  }

  /// The options of `LocaleLists` and `MatchingOptions`.
  static let lists: Set = ["supported", "supported-file", "preferred", "accept-ill-formed"]
  static let matching: Set = ["threshold", "max-distance", "favor", "direction", "demotion", "default"]
  /// The options of an explanation that takes the person's preferences from somewhere else.
  static let otherPreferences: Set = ["accept-language", "environment", "posix"]
}
