/// A file, or a language's part of one, that holds strings of a table.
public struct TableFile: Hashable, Sendable {
  /// How the strings are written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// `.strings`.
    case strings
    /// `.stringsdict`, whose entries go before those of `.strings`.
    case stringsDictionary = "stringsdict"
    /// `.xcstrings`: the build makes the other two of it for each language.
    case catalog = "xcstrings"
  }

  /// `Localizable`.
  public let table: String
  public let format: Format
  /// Whose strings they are.
  public let place: LocalizedResource.Place
  /// The file, relative to the bundle.
  public let path: String
}

extension LocalizedBundle {
  /// Every file of strings, by place: outside all localizations, `Base.lproj`, then each localization. A catalog comes once
  /// for each of its languages. Lists each folder of a localization.
  public var tableFiles: [TableFile] {
    let localized = folders.map { folder in
      ResourcePlace(place: folder.isBase ? .base : .localization(folder.localization), folder: folder.path)
    }
    let places = layout.resourceFolders.map { ResourcePlace(place: .unlocalized, folder: $0) } + localized
    let files = places.flatMap { tableFiles(in: $0) }
    let parts = catalogs.flatMap { catalog in
      catalog.localizations.map {
        TableFile(table: catalog.table, format: .catalog, place: .localization($0), path: catalog.path)
      }
    }
    return files + parts
  }

  private func tableFiles(in place: ResourcePlace) -> [TableFile] {
    FolderListing(of: path(of: place.folder), limits).names.compactMap { name in
      let format: TableFile.Format? =
        name.hasExtension("strings") ? .strings : name.hasExtension("stringsdict") ? .stringsDictionary : nil
      let path = place.folder.appendingPath(name)
      guard let format, case .file = FileKind(at: self.path(of: path)) else { return nil }
      return TableFile(table: String(name.nameAndExtension.name), format: format, place: place.place, path: path)
    }
  }
}
