import LocaleMatching

/// Uses likely subtags only: the linker should drop the rest of matching.
@main
enum MaximizeOnly {
  static func main() {
    let identifier = LanguageIdentifier(CommandLine.arguments.dropFirst().first ?? "zh-TW")
    print(identifier?.maximized.description ?? "-")
  }
}
