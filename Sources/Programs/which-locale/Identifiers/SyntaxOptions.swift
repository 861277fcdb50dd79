import ArgumentParser
import LocaleCanonicalization
import LocaleMatching

/// Which spellings of an identifier are read.
struct SyntaxOptions: ParsableArguments {
  @Flag(help: "Refuse underscores, grandfathered tags and private use alone, as ECMA-402 does.")
  var strict = false

  @Flag(help: "Read POSIX and ICU forms too: en_US.UTF-8, sr_RS@latin, de@collation=phonebook.")
  var lenient = false

  func syntax() throws(CommandFailure) -> LocaleIdentifier.Syntax {
    if strict, lenient { throw .usage("--strict and --lenient exclude each other") }
    return strict ? .strict : lenient ? .lenient : .standard
  }
}
