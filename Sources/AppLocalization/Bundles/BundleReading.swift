import Foundation
import LocalizedStrings

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

  mutating func readProject() {
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
      // Among sources the variable is as it should be, and the project says what it stands for.
      let isResolved = layout.kind == .sources && project?.developmentRegion != nil
      diagnostics += answer.diagnostics.filter { !isResolved || $0.code != .unresolvedBuildVariable }
    }
  }
}
