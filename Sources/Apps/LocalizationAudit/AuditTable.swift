import AppLocalization

/// A table with its contents in all localizations.
struct AuditTable {
  /// The use of the table's texts.
  enum TableKind: Hashable {
    /// Code looks up the texts, and may pass arguments to them.
    case strings
    /// The texts of a storyboard or nib.
    case interface
    /// The texts replace values of `Info.plist`; each is optional.
    case infoPlist
    /// The Settings app shows the texts.
    case settings
  }

  /// The name, `Localizable`, with its folder if the bundle has several.
  let name: String
  /// The localization whose keys the others should have; nil if there is none, and the keys of all count.
  var reference: String?
  /// The contents in each localization; `Base` for `Base.lproj`, and an empty name for a file outside all
  /// localizations.
  var localizations: [String: Contents] = [:]
  /// Whether the texts come from string catalogs, which fall back to the source language one by one.
  var isCatalog = false
  /// The places that have a storyboard or nib with this name, whose own texts are shown there: `Base`, localizations,
  /// and an empty name for a file outside all localizations.
  var interfacePlaces: Set<String> = []
  /// The developer's readable storyboards and nibs with this name.
  var interfaces: [InterfaceDocument] = []

  /// The texts in the property list with this name in a settings bundle, which are the keys in use. Nil without one.
  var settingsTexts: Set<String>?

  /// The contents of one localization.
  struct Contents {
    var entries: [String: AuditedText] = [:]
    /// The files' paths, which begin with the bundle's path.
    var paths: [String] = []
    /// Whether a file of strings could not be read completely, so that its missing keys are not known.
    var isDamaged = false
  }

  /// The entry of a key in a localization.
  struct AuditedText {
    var format: LocalizedFormat?
    var state = TextState.translated
    /// The file's path, which begins with the bundle's path.
    var path: String
    var position: TextPosition?
    /// The codes that a comment in the file silences, or `*`.
    var silenced: [String] = []
  }

  /// The state of a translation.
  enum TextState: Hashable {
    case translated, needsReview, untranslated
    /// Stale: the catalog says that code no longer uses the key.
    case stale
  }

  /// The name without its folder.
  var shortName: String { name.lastPathComponent }

  /// Adds texts of `Base.lproj` to a localization that lacks them, if at least half of the others translate them: `Base` is
  /// then no leftover, but has a part of the developer's texts. Returns whether there are such texts.
  mutating func complete(_ developer: String, with base: [String: AuditedText]) -> Bool {
    let others = localizations.filter { $0.key != developer && !$0.key.isEmpty }.values
    let added = base.filter { key, _ in
      localizations[developer]?.entries[key] == nil
        && others.count { $0.entries[key] != nil } * 2 >= max(others.count, 1)
    }
    localizations[developer]?.entries.merge(added) { own, _ in own }
    return !added.isEmpty
  }

  var kind: TableKind {
    if name.contains("Settings.bundle/") { return .settings }
    // `InfoPlist`, and `Info-Remote` with a property list of its own: `Info-RemotePlist`.
    let lowercased = shortName.lowercased()
    if lowercased.hasSuffix("infoplist") || lowercased.hasPrefix("info") && lowercased.hasSuffix("plist") {
      return .infoPlist
    }
    if !interfacePlaces.isEmpty { return .interface }
    let keys =
      (reference.flatMap { localizations[$0] } ?? localizations.values.max { $0.entries.count < $1.entries.count })?
      .entries.keys
    guard let keys, !keys.isEmpty else { return .strings }
    return keys.filter { $0.isStoryboardKey }.count * 2 > keys.count ? .interface : .strings
  }

  /// The entry of a key in the reference, else in any localization that has it.
  func sample(_ key: String) -> AuditedText? {
    if let reference, let entry = localizations[reference]?.entries[key] { return entry }
    return localizations.sorted { $0.key < $1.key }.lazy.compactMap { $1.entries[key] }.first
  }
}
