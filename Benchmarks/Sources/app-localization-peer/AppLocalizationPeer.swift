import AppLocalization

/// Answers lines of standard input, AVAILABLE<TAB>PREFERRED, lists comma separated, with the localizations that an
/// engine takes, comma separated, or `-`. The form of the project's oracle, so that the two can be compared.
///
///     app-localization-peer [ENGINE]      apple unless told
@main
enum AppLocalizationPeer {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? LocalizationEngine.apple.rawValue
    guard let engine = LocalizationEngine(rawValue: name) else {
      print("no engine \(name): \(LocalizationEngine.allCases.map(\.rawValue).joined(separator: ", "))")
      return
    }
    while let line = readLine() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let available = cells.first, let preferred = cells.last, cells.count == 2 else {
        print("error: not AVAILABLE<TAB>PREFERRED")
        continue
      }
      let choice = engine.choice(from: list(available), preferring: list(preferred))
      print(choice.localizations.isEmpty ? "-" : choice.localizations.joined(separator: ","))
    }
  }

  private static func list(_ text: Substring) -> [String] { text.split(separator: ",").map(String.init) }
}
