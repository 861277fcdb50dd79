import AppLocalization
import AppSources
import Foundation
import ProgramSupport

/// The languages and the targets' files in XcodeGen's `project.yml`.
///
/// Files that it includes are read too. In templates and paths with variables only literal parts are understood.
struct XcodeGenProject {
  private typealias Fields = [String: Any]

  /// The reader of each `project.yml` below a folder, whose path is relative to the folder. No project for a file of
  /// another kind.
  static func readers(root: String) -> [String: ProjectFile.Reader] {
    let reader: ProjectFile.Reader = { text, path in
      var project = XcodeGenProject(root: root, folder: path.parentPath)
      guard let fields = fields(text) else {
        let message = "cannot be read as YAML: its targets and languages are not known"
        return (nil, [LocalizationDiagnostic(.warning, "project.malformed", message, path: path)])
      }
      guard fields["targets"] != nil || fields["options"] != nil || fields["include"] != nil else { return (nil, []) }
      project.take(fields, folder: path.parentPath, path: path)
      var answer = ProjectLocalizations(path: path, developmentRegion: project.developmentLanguage ?? "en")
      answer.targets = project.targets
      return (answer, [])
    }
    return ["project.yml": reader]
  }

  private let root: String
  /// The folder of the project.
  private let folder: String
  private var developmentLanguage: String?
  /// The build settings of all targets.
  private var settings = BuildSettings()
  /// Each with the folder that its paths begin in, as its file is included.
  private var found: [String: [(fields: Fields, folder: String)]] = [:]
  private var templates: [String: [(fields: Fields, folder: String)]] = [:]
  private var included: Set<String> = []
  /// Files that include each other are read to this depth.
  private static let depthLimit = 32

  private static func fields(_ text: String) -> Fields? { BoundedYAML.load(text) as? Fields }

  /// Takes over the files that a file includes, then the file, each once.
  private mutating func take(_ fields: Fields, folder: String, path: String, depth: Int = 0) {
    included.insert(path)
    for item in Self.list(fields["include"]) where depth < Self.depthLimit {
      guard let name = item as? String ?? (item as? Fields)?["path"] as? String, !name.contains("$") else { continue }
      let file = path.parentPath.appendingPath(name).normalizedPath
      guard !included.contains(file), case .success(let data) = FileReader.read(root.appendingPath(file)),
        let inner = Self.fields(String(decoding: data, as: UTF8.self))
      else { continue }
      let isRelative = (item as? Fields)?["relativePaths"] as? Bool ?? true
      take(inner, folder: isRelative ? file.parentPath : folder, path: file, depth: depth + 1)
    }
    if let language = (fields["options"] as? Fields)?["developmentLanguage"] as? String {
      developmentLanguage = language
    }
    settings = settings(fields, folder).completed(with: settings)
    for (name, value) in fields["targets"] as? Fields ?? [:] {
      if let target = value as? Fields { found[name, default: []].append((target, folder)) }
    }
    for (name, value) in fields["targetTemplates"] as? Fields ?? [:] {
      if let template = value as? Fields { templates[name, default: []].append((template, folder)) }
    }
  }

  private var targets: [ProjectTarget] {
    found.sorted { $0.key < $1.key }.map { name, parts in
      let all =
        parts
        + parts.flatMap { Self.list($0.fields["templates"]) }.compactMap { $0 as? String }
        .flatMap { templates[$0] ?? [] }
      let type = all.lazy.compactMap { $0.fields["type"] as? String }.first ?? ""
      let own = all.reduce(BuildSettings()) { $0.completed(with: settings($1.fields, $1.folder)) }
        .completed(with: settings).completed(
          with: BuildSettings(["TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": ""]))
      let info = all.lazy.compactMap { $0.fields["info"] as? Fields }.first
      let path = info?["path"] as? String ?? own["INFOPLIST_FILE"].map(own.resolved)
      var target = ProjectTarget(
        name: name, productType: type, in: folder,
        resources: Set(all.flatMap { sources($0.fields, $0.folder) }.map(\.path)).sorted(),
        infoPath: path.flatMap { Self.path($0, from: all.first?.folder ?? folder) }, settings: own,
        excludes: all.flatMap { sources($0.fields, $0.folder) }.flatMap(\.excludes))
      target.findsInfo = path == nil
      target.infoProperties = PropertyListValue(yaml: info?["properties"] as Any)?.dictionary
      return target
    }
  }

  /// The build settings of a project or target, `settings: {base: {…}, configs: {Release: {…}}}` or without `base`, and those of
  /// its files. What ships comes first.
  private func settings(_ fields: Fields, _ folder: String) -> BuildSettings {
    let settings = fields["settings"] as? Fields ?? [:]
    func shippedFirst(_ values: Any?) -> [Any] {
      (values as? Fields ?? [:]).sorted { $0.key == "Release" || $1.key != "Release" && $0.key < $1.key }
        .map(\.value)
    }
    let written = shippedFirst(settings["configs"]) + [settings["base"], settings].compactMap { $0 }
    let files = shippedFirst(fields["configFiles"]).compactMap { $0 as? String }.filter { !$0.hasPrefix("/") }
    return
      (written.compactMap { $0 as? Fields }.map { BuildSettings($0.compactMapValues { $0 as? String }) }
      + files.map { BuildSettings(folder.appendingPath($0), root: root, .standard) })
      .reduce(BuildSettings()) { $0.completed(with: $1) }
  }

  /// Folders are taken whole, but for `excludes`: patterns relative to the folder, where `**/` may stand for nothing.
  private func sources(_ fields: Fields, _ folder: String) -> [(path: String, excludes: [String])] {
    Self.list(fields["sources"]).compactMap { item in
      let path = item as? String ?? (item as? Fields)?["path"] as? String
      return path.flatMap { Self.path($0, from: folder) }.map { path in
        let patterns = Self.list((item as? Fields)?["excludes"]).compactMap { $0 as? String }
        let all = patterns + patterns.filter { $0.hasPrefix("**/") }.map { String($0.dropFirst(3)) }
        return (path, all.map { path.appendingPath($0.hasSuffix("/**") ? String($0.dropLast(3)) : $0) })
      }
    }
  }

  /// A path from a folder; nil if it has a variable.
  private static func path(_ path: String, from folder: String) -> String? {
    path.contains("$") || path.hasPrefix("/") ? nil : folder.appendingPath(path).normalizedPath
  }

  /// YAML has a list, or its only element.
  private static func list(_ value: Any?) -> [Any] { value as? [Any] ?? value.map { [$0] } ?? [] }
}

extension PropertyListValue {
  /// The value that XcodeGen writes for a value of YAML; nil for one that no property list has.
  fileprivate init?(yaml: Any) {
    switch yaml {
    case let text as String: self = .string(text)
    case let flag as Bool: self = .boolean(flag)
    case let number as Int: self = .integer(Int64(number))
    case let list as [Any]: self = .array(list.compactMap(Self.init(yaml:)))
    case let fields as [String: Any]:
      var values = PropertyListDictionary()
      for (key, value) in fields.sorted(by: { $0.key < $1.key }) { values[key] = Self(yaml: value) }
      self = .dictionary(values)
    default: return nil
    }
  }
}
