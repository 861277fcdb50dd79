import AppLocalization

/// Reads the project files of a folder of sources.
package enum ProjectFile {
  /// A project, if the file is one, and the problems in it.
  package typealias Reading = (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic])
  /// Reads another kind of project file, such as YAML.
  package typealias Reader = @Sendable (_ text: String, _ path: String) -> Reading

  /// Reads a project's settings of languages.
  static func read(
    _ bytes: [UInt8], path: String, limits: ReadingLimits, others: [String: Reader] = [:]
  ) -> Reading {
    if path.hasExtension("pbxproj") { return XcodeProject.read(bytes, path: path, limits: limits) }
    let text = String(decoding: bytes, as: UTF8.self)
    switch path.lastPathComponent {
    case "Package.swift": return PackageManifest.read(text, path: path)
    case "Project.swift":
      // Tuist's manifest has `developmentRegion` in the project's options.
      let manifest = Manifest(text, region: "developmentRegion")
      return (ProjectLocalizations(path: path, developmentRegion: manifest.region), [])
    default:
      let reading = others[path.lastPathComponent]?(text, path)
      return (reading?.project ?? ProjectLocalizations(path: path, developmentRegion: nil), reading?.diagnostics ?? [])
    }
  }
}

/// Reads `defaultLocalization` from a package's manifest (SE-0278), and its targets, without running it.
package enum PackageManifest {
  /// A package. A diagnostic reports a default localization that is not a literal: `"en-GB"`, `.init("en-GB")` or
  /// `LanguageTag("en-GB")`.
  package static func read(
    _ text: String, path: String
  ) -> (project: ProjectLocalizations, diagnostics: [LocalizationDiagnostic]) {
    let manifest = Manifest(text, region: "defaultLocalization")
    var project = ProjectLocalizations(path: path, developmentRegion: manifest.region)
    project.targets = manifest.targets.map { target in
      ProjectTarget(
        package: target.name, isTest: target.isTest, path: target.path, resources: target.resources,
        excluded: target.excluded)
    }
    project.isWithoutTargets = !manifest.hasTargets
    let message = "defaultLocalization is computed; only a string literal can be read"
    let diagnostics = manifest.computedRegion.map { line in
      LocalizationDiagnostic(
        .warning, "manifest.unreadable", message, path: path, position: TextPosition(line: line, column: 1))
    }
    return (project, [diagnostics].compactMap { $0 })
  }
}

/// The literals in a manifest, which is a program in Swift: nothing else can be read.
private struct Manifest {
  private(set) var region: String?
  /// The line of a region that is not a literal.
  private(set) var computedRegion: Int?
  /// Whether there is a list of targets that is not empty.
  private(set) var hasTargets = false
  private(set) var targets: [Target] = []

  struct Target {
    var name = ""
    let isTest: Bool
    var path: String?
    var resources: [String] = []
    var excluded: [String] = []
  }

  private static let targetKinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// - Parameter region: the label of the development region.
  init(_ text: String, region regionLabel: String) {
    var lexer = SourceLexer(Array(text.unicodeScalars))
    var label = ""
    // The functions of the open calls, with the brackets around their arguments.
    var calls: [(function: String, depth: Int)] = []
    // The number of calls around what the target has. A target inside is the name of one that it depends on.
    var depth: Int?
    while let token = lexer.next() {
      switch token {
      case .label(let name):
        label = name
        if name == regionLabel, region == nil, computedRegion == nil { readRegion(lexer) }
        if name == "targets", !hasTargets { hasTargets = !Self.isBeforeEmptyList(lexer) }
      case .open("(", let callee):
        let function = String(callee?.split(separator: ".").last ?? "")
        calls.append((function, lexer.depth))
        if depth == nil, Self.targetKinds.contains(function) {
          depth = calls.count
          targets.append(Target(isTest: function == "testTarget"))
        }
      case .close:
        while let call = calls.last, call.depth > lexer.depth { calls.removeLast() }
        if calls.count < depth ?? 0 { depth = nil }
      case .literal(let literal):
        guard let depth, var target = targets.popLast() else { continue }
        switch (calls.count - depth, label) {
        case (0, "name"): target.name = literal.text
        case (0, "path"): target.path = literal.text.normalizedPath
        case (0, "exclude"): target.excluded.append(literal.text)
        case (1, _) where ["process", "copy"].contains(calls.last?.function): target.resources.append(literal.text)
        default: break
        }
        targets.append(target)
      case .name, .interpolation, .sign, .open: break
      }
    }
  }

  /// Reads the literal that comes next, alone or as the argument of an initializer.
  private mutating func readRegion(_ lexer: SourceLexer) {
    var lexer = lexer
    var token = lexer.next()
    let line = lexer.line
    if case .open(_, let callee?)? = token, [".init", "LanguageTag", "LanguageTag.init"].contains(callee) {
      token = lexer.next()
    }
    if case .literal(let literal)? = token, !literal.text.isEmpty, !literal.text.contains(where: \.isNewline) {
      region = literal.text
    } else {
      computedRegion = line
    }
  }

  private static func isBeforeEmptyList(_ lexer: SourceLexer) -> Bool {
    var lexer = lexer
    guard case .open("[", _)? = lexer.next(), case .close? = lexer.next() else { return false }
    return true
  }
}
