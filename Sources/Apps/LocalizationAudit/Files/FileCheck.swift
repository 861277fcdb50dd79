import AppLocalization

/// The audit of one file of texts.
package enum FileCheck {
  /// The problems in the entries of a `.stringsdict` file.
  package static func diagnostics(
    of reading: StringsDictionaryReading, path: String, limits: ReadingLimits
  ) -> [LocalizationDiagnostic] {
    DictionaryChecker.diagnostics(of: reading, path: path, limits: limits)
  }

  /// The problems in the entries of a catalog.
  package static func diagnostics(
    of reading: StringCatalogReading, path: String, limits: ReadingLimits
  ) -> [LocalizationDiagnostic] {
    reading.catalog.map { CatalogChecker.diagnostics(of: $0, path: path, limits: limits) } ?? []
  }

  /// Missing and stale keys of a translation, and formats that read other arguments than the source.
  ///
  /// - Parameters:
  ///   - source: the developer's table.
  ///   - translation: the table to check.
  ///   - path: the translation's file.
  package static func differences(
    of translation: LocalizedTable, from source: LocalizedTable, path: String
  ) -> [LocalizationDiagnostic] {
    var missing: [LocalizationDiagnostic] = []
    var formats: [LocalizationDiagnostic] = []
    for key in source.keys {
      guard let own = source[key]?.format else { continue }
      guard let other = translation[key]?.format, other.plainText?.isEmpty != true || own.plainText?.isEmpty == true
      else {
        if own.plainText?.isEmpty != true {
          missing.append(
            LocalizationDiagnostic(.warning, "compare.missing", "'\(key.shown)' is not translated", path: path))
        }
        continue
      }
      for mismatch in FormatComparison.mismatches(of: key, own, other, source: { source[$0]?.format }) {
        formats.append(
          LocalizationDiagnostic(
            mismatch.isDangerous ? .error : .warning, "compare.format", "'\(key.shown)': \(mismatch)", path: path))
      }
    }
    let stale = translation.keys.filter { source[$0] == nil }.map { key in
      LocalizationDiagnostic(.warning, "compare.stale", "'\(key.shown)' is not in the source", path: path)
    }
    return missing + stale + formats
  }
}
