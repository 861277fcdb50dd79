import AppLocalization
import SystemAccess

/// The resources and projects in a folder of sources, found breadth first and in the order of names.
///
/// Symbolic links to folders are not followed, to avoid cycles. Hidden folders, built products, asset catalogs and the
/// folders of build systems and package managers are not entered.
package struct SourceTree: Sendable {
  /// The folders that contain localizations, relative to the root.
  private(set) var resourceFolders: [String] = []
  private(set) var infoPaths: [String] = []
  /// Those of bundles among the sources, which have their own, by the bundle's path.
  private(set) var bundleInfoPaths: [String: String] = [:]
  /// `project.pbxproj` and `Package.swift`.
  private(set) var projectPaths: [String] = []
  /// The specifications of pods.
  private(set) var podPaths: [String] = []
  /// The files of Swift and Objective-C, and the storyboards, nibs and intent definitions, which may have keys too.
  package private(set) var codePaths: [String] = []
  /// The headers of C, in which macros are defined.
  package private(set) var headerPaths: [String] = []
  /// The folders of build systems and package managers, and the built bundles with localizations, which are not entered.
  private(set) var notEntered: [String] = []
  /// What is excluded, as far as a folder that is not has it.
  package private(set) var leftOut: [String] = []
  /// The folders with what a generator makes an Xcode project of.
  private(set) var generatorPaths: [String] = []
  /// The problems of folders that cannot be listed.
  private(set) var diagnostics: [LocalizationDiagnostic] = []
  /// Whether the tree is larger than the limits.
  package private(set) var isTruncated = false

  /// What a generator makes an Xcode project of, and its command: the project is read, and not this.
  private static let generators = ["project.yml": "xcodegen", "Project.swift": "tuist generate"]
  private static let othersFolders: Set<String> = [
    "build", "Build", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules", "checkouts",
  ]
  /// Documentation, playgrounds, templates, exports for translators: folders with their own localizations, or copies.
  private static let kindsNotEntered = [
    "xcassets", "docc", "help", "playground", "playgroundbook", "xctemplate", "xcloc", "xcarchive", "dsym",
  ]

  /// - Parameter isExcluded: whether to pass over a folder or a project, whose path is relative to the root.
  package init(_ root: String, _ limits: ReadingLimits, isExcluded: (String) -> Bool = { _ in false }) {
    isTruncated = FolderWalk.visit(from: "") { look(into: $0, of: root, limits, isExcluded) }
  }

  /// Records the contents of a folder. Returns the folders to read next.
  private mutating func look(
    into folder: String, of root: String, _ limits: ReadingLimits, _ isExcluded: (String) -> Bool
  ) -> [String] {
    var folders: [String] = []
    var hasResources = false
    let listing = FolderListing(of: root.appendingPath(folder), limits)
    if let problem = listing.problem { diagnostics.append(problem) }
    for name in listing.names {
      let path = folder.appendingPath(name)
      if isExcluded(path) {
        leftOut.append(path)
        continue
      }
      switch name {
      case "Info.plist": infoPaths.append(path)
      case "Package.swift": projectPaths.append(path)
      case "pubspec.yaml": generatorPaths.append(path)
      case _ where Self.generators[name] != nil:
        if listing.names.contains(where: { $0.hasExtension("xcodeproj") }) { continue }
        generatorPaths.append(path)
        diagnostics.append(
          LocalizationDiagnostic(
            .note, "project.notGenerated",
            "the Xcode project is not there that '\(Self.generators[name] ?? "")' makes of it: only folders say what is built",
            path: root.appendingPath(path)))
      default:
        if name.hasExtension("xcstrings") || name.hasExtension("lproj") {
          hasResources = true
          // The developer's storyboards, whose texts code may look up.
          if name == "Base.lproj" {
            let files = FolderListing(of: root.appendingPath(path), limits).names
            codePaths += files.filter { FileRole($0) == .interface }.map(path.appendingPath).filter { !isExcluded($0) }
          }
        } else if name.hasExtension("podspec") {
          podPaths.append(path)
        } else if name.hasExtension("xcodeproj") {
          if !isExcluded(path + "/project.pbxproj") { projectPaths.append(path + "/project.pbxproj") }
        } else if name.hasExtension("bundle") {
          // A bundle among the sources is copied as it is, such as the one that the Settings app shows.
          let layout = BundleLayout(of: root.appendingPath(path), limits)
          bundleInfoPaths[path] = layout.infoPath.map(path.appendingPath)
          resourceFolders += Self.localizedFolders(of: layout, root.appendingPath(path), limits).map(path.appendingPath)
        } else if Self.isEntered(name), FileKind.isFolderItself(root.appendingPath(path)) {
          folders.append(path)
        } else if Self.isOthers(name, root.appendingPath(path), limits) {
          notEntered.append(path)
        } else if let role = FileRole(name), [.code, .interface, .intents].contains(role) {
          codePaths.append(path)
          if name.hasExtension("h") { headerPaths.append(path) }
        } else if ["pch", "hpp", "hh", "hxx"].contains(where: name.hasExtension) {
          headerPaths.append(path)
        } else if FileRole(name)?.isTexts ?? false {
          // Texts in no localization, which a target may ship all the same.
          hasResources = true
        }
      }
    }
    if hasResources, !isExcluded(folder) { resourceFolders.append(folder) }
    return folders
  }

  private static func isEntered(_ name: String) -> Bool {
    !name.hasPrefix(".") && !othersFolders.contains(name) && !name.isBundleName
      && !kindsNotEntered.contains(where: name.hasExtension)
  }

  /// Whether a folder that is not entered may have texts that ship: those of a package, of a build, or of a built bundle.
  private static func isOthers(_ name: String, _ path: String, _ limits: ReadingLimits) -> Bool {
    if othersFolders.contains(name) { return FileKind.isFolderItself(path) }
    return name.isBundleName && FileKind.isFolderItself(path)
      && !localizedFolders(of: BundleLayout(of: path, limits), path, limits).isEmpty
  }

  private static func localizedFolders(
    of layout: BundleLayout, _ bundle: String, _ limits: ReadingLimits
  ) -> [String] {
    layout.resourceFolders.filter { folder in
      FolderListing(of: bundle.appendingPath(folder), limits).names.contains { $0.hasExtension("lproj") }
    }
  }

  /// Whether a folder contains sources: there is a project, or no resource. Looks at its top alone.
  static func isSources(_ root: String, _ limits: ReadingLimits) -> Bool {
    guard FileKind(at: root) == .folder else { return false }
    let names = FolderListing(of: root, limits).names
    let isProject = names.contains { name in
      if name == "Package.swift" || generators[name] != nil { return true }
      guard name.hasExtension("xcodeproj") else { return false }
      return if case .file? = FileKind(at: root.appendingPath(name + "/project.pbxproj")) { true } else { false }
    }
    let isBundle = root.lastPathComponent.isBundleName
    switch BundleLayout(of: root, limits).kind {
    case .versioned: return false
    case .resources where !isProject: return false
    // A checkout may have a folder named `Contents`.
    case .contents where isBundle || FileKind(at: root.appendingPath("Contents/Info.plist")) != nil: return false
    default:
      let hasResources = names.contains {
        $0 == "Info.plist" || $0.hasExtension("lproj") || $0.hasExtension("xcstrings")
      }
      return isProject || !hasResources && !isBundle
    }
  }
}
