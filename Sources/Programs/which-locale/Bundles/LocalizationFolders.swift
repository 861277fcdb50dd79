import PathKit

/// The localizations of an app's bundle, told by the names of its `.lproj` folders.
enum LocalizationFolders {
  /// - Parameter path: a bundle of macOS or iOS, or any folder that holds `.lproj` folders.
  /// - Returns: names without their ending, sorted; `Base`, which is no localization, is left out.
  static func names(in path: String) throws(CommandFailure) -> [String] {
    let bundle = Path(path)
    guard bundle.isDirectory else { throw .file(path, "no such folder") }
    let resources = bundle + "Contents/Resources"
    let folder = resources.isDirectory ? resources : bundle
    let children = (try? folder.children()) ?? []
    let names = children.filter { $0.extension == "lproj" }.map(\.lastComponentWithoutExtension)
      .filter { $0 != "Base" }.sorted()
    if names.isEmpty { throw .file(path, "it holds no .lproj folder") }
    for name in names { try IdentifierList.check(name, source: .option("--bundle")) }
    return names
  }
}
