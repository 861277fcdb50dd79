import AppLocalization
import LocalizedStrings

/// A table with everything that all localizations say in it.
struct AuditTable {
  /// What the system does with its texts.
  enum TableKind: Hashable {
    /// They are looked up by code, which may pass arguments to them.
    case strings
    /// They are the titles of a storyboard or nib.
    case interface
    /// They replace values of `Info.plist`, each as the app likes.
    case infoPlist
    /// They are shown by the Settings app.
    case settings
  }

  /// `Localizable`, with its folder where the bundle has several.
  let name: String
  /// The localization whose keys the others should have; nil where there is none, and all keys of all count.
  var reference: String?
  /// What each localization says; `Base` for that of `Base.lproj`, and an empty name for a file outside all.
  var localizations: [String: Contents] = [:]
  /// Whether the texts come from string catalogs, which fall back to the source language one by one.
  var isCatalog = false
  /// Whether `Base.lproj` has a storyboard or the like under this name, whose own texts stand in for every key.
  var hasBaseInterface = false
  /// The objects of the storyboard or nib of this name; nil where there is none that can be read.
  var interfaces: [InterfaceDocument] = []

  /// What one localization says.
  struct Contents {
    var entries: [String: AuditedText] = [:]
    /// The files, as the bundle's path leads to them.
    var paths: [String] = []
    /// Whether a file of strings could not be read whole, so that what it lacks is not known.
    var isDamaged = false
  }

  /// What a localization says under a key.
  struct AuditedText {
    var format: LocalizedFormat?
    var state = TextState.translated
    /// The file, as the bundle's path leads to it.
    var path: String
    var position: TextPosition?
    /// The codes that a comment in the file wants to be silent, or `*`.
    var silenced: [String] = []
  }

  /// How far a translation has come.
  enum TextState: Hashable {
    case translated, needsReview, untranslated
    /// No longer found in code, says the catalog.
    case stale
  }

  /// The name without its folder.
  var shortName: String { name.lastPathComponent }

  var kind: TableKind {
    if name.contains("Settings.bundle/") { return .settings }
    if shortName.lowercased().hasSuffix("infoplist") { return .infoPlist }
    if hasBaseInterface || !interfaces.isEmpty { return .interface }
    let keys =
      (reference.flatMap { localizations[$0] } ?? localizations.values.max { $0.entries.count < $1.entries.count })?
      .entries.keys
    guard let keys, !keys.isEmpty else { return .strings }
    return keys.filter { StoryboardKey($0) != nil }.count * 2 > keys.count ? .interface : .strings
  }

  /// What a key says in the reference, else in any localization that has it.
  func sample(_ key: String) -> AuditedText? {
    if let reference, let entry = localizations[reference]?.entries[key] { return entry }
    return localizations.sorted { $0.key < $1.key }.lazy.compactMap { $1.entries[key] }.first
  }
}
