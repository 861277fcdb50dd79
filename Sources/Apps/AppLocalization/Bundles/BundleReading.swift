import LocalizationEngines
import SystemAccess

/// Collects the parts of a bundle.
package struct BundleReading: Sendable {
  package let root: String
  package let limits: ReadingLimits
  package private(set) var layout: BundleLayout
  package private(set) var info = InfoDictionary.empty
  package var folders: [LocalizationFolder] = []
  /// The names in each folder of resources and of a localization, each listed once.
  package var listings: [String: FolderListing] = [:]
  package var catalogs: [CatalogSummary] = []
  /// Whether a file of texts is part of the bundle, by its path relative to the root; nil for all. Sources have others beside them.
  package var includes: (@Sendable (String) -> Bool)?
  /// Whether to pass over what a folder has, by its path relative to the root; nil for nothing.
  package var leavesOut: (@Sendable (String) -> Bool)?
  /// The development region if the info dictionary names none; nil for the source language of the catalogs.
  package var defaultRegion: String?
  package var diagnostics: [LocalizationDiagnostic] = []
  /// The catalogs that were read, by path: the largest part of a bundle. Remove them after their last use.
  package var contents: [String: StringCatalog] = [:]
  /// The languages of all catalogs.
  private var catalogLanguages: Set<String> = []
  /// The problem of the folder itself, if nothing could be read.
  private var failure: LocalizationDiagnostic?

  /// Reads a bundle or a folder of resources.
  ///
  /// - Parameters:
  ///   - layout: nil for the one that the folder shows.
  ///   - leavesOut: whether to pass over something in it.
  package init(
    _ root: String, limits: ReadingLimits, layout: BundleLayout? = nil, leavesOut: (@Sendable (String) -> Bool)? = nil
  ) {
    var listing = FolderListing(of: root, limits)
    self.init(root, layout ?? BundleLayout(of: root, limits), limits: limits)
    if let leavesOut { listing.names.removeAll(where: leavesOut) }
    (self.leavesOut, listings[""]) = (leavesOut, listing)
    if let problem = listing.problem {
      diagnostics.append(problem)
      if problem.severity == .error { failure = problem }
      if FileKind(at: root) != .folder { return }
    }
    readInfo()
    readResources()
    reportSpellings(folders.map(\.nameOnDisk))
    reportEmptiness()
  }

  /// Creates a reading without resources.
  package init(_ root: String, _ layout: BundleLayout, info: InfoDictionary = .empty, limits: ReadingLimits) {
    self.root = root
    self.layout = layout
    self.info = info
    self.limits = limits
  }

  /// - Parameter path: relative to the root.
  private mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    path: String = ""
  ) {
    let path = root.appendingPath(path)
    diagnostics.append(LocalizationDiagnostic(severity, code, message, path: path.isEmpty ? nil : path))
  }

  /// The reading, unless the folder itself could not be read.
  package func checked() throws(LocalizationDiagnostic) -> BundleReading {
    if let failure { throw failure }
    return self
  }

  /// Creates the reading of a caller's texts, which are like catalogs.
  init(localizations: [String], developmentRegion: String?) {
    self.init("", BundleLayout(kind: nil, resourceFolders: [], infoPath: nil), limits: .standard)
    catalogs = [CatalogSummary(localizations: localizations, sourceLanguage: developmentRegion)]
    reportSpellings(localizations)
    if localizations.isEmpty { report(.warning, "bundle.noLocalization", "there is no localization") }
  }

  package mutating func reportEmptiness() {
    if layout.resourceFolders.isEmpty || folders.isEmpty && catalogs.isEmpty && info.localizations.isEmpty {
      let message =
        "no localization: neither a folder '*.lproj' nor a string catalog nor \(InfoDictionary.Key.localizations)"
      report(.warning, "bundle.noLocalization", message)
    }
  }

  private mutating func readInfo() {
    guard let relative = layout.infoPath else {
      if root.lastPathComponent.isBundleName {
        let message = "there is no Info.plist, and therefore no development region"
        report(.warning, "info.missing", message)
      }
      return
    }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem)
    case .success(let bytes):
      let answer = InfoDictionary.read(bytes, path: path, limits: limits)
      info = answer.dictionary
      diagnostics += answer.diagnostics
    }
  }

  /// Finds the localizations in the folders of resources, and reads the catalogs.
  package mutating func readResources() {
    for folder in layout.resourceFolders { readResources(in: folder) }
    // Every engine knows a tag: `de` for `German`, unless another folder has it.
    let known = Set(folders.map { LocalizationName.folded($0.localization) })
    for index in folders.indices {
      if let tag = folders[index].modernTag, !known.contains(LocalizationName.folded(tag)) {
        folders[index].localization = tag
      }
    }
  }

  private mutating func readResources(in folder: String) {
    var leftOut = 0
    for name in names(in: folder) {
      let relative = folder.appendingPath(name)
      let path = root.appendingPath(relative)
      if name.lowercased() == "mul.lproj" {
        // Xcode keeps the catalogs of storyboards here. `mul` means several languages.
        for name in names(in: relative) where name.hasExtension("xcstrings") {
          readCatalog(relative.appendingPath(name))
        }
      } else if let localization = LocalizationFolder(relative) {
        switch FileKind(at: path) {
        case .folder where folders.count >= limits.localizationCount: leftOut += 1
        case .folder:
          folders.append(localization)
          _ = names(in: relative)
        // The system's names are bytes; Foundation shows those that are no UTF-8 with U+FFFD, and cannot open them.
        case nil where name.contains("\u{FFFD}"):
          report(
            .warning, "bundle.localizationIsNoFolder", "the name is not UTF-8: no system reads the folder",
            path: relative)
        case .danglingLink: diagnostics.append(LocalizationDiagnostic(.danglingLink, path: path))
        default:
          report(
            .warning, "bundle.localizationIsNoFolder", "named like a localization, but not a folder", path: relative)
        }
      } else if name.hasExtension("xcstrings") {
        readCatalog(relative)
      }
    }
    if leftOut == 0 { return }
    let message = "too many localizations: \(folders.count) of \(folders.count + leftOut) are read"
    report(.warning, "file.tooLarge", message, path: folder)
  }

  /// The names in a folder. A folder that cannot be listed is reported: what it has is not known.
  private mutating func names(in folder: String) -> [String] {
    if let known = listings[folder] { return known.names }
    var listing = FolderListing(of: root.appendingPath(folder), limits)
    if let leavesOut { listing.names.removeAll { leavesOut(folder.appendingPath($0)) } }
    listings[folder] = listing
    // A bundle with `Contents` may have no resources.
    if let problem = listing.problem, problem.code != "file.missing" || folder != "Contents/Resources" {
      diagnostics.append(problem)
    }
    return listing.names
  }

  private mutating func readCatalog(_ relative: String) {
    guard includes?(relative) ?? true else { return }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem)
    case .success(let bytes):
      let reading = StringCatalog.read(bytes, path: path, limits: limits)
      diagnostics += reading.diagnostics
      guard let catalog = reading.catalog else { return }
      add(CatalogSummary(catalog, path: relative))
      contents[relative] = catalog
    }
  }

  /// Adds a catalog with those of its languages for which the limit of localizations leaves room.
  private mutating func add(_ catalog: CatalogSummary) {
    var catalog = catalog
    let count = catalog.localizations.count
    catalog.localizations.removeAll { name in
      if catalogLanguages.count < limits.localizationCount { catalogLanguages.insert(name) }
      return !catalogLanguages.contains(name)
    }
    if catalog.localizations.count < count {
      report(
        .warning, "file.tooLarge", "too many localizations: \(catalog.localizations.count) of \(count) are read",
        path: catalog.path)
    }
    catalogs.append(catalog)
  }

  /// - Parameter names: the names of localizations, as they are written.
  private mutating func reportSpellings(_ names: [String]) {
    for folder in folders where folder.isRepaired && !folder.isBase {
      report(
        .note, "bundle.repairedFolderName",
        "'\(folder.nameOnDisk)' is read as '\(folder.localization)': SwiftPM lower-cases the names of folders",
        path: folder.path)
    }
    let repeated = Dictionary(grouping: names) { LocalizationName.folded(LocalizationName.repaired($0)) }
      .filter { $1.count > 1 }
    for (_, names) in repeated.sorted(by: { $0.key < $1.key }) {
      let names = names.map { "'\($0)'" }.joined(separator: ", ")
      report(.warning, "bundle.sameLocalizationTwice", "\(names) are spellings of one localization")
    }
  }
}
