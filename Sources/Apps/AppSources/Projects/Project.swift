import AppLocalization

/// A project's settings of an app's languages and its targets, before a build.
package struct ProjectLocalizations: Equatable, Sendable {
  /// The path of the project, `App.xcodeproj/project.pbxproj` or `Package.swift`, relative to the folder that was
  /// searched.
  package let path: String
  /// Xcode's `developmentRegion`, or SwiftPM's `defaultLocalization`: the value of `$(DEVELOPMENT_LANGUAGE)`.
  package let developmentRegion: String?
  /// Xcode's `knownRegions` without `Base`, which is not a language. A package has none.
  package let knownRegions: [String]
  /// The targets, as far as the project's file names them.
  package var targets: [ProjectTarget] = []
  /// Whether a package's manifest names no targets: it lists the dependencies of an app.
  package var isWithoutTargets = false

  package init(path: String, developmentRegion: String?, knownRegions: [String] = []) {
    self.path = path
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }

  /// Whether it is a library of SwiftPM or CocoaPods, which an app gets.
  package var isPackage: Bool { path.lastPathComponent == "Package.swift" || path.hasExtension("podspec") }

  /// The folder where paths in the project begin.
  package var folder: String { path.hasExtension("pbxproj") ? path.parentPath.parentPath : path.parentPath }

  /// Whether it is an Xcode project that has tests alone: it says nothing about an app or a package beside it.
  var isOfTests: Bool { !isPackage && !targets.isEmpty && targets.allSatisfy(\.isTest) }
}

/// A target of a project, with the files that it is built of. Paths are relative to the folder that was searched.
package struct ProjectTarget: Equatable, Sendable {
  /// The target's name, `DuckDuckGo-iOS`.
  package let name: String
  /// Whether it is a test bundle, which users do not get.
  package let isTest: Bool
  /// Its localized files, and the folders that it contains completely. `*.lproj` stands for the folders of all
  /// localizations.
  package let resources: [String]
  /// Its `Info.plist`; nil if none is named, or nobody knows its path.
  package let infoPath: String?
  /// Whether it is an app, whose languages decide which ones people are shown.
  package let isApp: Bool
  /// Whether it is an extension of an app, which chooses among its own localizations; and whether the app's languages decide
  /// what people are shown of it.
  package let isExtension, isFramework: Bool
  /// The folders that a package's bundle has as they are, so that those in them are no localizations of it.
  package let copied: [String]
  package let settings: BuildSettings
  /// The files and folders that it leaves out of a folder that it contains.
  fileprivate let leftOut: Set<String>
  /// What it takes, for looking it up, and every folder around one of its resources.
  fileprivate let taken: Set<String>
  fileprivate let around: Set<String>
  /// The files of code that it compiles one by one.
  fileprivate let code: Set<String>

  /// - Parameters:
  ///   - productType: Xcode's, `com.apple.product-type.application`, or its end.
  ///   - project: the project's folder. A folder around that is none of its, whatever the target takes in the project.
  ///   - folders: what it takes beside its resources, of which the folders around are none of its.
  package init(
    name: String, productType: String, in project: String = "", resources: [String], infoPath: String?,
    settings: BuildSettings = .init(), leftOut: [String] = [], copied: [String] = [], code: [String] = [],
    folders: [String] = []
  ) {
    (self.name, self.settings, self.copied) = (name, settings, copied)
    let kind = productType.components(cutAt: ".").last ?? ""
    isTest = productType.hasSuffix("unit-test") || productType.hasSuffix("ui-testing")
    isApp = kind.hasPrefix("application")
    (isExtension, isFramework) = (productType.contains("extension"), productType.contains("framework"))
    self.resources = resources
    self.infoPath = infoPath
    // The file systems on which Xcode builds usually ignore case.
    self.leftOut = Set((leftOut + copied).map { $0.lowercased() })
    self.code = Set(code.map { $0.lowercased() })
    taken = Set((resources + folders).map { $0.lowercased() })
    around = Set(
      resources.flatMap { path in
        path.pathAndParents.dropFirst().filter { $0.isWithin(project) || !path.isWithin(project) }
      }.map { $0.lowercased() })
  }

  /// The values that its build settings add to `Info.plist`, `INFOPLIST_KEY_…`, by key.
  var infoTexts: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    return settings.values.reduce(into: [:]) { texts, setting in
      if setting.key.hasPrefix(prefix) { texts[String(setting.key.dropFirst(prefix.count))] = setting.value }
    }
  }

  /// Whether the build leaves out languages of catalogs that the project does not know.
  var buildsOnlyKnownLocalizations: Bool { settings["BUILD_ONLY_KNOWN_LOCALIZATIONS"]?.uppercased() == "YES" }

  /// The folders in which SwiftPM looks for a target without a path.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// A target of a package. SwiftPM takes what is in its folder, unless the manifest excludes it, and resources outside of
  /// it that the manifest names (tools version 6.0).
  ///
  /// - Parameters:
  ///   - project: the package's folder, where paths begin.
  ///   - path: the target's folder; nil for a folder with its name in one of ``sourceFolders``.
  ///   - resources: relative to that folder, as what is copied and excluded.
  package init(
    package name: String, isTest: Bool = false, in project: String = "", path: String? = nil, resources: [String] = [],
    copied: [String] = [], excluded: [String] = []
  ) {
    let parents = name.isEmpty ? [] : (isTest ? ["Tests"] : []) + Self.sourceFolders
    let folders = (path.map { [$0] } ?? parents.map { $0.appendingPath(name) }).map(project.appendingPath)
    func inFolders(_ paths: [String]) -> [String] {
      folders.flatMap { folder in paths.map { folder.appendingPath($0).normalizedPath } }
    }
    self.init(
      name: name, productType: isTest ? "unit-test" : "", in: project, resources: [], infoPath: nil,
      leftOut: inFolders(excluded),
      // A bundle and a localization stay what they are, and so do the folder of resources of an old bundle, and a table, which
      // is read as it is written. A catalog is not.
      copied: inFolders(
        copied.filter { path in
          !["bundle", "lproj", "strings", "stringsdict"].contains(where: path.hasExtension)
            && path.lastPathComponent != "Resources"
        }),
      folders: inFolders([""] + (resources + copied).filter { $0.hasPrefix("..") }))
  }

  /// Whether it takes or compiles a file, or takes anything out of a folder: that, a folder around it, or something in it. As
  /// many look-ups as the path has parts.
  package func takesAnything(of path: String) -> Bool { takesAnything(of: SourcePath(path)) }

  /// - Parameter outermost: the outermost folder around the path that counts.
  fileprivate func takesAnything(of path: SourcePath, below outermost: String = "") -> Bool {
    path.own.contains(where: code.contains) || path.own.contains(where: around.contains)
      || takes(path, below: outermost)
  }

  /// Whether it takes a file or a folder.
  func takes(_ path: String) -> Bool { takes(SourcePath(path)) }

  private func takes(_ path: SourcePath, below outermost: String = "") -> Bool {
    path.around.contains { $0.path.isWithin(outermost) && taken.contains($0.key) }
      && !path.around.contains { leftOut.contains($0.key) }
  }
}

