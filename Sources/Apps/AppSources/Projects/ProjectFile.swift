import AppLocalization
import SystemAccess

/// Reads the project files of a folder of sources.
package enum ProjectFile {
  /// A project, if the file is one, and the problems in it.
  typealias Reading = (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic])

  /// Reads a project's settings of languages.
  ///
  /// - Parameters:
  ///   - path: relative to the root, in which other files of the project are.
  static func read(_ bytes: [UInt8], path: String, root: String, limits: ReadingLimits) -> Reading {
    if path.hasExtension("pbxproj") { return XcodeProject.read(bytes, path: path, in: root, limits: limits) }
    return PackageManifest.read(String(decoding: bytes, as: UTF8.self), path: path)
  }
}

/// Reads `defaultLocalization` from a package's manifest (SE-0278), and its targets, without running it.
package enum PackageManifest {
  /// A package. A diagnostic reports a default localization that is not a literal: `"en-GB"`, `.init("en-GB")` or
  /// `LanguageTag("en-GB")`.
  package static func read(
    _ text: String, path: String
  ) -> (project: ProjectLocalizations, diagnostics: [LocalizationDiagnostic]) {
    let manifest = Manifest(text, in: path.parentPath)
    var project = ProjectLocalizations(path: path, developmentRegion: manifest.region)
    project.targets = manifest.targets
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
  private(set) var targets: [ProjectTarget] = []

  private static let targetKinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// - Parameter folder: the manifest's.
  init(_ text: String, in folder: String) {
    var lexer = SourceLexer(Array(text.unicodeScalars))
    var label = ""
    // The functions of the open calls, with the brackets around their arguments.
    var calls: [(function: String, depth: Int)] = []
    // A target with its arguments, and the number of calls around these. A target inside is the name of one that it
    // depends on.
    var target: (function: String, depth: Int, arguments: [String: [String]])?
    while let token = lexer.next() {
      switch token {
      case .name(let name, .label):
        label = name
        if name == "defaultLocalization", region == nil, computedRegion == nil { readRegion(lexer) }
        if name == "targets", !hasTargets { hasTargets = !Self.isBeforeEmptyList(lexer) }
      case .name(let name, .function):
        let function = String(name.split(separator: ".").last ?? "")
        calls.append((function, lexer.depth))
        if target == nil, Self.targetKinds.contains(function) { target = (function, calls.count, [:]) }
      case .open("("): calls.append(("", lexer.depth))
      case .close:
        while let call = calls.last, call.depth > lexer.depth { calls.removeLast() }
        if let ended = target, calls.count < ended.depth {
          target = nil
          targets.append(Self.target(ended.function, ended.arguments, folder))
        }
      case .literal(let literal):
        guard let depth = target?.depth else { continue }
        let rule = calls.last?.function ?? ""
        let isResource = calls.count == depth + 1 && ["process", "copy"].contains(rule)
        if isResource || calls.count == depth {
          target?.arguments[isResource ? rule : label, default: []].append(literal.text)
        }
      case .name, .interpolation, .sign, .open: break
      }
    }
    if let target { targets.append(Self.target(target.function, target.arguments, folder)) }
  }

  private static func target(_ function: String, _ arguments: [String: [String]], _ folder: String) -> ProjectTarget {
    ProjectTarget(
      package: arguments["name"]?.last ?? "", isTest: function == "testTarget", in: folder,
      path: arguments["path"]?.last?.normalizedPath, resources: arguments["process"] ?? [],
      copied: arguments["copy"] ?? [], excluded: arguments["exclude"] ?? [])
  }

  /// Reads the literal that comes next, alone or as the argument of an initializer.
  private mutating func readRegion(_ lexer: SourceLexer) {
    var lexer = lexer
    var token = lexer.next()
    let line = lexer.line
    if case .name(let name, .function)? = token, [".init", "LanguageTag", "LanguageTag.init"].contains(name) {
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
    guard case .open("[")? = lexer.next(), case .close? = lexer.next() else { return false }
    return true
  }
}
