import LocalizedStrings
import SystemAccess

extension BundleReading {
  mutating func readResources(in folder: String) {
    let listing = FolderListing(of: root.appendingPath(folder), isSorted: order == .sorted, limits)
    if let problem = listing.problem, folder != "" {
      diagnostics.append(problem.diagnostic(root.appendingPath(folder)))
    }
    var leftOut = 0
    for name in listing.names {
      let relative = folder.appendingPath(name)
      let path = root.appendingPath(relative)
      if name.lowercased() == "mul.lproj" {
        // Xcode keeps the catalogs of storyboards here: several languages in one file, as `mul` says.
        readCatalogs(in: relative)
      } else if name.hasExtension("lproj") {
        switch FileKind(at: path) {
        case .folder where folders.count >= limits.localizationCount: leftOut += 1
        case .folder:
          let nameOnDisk = String(name.dropLast(".lproj".count))
          folders.append(
            LocalizationFolder(
              localization: LocalizationName.repaired(nameOnDisk), nameOnDisk: nameOnDisk, path: relative))
        case .danglingLink: diagnostics.append(FileProblem.danglingLink.diagnostic(path))
        default:
          diagnostics.append(
            LocalizationDiagnostic(
              .warning, .localizationIsNoFolder, "named like a localization, but no folder", path: path))
        }
      } else if name.hasExtension("xcstrings") {
        readCatalog(relative)
      }
    }
    if leftOut == 0 { return }
    let message = "\(folders.count + leftOut) localizations are more than are read; the rest is left out"
    diagnostics.append(LocalizationDiagnostic(.warning, .tooLarge, message, path: root.appendingPath(folder)))
  }

  private mutating func readCatalogs(in folder: String) {
    for name in FolderListing(of: root.appendingPath(folder), limits).names where name.hasExtension("xcstrings") {
      readCatalog(folder.appendingPath(name))
    }
  }

  private mutating func readCatalog(_ relative: String) {
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(path))
    case .success(let data):
      let reading = StringCatalog.read(data, path: path, limits: limits)
      diagnostics += reading.diagnostics
      guard let catalog = reading.catalog else { return }
      catalogs.append(CatalogSummary(catalog, path: relative))
      if keepsCatalogs { contents[relative] = catalog }
    }
  }

  mutating func reportSpellings() {
    for folder in folders where folder.isRepaired && !folder.isBase {
      diagnostics.append(
        LocalizationDiagnostic(
          .note, .repairedFolderName,
          "'\(folder.nameOnDisk)' is taken for '\(folder.localization)': SwiftPM lower-cases the names of folders",
          path: root.appendingPath(folder.path)))
    }
    guard layout.kind != .sources else { return }
    let repeated = Dictionary(grouping: folders) { LocalizationName.folded($0.localization) }.filter { $1.count > 1 }
    for (_, folders) in repeated.sorted(by: { $0.key < $1.key }) {
      let names = folders.map { "'\($0.nameOnDisk)'" }.joined(separator: ", ")
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, .sameLocalizationTwice, "\(names) are spellings of one localization", path: root))
    }
  }
}
