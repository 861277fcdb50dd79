import LocaleCanonicalization
import LocaleMatching

/// Uses canonical forms only: the tables of `LocaleValidity` are not linked.
@main
enum CanonicalizeOnly {
  static func main() {
    let identifier = LocaleIdentifier(CommandLine.arguments.dropFirst().first ?? "sh-u-ks-primary")
    print(identifier?.canonicalized.description ?? "-")
  }
}
