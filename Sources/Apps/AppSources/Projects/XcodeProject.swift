import AppLocalization

/// Reads the languages in `project.pbxproj`, an old-style property list.
package enum XcodeProject {
  /// The development region and the known regions of the project, and its targets.
  ///
  /// - Parameter sources: the folder that the path is relative to; nil for a project without files of settings.
  package static func read(
    _ bytes: [UInt8], path: String, in sources: String? = nil, limits: ReadingLimits = .standard
  ) -> (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic]) {
    func malformed(_ message: String) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "project.malformed", message, path: path)
    }
    let list: PropertyListValue
    do throws(LocalizationDiagnostic) {
      list = try PropertyListDocument(bytes, path: path, limits: limits).value
    } catch {
      return (nil, [error])
    }
    guard let entries = list.dictionary, let objects = entries["objects"]?.dictionary,
      let root = entries["rootObject"]?.string, let project = objects[root]?.dictionary
    else { return (nil, [malformed("not an Xcode project: it has no root object")]) }
    var diagnostics: [LocalizationDiagnostic] = []
    let regions = (project["knownRegions"]?.array ?? []).compactMap { region -> String? in
      if region.string == nil { diagnostics.append(malformed("knownRegions has an entry that is not a string")) }
      return region.string
    }
    let development = project["developmentRegion"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    if development == nil {
      // Old projects have no development region, and Xcode opens them.
      diagnostics.append(
        LocalizationDiagnostic(.note, "project.malformed", "the project names no developmentRegion", path: path))
    }
    var answer = ProjectLocalizations(
      path: path, developmentRegion: development, knownRegions: regions.filter { $0 != LocalizationName.base })
    let reader = XcodeTargetReader(objects, mainGroup: project["mainGroup"]?.string, in: answer.folder) { file in
      sources.map { BuildSettings(file, root: $0, limits) } ?? BuildSettings()
    }
    answer.targets = reader.targets(project)
    return (answer, diagnostics)
  }
}

/// Follows a project's references to files.
///
/// Time is linear in the number of objects. Files outside the project's tree of groups are omitted.
private struct XcodeTargetReader {
  private let objects: PropertyListDictionary
  /// The project's folder.
  private let folder: String
  /// The path of each file and group.
  private var paths: [String: String] = [:]
  /// The sets of exceptions of a target or a build phase, each with the group of its synchronized folder.
  private var exceptionsOf: [String: [(group: String, fields: PropertyListDictionary)]] = [:]
  /// The settings in a file.
  private let settings: (String) -> BuildSettings

  init(
    _ objects: PropertyListDictionary, mainGroup: String?, in folder: String,
    settings: @escaping (String) -> BuildSettings
  ) {
    (self.objects, self.folder, self.settings) = (objects, folder, settings)
    if let mainGroup { locate(mainGroup) }
  }

  /// The targets of the project, in its order.
  func targets(_ project: PropertyListDictionary) -> [ProjectTarget] {
    let shared = configurations(of: project)
    return ids(project["targets"]).compactMap { id -> ProjectTarget? in
      guard let fields = objects[id]?.dictionary, let name = fields["name"]?.string else { return nil }
      let files = ids(fields["buildPhases"]).flatMap(files(ofPhase:))
      let groups = ids(fields["fileSystemSynchronizedGroups"])
      let (more, less) = exceptions(of: id, fields, groups: Set(groups))
      // What Xcode sets itself.
      let known = ["SRCROOT": "", "PROJECT_DIR": "", "SOURCE_ROOT": "", "TARGET_NAME": name, "TARGETNAME": name]
      let configurations = [BuildSettings(known)] + configurations(of: fields) + shared
      let settings = configurations.reduce(BuildSettings()) { $0.completed(with: $1) }
        .completed(with: BuildSettings(["PRODUCT_NAME": name]))
      return ProjectTarget(
        name: name, productType: fields["productType"]?.string ?? "", in: folder,
        resources: Array(Set(files.filter(\.isResource).map(\.path) + groups.compactMap { paths[$0] } + more)).sorted(),
        infoPath: configurations.lazy.compactMap { infoPath($0, settings) }.first, settings: settings, leftOut: less,
        code: files.filter { !$0.isResource }.map(\.path))
    }
  }

  /// The exceptions to membership in synchronized folders (Xcode 16): what a target takes of a folder that is not its own,
  /// and what it leaves out of one that is. A build phase, too, takes files of its target's folders, which then ship.
  private func exceptions(
    of target: String, _ fields: PropertyListDictionary, groups: Set<String>
  ) -> (taken: [String], leftOut: [String]) {
    var (taken, leftOut): ([String], [String]) = ([], [])
    for (group, exception) in ([target] + ids(fields["buildPhases"])).flatMap({ exceptionsOf[$0] ?? [] }) {
      let isOwn = exception["target"]?.string == target
      guard let folder = paths[group] else { continue }
      let members = ids(exception["membershipExceptions"]).compactMap(\.exceptionPath).map(folder.appendingPath)
      if !groups.contains(group) { taken += members } else if isOwn { leftOut += members }
    }
    return (taken, leftOut)
  }

