import LocalizedStrings

/// A table with everything that all localizations say in it.
struct AuditTable {
  /// `Localizable`, with its folder where the bundle has several.
  let name: String
  /// The localization whose keys the others should have; nil where there is none, and all keys of all count.
  var reference: String?
  /// What each localization says; `Base` for that of `Base.lproj`, and an empty name for a file outside all.
  var localizations: [String: Contents] = [:]

  /// Whether `Base.lproj` has a storyboard or the like under this name, whose own texts stand in for every key.
  var hasBaseInterface = false

  /// What one localization says.
  struct Contents {
    var entries: [String: Entry] = [:]
    /// The files, relative to the bundle.
    var paths: [String] = []
  }

  /// What a localization says under a key.
  struct Entry {
    var format: LocalizedFormat?
    var state = State.translated
    var path: String
    var position: TextPosition?
  }

  /// How far a translation has come.
  enum State: Hashable {
    case translated, needsReview, untranslated
    /// No longer found in code, says the catalog.
    case stale
  }

  /// The keys that every localization should have, sorted.
  var keys: [String] {
    let all =
      reference.flatMap { localizations[$0] }.map { Array($0.entries.keys) }
      ?? localizations.values.flatMap(\.entries.keys)
    return Set(all).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a key says in the reference, else in any localization that has it.
  func sample(_ key: String) -> Entry? {
    if let reference, let entry = localizations[reference]?.entries[key] { return entry }
    return localizations.sorted { $0.key < $1.key }.lazy.compactMap { $1.entries[key] }.first
  }
}
