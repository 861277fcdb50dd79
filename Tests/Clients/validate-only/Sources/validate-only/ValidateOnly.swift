import LocaleMatching
import LocaleValidity

/// Asks for what CLDR says of each subtag.
@main
enum ValidateOnly {
  static func main() {
    let identifier = LocaleIdentifier(CommandLine.arguments.dropFirst().first ?? "iw")
    for entry in identifier?.validity ?? [] { print(entry) }
  }
}