  private func ids(_ value: PropertyListValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }

  /// Walks the tree of groups without recursion. Enters each group only once.
  private mutating func locate(_ root: String) {
    var open = [(id: root, around: folder, depth: 0)]
    while let (id, around, depth) = open.popLast() {
      // The path of a group may be as long as all around it, so that the time would grow with the square of the depth.
      guard depth <= ReadingLimits.standard.nestingDepth, paths[id] == nil, let fields = objects[id]?.dictionary else {
        continue
      }
      let tree = fields["sourceTree"]?.string ?? "<group>"
      guard tree == "<group>" || tree == "SOURCE_ROOT" else { continue }
      let path = (tree == "<group>" ? around : folder).appendingPath(fields["path"]?.string ?? "").normalizedPath
      paths[id] = path
      for exception in ids(fields["exceptions"]).compactMap({ objects[$0]?.dictionary }) {
        for owner in [exception["target"], exception["buildPhase"]].compactMap({ $0?.string }) {
          exceptionsOf[owner, default: []].append((id, exception))
        }
      }
      for child in ids(fields["children"]) { open.append((child, path, depth + 1)) }
    }
  }

  private static func isResource(_ path: String) -> Bool {
    FileRole(path.lastPathComponent).map { $0.isTexts || [.localization, .bundle, .interface].contains($0) } ?? false
  }

  /// The files that a phase puts into its target: its resources, and those that it compiles.
  private func files(ofPhase id: String) -> [(path: String, isResource: Bool)] {
    guard let phase = objects[id]?.dictionary, let kind = phase["isa"]?.string,
      // The phase of sources contains intent definitions, which are localized.
      ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXCopyFilesBuildPhase"].contains(kind)
    else { return [] }
    return ids(phase["files"]).flatMap { file -> [(String, Bool)] in
      guard let reference = objects[file]?.dictionary?["fileRef"]?.string,
        let fields = objects[reference]?.dictionary
      else { return [] }
      let isGroup = fields["isa"]?.string == "PBXVariantGroup"
      let isFolder = fields["lastKnownFileType"]?.string?.hasPrefix("folder") ?? false
      return (isGroup ? ids(fields["children"]) : [reference]).compactMap { paths[$0] }.compactMap { path in
        let isResource = isGroup || isFolder || Self.isResource(path)
        return isResource || kind == "PBXSourcesBuildPhase" ? (path, isResource) : nil
      }
    }
  }

  /// The build settings of each configuration of a target or project, what ships first, with those of its file.
  private func configurations(of fields: PropertyListDictionary) -> [BuildSettings] {
    let list = fields["buildConfigurationList"]?.string.flatMap { objects[$0]?.dictionary }
    let all = ids(list?["buildConfigurations"]).compactMap { objects[$0]?.dictionary }
    let isShipped: (PropertyListDictionary) -> Bool = { $0["name"]?.string == "Release" }
    return (all.filter(isShipped) + all.filter { !isShipped($0) }).map { configuration in
      let members = configuration["buildSettings"]?.dictionary?.members ?? []
      let own = members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
      let file =
        configuration["baseConfigurationReference"]?.string.flatMap { paths[$0] }
        // That of a synchronized folder.
        ?? configuration["baseConfigurationReferenceAnchor"]?.string.flatMap { paths[$0] }
        .flatMap { folder in configuration["baseConfigurationReferenceRelativePath"]?.string.map(folder.appendingPath) }
      return BuildSettings(own).completed(with: file.map(settings) ?? BuildSettings())
    }
  }

  /// The file that `INFOPLIST_FILE` of a configuration names; nil if it needs a variable that nobody knows.
  private func infoPath(_ configuration: BuildSettings, _ all: BuildSettings) -> String? {
    let written = configuration["INFOPLIST_FILE"]?.components(cutAt: "$SRCROOT/").joined()
    let path = written.map(configuration.completed(with: all).resolved)?.filter { $0 != "\"" } ?? ""
    return path.isEmpty || path.contains("$") ? nil : folder.appendingPath(path).normalizedPath
  }
}

extension String {
  /// The path of a member of an exception set: `/Localized: App/A.strings` is that file in all localizations. Xcode passes
  /// over the file of a single localization (XcodeGen #1616); nil for it.
  fileprivate var exceptionPath: String? {
    let mark = "/Localized: "
    if !hasPrefix(mark) { return contains(".lproj/") ? nil : normalizedPath }
    let path = String(dropFirst(mark.count))
    return path.parentPath.appendingPath("*.lproj").appendingPath(path.lastPathComponent)
  }
}
