import LocaleCanonicalization
import LocaleMatching

/// Asks for canonical forms and for no validity: the tables of `LocaleValidity` are not linked.
@main
enum CanonicalizeOnly {
  static func main() {
    let identifier = LocaleIdentifier(CommandLine.arguments.dropFirst().first ?? "sh-u-ks-primary")
    print(identifier?.canonicalized.description ?? "-")
  }
}
