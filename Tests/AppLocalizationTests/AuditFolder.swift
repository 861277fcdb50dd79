import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources
@testable import AuditAsking
@testable import LocalizationAudit

/// A small app as text: each line is a file and its text, as in the examples of rules and in `AuditCases`.
struct AuditFolder {
  /// The texts by path; nil where a file is taken away.
  private(set) var files: [String: String?] = [:]
  /// One of `Tests/Fixtures/Bundles` in place of files: `bundle: Which.app`.
  private var fixture: String?

  /// Reads lines `path: text`. A line that is indented goes on, a path alone is no file.
  init(_ lines: some Sequence<some StringProtocol>) {
    var entries: [String] = []
    for line in lines {
      if line.hasPrefix("  "), !entries.isEmpty {
        entries[entries.count - 1] += "\n" + line
      } else {
        entries.append("\(line)")
      }
    }
    for entry in entries {
      let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == "bundle", parts.count > 1 {
        fixture = parts[1].trimmingCharacters(in: .whitespaces)
        continue
      }
      for name in parts[0].split(separator: ",") {
        let path = Self.path(name)
        files[path] = parts.count > 1 ? Self.written(String(parts[1].drop { $0 == " " }), path, name) : .some(nil)
      }
    }
  }

  /// The folder with the files of another one in place of its own.
  func changed(_ other: AuditFolder) -> AuditFolder {
    var copy = self
    copy.files.merge(other.files) { $1 }
    copy.fixture = other.fixture ?? fixture
    return copy
  }

  /// The files. Beside folders of localizations there is an Info.plist.
  var all: [String: String] {
    var all = files
    if files["Info.plist"] == nil,
      files.contains(where: { $1 != nil && $0.split(separator: "/")[0].hasSuffix(".lproj") })
    {
      all["Info.plist"] = "{ CFBundleDevelopmentRegion = en; }"
    }
    return all.compactMapValues { $0 }
  }

  private var options: AuditOptions {
    get throws {
      var options = AuditOptions()
      try options.complete(with: Array((all[AuditOptions.fileName] ?? "{}").utf8), path: AuditOptions.fileName)
      return options
    }
  }

  /// The audit of the folder, by its configuration; of a built bundle, if all files are in one.
  var audit: AppAudit {
    get throws {
      let options = try options
      if let fixture { return AppAuditor(options: options).audit(Fixtures.path(fixture)) }
      let tops = Set(all.keys.map { $0.prefix { $0 != "/" } })
      let bundle = tops.count == 1 ? tops.first.flatMap { $0.hasSuffix(".app") ? "/\($0)" : nil } : nil
      return try withTemporaryFolder(all) { folder in
        // A bundle has no file of a team.
        bundle.map { AppAuditor(options: options).audit(folder.path + $0) } ?? AppAuditor().audit(folder.path)
      }
    }
  }

  /// What is known of a key: a row for each place of each table that has it, `table place expectation state shown`, with the
  /// line that people are shown, or what they are shown otherwise; and the nearest key if no table has it.
  func known(of key: String) throws -> [String] {
    try withTemporaryFolder(all) { folder in
      var request = AuditRequest()
      request.paths = [folder.path]
      let known = try request.explanation(of: key)
      let rows = known.rows.map { row in
        let shown = row.row.shown.map { "\($0.place):\($0.text.position?.line ?? 0)" } ?? row.otherwise
        return "\(row.table) \(row.row.place) \(row.row.expectation) \(row.row.state) \(shown)"
          + (row.exemption == nil ? "" : ", exempt")
      }
      return rows + (known.nearest.map { ["nearest \($0)"] } ?? [])
    }
  }

  /// The place whose text an app shows for a key, by table and localization; no value where it shows the key.
  func placesShown(of key: String) throws -> [String: String?] {
    try withTemporaryFolder(all) { folder in
      let tables = try BundleTables(path: folder.path)
      var places: [String: String?] = [:]
      for name in tables.bundle.localizations {
        let localizer = AppLocalizer(tables, preferredLanguages: [name])
        for table in Set(tables.tables.values.flatMap(\.keys)) where localizer.localization == name {
          places["\(table) \(name)"] = .some(localizer.lookUp(key, table: table).place.map { "\($0)" })
        }
      }
      return places
    }
  }

  /// The bundles of the folder: their folders of resources, localizations, development region and `Info.plist`.
  var parts: [String] {
    get throws {
      let options = try options
      return try withTemporaryFolder(all) { folder in
        SourceParts(of: folder.path, isExcluded: options.isExcluded).parts.map(\.bundle).map { bundle in
          let folders = bundle.layout.resourceFolders.sorted().map { $0.isEmpty ? "." : $0 }.joined(separator: " ")
          return "\(folders): \(bundle.localizations.joined(separator: ", ")) (\(bundle.developmentRegion ?? "-"))"
            + (bundle.layout.infoPath.map { " \($0)" } ?? "")
        }.sorted()
      }
    }
  }

  /// What a run prints, by the words of `! format notes summary limit=1`, with `~` for the folder.
  func printed(_ words: String) throws -> [String] {
    try withTemporaryFolder(all) { folder in
      var request = AuditRequest()
      request.paths = [folder.path]
      let words = words.split(separator: " ").map(String.init)
      request.format = try #require(AuditReport.Format(rawValue: words[0]))
      request.showsNotes = words.contains("notes")
      let limit = words.first { $0.hasPrefix("limit=") }.flatMap { Int($0.dropFirst("limit=".count)) }
      let lines = try request.run(limit: limit, isSummary: words.contains("summary")).lines
      return lines.map { $0.replacingOccurrences(of: folder.path, with: "~") }
    }
  }

