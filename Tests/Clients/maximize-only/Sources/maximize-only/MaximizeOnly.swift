import LocaleMatching

/// Uses likely subtags alone: the linker should leave out what only matching needs.
@main
enum MaximizeOnly {
  static func main() {
    let identifier = LanguageIdentifier(CommandLine.arguments.dropFirst().first ?? "zh-TW")
    print(identifier?.maximized.description ?? "-")
  }
}
