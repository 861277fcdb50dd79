import AppLocalization

/// Reads `defaultLocalization` from a package's manifest (SE-0278) as text, without running it.
package enum PackageManifest {
  /// The default localization; nil if the manifest names none.
  ///
  /// A manifest is a program. Only a string literal can be read: `"en-GB"`, `.init("en-GB")` or `LanguageTag("en-GB")`.
  /// A diagnostic reports anything else.
  package static func read(
    _ text: String, path: String
  ) -> (project: ProjectLocalizations, diagnostics: [LocalizationDiagnostic]) {
    var scanner = ManifestScanner(text)
    var region: String?
    var diagnostics: [LocalizationDiagnostic] = []
    switch scanner.argument("defaultLocalization") {
    case nil: break
    case .literal(let name)?: region = name
    case .expression(let index)?:
      let message = "defaultLocalization is computed; only a string literal can be read"
      let position = TextPosition(line: scanner.line(of: index), column: 1)
      diagnostics.append(
        LocalizationDiagnostic(.warning, "manifest.unreadable", message, path: path, position: position))
    }
    var project = ProjectLocalizations(path: path, developmentRegion: region)
    project.packageTargets = PackageTarget.read(text)
    project.isWithoutTargets = !hasTargets(text)
    return (project, diagnostics)
  }

  /// Whether the package has targets: an argument that is not an empty list.
  private static func hasTargets(_ text: String) -> Bool {
    var scanner = ManifestScanner(text)
    guard case .expression(let index)? = scanner.argument("targets") else { return false }
    return !text.unicodeScalars.dropFirst(index).filter { !$0.properties.isWhitespace }.starts(
      with: "[]".unicodeScalars)
  }
}

/// A target of a package, by the literals in its manifest.
package struct PackageTarget: Equatable, Sendable {
  package private(set) var name = ""
  package let isTest: Bool
  /// The target's folder, relative to the package; nil for a folder with its name in one of ``sourceFolders``.
  private var path: String?
  /// The resources, and what is left out, relative to the target's folder.
  private var resources: [String] = []
  private var excluded: [String] = []

  /// The folders in which SwiftPM looks for a target without a path.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let kinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  package init(_ name: String = "", isTest: Bool = false, path: String? = nil, resources: [String] = []) {
    (self.name, self.isTest, self.path, self.resources) = (name, isTest, path, resources)
  }

  /// The folders that the target may have.
  private var folders: [String] {
    path.map { [$0] } ?? ((isTest ? ["Tests"] : []) + Self.sourceFolders).map { $0.appendingPath(name) }
  }

  /// Whether a folder is in the target's, or in a resource outside of it (tools version 6.0).
  func takes(_ folder: String) -> Bool {
    folders.contains { own in
      folder.isWithin(own)
        || resources.contains { $0.hasPrefix("..") && folder.isWithin(own.appendingPath($0).normalizedPath) }
    }
  }

  func excludes(_ folder: String) -> Bool {
    folders.contains { own in excluded.contains { folder.isWithin(own.appendingPath($0).normalizedPath) } }
  }

  static func read(_ text: String) -> [PackageTarget] {
    var scanner = ManifestScanner(text)
    var targets: [PackageTarget] = []
    var calls: [String] = []
    // The number of calls around what the target has. A target inside is the name of one that it depends on.
    var depth: Int?
    while let token = scanner.next() {
      switch token {
      case .call(let name):
        calls.append(name)
        if depth == nil, kinds.contains(name) {
          depth = calls.count
          targets.append(PackageTarget(isTest: name == "testTarget"))
        }
      case .end:
        calls.removeLast(min(calls.count, 1))
        if calls.count < depth ?? 0 { depth = nil }
      case .literal(let text, let label):
        guard let depth, var target = targets.popLast() else { continue }
        switch calls.count - depth {
        case 0 where label == "name": target.name = text
        case 0 where label == "path": target.path = text.normalizedPath
        case 0 where label == "exclude": target.excluded.append(text)
        case 1 where ["process", "copy"].contains(calls.last): target.resources.append(text)
        default: break
        }
        targets.append(target)
      }
    }
    return targets
  }
}
