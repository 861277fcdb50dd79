import AppLocalization

/// A target of an Xcode project, with the localized files that it contains.
package struct XcodeTarget: Hashable, Sendable {
  /// The target's name, `DuckDuckGo-iOS`.
  package let name: String
  /// Whether it is a test bundle, which users do not get.
  package let isTest: Bool
  /// Its localized files, and the folders that it contains completely, relative to the project's folder. `*.lproj` stands
  /// for the folders of all localizations.
  package let resources: [String]
  /// Its `Info.plist`, relative to the project's folder; nil if the build settings compute it.
  package let infoPath: String?
  /// The values that its build settings add to `Info.plist`, `INFOPLIST_KEY_…`, by key.
  let infoTexts: [String: String]
  /// Whether the build leaves out languages of catalogs that the project does not know.
  let buildsOnlyKnownLocalizations: Bool
  /// Patterns of paths that it leaves out, relative to the project's folder.
  let excludes: [String]
  /// The files and folders that it leaves out of a folder that it contains.
  private let leftOut: Set<String>
  /// The resources, for looking them up, and every folder around one of them.
  private let taken: Set<String>
  private let around: Set<String>
  /// The files of code that it compiles one by one.
  private let code: Set<String>

  package init(
    name: String, isTest: Bool, resources: [String], infoPath: String?, buildSettings: [String: String] = [:],
    excludes: [String] = [], leftOut: [String] = [], code: [String] = []
  ) {
    self.code = Set(code.map { $0.lowercased() })
    let prefix = "INFOPLIST_KEY_"
    infoTexts = buildSettings.reduce(into: [:]) { texts, setting in
      if setting.key.hasPrefix(prefix) { texts[String(setting.key.dropFirst(prefix.count))] = setting.value }
    }
    buildsOnlyKnownLocalizations = buildSettings["BUILD_ONLY_KNOWN_LOCALIZATIONS"]?.uppercased() == "YES"
    self.excludes = excludes
    self.leftOut = Set(leftOut.map { $0.lowercased() })
    self.name = name
    self.isTest = isTest
    self.resources = resources
    self.infoPath = infoPath
    taken = Set(resources.map { $0.lowercased() })
    around = Set(resources.flatMap { $0.lowercased().pathAndParents.dropFirst() })
  }

  /// Whether it takes anything out of a folder: that, a folder around it, or something in it. As many look-ups as the
  /// path has parts.
  package func takesAnything(of folder: String) -> Bool {
    folder.isEmpty || [folder, folder.inAnyLocalization].contains { around.contains($0.lowercased()) } || takes(folder)
  }

  /// Whether it contains a file or a folder.
  func takes(_ path: String) -> Bool {
    let around = path.pathAndParents + path.inAnyLocalization.pathAndParents
    // The file systems on which Xcode builds usually ignore case.
    let lowercased = around.map { $0.lowercased() }
    return lowercased.contains(where: taken.contains) && !lowercased.contains(where: leftOut.contains)
      && !excludes.contains { pattern in around.contains { $0.matches(glob: pattern) } }
  }

  /// Whether it compiles a file of code.
  func compiles(_ path: String) -> Bool { code.contains(path.lowercased()) || takes(path) }

  /// Whether it takes something from outside the project's folder.
  var reachesOut: Bool { resources.contains { $0 == ".." || $0.hasPrefix("../") } }
}

/// Follows a project's references to files.
///
/// Time is linear in the number of objects. Files outside the project's tree of groups are omitted.
struct XcodeTargetReader {
  private let objects: PropertyListDictionary
  /// The path of each file and group, relative to the project's folder.
  private var paths: [String: String] = [:]
  /// The sets of exceptions of synchronized folders, each with its folder's group.
  private var exceptionSets: [(group: String, fields: PropertyListDictionary)] = []

  init(_ objects: PropertyListDictionary, mainGroup: String?) {
    self.objects = objects
    if let mainGroup { locate(mainGroup) }
  }

  /// The targets of the project, in its order.
  func targets(_ project: PropertyListDictionary) -> [XcodeTarget] {
    ids(project["targets"]).compactMap { id -> XcodeTarget? in
      guard let fields = objects[id]?.dictionary, let name = fields["name"]?.string else { return nil }
      let type = fields["productType"]?.string ?? ""
      let files = ids(fields["buildPhases"]).flatMap { self.files(ofPhase: $0) }
      let groups = ids(fields["fileSystemSynchronizedGroups"])
      let (more, less) = exceptions(of: id, fields, groups: Set(groups))
      return XcodeTarget(
        name: name, isTest: type.hasSuffix("unit-test") || type.hasSuffix("ui-testing"),
        resources: Array(Set(files + groups.compactMap { paths[$0] } + more)).sorted(),
        infoPath: infoPath(configurations(of: fields) + configurations(of: project), target: name),
        buildSettings: buildSettings(of: fields).merging(buildSettings(of: project)) { own, _ in own }, leftOut: less,
        code: ids(fields["buildPhases"]).flatMap(code))
    }
  }