/// A path that many targets are asked about.
private struct SourcePath {
  /// The path and the folders around it, the deepest first, as they are and with `*.lproj`, each with the form in which targets
  /// have it.
  let around: [(path: String, key: String)]
  /// The two forms of the path itself.
  let own: [String]

  init(_ path: String) {
    let forms = [path, path.inAnyLocalization]
    around = forms.flatMap(\.pathAndParents).map { ($0, $0.lowercased()) }
    own = forms.map { $0.lowercased() }
  }
}

/// The projects in a folder of sources, which know whose a file or a folder is.
package struct ProjectOwners: Sendable {
  private let projects: [ProjectLocalizations]
  /// The projects by their folders, and the targets by what they take, and by what they compile or take something in: a path
  /// finds its own without asking all.
  private var inFolder: [String: [Int]] = [:]
  private var taking: [String: [(project: Int, target: Int)]] = [:]
  private var touching: [String: [(project: Int, target: Int)]] = [:]
  /// The projects by what one of their targets leaves out.
  private var leavingOut: [String: Set<Int>] = [:]

  package init(_ projects: [ProjectLocalizations]) {
    self.projects = projects
    for (number, project) in projects.enumerated() {
      inFolder[project.folder, default: []].append(number)
      for (index, target) in project.targets.enumerated() {
        for path in target.leftOut { leavingOut[path, default: []].insert(number) }
        for path in target.taken { taking[path, default: []].append((number, index)) }
        for path in target.around.union(target.code) { touching[path, default: []].append((number, index)) }
      }
    }
  }

  /// The projects around a path, the deepest first. A manifest without targets beside an app lists the app's dependencies.
  func around(_ path: String) -> [ProjectLocalizations] { numbers(around: path).map { projects[$0] } }

  private func numbers(around path: String) -> [Int] {
    let all = path.pathAndParents.flatMap { folder in
      // A package beside an app has what the app's targets do not take.
      let beside = inFolder[folder] ?? []
      return beside.filter { !projects[$0].isPackage } + beside.filter { projects[$0].isPackage }
    }
    return all.allSatisfy { projects[$0].isPackage }
      ? all : all.filter { !projects[$0].isPackage || !projects[$0].isWithoutTargets }
  }

  /// The project that has a file, or anything of a folder, with those of its targets that do: the deepest around it, else the
  /// deepest elsewhere. Without targets it is the package around the path whose manifest may compute a target for it.
  package func owner(of path: String) -> (project: ProjectLocalizations, targets: [ProjectTarget])? {
    let around = numbers(around: path)
    // Xcode takes a folder with a manifest for a package: a folder around it does not give its files to an app's target.
    let package = around.map { projects[$0] }.first { $0.isPackage && !$0.isWithoutTargets }?.folder ?? ""
    let forms = SourcePath(path)
    var found: [Int: Set<Int>] = [:]
    for (project, target) in forms.around.flatMap({ taking[$0.key] ?? [] }) + forms.own.flatMap({ touching[$0] ?? [] })
    {
      found[project, default: []].insert(target)
    }
    let elsewhere = found.keys.filter { !path.isWithin(projects[$0].folder) }
      .sorted { (projects[$1].folder.utf8.count, $0) < (projects[$0].folder.utf8.count, $1) }
    for number in around + elsewhere {
      let project = projects[number]
      let isInPackage = !project.isPackage && package != project.folder && package.isWithin(project.folder)
      let targets = (found[number] ?? []).sorted().map { project.targets[$0] }
        .filter { $0.takesAnything(of: forms, below: isInPackage ? package : "") }
      let mayBeTarget =
        targets.isEmpty && project.isPackage && project.folder == around.first.map { projects[$0].folder }
        && ProjectTarget.sourceFolders.contains { path.isWithin(project.folder.appendingPath($0)) }
        && !forms.around.contains { leavingOut[$0.key]?.contains(number) ?? false }
      if !targets.isEmpty || mayBeTarget { return (project, targets) }
    }
    return nil
  }
}

