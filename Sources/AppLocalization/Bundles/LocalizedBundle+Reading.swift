import Foundation

extension LocalizedBundle {
  /// Reads a folder. What is wrong with it is in `diagnostics`; a path to nothing gives a bundle without localizations.
  ///
  /// Lists the folder that holds the resources and reads `Info.plist`, the project and the string catalogs. Among
  /// sources it lists every folder within the limits.
  public init(path: String, order: FolderOrder = .sorted, limits: ReadingLimits = .standard) {
    var reading = BundleReading(root: path, order: order, limits: limits)
    reading.read()
    self.path = path
    self.limits = limits
    layout = reading.layout
    info = reading.info
    folders = reading.folders
    catalogs = reading.catalogs
    project = reading.project
    diagnostics = reading.diagnostics
  }
}

/// Collects what a bundle is made of.
struct BundleReading {
  let root: String
  let order: LocalizedBundle.FolderOrder
  let limits: ReadingLimits
  var layout = BundleLayout(kind: .flat, resourceFolders: [], infoPath: nil)
  var info = InfoDictionary.empty
  var folders: [LocalizationFolder] = []
  var catalogs: [CatalogSummary] = []
  var project: ProjectLocalizations?
  var diagnostics: [LocalizationDiagnostic] = []

  init(root: String, order: LocalizedBundle.FolderOrder, limits: ReadingLimits) {
    self.root = root
    self.order = order
    self.limits = limits
  }

  mutating func read() {
    if let problem = FolderListing(of: root, limits).problem {
      diagnostics.append(problem.diagnostic(root))
      if FileKind(at: root) != .folder { return }
    }
    layout = BundleLayout(of: root, limits)
    readProject()
    readInfo()
    for folder in layout.resourceFolders { readResources(in: folder) }
    reportSpellings()
    if layout.resourceFolders.isEmpty || folders.isEmpty && catalogs.isEmpty && info.localizations.isEmpty {
      let message =
        "no localization: neither a folder '*.lproj' nor a string catalog nor \(InfoDictionary.Key.localizations)"
      diagnostics.append(LocalizationDiagnostic(.warning, .noLocalization, message, path: root))
    }
  }

  private mutating func readProject() {
    guard let relative = layout.projectPath else { return }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(path))
    case .success(let data):
      let found: [LocalizationDiagnostic]
      if relative.hasExtension("pbxproj") {
        (project, found) = XcodeProject.read(data, path: relative, limits: limits)
      } else {
        (project, found) = PackageManifest.read(String(decoding: data, as: UTF8.self), path: relative)
      }
      diagnostics += found.map { $0.at(path: path) }
    }
  }

  private mutating func readInfo() {
    guard let relative = layout.infoPath else {
      if layout.kind != .sources, root.lastPathComponent.isBundleName {
        let message = "there is no Info.plist, and so no development region"
        diagnostics.append(LocalizationDiagnostic(.warning, .noInfoDictionary, message, path: root))
      }
      return
    }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(path))
    case .success(let data):
      let answer = InfoDictionary.read(data, path: path, limits: limits)
      info = answer.dictionary
      // Among sources the variable is as it should be, and the project says what it stands for.
      let isResolved = layout.kind == .sources && project?.developmentRegion != nil
      diagnostics += answer.diagnostics.filter { !isResolved || $0.code != .unresolvedBuildVariable }
    }
  }

  private mutating func readResources(in folder: String) {
    let listing = FolderListing(of: root.appendingPath(folder), isSorted: order == .sorted, limits)
    if let problem = listing.problem, folder != "" {
      diagnostics.append(problem.diagnostic(root.appendingPath(folder)))
    }
    for name in listing.names {
      let relative = folder.appendingPath(name)
      let path = root.appendingPath(relative)
      if name.lowercased() == "mul.lproj" {
        // Xcode keeps the catalogs of storyboards here: several languages in one file, as `mul` says.
        readCatalogs(in: relative)
      } else if name.hasExtension("lproj") {
        switch FileKind(at: path) {
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
      let reading = StringCatalog.read(data, path: path)
      diagnostics += reading.diagnostics
      guard let catalog = reading.catalog else { return }
      catalogs.append(CatalogSummary(catalog, path: relative))
    }
  }

  private mutating func reportSpellings() {
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
