import LocalizedStrings
import SystemAccess

/// A file, or a language's part of one, that holds strings of a table.
package struct TableFile: Hashable, Sendable {
  /// `Localizable`.
  package let table: String
  /// How the strings are written.
  package let format: LocalizedTable.Source
  /// Whose strings they are.
  package let place: TablePlace
  /// The file, relative to the bundle.
  package let path: String
  /// The folder of resources that the file, or the folder of its localization, lies in. Relative to the bundle.
  package let root: String
}

extension LocalizedBundle {
  /// Every file of strings, by place: outside all localizations, `Base.lproj`, then each localization. A catalog comes
  /// once for each of its languages. Lists each folder of a localization.
  package var tableFiles: [TableFile] {
    let localized = folders.map { ResourcePlace(place: $0.place, folder: $0.path) }
    let places = layout.resourceFolders.map { ResourcePlace(place: .unlocalized, folder: $0) } + localized
    let files = places.flatMap { tableFiles(in: $0) }
    let parts = catalogs.flatMap { catalog in
      catalog.localizations.map {
        TableFile(
          table: catalog.table, format: .catalog, place: .localization($0), path: catalog.path,
          root: catalog.path.resourceFolder)
      }
    }
    return files + parts
  }

  private func tableFiles(in place: ResourcePlace) -> [TableFile] {
    FolderListing(of: path(of: place.folder), limits).names.compactMap { name in
      let format: LocalizedTable.Source? =
        name.hasExtension("strings") ? .strings : name.hasExtension("stringsdict") ? .stringsDictionary : nil
      let path = place.folder.appendingPath(name)
      guard let format, case .file = FileKind(at: self.path(of: path)) else { return nil }
      return TableFile(
        table: String(name.nameAndExtension.name), format: format, place: place.place, path: path,
        root: place.place == .unlocalized ? place.folder : place.folder.parentPath)
    }
  }
}

extension String {
  /// What stands before the last slash; empty without one.
  var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The folder of resources that a catalog lies in, which may be in `mul.lproj` there.
  fileprivate var resourceFolder: String { parentPath.hasExtension("lproj") ? parentPath.parentPath : parentPath }
}