  // MARK: - Notation

  /// `en` and `en/Menu` are tables of a localization, `catalog` is a string catalog, `project` is one of Xcode with a target; what
  /// has a full stop is a path.
  private static func path(_ name: Substring) -> String {
    if name.contains(".") { return String(name) }
    if name == "catalog" { return "Localizable.xcstrings" }
    if name == "project" { return "App.xcodeproj/project.pbxproj" }
    let parts = name.split(separator: "/")
    return "\(parts[0]).lproj/\(parts.count > 1 ? parts[1] : "Localizable").strings"
  }

  /// A text as the file has it: `⏎` is the end of a line, where a line of a case has to be one.
  private static func written(_ text: String, _ path: String, _ name: Substring) -> String {
    var text = text.replacingOccurrences(of: "⏎", with: "\n")
    if path.hasSuffix(".xcstrings") { text = replaced(text, unit) }
    if path.hasSuffix(".stringsdict") {
      text = words.reduce(replaced(text, entry)) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
    if name == "project" { text = project(text) }
    if name == "catalog" { text = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(text)}}"# }
    return repeated(text)
  }

  /// A project whose target `App` has the files of a folder `App`, by their names, and settings behind a bar: `a b | C = YES;`.
  private static func project(_ text: String) -> String {
    let parts = text.components(separatedBy: " | ")
    let children = parts[0].split(separator: " ").enumerated()
    let files = children.map { index, path in
      "F\(index) = { path = \"\(path)\"; sourceTree = \"<group>\"; }; B\(index) = { fileRef = F\(index); };"
    }
    func ids(_ letter: String) -> String { children.map { "\(letter)\($0.offset)" }.joined(separator: ", ") }
    return """
      { rootObject = P; objects = { \(files.joined(separator: "\n"))
      P = { developmentRegion = en; knownRegions = (en, Base); mainGroup = G; targets = (T); };
      G = { path = App; sourceTree = "<group>"; children = (\(ids("F"))); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L;
        productType = "com.apple.product-type.\(parts.count > 2 ? parts[2] : "application")"; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { \(parts.count > 1 ? parts[1] : "") }; };
      R = { isa = PBXResourcesBuildPhase; files = (\(ids("B"))); }; }; }
      """
  }

  /// Short words for the names in a `.stringsdict`.
  private static let words: KeyValuePairs = [
    "FORMAT": "NSStringLocalizedFormatKey", "RULEKEY": "NSStringFormatSpecTypeKey",
    "RULE": "NSStringFormatSpecTypeKey = NSStringPluralRuleType", "VALUE": "NSStringFormatValueTypeKey",
    "DEVICE": "NSStringDeviceSpecificRuleType", "WIDTH": "NSStringVariableWidthRuleType",
  ]

  /// `{1-9}` in a statement repeats it.
  private static func repeated(_ text: String) -> String {
    guard let mark = text.firstRange(of: /\{(\d+)-(\d+)\}/), let numbers = text[mark].wholeMatch(of: /\{(\d+)-(\d+)\}/),
      let first = Int(numbers.1), let last = Int(numbers.2)
    else { return text }
    let start = text[..<mark.lowerBound].lastIndex(of: ";").map(text.index(after:)) ?? text.startIndex
    let end = text[mark.upperBound...].firstIndex(of: ";").map(text.index(after:)) ?? text.endIndex
    let statement = text[start..<end]
    let all = (first...last).map { statement.replacing(/\{\d+-\d+\}/, with: "\($0)") }.joined(separator: " ")
    return text[..<start] + all + repeated(String(text[end...]))
  }

  /// The text with what stands for each `<…>`.
  private static func replaced(_ text: String, _ value: (Substring) -> String) -> String {
    text.replacing(/<([^<>]*)>/) { value($0.1) }
  }

  /// A unit of a catalog: `<text>`, `<text|new>`; or its plural forms: `<one=text|other=text>`.
  private static func unit(_ mark: Substring) -> String {
    let parts = mark.split(separator: "|", omittingEmptySubsequences: false)
    func unit(_ text: Substring, _ state: Substring) -> String {
      #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }
    guard let forms = forms(parts) else { return unit(parts[0], parts.count > 1 ? parts[1] : "translated") }
    let texts = forms.map { "\"\($0)\":\(unit($1, "translated"))" }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(texts)}}}"#
  }

  /// An entry of a `.stringsdict`: `<%#@n@|n:d|one=text|other=text>`.
  private static func entry(_ mark: Substring) -> String {
    let parts = mark.split(separator: "|", omittingEmptySubsequences: false)
    var (text, isOpen) = ("{ NSStringLocalizedFormatKey = \"\(parts[0])\";", false)
    for part in parts.dropFirst() {
      if let (name, form) = forms([part])?.first {
        text += " \(name) = \"\(form)\";"
      } else {
        let names = part.split(separator: ":")
        text += (isOpen ? " };" : "") + " \(names[0]) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
        text += "NSStringFormatValueTypeKey = \"\(names[1])\";"
        isOpen = true
      }
    }
    return text + (isOpen ? " }; }" : " }")
  }

  private static func forms(_ parts: [Substring]) -> [(Substring, Substring)]? {
    let forms = parts.compactMap { part in
      part.wholeMatch(of: /(zero|one|two|few|many|other)=(.*)/).map { ($0.1, $0.2) }
    }
    return forms.count == parts.count ? forms : nil
  }
}
