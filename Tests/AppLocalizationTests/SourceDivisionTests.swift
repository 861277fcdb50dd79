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
      "B/Sources/Other.xcodeproj/project.pbxproj", "C/Project.swift", "C/project.yml", "C/Package.json",
      "D/Settings.bundle/Root.plist",
    ]
    try withTemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })) { folder in
      let tree = SourceTree(folder.path, .standard)
      #expect(
        tree.projectPaths == [
          paths[0], "B/Package.swift", "C/Project.swift", "C/project.yml", "B/Sources/Other.xcodeproj/project.pbxproj",
        ])
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
  private func target(_ name: String, _ resources: String, info: String? = nil, isTest: Bool = false) -> ProjectTarget {
    ProjectTarget(
      name: name, productType: isTest ? "bundle.unit-test" : "application", resources: words(resources), infoPath: info)
  }

  private func project(_ path: String, _ targets: ProjectTarget...) -> ProjectLocalizations {
    var project = ProjectLocalizations(path: path, developmentRegion: "en")
    project.targets = targets
    return project
  }

  /// `PROJECT folders, INFO` of each part, and the folders in no target.
  private func divided(
    _ projects: [ProjectLocalizations], _ folders: String, info: String = ""
  ) -> (parts: [String], unused: [String]) {
    let division = SourceDivision(projects: ProjectOwners(projects), infoPaths: words(info), folders: words(folders))
    let parts = division.groups.map { group in
      [group.project?.path ?? "-", group.folders.joined(separator: " "), group.infoPath].compactMap { $0 }
        .joined(separator: ", ")
    }
    return (parts, division.unused)
  }

  /// SwiftPM's targets are folders in one of four folders, or what the manifest names.
  @Test func partsOfAPackage() {
    var package = project("P/Package.swift")
    let folders =
      "P P/Sources/A P/Sources/A/R P/Sources/B P/Source/C P/src/D P/srcs/E P/Tests/A P/Sources/F/Tests P/Code/G P/Code/H/R P/Sources/XTests/a"
    let found = divided([package], folders)
    #expect(
      found.parts
        == ["P/Sources/A P/Sources/A/R", "P/Sources/B", "P/Source/C", "P/src/D", "P/srcs/E"].map {
          "P/Package.swift, " + $0
        })
    #expect(found.unused == ["P", "P/Code/G", "P/Code/H/R"])
    package.targets = [ProjectTarget(package: "H", path: "Code/H")]
    #expect(divided([package], "P/Code/G P/Code/H/R").parts == ["P/Package.swift, P/Code/H/R"])
    // What one target excludes may be another's.
    package.targets = [
      ProjectTarget(package: "A", excluded: ["B", "C"]), ProjectTarget(package: "B", path: "Sources/A/B"),
    ]
    let nested = divided([package], "P/Sources/A P/Sources/A/B P/Sources/A/C")
    #expect(nested.parts == ["P/Sources/A", "P/Sources/A/B"].map { "P/Package.swift, \($0)" })
    #expect(nested.unused == ["P/Sources/A/C"])
  }

  /// What SwiftPM 6.3 puts into a package's bundles (tried with `swift build`): all of a target's folder but what it
  /// excludes, resources outside of it, and bundles as they are.
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
    var package = project("P/Package.swift")
    package.targets = targets
    let found = divided(
      [package],
      "P/Code P/Code/Own P/Code/Old P/Code/b/c P/Resources/x P/R P/Code/N.bundle P/Checks/a P/Z P/Y P/Sources/In")
    #expect(
      found.parts
        == ["P/Code P/Code/Own P/Resources/x", "P/R", "P/Code/N.bundle", "P/Sources/In"].map {
          "P/Package.swift, " + $0
        })
    #expect(found.unused == ["P/Code/Old", "P/Code/b/c", "P/Z", "P/Y"])
  }

  /// Without a project, and without targets that are known, a part is a folder at the top, or in a folder that is usual there.
  /// `Info.plist` is the one beside its resources, or around them.
  @Test func partsWithoutTargets() {
    #expect(
      divided(
        [], "App/A App/B Sources/C Sources/D apps/E apps/F Settings.bundle App/Settings.bundle",
        info: "App/Info.plist Sources/C/Info.plist Info.plist TestsX/Info.plist"
      ).parts == [
        "-, App/A App/B, App/Info.plist", "-, Sources/C, Sources/C/Info.plist", "-, Sources/D", "-, apps/E",
        "-, apps/F",
        "-, Settings.bundle", "-, App/Settings.bundle",
      ])
    #expect(
      divided([], "App/A/B App/A", info: "App/A/B/Info.plist App/Tests/Info.plist").parts == [
        "-, App/A/B App/A, App/A/B/Info.plist"
      ])
    #expect(divided([], "App/A App/A/B", info: "App/A/B/Info.plist").parts == ["-, App/A App/A/B, App/A/B/Info.plist"])
    #expect(
      divided([], "App/A/B", info: "App/Info.plist App/A/Info.plist").parts == ["-, App/A/B, App/A/Info.plist"])
    let tuist = project("X/Project.swift")
    #expect(
      divided([tuist], "X/Targets/A/R X/Targets/A/S X/Targets/B X/C/D X/C/E Y").parts == [
        "X/Project.swift, X/Targets/A/R X/Targets/A/S", "X/Project.swift, X/Targets/B", "X/Project.swift, X/C/D X/C/E",
        "-, Y",
      ])
  }

  /// The folders of one set of targets are one part; those of tests alone are none, and those of no target are told.
  @Test func partsOfAnXcodeProject() {
    let app = target("App", "App Shared", info: "App/Info.plist")
    let all = project(
      "I/A.xcodeproj/project.pbxproj", app, target("Kit", "Shared Kit ../Out"),
      target("Tests", "Data App", isTest: true))
    let found = divided(
      [all], "I/App I/App/R I/Shared I/Kit I/Data I/Other I/App/Settings.bundle Out Elsewhere I/UITest",
      info: "I/App/Info.plist I/Kit/Info.plist")
    #expect(
      found.parts == [
        "I/App I/App/R, I/App/Info.plist", "I/Shared, I/App/Info.plist", "I/Kit Out", "I/App/Settings.bundle",
      ].map { "I/A.xcodeproj/project.pbxproj, " + $0 } + ["-, Elsewhere"])
    #expect(found.unused == ["I/Other"])
    // A file that is not there is nobody's.
    #expect(divided([all], "I/App").parts == ["I/A.xcodeproj/project.pbxproj, I/App"])
    // Targets without files say nothing.
    let empty = project("A.xcodeproj/project.pbxproj", target("App", ""))
    #expect(divided([empty], "App/R Other").parts.count == 2 && divided([empty], "App/R Other").unused == [])
  }

  /// The deepest project has a folder. A package beside an app has what the app's targets do not take.
  @Test func partsOfSeveralProjects() {
    let app = project("A.xcodeproj/project.pbxproj", target("App", "App Kit/Sources"))
    let kit = project("Kit/Package.swift")
    var beside = project("Package.swift")
    #expect(
      divided([app, kit], "App Kit/Sources/K").parts == [
        "A.xcodeproj/project.pbxproj, App", "Kit/Package.swift, Kit/Sources/K",
      ])
    let both = divided([app, beside], "App Sources/S Other")
    #expect(both.parts == ["A.xcodeproj/project.pbxproj, App", "Package.swift, Sources/S"] && both.unused == ["Other"])
    beside.isWithoutTargets = true
    #expect(divided([app, beside], "Sources/S").unused == ["Sources/S"])
    #expect(divided([beside], "Sources/S").parts == ["Package.swift, Sources/S"])
    let nested = project("Sub/B.xcodeproj/project.pbxproj", target("B", "R"))
    #expect(divided([kit, app, nested], "Sub/R").parts == ["Sub/B.xcodeproj/project.pbxproj, Sub/R"])
    #expect(divided([app, nested], "Sub/Q").unused == ["Sub/Q"])
  }

  /// Paths in an Xcode project begin at the folder of `.xcodeproj`, those of others at that of their file.
  @Test func pathsOfProjects() {
    let xcode = project(
      "I/A.xcodeproj/project.pbxproj", target("A", "", info: "App/Info.plist"), target("B", "", info: "../../x.plist"),
      target("C", "", info: "../y.plist"))
    #expect(xcode.folder == "I" && !xcode.isPackage && xcode.infoPaths == ["I/App/Info.plist", "y.plist"])
    let package = project("P/Q/Package.swift")
    #expect(package.folder == "P/Q" && package.isPackage)
    #expect(!project("A").isOfTests && !project("A", target("A", ""), target("B", "", isTest: true)).isOfTests)
    #expect(project("A", target("B", "", isTest: true)).isOfTests)
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
        project.targets = (0..<4).map { index in
          let resources = (0..<random.number(below: 3)).map { _ in
            (random.number(below: 4) == 0 ? "../" : "") + path(1 + random.number(below: 3))
          }
          return random.number(below: 3) == 0
            ? ProjectTarget(package: "A", path: path(1), resources: resources, excluded: [path(1)])
            : ProjectTarget(
              name: "T\(index)", productType: "", resources: resources, infoPath: nil,
              excludes: [path(1), "*/\(path(1))"], leftOut: [path(2)], code: [path(2)])
        }
        return project
      }
      let owners = ProjectOwners(projects)
      for _ in 0..<20 {
        let path = path(1 + random.number(below: 4)).replacingOccurrences(of: "*", with: "de")
        let found = owners.owner(of: path)
        let asked = projects.flatMap { project in
          project.targets.filter { $0.takesAnything(of: project.relativePath(path)) }.map {
            "\(project.path) \($0.name)"
          }
        }
        for target in found?.targets ?? [] {
          #expect(asked.contains("\(found?.project.path ?? "") \(target.name)"), "seed \(seed): \(path)")
        }
        if let found, !found.targets.isEmpty {
          let own = found.project.targets.filter { $0.takesAnything(of: found.project.relativePath(path)) }
          let isInPackage = projects.contains { $0.isPackage && path.isWithin($0.folder) }
          #expect(isInPackage || found.targets == own, "seed \(seed): \(path)")
        } else if !projects.contains(where: \.isPackage) {
          #expect(asked.isEmpty, "seed \(seed): \(path): \(asked)")
        }
      }
    }
  }
}
