import ProgramSupport

/// Words that people know from other tools, and what is meant here.
enum Guesses {
  private static let table: [(written: String, meant: String)] = [
    ("accept header http", "accept-language"),
    ("audits check coverage init lint missing scan test validate-strings verify", "audit"),
    ("app apps lang langs language languages list locales localizations ls", "bundle"),
    ("cmp diff engine engines", "compare"),
    ("ios iphone phone settings simulate", "device"),
    ("env system", "environment"),
    ("because debug reason which why", "explain"),
    (
      "canonical canonicalize fallback identifier info locale maximize minimize normalize parents parse tag valid validate",
      "inspect"
    ),
    ("best choose find lookup negotiate pick resolve select", "match"),
    ("category cldr-plurals plural", "plurals"),
    ("html page reach web", "report"),
    ("get keys print show string strings", "texts"),
    ("log logs visitors", "traffic"),
    ("--version -V -v version", "--version"),
    ("--available --have --localizations --locales --to", "--supported"),
    ("--lang --languages --locale", "--language"),
    ("--desired --from --lang --languages --locale --user --wanted", "--preferred"),
    ("--header --http", "--accept-language"),
    ("--csv --html --json --output-format --sarif --tsv --xml", "--format"),
    ("--env --system", "--environment"),
    ("--lenient", "--accept-ill-formed"),
    ("--limit", "--max"),
    ("--distance --limit", "--threshold"),
    ("--error --strict --werror", "--fail-on"),
    ("--only-rules --rules", "--list-rules"),
    ("--no-color --no-colour", "--color"),
    ("--file --out", "--output"),
    ("--silent", "--quiet"),
  ]

  /// What somebody means by a word: another tool's name for something that the help has, or else the command that it is,
  /// mistyped; nil if that is anybody's guess.
  static func meaning(of word: String, amongCommands commands: [String] = [], in help: String) -> String? {
    let names = help.split { " ,|()[]<>\n".contains($0) }
    let known = table.first { written, meant in
      written.split(separator: " ").contains { $0 == word || $0 == word.lowercased() } && names.contains { $0 == meant }
    }
    return known?.meant ?? commands.nearest(to: word)
  }
}
