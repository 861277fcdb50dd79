import AppLocalization
import Yams

/// What XcodeGen's `project.yml` says of languages.
enum XcodeGenProject {
  /// `options.developmentLanguage`, which is `en` where it is left out. Nil for a file of another kind.
  static func read(_ text: String, _ path: String) -> ProjectLocalizations? {
    guard let fields = try? Yams.load(yaml: text) as? [String: Any],
      fields["targets"] != nil || fields["options"] != nil || fields["include"] != nil
    else { return nil }
    let options = fields["options"] as? [String: Any]
    return ProjectLocalizations(path: path, developmentRegion: options?["developmentLanguage"] as? String ?? "en")
  }
}
