import Foundation
import LocaleMatching
import LocalePlurals
import SystemAccess
import TestSupport
import Testing

@testable import AppLocalization
@testable import AppSources
@testable import LocalizationAudit
@testable import LocalizationEngines

/// The rows of `Tests/Fixtures/ReadingCases/apps.txt`: a text, and what is read in it.
@Suite struct AppReadingCaseTests {
  static let list = ReadingCase.all("apps", questions)

  @Test(arguments: list.cases)
  func isReadSo(one: ReadingCase) { one.check(Self.questions) }

  @Test func thereAreCases() { #expect(ReadingCase.areWhole(Self.list, Self.questions, moreThan: 400)) }

  private static let questions: ReadingCase.Questions = names.merging(sources) { $1 }.merging(formats) { $1 }
    .merging(settings) { $1 }.merging(thresholds) { $1 }

  private static func yes(_ isSo: Bool) -> String { isSo ? "yes" : "no" }

  /// The sides of `a in b`.
  private static func sides(_ text: String, _ word: String) -> (String, String) {
    let parts = text.components(separatedBy: word)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  // MARK: - Keys, languages and codes
  private static let names: ReadingCase.Questions = [
    "is a text": { yes(TextForm.isText($0)) },
    "is translated": { yes(TextForm.isTranslatable($0)) },
    "address or words": { "\($0.isAddress ? "address" : "words") \($0.wordCount)" },
    "variant of": { text in
      let (name, other) = sides(text, " of ")
      return yes([name, other].variants.contains(name))
    },
    "private use": { yes($0.isPrivateUseLanguage) },
    "base name": { AppleIdentifier($0).base.map { String(decoding: $0, as: UTF8.self) } },
    "old name of a folder": { LegacyFolderName.tag(of: $0) },
    "first of": { text in
      let names = ["fr", "en_gb", "English", "en-GB", "iw", "zh-TW", "??"]
      let first = LocalizationName.first(of: names, text)
      #expect(LocalizationName.contains(names, text) == (first != nil))
      return first
    },
    "folded": { LocalizationName.folded($0) },
    "compared as": { LocalizationName.comparable($0) },
    "preferred localizations": { text in
      let (localizations, preferences) = sides(text, " | ")
      return LocalizedBundle.preferredLocalizations(from: words(localizations), forPreferences: words(preferences))
        .joined(separator: " ")
    },
    "setting": { text in
      let severity = #""severity":"ignore""#
      var options = AuditOptions()
      let rule = text == "{}" ? "{\(severity)}" : text.dropLast() + ",\(severity)}"
      try options.complete(with: Array(#"{"rules":[\#(rule)]}"#.utf8), path: "c.json")
      let setting = try #require(options.settings.first)
      var index = SettingIndex([setting])
      let matches = index.last("audit.a", table: "A/T", localization: "de", key: "key", path: "p/x") != nil
      let isOpen = [setting.table, setting.localization, setting.key, setting.path].allSatisfy { $0 == nil }
      let matchesNothingElse = index.last("audit.a", table: nil, localization: nil, key: nil, path: nil) != nil
      #expect(matchesNothingElse == (matches && isOpen))
      return yes(matches)
    },
    "accepted configuration": { text in
      let problems = try JSONSchema.problems(text, inFile: "which-locale-configuration")
      #expect(problems == [])
      return yes(refusal(text) == nil)
    },
    "refused configuration": { text in
      let problems = try JSONSchema.problems(text, inFile: "which-locale-configuration")
      #expect(problems != [])
      return refusal(text)
    },
    "refused by the reader alone": { refusal($0) },
    "refused baseline": { text in
      do throws(LocalizationDiagnostic) {
        _ = try AuditBaseline(Array(text.utf8), path: "b")
        return nil
      } catch {
        #expect(error.code == "baseline.malformed")
        return error.message
      }
    },
    "codes of a name": { text in
      let codes = RuleList.all.map(\.code).filter { RuleList.isNamed($0, text) }.map(\.rawValue).sorted()
      #expect((RuleList.problem(ofName: text) == nil) == !codes.isEmpty)
      return codes.joined(separator: ", ")
    },
    "unknown code": { RuleList.problem(ofName: $0) },
    "exit status": { text in
      let parts = words(text)
      let code = LocalizationDiagnostic.Code(rawValue: parts[0])
      return "\(LocalizationDiagnostic(.error, code, "x", path: parts.count > 1 ? parts[1] : nil).exitStatus)"
    },
  ]

  /// What the reader of `.which-locale.json` says against a text, with its place; nil if it takes it.
  private static func refusal(_ text: String) -> String? {
    var options = AuditOptions()
    do throws(LocalizationDiagnostic) {
      try options.complete(with: Array(text.utf8), path: "c.json")
      return nil
    } catch {
      #expect(error.path == "c.json" && error.severity == .error)
      let place = error.position.map { "\($0.line):\($0.column)" } ?? "-"
      return error.code == "json.malformed" ? error.code.rawValue : "\(place) \(error.message)"
    }
  }

  // MARK: - Folders, projects and code
  private static let sources: ReadingCase.Questions = [
    "relative path": { text in
      let (path, root) = sides(text, " in ")
      return path.relative(to: root)
    },
    "is excluded": { text in
      var options = AuditOptions()
      try options.complete(with: Array(#"{"exclude":["a/","*.x"]}"#.utf8), path: "c.json")
      return yes(options.isExcluded(text))
    },
    "normal path": { $0.normalizedPath },
    "path and parents": { $0.pathAndParents.map { $0.isEmpty ? "." : $0 }.joined(separator: " ") },
    "is within": { text in
      let (path, folder) = sides(text, " in ")
      return yes(path.isWithin(folder))
    },
    "divided": { text in
      let parts = text.components(separatedBy: "| ").map { $0.trimmed }
      let projects = parts[0].isEmpty ? [] : parts[0].components(separatedBy: " & ").map(project)
      let division = SourceDivision(
        projects: ProjectOwners(projects), infoPaths: words(parts[2]), folders: words(parts[1]))
      let groups = division.groups.map { group in
        [group.project?.path ?? "-", group.folders.joined(separator: " "), group.infoPath].compactMap { $0 }
          .joined(separator: ", ")
      }.joined(separator: "; ")
      return groups + (division.unused.isEmpty ? "" : " / \(division.unused.joined(separator: " "))")
    },
    "folder of a project": { text in
      let project = project(text)
      return "'\(project.folder)'\(project.isPackage ? " of a package" : "")"
    },
    "is of tests": { yes(project($0).isOfTests) },
    "is taken": { text in
      let target = ProjectTarget(
        name: "A", productType: "", resources: ["App/a.lproj", "B"], infoPath: nil, leftOut: ["B/x"])
      return yes(target.takesAnything(of: text))
    },
    "is taken outside": { text in
      let target = ProjectTarget(name: "A", productType: "", in: "G/I", resources: words(text), infoPath: nil)
      return words("G/I/A G/I/B G/I G/J/K G/J G Z").filter { target.takesAnything(of: $0) }.joined(separator: " ")
    },
    "is entered": { path in
      try withTemporaryFolder(["\(path)/en.lproj/A.strings": "", "\(path)/A.swift": ""]) { folder in
        let tree = SourceTree(folder.path, .standard)
        let isEntered = tree.resourceFolders == [path]
        #expect(isEntered || tree.resourceFolders == [])
        #expect(tree.codePaths == (isEntered && !path.contains(".bundle") ? ["\(path)/A.swift"] : []))
        return yes(isEntered)
      }
    },
    "Info.plist of a target": { setting in
      let text = """
        { rootObject = P; objects = { P = { targets = (T); }; T = { name = App; buildConfigurationList = L; };
        L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "\(setting)"; }; }; }; }
        """
      let read = XcodeProject.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
      return try #require(read.project?.targets.first).infoPath
    },
    "region of a manifest": { text in
      let answer = PackageManifest.read(text, path: "Package.swift")
      #expect(answer.diagnostics.isEmpty)
      return answer.project.developmentRegion
    },
    "what only Swift understands": { text in
      let answer = PackageManifest.read(text, path: "Package.swift")
      #expect(answer.project.developmentRegion == nil && answer.diagnostics.count == 1)
      return answer.diagnostics.first.map { "\($0.code.rawValue) \($0.line ?? 0):\($0.column ?? 0)" }
    },
    "has no targets": { yes(PackageManifest.read($0, path: "Package.swift").project.isWithoutTargets) },
    "Swift literal": { try literal($0, isSwift: true) },
    "C literal": { try literal($0, isSwift: false) },
    "pattern": { text in
      let (pattern, key) = sides(text, " of ")
      var patterns = KeyPatterns()
      #expect(!patterns.match(key))
      for other in ["zz\0", "a\0zz", "\0zz\0"] { patterns.insert(other) }
      patterns.insert(pattern)
      return yes(patterns.match(key))
    },
    "storyboard key": { yes($0.isStoryboardKey) },
    "resource": { text in
      let (path, languages) = sides(text, " | ")
      let (name, folder) = sides(path, " in ")
      return Fixtures.bundle("Which.app").resource(
        name, in: folder.isEmpty ? nil : folder, searchList: words(languages))?.path
    },
  ]

  /// `A.xcodeproj/project.pbxproj{App with Info.plist: a b; Tests: c}` takes files, `Package.swift{A at a/b without c}` a folder,
  /// and `Package.swift{}` is a list of dependencies.
  private static func project(_ text: String) -> ProjectLocalizations {
    let (path, targets) = sides(text, "{")
    var project = ProjectLocalizations(path: path, developmentRegion: "en")
    project.isWithoutTargets = targets == "}"
    let folder = project.folder
    func paths(_ paths: String) -> [String] { words(paths).map { folder.appendingPath($0).normalizedPath } }
    project.targets = targets.dropLast().components(separatedBy: "; ").filter { !$0.isEmpty }.map { target in
      if project.isPackage {
        let (start, excluded) = sides(target, " without ")
        let (name, path) = sides(start, " at ")
        return ProjectTarget(package: name, in: folder, path: path.isEmpty ? nil : path, excluded: words(excluded))
      }
      let (start, resources) = sides(target, ": ")
      let (name, info) = sides(start, " with ")
      return ProjectTarget(
        name: name, productType: name == "Tests" ? "bundle.unit-test" : "application", in: folder,
        resources: paths(resources), infoPath: paths(info).first)
    }
    return project
  }

  private static func literal(_ code: String, isSwift: Bool) throws -> String {
    let scanner = KeyScanner(Array(code.unicodeScalars), isSwift: isSwift, names: []) { _ in true }
    let key = try #require(scanner.uses.first).key
    #expect(scanner.uses.count == 1 && scanner.literals.contains(LiteralKey(key)))
    return key
  }

  // MARK: - Formats and files
  private static let formats: ReadingCase.Questions = [
    "conversions": { text in
      #expect(FormatString(text).malformed.isEmpty)
      return FormatString(text).specifiers.map(\.description).joined(separator: " | ")
    },
    "conversions of a part": { text in
      FormatString(text, isSubstitution: true).specifiers.map(\.description).joined(separator: " | ")
    },
    "malformed": { FormatString($0).malformed.map { "\($0.offset)" }.joined(separator: " ") },
    "mismatches": { text in
      let (source, translation) = sides(text, " | ")
      return FormatString(source).mismatches(in: FormatString(translation)).map(\.text).joined(separator: "; ")
    },
    "is ambiguous": { text in FormatString(text).specifiers.last.map { yes($0.isAmbiguous) } },
    "is shown": { text in
      let parts = text.components(separatedBy: " | ")
      let forms = parts[2].components(separatedBy: "; ").map { sides($0, ": ") }
      var texts: [PluralCategory: String] = [:]
      for one in PluralCategory.allCases { texts[one] = forms.first { $0.0 == "\(one)" }?.1 }
      let name = forms.first { $0.0 == "by" }?.1
      let format = texts.isEmpty ? LocalizedFormat(parts[2]) : .plural(by: name, texts)
      let tables = BundleTables(texts: [parts[0]: ["Localizable": ["k": format]]])
      let localizer = tables.localizer(for: AcceptLanguage(parts[0]))
      let given = parts[1].components(separatedBy: ", ").map { sides($0, "=") }
      func value(_ text: String) -> any FormatArgument {
        if let number = Int(text) { return number }
        return text.filter { $0 != "'" }
      }
      if given[0].1.isEmpty { return localizer.string("k", arguments: given.map { value($0.0) }) }
      let named = Dictionary(uniqueKeysWithValues: given.map { ($0.0, value($0.1)) })
      return localizer.string("k", arguments: named)
    },
    "references": { text in
      let parts = text.components(separatedBy: " | ")
      let pairs = parts[2].components(separatedBy: ", ").map { sides($0, ": ") }
      func format(_ names: String) -> String { words(names).map { "%#@\($0)@" }.joined(separator: " ") }
      let graph = SubstitutionGraph(roots: [format(parts[0])], names: words(parts[1])) { name in
        [format(pairs.first { $0.0 == name }?.1 ?? "")]
      }
      return [graph.missing, graph.unused, graph.cycle ?? []].map { $0.joined(separator: " ") }.joined(separator: " | ")
    },
    "value of a": { text in
      let reading = StringsTable.read(text.utf8)
      #expect(!reading.diagnostics.hasErrors)
      let value = reading.table.entry(for: "a")?.text
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      // NeXTSTEP does not define \376 and \377; Foundation decodes them in its own way.
      if value?.contains("\u{FFFD}") != true {
        #expect((list as? [String: String])?["a"].map { Array($0.utf8) } == value.map { Array($0.utf8) })
      }
      return value
    },
    "line of the one error": { line in
      let reading = StringsTable.read(text: "\"first\" = \"1\";\n\(line)\n\"second\" = \"2\";\n= ;\n")
      #expect(reading.table.entry(for: "second") == nil)
      return reading.diagnostics.filter { $0.severity == .error }.map { "\($0.line ?? 0)" }.joined(separator: " ")
    },
    "place of the error of a property list": { text in
      do throws(LocalizationDiagnostic) {
        _ = try PropertyListDocument(text.utf8, path: "x.plist")
        return nil
      } catch {
        #expect(error.path == "x.plist")
        return "\(error.line ?? 0):\(error.column ?? 0) \(error.code.rawValue)"
      }
    },
    "is a variable of a build": { text in
      let plist = "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\(text)</string></dict></plist>"
      let (dictionary, found) = InfoDictionary.read(Array(plist.utf8))
      let isVariable = dictionary.developmentRegion == nil
      #expect(isVariable || dictionary.developmentRegion == text)
      #expect(found.map(\.code.rawValue) == (isVariable ? ["info.unresolvedBuildVariable"] : []))
      return yes(isVariable)
    },
  ]

  // MARK: - Settings of a device
  private static let settings: ReadingCase.Questions = [
    "device": { text in
      let (languages, region) = sides(text, " | ")
      let device = DeviceLanguages(languages.components(separatedBy: ","), region: region)
      return device.map { "\($0.preferredLanguages.joined(separator: ",")); \($0.localeIdentifier ?? "")" }
    },
    "AppleLanguages": { text in
      let identifiers = AppleLanguages(text: text).identifiers
      #expect(AppleLanguages(arguments: ["app", "-x", "-AppleLanguages", text])?.identifiers == identifiers)
      return identifiers.joined(separator: ",")
    },
    "Locale.current": { text in
      let parts = text.components(separatedBy: "| ").map { $0.trimmed }
      return CurrentLocale(appleLocale: parts[2], preferredLanguages: words(parts[1]))
        .identifier(localizations: words(parts[0]))
    },
    "formats of en": { FormattingLocale("en", FormattingPreference($0)).locale.identifier },
  ]

  // MARK: - Thresholds of the audit
  private static let thresholds: ReadingCase.Questions = [
    "threshold": { text in
      let parts = words(text)
      let numbers = parts.compactMap(Int.init)
      guard let name = parts.first, let count = numbers.first else { return nil }
      let asked: [String: (Int, Int) -> Bool] = [
        "for-few": AuditThreshold.isForFew(_:of:), "texts": AuditThreshold.areTexts(_:of:),
        "small-reference": AuditThreshold.isReferenceSmall(_:beside:),
        "code-elsewhere": AuditThreshold.isCodeElsewhere(_:of:), "begun": AuditThreshold.isBegun(_:of:),
        "incomplete": AuditThreshold.isIncomplete(_:of:), "partial": AuditThreshold.isPartial(_:of:),
        "common": AuditThreshold.isCommon(_:of:), "expected": AuditThreshold.isExpected(_:of:),
        "agree": AuditThreshold.agree(_:of:), "conversion": AuditThreshold.isConversion(keptBy:of:),
        "most": AuditThreshold.isMost(_:of:), "several": { count, _ in AuditThreshold.isSeveral(words: count) },
        "few": { count, _ in AuditThreshold.areFew(count) },
      ]
      return asked[name].map { yes($0(count, numbers.last ?? count)) }
    }
  ]
}
