import ProgramSupport

/// Words that people know from other tools or from an earlier version, and what is meant here.
enum Guesses {
  /// The new way for each command that there was, and for each option of one.
  private static let former: [(written: String, now: String)] = [
    ("rules", "'which-locale explain' prints the rules that decided"),
    ("distance", "'which-locale explain --supported SUPPORTED --preferred WANTED' prints it, with its rules"),
    ("environment", "'which-locale match --environment' says what it reads"),
    ("write-accept-language", "join the preferences: 'en-IE, fr;q=0.9, it;q=0.8'"),
    ("schema", "the names of JSON say what it has, and 'which-locale help COMMAND' lists them"),
    ("-o --output", "the shell writes a file: > FILE"),
    ("--file-limit", "a larger file than 64 MiB is not read"),
    ("--posix", "write the identifier of C and POSIX: --preferred en-US-u-va-posix"),
    ("--accept-ill-formed", "correct the identifiers, or leave them out"),
    ("--keep", "the minimized form keeps the region"),
    ("--strict", "the canonical form is strict: --only canonical"),
    ("--apple-languages-file", "give its text: --apple-languages \"$(defaults read -g AppleLanguages)\""),
    ("--engines", "'which-locale compare' asks several, and 'report' shows whom each localization reaches"),
    ("--column --jobs", "another program selects the headers: cut -f7 access.tsv | sort | uniq -c"),
  ]

  private static let table: [(written: String, meant: String)] = [
    ("accept header http", "accept-language"),
    ("audits check coverage init lint missing scan test validate-strings verify", "audit"),
    ("app apps lang langs language languages list locales localizations ls", "bundle"),
    ("cmp diff engine engines", "compare"),
    ("ios iphone phone settings simulate", "device"),
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
    ("--limit", "--max"),
    ("--distance --limit", "--threshold"),
    ("--error --strict --werror", "--fail-on"),
    ("--only-rules --rules", "--list-rules"),
    ("--no-color --no-colour", "--color"),
    ("--silent", "--quiet"),
  ]

  /// What to say to somebody who wrote a word that is no command, or no option of one: another tool's name for something that
  /// the help has, a name that there was, or a name mistyped; nil if that is anybody's guess.
  ///
  /// - Parameter known: the commands, or what the parser guesses.
  static func answer(to word: String, among known: [String], in help: String) -> String? {
    let names = help.split { " ,|()[]<>\n".contains($0) }
    let meant = table.first { written, meant in
      written.split(separator: " ").contains { $0 == word || $0 == word.lowercased() } && names.contains { $0 == meant }
    }
    if meant == nil, let former = former.first(where: { $0.written.split(separator: " ").contains { $0 == word } }) {
      return former.now
    }
    return (meant?.meant ?? known.nearest(to: word)).map { "did you mean '\($0)'?" }
  }
}
