import LocalizedStrings
import SystemAccess

/// Collects the parts of a bundle.
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
  /// Whether the catalogs are kept in `contents`, so that callers need not read them again.
  var keepsCatalogs = false
  var contents: [String: StringCatalog] = [:]
  /// Info dictionaries that were already read, by path: several bundles of sources may share one.
  var infos: [String: InfoDictionary] = [:]

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
    readContents()
  }

  /// Reads a part of a source tree whose project is known.
  mutating func read(_ layout: BundleLayout, of project: ProjectLocalizations?) {
    self.layout = layout
    self.project = project
    readContents()
  }

  private mutating func readContents() {
    readInfo()
    for folder in layout.resourceFolders { readResources(in: folder) }
    reportSpellings()
    if layout.resourceFolders.isEmpty || folders.isEmpty && catalogs.isEmpty && info.localizations.isEmpty {
      let message =
        "no localization: neither a folder '*.lproj' nor a string catalog nor \(InfoDictionary.Key.localizations)"
      diagnostics.append(LocalizationDiagnostic(.warning, .noLocalization, message, path: root))
    }
  }

  mutating func readProject() {
    guard let relative = layout.projectPath else { return }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(path))
    case .success(let bytes):
      let found: [LocalizationDiagnostic]
      (project, found) = ProjectFile.read(bytes, path: relative, limits: limits)
      diagnostics += found.map { $0.at(path: path) }
    }
  }

  mutating func readInfo() {
    guard let relative = layout.infoPath else {
      if layout.kind != .sources, root.lastPathComponent.isBundleName {
        let message = "there is no Info.plist, and therefore no development region"
        diagnostics.append(LocalizationDiagnostic(.warning, .noInfoDictionary, message, path: root))
      }
      return
    }
    if let known = infos[relative] {
      info = known
      return
    }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem.diagnostic(path))
    case .success(let bytes):
      if layout.kind == .sources, Self.hasDirectives(bytes) {
        let message = "is for the preprocessor (INFOPLIST_PREPROCESS): not read"
        return diagnostics.append(LocalizationDiagnostic(.note, .preprocessedInfo, message, path: path))
      }
      let answer = InfoDictionary.read(bytes, path: path, limits: limits)
      info = answer.dictionary
      // In sources the build variable is correct: its value is in the project, or it is Xcode's default.
      diagnostics += answer.diagnostics.filter { layout.kind != .sources || $0.code != .unresolvedBuildVariable }
    }
  }

  /// Whether a line begins as a directive of C's preprocessor does.
  private static func hasDirectives(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return ["#if", "#include", "#define"].contains { text.starts(with: $0.utf8) }
    }
  }

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
        // Xcode keeps the catalogs of storyboards here. `mul` means several languages.
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
              .warning, .localizationIsNoFolder, "named like a localization, but not a folder", path: path))
        }
      } else if name.hasExtension("xcstrings") {
        readCatalog(relative)
      }
    }
    if leftOut == 0 { return }
    let message = "\(folders.count + leftOut) localizations are more than the limit; the rest is not read"
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
    case .success(let bytes):
      let reading = StringCatalog.read(bytes, path: path, limits: limits)
      diagnostics += reading.diagnostics
      guard let catalog = reading.catalog else { return }
      catalogs.append(CatalogSummary(catalog, path: relative))
      if keepsCatalogs { contents[relative] = catalog }
    }
  }

  mutating func reportSpellings() {
    // In sources the names are the developer's.
    guard layout.kind != .sources else { return }
    for folder in folders where folder.isRepaired && !folder.isBase {
      diagnostics.append(
        LocalizationDiagnostic(
          .note, .repairedFolderName,
          "'\(folder.nameOnDisk)' is read as '\(folder.localization)': SwiftPM lower-cases the names of folders",
          path: root.appendingPath(folder.path)))
    }
    let repeated = Dictionary(grouping: folders) { LocalizationName.folded($0.localization) }.filter { $1.count > 1 }
    for (_, folders) in repeated.sorted(by: { $0.key < $1.key }) {
      let names = folders.map { "'\($0.nameOnDisk)'" }.joined(separator: ", ")
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, .sameLocalizationTwice, "\(names) are spellings of one localization", path: root))
    }
  }
}

extension LocalizationDiagnostic.Code {
  static let wrongType: Self = "info.wrongType"
  static let noInfoDictionary: Self = "info.missing"
  static let preprocessedInfo: Self = "info.preprocessed"
  static let unresolvedBuildVariable: Self = "info.unresolvedBuildVariable"
  static let repairedFolderName: Self = "bundle.repairedFolderName"
  static let localizationIsNoFolder: Self = "bundle.localizationIsNoFolder"
  static let sameLocalizationTwice: Self = "bundle.sameLocalizationTwice"
  static let noLocalization: Self = "bundle.noLocalization"
  static let malformedProject: Self = "project.malformed"
  static let unreadableManifest: Self = "manifest.unreadable"
}
