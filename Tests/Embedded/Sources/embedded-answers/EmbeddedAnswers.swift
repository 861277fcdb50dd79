import CLibrary

/// Answers lines of questions from standard input, a line each: what Tests/Embedded/compare_vectors.py asks.
///
///     match <TAB> SUPPORTED <TAB> DESIRED <TAB> DEFAULT     supported and desired index, -1 for none
///     maximize|minimize <TAB> IDENTIFIER
///     canonicalize <TAB> IDENTIFIER           canonical form, and whether the identifier is valid
///     plural <TAB> LOCALE <TAB> NUMBER        cardinal category
///     localizations <TAB> LIST <TAB> PREFERRED <TAB> ENGINE        the engine's choice, `apple` by default
///     device <TAB> LANGUAGES <TAB> REGION <TAB> LIST       preferred languages, search lists by Apple's and by CLDR's rules
@main
enum EmbeddedAnswers {
  static func main() {
    while let line = StandardInput.line() {
      let columns = Columns(line)
      guard let answer = Question(name: columns[0])?.answer(columns) else {
        print("not a question: \(line)")
        exit(64)
      }
      print(answer)
    }
  }
}
