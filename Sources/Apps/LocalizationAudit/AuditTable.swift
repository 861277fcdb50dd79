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
  /// The place whose keys the others should have; nil if there is none, and the keys of all count.
  var reference: TablePlace?
  /// The localization that should be the reference: the one that was asked for, the catalog's source language, or the
  /// development region.
  var wantedReference: String?
  /// The contents in each place.
  var localizations: [TablePlace: Contents] = [:]
  /// Whether the texts come from a string catalog.
  var isCatalog = false
  /// The places that have a storyboard or nib with this name, whose own texts are shown there.
  var interfacePlaces: Set<TablePlace> = []
  /// The developer's readable storyboards and nibs with this name, and their paths.
  var interfaces: [InterfaceDocument] = []
  var interfacePaths: [String] = []

  /// The texts in the property list with this name in a settings bundle, which are the keys in use. Nil without one.
  var settingsTexts: Set<String>?

  /// The contents of one localization.
  struct Contents {
    /// The texts that look-up finds here.
    var entries: [LiteralKey: AuditedText] = [:]
    /// The texts of the files that it does not find here: they are lost with a damaged file, or a file of another place
    /// wins.
    var unshown: [LiteralKey: AuditedText] = [:]
    /// The files' paths, which begin with the bundle's path.
    var paths: [String] = []
    /// Whether a file of strings could not be read completely, so that its missing keys are not known.
    var isDamaged = false

    /// The texts of the files, shown or not.
    var written: [LiteralKey: AuditedText] {
      unshown.isEmpty ? entries : entries.merging(unshown) { own, _ in own }
    }

    /// The text of a key in the files, shown or not.
    func written(_ key: String) -> AuditedText? { entries[key] ?? unshown[key] }
  }

  /// The entry of a key in a localization.
  struct AuditedText {
    var format: LocalizedFormat
    var state = TextState.translated
    /// The file's path, which begins with the bundle's path.
    var path: String
    var position: TextPosition?
    /// Whether code passes a text for the key, as a catalog says.
    var isInCode = false
    /// The codes that a comment in the file silences, or `*`.
    var silenced: [String] = []
    /// The text of another place that people are shown instead; nil if there is none, as in a damaged file.
    var hiddenBy: AuditFinding.Place?
  }

  /// The state of a translation.
  enum TextState: Hashable {
    case translated, needsReview, untranslated
    /// Stale: the catalog says that code no longer uses the key.
    case stale
  }

  /// The name without its folder.
  var shortName: String { name.lastPathComponent }

  /// The developer's texts that only `Base.lproj` has although there is a table in their language. Look-up does not find
  /// them there, but translations have them.
  private(set) var completion: [LiteralKey: AuditedText] = [:]

  /// The contents of the reference as they are written, completed from `Base.lproj`.
  var developers: Contents? {
    guard var contents = reference.flatMap({ localizations[$0] }) else { return nil }
    contents.entries = contents.written.merging(completion) { own, _ in own }
    return contents
  }

  /// Takes the texts of `Base.lproj` that the reference lacks, if at least half of the others translate them: `Base` is
  /// then no leftover, but has a part of the developer's texts. Returns whether there are such texts.
  mutating func complete(with base: [LiteralKey: AuditedText]) -> Bool {
    guard let reference, let own = localizations[reference] else { return false }
    let others = localizations.filter { $0.key != reference && $0.key != .unlocalized }.values
    completion = base.filter { key, _ in
      own.written(key.text) == nil && others.count { $0.written(key.text) != nil } * 2 >= max(others.count, 1)
    }
    return !completion.isEmpty
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
      (reference.flatMap { localizations[$0] } ?? localizations.values.max { $0.written.count < $1.written.count })?
      .written.keys
    guard let keys, !keys.isEmpty else { return .strings }
    return keys.filter { $0.text.isStoryboardKey }.count * 2 > keys.count ? .interface : .strings
  }

  /// The entry of a key in the reference, else in any localization that has it.
  func sample(_ key: String) -> AuditedText? {
    if let reference, let entry = localizations[reference]?.written(key) ?? completion[key] { return entry }
    return sortedContents.lazy.compactMap { $0.contents.written(key) }.first
  }

  /// The places with their contents, in order.
  var sortedContents: [(place: TablePlace, contents: Contents)] {
    localizations.keys.inOrder.compactMap { place in localizations[place].map { (place, $0) } }
  }
}

extension Dictionary where Key == LiteralKey {
  /// The value of a key as look-up compares keys.
  subscript(key: String) -> Value? { self[LiteralKey(key)] }
}

extension TablePlace {
  /// The name by which findings are sorted, what is outside all localizations first.
  var sortingName: String { self == .unlocalized ? "" : "\(self)" }

  /// The name in a message.
  var quoted: String { self == .unlocalized ? "the unlocalized table" : self == .base ? "Base" : "'\(self)'" }
}

extension Sequence<TablePlace> {
  var inOrder: [TablePlace] { sorted { $0.sortingName < $1.sortingName } }
}
