import AppLocalization
import AppSources

/// A table as its files have it, in all localizations.
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
  /// The developer's texts that only `Base.lproj` has although there is a table in their language. Look-up does not find
  /// them there, but translations have them.
  var completion: [LiteralKey: WrittenText] = [:]

  /// The contents of one place.
  struct Contents {
    /// The texts as look-up has them.
    var table = LocalizedTable()
    /// What the files say of their texts, where they say anything.
    var notes: [LiteralKey: TextNote] = [:]
    /// The files, whose paths begin with the bundle's.
    var files: [(format: LocalizedTable.Source, path: String)] = []
    /// Whether a file of strings could not be read completely, so that its missing keys are not known.
    var isDamaged = false

    var paths: [String] { files.map(\.path) }

    /// The texts of the files, shown or not, without those that a catalog keeps from translators.
    var written: [LiteralKey: LocalizedTable.Value] {
      let all = table.values
      return notes.values.contains { $0.state == .excluded } ? all.filter { notes[$0.key]?.state != .excluded } : all
    }

    /// The text of a key among them.
    func written(_ key: LiteralKey) -> WrittenText? {
      table[key.text].map { text($0, key) }.flatMap { $0.note.state == .excluded ? nil : $0 }
    }

    /// A text of these files with what they say of it.
    func text(_ value: LocalizedTable.Value, _ key: LiteralKey) -> WrittenText {
      let path = files.first { $0.format == value.source }?.path
      return WrittenText(value: value, note: notes[key] ?? TextNote(), path: path ?? "")
    }
  }

  /// The name without its folder.
  var shortName: String { name.lastPathComponent }

  var kind: TableKind {
    if name.contains("Settings.bundle/") { return .settings }
    // `InfoPlist`, and `Info-Remote` with a property list of its own: `Info-RemotePlist`.
    let lowercased = shortName.lowercased()
    if lowercased.hasSuffix("infoplist") || lowercased.hasPrefix("info") && lowercased.hasSuffix("plist") {
      return .infoPlist
    }
    if !interfacePlaces.isEmpty { return .interface }
    let texts =
      reference.flatMap { localizations[$0]?.written }
      ?? localizations.values.map(\.written).max { $0.count < $1.count } ?? [:]
    return AuditThreshold.isMost(texts.keys.count { $0.text.isStoryboardKey }, of: texts.count) ? .interface : .strings
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

  /// The names in a message; of many only the first.
  var quotedList: String {
    let names = inOrder.map { $0 == .base ? "'Base'" : $0.quoted }
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(names.count) localizations (\(shown) …)" : shown
  }
}
