import ProgramSupport

/// Words that people know from other tools, and what is meant here.
enum Guesses {
  private static let table: [(written: String, meant: String)] = [
    ("audits check coverage init lint missing scan test verify", "audit"),
    ("apps lang languages list locales localizations", "bundle"),
    ("diff engines", "compare"),
    ("env system", "environment"),
    ("because reason which why", "explain"),
    ("canonical canonicalize info maximize minimize normalize parse validate", "inspect"),
    ("best choose find lookup negotiate pick resolve", "match"),
    ("category plural", "plurals"),
    ("keys print show strings", "texts"),
    ("--version -V -v version", "--version"),
    ("--available --localizations --locales --to", "--supported"),
    ("--desired --from --languages --locale --user --wanted", "--preferred"),
    ("--header --http", "--accept-language"),
    ("--csv --html --json --sarif --tsv --xml", "--format"),
    ("--env --system", "--environment"),
    ("--only-rules --rules", "--list-rules"),
    ("--no-color --no-colour", "--color"),
    ("--out", "--output"),
    ("--silent", "--quiet"),
  ]

  /// What somebody means by a word: another tool's name for something that the help has, or else a command that is one or
  /// two letters away; nil if that is anybody's guess.
  static func meaning(of word: String, amongCommands commands: [String] = [], in help: String) -> String? {
    let known = table.first { $0.written.split(separator: " ").contains { $0 == word || $0 == word.lowercased() } }
    if let meant = known?.meant, help.contains(meant) { return meant }
    let nearest = commands.min { $0.editDistance(to: word) < $1.editDistance(to: word) }
    return nearest.flatMap { isNear(word, $0) ? $0 : nil }
  }

  /// Whether a word may be another one, mistyped.
  static func isNear(_ word: String, _ other: String) -> Bool {
    word.editDistance(to: other) <= min(2, word.drop { $0 == "-" }.count / 2)
  }
}
