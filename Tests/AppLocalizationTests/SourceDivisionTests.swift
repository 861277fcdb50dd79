import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources

/// Which folders of sources are looked into, and which of them are one bundle.
@Suite struct SourceDivisionTests {
  // MARK: - The tree
  @Test func filesOfATree() throws {
    let paths = [
      "A.xcodeproj/project.pbxproj", "App/Info.plist", "App/a.swift", "App/b.m", "App/c.mm", "App/d.h",
      "App/e.storyboard", "App/f.xib", "App/g.c", "App/swift", "App/Localizable.xcstrings", "B/Package.swift",
      "B/Sources/Other.xcodeproj/project.pbxproj", "C/Project.swift", "D/project.yml", "C/Package.json",
      "D/Settings.bundle/Root.plist",
    ]
    try withTemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })) { folder in
      let tree = SourceTree(folder.path, .standard)
      #expect(
        tree.projectPaths == [
          paths[0], "B/Package.swift", "B/Sources/Other.xcodeproj/project.pbxproj",
        ])
      #expect(tree.diagnostics.map(\.path) == ["C/Project.swift", "D/project.yml"].map(folder.path))
      #expect(tree.infoPaths == ["App/Info.plist"] && tree.resourceFolders == ["App"])
      #expect(tree.codePaths == ["a.swift", "b.m", "c.mm", "d.h", "e.storyboard", "f.xib"].map { "App/" + $0 })
      for path in ["A.xcodeproj", paths[0], "B", "App"] {
        let some = SourceTree(folder.path, .standard) { $0 == path }
        #expect(some.projectPaths.contains(paths[0]) == !path.hasPrefix("A."), "\(path)")
        #expect(some.projectPaths.contains("B/Package.swift") == (path != "B"), "\(path)")
        #expect(some.resourceFolders.isEmpty == (path == "App"), "\(path)")
      }
    }
    try withTemporaryFolder(["en.lproj/A.strings": ""]) { folder in
      #expect(SourceTree(folder.path, .standard).resourceFolders == [""])
      #expect(SourceTree(folder.path, .standard) { $0.isEmpty }.resourceFolders == [])
    }
  }

  /// The folder of the sources and twenty-four levels in it.
  @Test(arguments: [(24, false), (25, true)])
  func depthOfATree(count: Int, isTruncated: Bool) throws {
    let path = Array(repeating: "a", count: count).joined(separator: "/")
    try withTemporaryFolder(["\(path)/en.lproj/A.strings": ""]) { folder in
      let tree = SourceTree(folder.path, .standard)
      #expect(tree.isTruncated == isTruncated)
      #expect(tree.resourceFolders == (isTruncated ? [] : [path]))
    }
  }

  // MARK: - The parts
  /// What SwiftPM 6.3 puts into a package's bundles (tried with `swift build`): all of a target's folder but what it
  /// excludes, resources outside of it, and bundles as they are. A folder that is copied keeps its own folders, which are no
  /// localizations.
  @Test func whatAPackageShips() {
    let manifest = PackageManifest.read(
      """
      let more = ".target(name: \"No\")" // .target(name: "Never", path: "Z")
      let package = Package(name: "P", defaultLocalization: "en", dependencies: [.package(path: "Y")], targets: [
        .target(name: "Out", dependencies: ["A", .target(name: "In")], path: "Code",
          exclude: ["Old", "b"], resources: [.process("../Resources"), .copy("Own")]),
        .executableTarget(name: "Run", dependencies: [.product(name: "X", package: "Y")], resources: [.copy("../../R")]),
        .testTarget(name: "T", path: "Checks"), Target.target(name: name(), path: computed)])
      """, path: "P/Package.swift")
    let targets = manifest.project.targets
    #expect(targets.map(\.name) == ["Out", "Run", "T", ""] && targets.map(\.isTest) == [false, false, true, false])
    var package = ProjectLocalizations(path: "P/Package.swift", developmentRegion: "en")
    package.targets = targets
    let folders =
      "P/Code P/Code/Own P/Code/Old P/Code/b/c P/Resources/x P/R P/Code/N.bundle P/Checks/a P/Z P/Y P/Sources/In"
    let found = SourceDivision(projects: ProjectOwners([package]), infoPaths: [], folders: words(folders))
    #expect(
      found.groups.map { $0.folders.joined(separator: " ") } == [
        "P/Code P/Resources/x", "P/Code/N.bundle", "P/Sources/In",
      ])
    #expect(found.unused == ["P/Code/Own", "P/Code/Old", "P/Code/b/c", "P/R", "P/Z", "P/Y"])
  }

  /// The index of targets finds whom asking each target finds, also for what is taken from outside a project's folder.
  @Test func ownersAreFoundByPath() {
    let names = ["A", "a", "B", "en.lproj", "A.strings", "*.lproj"]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      func path(_ count: Int) -> String {
        (0..<count).map { _ in random.pick(names) ?? "" }.joined(separator: "/")
      }
      let projects = (0..<3).map { number in
        var project = ProjectLocalizations(
          path: (random.pick(["", "A/", "A/B/"]) ?? "")
            + (random.pick(["Package.swift", "P\(number).xcodeproj/project.pbxproj"]) ?? ""),
          developmentRegion: nil)
        let folder = project.folder
        func inFolder(_ path: String) -> String { folder.appendingPath(path).normalizedPath }
        project.targets = (0..<4).map { index in
          let resources = (0..<random.number(below: 3)).map { _ in
            (random.number(below: 4) == 0 ? "../" : "") + path(1 + random.number(below: 3))
          }
          return random.number(below: 3) == 0
            ? ProjectTarget(package: "A", in: folder, path: path(1), resources: resources, excluded: [path(1)])
            : ProjectTarget(
              name: "T\(index)", productType: "", in: folder, resources: resources.map(inFolder), infoPath: nil,
              leftOut: [inFolder(path(1)), inFolder(path(2))], code: [inFolder(path(2))])
        }
        return project
      }
      let owners = ProjectOwners(projects)
      for _ in 0..<20 {
        let path = path(1 + random.number(below: 4)).replacingOccurrences(of: "*", with: "de")
        let found = owners.owner(of: path)
        let asked = projects.flatMap { project in
          project.targets.filter { $0.takesAnything(of: path) }.map { "\(project.path) \($0.name)" }
        }
        for target in found?.targets ?? [] {
          #expect(asked.contains("\(found?.project.path ?? "") \(target.name)"), "seed \(seed): \(path)")
        }
        if let found, !found.targets.isEmpty {
          let own = found.project.targets.filter { $0.takesAnything(of: path) }
          let isInPackage = projects.contains { $0.isPackage && path.isWithin($0.folder) }
          #expect(isInPackage || found.targets == own, "seed \(seed): \(path)")
        } else if !projects.contains(where: \.isPackage) {
          #expect(asked.isEmpty, "seed \(seed): \(path): \(asked)")
        }
      }
    }
  }
}
