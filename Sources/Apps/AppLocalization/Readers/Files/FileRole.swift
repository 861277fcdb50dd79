/// What a file among an app's resources is, by the ending of its name.
package enum FileRole: Hashable, Sendable {
  /// Texts: `.strings`, `.stringsdict`, `.xcstrings`.
  case texts(LocalizedTable.Source)
  /// The folder of a localization, `.lproj`.
  case localization
  /// A bundle within the app, which has localizations of its own.
  case bundle
  /// A storyboard or nib as Xcode writes it, and an intent definition, whose texts have keys too.
  case interface, intents
  /// A storyboard or nib as a build makes it.
  case builtInterface
  /// Swift and Objective-C.
  case code

  /// Nil for any other file.
  package init?(_ name: String) {
    switch name.nameAndExtension.extension?.lowercased() ?? "" {
    case "strings": self = .texts(.strings)
    case "stringsdict": self = .texts(.stringsDictionary)
    case "xcstrings": self = .texts(.catalog)
    case "lproj": self = .localization
    case "bundle": self = .bundle
    case "storyboard", "xib": self = .interface
    case "intentdefinition": self = .intents
    case "storyboardc", "nib": self = .builtInterface
    case "swift", "m", "mm", "h": self = .code
    default: return nil
    }
  }

  /// Whether it is a file of texts.
  package var isTexts: Bool { if case .texts = self { true } else { false } }
}
