/// Where a table of a bundle lies.
public enum TablePlace: Hashable, Sendable {
  /// In the resources themselves, outside any `.lproj`: such a file wins over every localization.
  case unlocalized
  /// In `Base.lproj`.
  case base
  /// In the folder of a localization, under this name.
  case localization(String)

  /// The order in which a bundle looks for a file: unlocalized, the first language, Base, then the other languages.
  ///
  /// - Parameter searchList: the bundle's languages, best first, its development region at the end.
  package static func order(searchList: [String]) -> [TablePlace] {
    [.unlocalized] + searchList.prefix(1).map(TablePlace.localization) + [.base]
      + searchList.dropFirst().map(TablePlace.localization)
  }
}