extension String {
  /// The path with `*.lproj` in place of a localization's folder.
  fileprivate var inAnyLocalization: String {
    split(separator: "/").map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }.joined(separator: "/")
  }

  /// The relative path without `.`, and without `..` if a component precedes it.
  package var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether this path is a folder's path, or in the folder. Every path is in the empty path.
  package func isWithin(_ folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix(folder + "/") }

  /// A relative path and every folder around it, the deepest first, the empty one last.
  package var pathAndParents: [String] {
    var paths: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      paths.append(String(rest))
      rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
    }
    return paths + [""]
  }

  /// The folder of resources that contains a file of texts, or the folder of its localization.
  package var resourceFolder: String { parentPath.hasExtension("lproj") ? parentPath.parentPath : parentPath }

  /// Whether the text matches a pattern with `*` for any text and `?` for any character. Time is linear except for many
  /// stars.
  package func matches(glob pattern: String) -> Bool {
    let (text, pattern) = (Array(unicodeScalars), Array(pattern.unicodeScalars))
    var (place, part) = (0, 0)
    // The position of the last star, and the end of the text it matches.
    var star: (part: Int, place: Int)?
    while place < text.count {
      if part < pattern.count, pattern[part] == "*" {
        star = (part, place)
        part += 1
      } else if part < pattern.count, pattern[part] == "?" || pattern[part] == text[place] {
        part += 1
        place += 1
      } else if let last = star {
        star = (last.part, last.place + 1)
        part = last.part + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == "*" }
  }
}

extension String {
  /// Whether a folder has code that shows how to use other code, or tests it: a word of its path says so, as in `iOS-Demo` or
  /// `KitExamples`.
  package var isOfExamples: Bool { rankAsExample > 0 }

  /// How much a name is that of an example: 2 if it says nothing else, as `Demo`, 1 if a word of it does, as in `DemoReel`.
  package var rankAsExample: Int {
    let names: Set = ["example", "examples", "demo", "demos", "sample", "samples", "tests"]
    return words.isDisjoint(with: names) ? 0 : words.isSubset(of: names) ? 2 : 1
  }

  /// The words of names, in small letters: `kit` and `examples` of `KitExamples`.
  private var words: Set<String> {
    var (words, last): ([String], Unicode.Scalar) = ([], "/")
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : "/"
      let begins =
        !last.properties.isAlphabetic
        || scalar.properties.isUppercase && (!last.properties.isUppercase || next.properties.isLowercase)
      if begins { words.append("") }
      if scalar.properties.isAlphabetic { words[words.count - 1].unicodeScalars.append(scalar) }
      last = scalar
    }
    return Set(words.filter { !$0.isEmpty }.map { $0.lowercased() })
  }
}