  /// The exceptions to membership in synchronized folders (Xcode 16): what a target takes of a folder that is not its own,
  /// and what it leaves out of one that is. A build phase, too, takes files of its target's folders, which then ship.
  private func exceptions(
    of target: String, _ fields: PropertyListDictionary, groups: Set<String>
  ) -> (taken: [String], leftOut: [String]) {
    let phases = Set(ids(fields["buildPhases"]))
    var (taken, leftOut): ([String], [String]) = ([], [])
    for (group, exception) in exceptionSets {
      let isOwn = exception["target"]?.string == target
      guard isOwn || exception["buildPhase"]?.string.map(phases.contains) ?? false, let folder = paths[group] else {
        continue
      }
      let members = ids(exception["membershipExceptions"]).compactMap(\.exceptionPath).map(folder.appendingPath)
      if !groups.contains(group) { taken += members } else if isOwn { leftOut += members }
    }
    return (taken, leftOut)
  }

  private func ids(_ value: PropertyListValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }

  /// Walks the tree of groups without recursion. Enters each group only once.
  private mutating func locate(_ root: String) {
    var open = [(id: root, folder: "", depth: 0)]
    while let (id, folder, depth) = open.popLast() {
      // The path of a group may be as long as all around it, so that the time would grow with the square of the depth.
      guard depth <= ReadingLimits.standard.nestingDepth, paths[id] == nil, let fields = objects[id]?.dictionary else {
        continue
      }
      let tree = fields["sourceTree"]?.string ?? "<group>"
      guard tree == "<group>" || tree == "SOURCE_ROOT" else { continue }
      let path = (tree == "<group>" ? folder : "").appendingPath(fields["path"]?.string ?? "").normalizedPath
      paths[id] = path
      exceptionSets += ids(fields["exceptions"]).compactMap { objects[$0]?.dictionary }.map { (id, $0) }
      for child in ids(fields["children"]) { open.append((child, path, depth + 1)) }
    }
  }

  private static let kinds = ["strings", "stringsdict", "xcstrings", "storyboard", "xib", "lproj", "bundle"]

  private func files(ofPhase id: String) -> [String] {
    guard let phase = objects[id]?.dictionary, let kind = phase["isa"]?.string,
      // The phase of sources contains intent definitions, which are localized.
      ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXCopyFilesBuildPhase"].contains(kind)
    else { return [] }
    return ids(phase["files"]).flatMap { file -> [String] in
      guard let reference = objects[file]?.dictionary?["fileRef"]?.string,
        let fields = objects[reference]?.dictionary
      else { return [] }
      if fields["isa"]?.string == "PBXVariantGroup" { return ids(fields["children"]).compactMap { paths[$0] } }
      guard let path = paths[reference] else { return [] }
      let isFolder = fields["lastKnownFileType"]?.string?.hasPrefix("folder") ?? false
      return isFolder || Self.kinds.contains(where: path.hasExtension) ? [path] : []
    }
  }

  /// The files that a phase compiles.
  private func code(ofPhase id: String) -> [String] {
    guard let phase = objects[id]?.dictionary, phase["isa"]?.string == "PBXSourcesBuildPhase" else { return [] }
    return ids(phase["files"]).compactMap { objects[$0]?.dictionary?["fileRef"]?.string }.compactMap { paths[$0] }
  }

  /// The build settings of each configuration of a target or project.
  private func configurations(of fields: PropertyListDictionary) -> [PropertyListDictionary] {
    let list = fields["buildConfigurationList"]?.string.flatMap { objects[$0]?.dictionary }
    return ids(list?["buildConfigurations"]).compactMap { objects[$0]?.dictionary?["buildSettings"]?.dictionary }
  }

  private func buildSettings(of fields: PropertyListDictionary) -> [String: String] {
    var texts: [String: String] = [:]
    for setting in configurations(of: fields).flatMap(\.members) { texts[setting.key] = setting.value.string }
    return texts
  }

  /// The file that `INFOPLIST_FILE` names, relative to the project's folder; nil if it needs another variable than those
  /// of the project's folder and of the target's name.
  private func infoPath(_ settings: [PropertyListDictionary], target: String) -> String? {
    let values = ["SRCROOT": "", "PROJECT_DIR": "", "SOURCE_ROOT": "", "TARGET_NAME": target, "TARGETNAME": target]
    for setting in settings {
      guard var path = setting["INFOPLIST_FILE"]?.string else { continue }
      for (name, value) in values {
        for variable in ["$(\(name))", "${\(name)}", "$\(name)/"] {
          path = path.components(cutAt: variable).joined(separator: variable.hasSuffix("/") ? value + "/" : value)
        }
      }
      path.removeAll { $0 == "\"" }
      if !path.contains("$"), !path.isEmpty { return path.normalizedPath }
    }
    return nil
  }
}

extension String {
  /// The path with `*.lproj` in place of a localization's folder.
  fileprivate var inAnyLocalization: String {
    split(separator: "/").map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }.joined(separator: "/")
  }

  /// The path of a member of an exception set: `/Localized: App/A.strings` is that file in all localizations. Xcode passes
  /// over the file of a single localization (XcodeGen #1616); nil for it.
  fileprivate var exceptionPath: String? {
    let mark = "/Localized: "
    if !hasPrefix(mark) { return contains(".lproj/") ? nil : normalizedPath }
    let path = String(dropFirst(mark.count))
    return path.parentPath.appendingPath("*.lproj").appendingPath(path.lastPathComponent)
  }
}

extension ProjectLocalizations {
  /// The targets' information property lists, relative to the root, without those outside of it.
  var infoPaths: [String] {
    targets.compactMap(\.infoPath).map { folder.appendingPath($0).normalizedPath }.filter { !$0.hasPrefix("..") }
  }

  /// Whether it has tests alone: it says nothing about an app or a package beside it.
  var isOfTests: Bool { !targets.isEmpty && targets.allSatisfy(\.isTest) }
}
