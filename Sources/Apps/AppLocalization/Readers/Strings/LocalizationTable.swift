import SystemAccess

/// Reads a `.loctable`: a property list with the texts of each localization under its name, as Apple's own apps have it.
enum LocalizationTable {
  /// The dictionaries by localization; nil for a file that is no such list.
  static func read(
    _ path: String, _ limits: ReadingLimits
  ) -> (localizations: PropertyListDictionary?, diagnostics: [LocalizationDiagnostic]) {
    do throws(LocalizationDiagnostic) {
      let list = try PropertyListDocument(FileBytes.read(path, limits).get(), path: path, limits: limits)
      guard let members = list.value.dictionary?.members else {
        let message = "the file contains \(list.value.kind), not a table of localizations"
        throw LocalizationDiagnostic(.error, "strings.notATable", message, path: path)
      }
      // `LocProvenance` says where the texts come from.
      let pairs = members.filter { $0.key != "LocProvenance" && $0.value.dictionary != nil }.map { ($0.key, $0.value) }
      return (PropertyListDictionary(pairs), list.warnings.map { $0.at(path: path) })
    } catch {
      return (nil, [error])
    }
  }
}
