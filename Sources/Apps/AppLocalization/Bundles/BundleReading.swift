import Foundation
import LocalizedStrings
import SystemAccess

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
  /// Whether `contents` gets what the catalogs hold, for a caller who would read them again.
  var keepsCatalogs = false
  var contents: [String: StringCatalog] = [:]

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

  /// Reads a part of a tree of sources whose project is known.
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
    case .success(let data):
      let found: [LocalizationDiagnostic]
      (project, found) = ProjectFile.read(data, path: relative, limits: limits)
      diagnostics += found.map { $0.at(path: path) }
    }
  }

  mutating func readInfo() {
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
      // Among sources the variable is as it should be: the project says what it stands for, or Xcode's default.
      diagnostics += answer.diagnostics.filter { layout.kind != .sources || $0.code != .unresolvedBuildVariable }
    }
  }
}
