import LocalizedStrings

/// Tables whose keys are the developer's texts. The file in the developer's language then has few keys or none.
package enum TextsAsKeys {
  /// Whether keys are texts: one of five has a space.
  ///
  /// - Parameters:
  ///   - own: the keys in the developer's language.
  ///   - common: the keys that at least half of the other localizations have. If there are more of them, they decide.
  package static func areTexts(own: Set<String>, common: Set<String>) -> Bool {
    let sample = own.count < common.count ? common : own
    return sample.count { $0.utf8.contains(0x20) } * 5 >= max(sample.count, 1)
  }
}

extension LocalizedBundle {
  /// Completes a table of the source language for translators. If its keys are texts, adds the keys that at least half
  /// of the other localizations have, each as its own text.
  ///
  /// Reads those files only if the source has few keys, or a key with a space.
  func completed(_ table: StringsTable, of file: TableFile) -> StringsTable {
    let others = tableFiles.filter {
      $0.format == .strings && $0.root == file.root && $0.table == file.table && $0.path != file.path
        && $0.place != .unlocalized && $0.place != .base
    }
    let own = Set(table.entries.map(\.key))
    guard others.count > 1, !file.table.lowercased().hasSuffix("infoplist"),
      own.count < 20 || own.contains(where: { $0.utf8.contains(0x20) })
    else { return table }
    var counts: [String: Int] = [:]
    for other in others {
      guard case .success(let bytes) = FileBytes.read(path(of: other.path), limits) else { continue }
      for key in Set(StringsTable.read(bytes).table.entries.map(\.key)) { counts[key, default: 0] += 1 }
    }
    let common = Set(counts.filter { $1 * 2 >= others.count }.keys)
    guard TextsAsKeys.areTexts(own: own, common: common) else { return table }
    var table = table
    for key in common.subtracting(own).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !key.isEmpty && StoryboardKey(key) == nil {
      table.entries.append(StringsEntry(key, key))
    }
    return table
  }

  /// The tables that an export omits, and the reasons.
  ///
  /// - Parameters:
  ///   - source: the developer's language; nil for the development region.
  package func tablesLeftOut(from source: String? = nil) -> [LocalizationDiagnostic] {
    let wanted = source ?? developmentRegion
    let comparable = wanted.map(LocalizationName.comparable)
    let files = tableFiles.filter { $0.format != .catalog }
    var groups: [String: [TableFile]] = [:]
    for file in files { groups[file.root.appendingPath(file.path.lastPathComponent), default: []].append(file) }
    return groups.sorted { $0.key < $1.key }.compactMap { _, files in
      let names = files.compactMap { if case .localization(let name) = $0.place { name } else { nil } }
      if let comparable, names.contains(where: { LocalizationName.comparable($0) == comparable }) { return nil }
      guard let first = files.first else { return nil }
      let others = Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ")
      let reason =
        if names.isEmpty {
          "it is not localized"
        } else if let wanted {
          "'\(wanted)' has no '\(first.path.lastPathComponent)', only \(others): give --from"
        } else {
          "there is no development region: give --from with one of \(others)"
        }
      return LocalizationDiagnostic(.warning, "translation.leftOut", "left out: \(reason)", path: path(of: first.path))
    }
  }
}
