import SystemAccess

/// Collects the parts of a bundle.
package struct BundleReading: Sendable {
  package let root: String
  package let limits: ReadingLimits
  package private(set) var layout = BundleLayout(kind: .flat, resourceFolders: [], infoPath: nil)
  package private(set) var info = InfoDictionary.empty
  private(set) var folders: [LocalizationFolder] = []
  private(set) var catalogs: [CatalogSummary] = []
  private(set) var project: ProjectSettings?
  package private(set) var diagnostics: [LocalizationDiagnostic] = []
  /// The catalogs that were read, by path, so that nobody has to read them again. Whoever has used them may remove them:
  /// they are the largest part of a bundle.
  package var contents: [String: StringCatalog] = [:]
  /// The problem of the folder itself, if nothing could be read.
  private var failure: LocalizationDiagnostic?

  /// Reads a bundle or a folder of resources.
  package init(_ root: String, limits: ReadingLimits) {
    self.init(root: root, limits: limits)
    if let problem = FolderListing(of: root, limits).problem {
      diagnostics.append(problem)
      if problem.severity == .error { failure = problem }
      if FileKind(at: root) != .folder { return }
    }
    layout = BundleLayout(of: root, limits)
    readContents(infos: [:])
  }

  /// Reads a part of a folder of sources.
  ///
  /// - Parameters:
  ///   - infos: info dictionaries that were already read, by path: several bundles of sources may share one.
  package init(
    _ root: String, _ layout: BundleLayout, of project: ProjectSettings?, infos: [String: InfoDictionary],
    limits: ReadingLimits
  ) {
    self.init(root: root, limits: limits)
    self.layout = layout
    self.project = project
    readContents(infos: infos)
  }

  /// Joins the parts of a folder of sources to one bundle.
  ///
  /// - Parameters:
  ///   - parts: the parts, each with the localizations that nobody is shown.
  ///   - diagnostics: the problems in the projects.
  package init(
    _ root: String, joining parts: [(BundleReading, unshipped: Set<String>)], infoPath: String?,
    of project: ProjectSettings?, _ diagnostics: [LocalizationDiagnostic], limits: ReadingLimits
  ) {
    self.init(root: root, limits: limits)
    self.project = project
    self.diagnostics = diagnostics
    layout = BundleLayout(
      kind: .sources, resourceFolders: parts.flatMap(\.0.layout.resourceFolders), infoPath: infoPath)
    readInfo(
      Dictionary(parts.map { ($0.0.layout.infoPath ?? "", $0.0.info) }, uniquingKeysWith: { first, _ in first }))
    for (part, unshipped) in parts {
      folders += part.folders.filter { !unshipped.contains($0.localization) }
      catalogs += part.catalogs.map { $0.without(unshipped) }
      contents.merge(part.contents) { first, _ in first }
      self.diagnostics += part.diagnostics.filter { $0.code != "bundle.noLocalization" }
    }
    reportEmptiness()
  }

  private init(root: String, limits: ReadingLimits) {
    self.root = root
    self.limits = limits
  }

  /// The reading, unless the folder itself could not be read.
  package func checked() throws(LocalizationDiagnostic) -> BundleReading {
    if let failure { throw failure }
    return self
  }

  private mutating func readContents(infos: [String: InfoDictionary]) {
    readInfo(infos)
    for folder in layout.resourceFolders { readResources(in: folder) }
    reportSpellings()
    reportEmptiness()
  }

  private mutating func reportEmptiness() {
    if layout.resourceFolders.isEmpty || folders.isEmpty && catalogs.isEmpty && info.localizations.isEmpty {
      let message =
        "no localization: neither a folder '*.lproj' nor a string catalog nor \(InfoDictionary.Key.localizations)"
      diagnostics.append(LocalizationDiagnostic(.warning, "bundle.noLocalization", message, path: root))
    }
  }

  private mutating func readInfo(_ infos: [String: InfoDictionary]) {
    guard let relative = layout.infoPath else {
      if layout.kind != .sources, root.lastPathComponent.isBundleName {
        let message = "there is no Info.plist, and therefore no development region"
        diagnostics.append(LocalizationDiagnostic(.warning, "info.missing", message, path: root))
      }
      return
    }
    if let known = infos[relative] {
      info = known
      return
    }
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem)
    case .success(let bytes):
      if layout.kind == .sources, Self.hasDirectives(bytes) {
        let message = "is for the preprocessor (INFOPLIST_PREPROCESS): not read"
        return diagnostics.append(LocalizationDiagnostic(.note, "info.preprocessed", message, path: path))
      }
      let answer = InfoDictionary.read(bytes, path: path, limits: limits)
      info = answer.dictionary
      // In sources the build variable is correct: its value is in the project, or it is Xcode's default.
      diagnostics += answer.diagnostics.filter { layout.kind != .sources || $0.code != "info.unresolvedBuildVariable" }
    }
  }

  /// Whether a line begins as a directive of C's preprocessor does.
  private static func hasDirectives(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return ["#if", "#include", "#define"].contains { text.starts(with: $0.utf8) }
    }
  }

  private mutating func readResources(in folder: String) {
    let listing = FolderListing(of: root.appendingPath(folder), limits)
    if let problem = listing.problem, folder != "" {
      diagnostics.append(problem)
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
        // The system's names are bytes; Foundation shows those that are no UTF-8 with U+FFFD, and cannot open them.
        case nil where name.contains("\u{FFFD}"):
          diagnostics.append(
            LocalizationDiagnostic(
              .warning, "bundle.localizationIsNoFolder", "its name is not UTF-8: nothing reads it", path: path))
        case .danglingLink: diagnostics.append(LocalizationDiagnostic(.danglingLink, path: path))
        default:
          diagnostics.append(
            LocalizationDiagnostic(
              .warning, "bundle.localizationIsNoFolder", "named like a localization, but not a folder", path: path))
        }
      } else if name.hasExtension("xcstrings") {
        readCatalog(relative)
      }
    }
    if leftOut == 0 { return }
    let message = "\(folders.count + leftOut) localizations are more than the limit; the rest is not read"
    diagnostics.append(LocalizationDiagnostic(.warning, "file.tooLarge", message, path: root.appendingPath(folder)))
  }

  private mutating func readCatalogs(in folder: String) {
    for name in FolderListing(of: root.appendingPath(folder), limits).names where name.hasExtension("xcstrings") {
      readCatalog(folder.appendingPath(name))
    }
  }

  private mutating func readCatalog(_ relative: String) {
    let path = root.appendingPath(relative)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): diagnostics.append(problem)
    case .success(let bytes):
      let reading = StringCatalog.read(bytes, path: path, limits: limits)
      diagnostics += reading.diagnostics
      guard let catalog = reading.catalog else { return }
      catalogs.append(CatalogSummary(catalog, path: relative))
      contents[relative] = catalog
    }
  }

  private mutating func reportSpellings() {
    // In sources the names are the developer's.
    guard layout.kind != .sources else { return }
    for folder in folders where folder.isRepaired && !folder.isBase {
      diagnostics.append(
        LocalizationDiagnostic(
          .note, "bundle.repairedFolderName",
          "'\(folder.nameOnDisk)' is read as '\(folder.localization)': SwiftPM lower-cases the names of folders",
          path: root.appendingPath(folder.path)))
    }
    let repeated = Dictionary(grouping: folders) { LocalizationName.folded($0.localization) }.filter { $1.count > 1 }
    for (_, folders) in repeated.sorted(by: { $0.key < $1.key }) {
      let names = folders.map { "'\($0.nameOnDisk)'" }.joined(separator: ", ")
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, "bundle.sameLocalizationTwice", "\(names) are spellings of one localization", path: root))
    }
  }
}
