import LocaleMatching
import LocaleValidity

/// Asks for the validity of each subtag.
@main
enum ValidateOnly {
  static func main() {
    let identifier = LocaleIdentifier(CommandLine.arguments.dropFirst().first ?? "iw")
    for entry in identifier?.validity ?? [] { print(entry) }
  }
}
