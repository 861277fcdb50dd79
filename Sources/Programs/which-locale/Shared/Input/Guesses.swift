import AppLocalization
import LocaleValidity
import ProgramSupport

/// Words that people know from other tools, and what is meant here.
enum Guesses {
  /// What other tools have and this one does in another way, or leaves to the shell.
  private static let elsewhere: [(written: String, way: String)] = [
    ("distance", "'which-locale explain --supported SUPPORTED --preferred WANTED' prints it, with its rules"),
    ("environment", "'which-locale match --environment' says what it reads"),
    ("-o --output", "the shell writes a file: > FILE"),
    ("--engine", "'which-locale compare --all' and 'device' explain the others"),
    ("--engines", "'which-locale compare' asks several, and 'report' shows whom each localization reaches"),
    ("--column --jobs", "another program selects the headers: cut -f7 access.tsv | sort | uniq -c"),
    ("completion completions", "'which-locale --generate-completion-script bash' prints it"),
    ("man manual", "'which-locale help COMMAND' prints it"),
    ("--device --region", "'which-locale device' shows what somebody with these settings gets"),
    ("--required", "\"required\" in .which-locale.json names the languages that have to be complete"),
  ]

  private static let table: [(written: String, meant: String)] = [
    ("accept header http", "accept-language"),
    ("audits check coverage init lint missing scan test validate-strings verify", "audit"),
    ("app apps lang langs language languages list locales localizations ls", "bundle"),
    ("cmp diff engine engines", "compare"),
    ("ios iphone phone settings simulate", "device"),
    ("because debug reason which why", "explain"),
    (
      """
      canonical canonicalise canonicalize fallback identifier info locale maximise maximize minimise minimize normalise \
      normalize parents parse tag valid validate
      """,
      "inspect"
    ),
    ("best choose find lookup negotiate pick resolve select", "match"),
    ("category cldr-plurals plural", "plurals"),
    ("html page reach web", "report"),
    ("get keys print show string strings", "texts"),
    ("log logs visitors", "traffic"),
    ("--version -V -v version", "--version"),
    ("--available --have --localizations --locales --to", "--supported"),
    ("--lang --languages --locale --localization", "--language"),
    ("--desired --from --lang --languages --locale --user --wanted", "--preferred"),
    ("--header --http", "--accept-language"),
    ("--csv --html --json --output-format --reporter --sarif --tsv --xml", "--format"),
    ("--env --system", "--environment"),
    ("--limit", "--max"),
    ("--distance --limit", "--threshold"),
    ("--error --strict --werror", "--fail-on"),
    ("--disable --exclude-rule --skip", "--ignore"),
    ("--info --verbose", "--notes"),
    ("--only-rules --rules", "--list-rules"),
    ("--no-color --no-colour", "--color"),
    ("--silent", "--quiet"),
  ]

  /// What is pasted or written in place of an identifier, by the characters that show it, and what to do. The first row that fits.
  private static let mistakes: [(marks: String, advice: String)] = [
    ("“”„‘’‚«»", "it has a typographic quotation mark: write \" or ', or none"),
    ("–—‒−‐", "it has a typographic dash: write '-'"),
    ("=", "an element of a header: give the header with --accept-language"),
    ("[]{}\"", "a list is written without brackets and quotation marks: en,de"),
    (";:|/ ", "commas stand between locales: en,de"),
  ]

  /// What somebody wrote who wrote no identifier; nil if that is anybody's guess.
  ///
  /// - Parameter source: where it is. What stands alone, as an argument does, is no list.
  static func mistake(in identifier: String, _ source: IdentifierSource) -> String? {
    let found = mistakes.first { identifier.contains(where: $0.marks.contains) }
    if source.kind == .file, identifier.contains(where: { ",; \t#".contains($0) }) {
      return "a file has one locale on each line, and a comment is a line of its own"
    }
    if ["C", "POSIX"].contains(identifier.prefix { $0 != "." }) {
      return "it names no language" + (source.text == "--preferred" ? "; --environment reads such variables" : "")
    }
    return source.kind == .alone ? nil : found?.advice
  }

  /// What to do with a word that no option of a command takes, by the command's help; nil if that is anybody's guess.
  static func answer(toArgument word: String, in help: String) -> String? {
    guard LocaleIdentifier(word)?.isValid == true, FileKind(at: word) == nil, help.contains("--preferred") else {
      return nil
    }
    return help.contains("--supported ")
      ? "commas stand between the locales of a list: --supported en,de" : "did you mean '--preferred \(word.excerpt)'?"
  }

  /// An option with a typographic dash in place of its hyphens, as texts and messengers write it: nothing would be read of it. A value
  /// may begin so, `– none –`, and a number, `−5`.
  static func pastedOption(in arguments: some Sequence<String>) -> String? {
    let dashes = "-–—‒−"
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let name = argument.drop { dashes.contains($0) }
      guard argument.prefix(2).contains(where: { $0 != "-" && dashes.contains($0) }), name.utf8.count > 3,
        name.utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0 == 0x2D || $0 == 0x3D })
      else { continue }
      return "'\(argument.excerpt)' begins with a typographic dash: write --\(String(name).excerpt)"
    }
    return nil
  }

  /// What to say to somebody who wrote a word that is no command, or no option of one: another tool's name for something that
  /// the help has, or has not, or a name mistyped; nil if that is anybody's guess.
  ///
  /// - Parameter known: the commands, or what the parser guesses.
  static func answer(to word: String, among known: [String], in help: String) -> String? {
    let names = help.split { " ,|()[]<>\n".contains($0) }
    let meant = table.first { written, meant in
      written.split(separator: " ").contains { $0 == word || $0 == word.lowercased() } && names.contains { $0 == meant }
    }
    if meant == nil, let other = elsewhere.first(where: { $0.written.split(separator: " ").contains { $0 == word } }) {
      return other.way
    }
    return (meant?.meant ?? known.nearest(to: word)).map { "did you mean '\($0)'?" }
  }
}
