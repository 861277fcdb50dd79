import AppLocalization
import CountedWork
import Foundation
import LocaleMatching
import LocaleNegotiation
import LocalizationAudit

/// Does pieces of work of given sizes, so that what each costs can be counted: Scripts/check-growth.py.
///
///     growth [CASE SIZE]...      prints what came of each, so that nothing is left out
///     growth identifiers         prints the cases of `IdentifierGrowth`, ENTRY/FORM
///
/// A case is one of these, one of `cases`, or READER:START:PART, which gives one of `readers` a text: START, then SIZE
/// times PART.
@main
enum Growth {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    if CommandLine.arguments.dropFirst() == ["identifiers"] {
      return print(IdentifierGrowth.names.joined(separator: "\n"))
    }
    while let name = arguments.next() {
      guard let size = arguments.next().flatMap({ Int($0) }), size >= 0, let work = work(name, size) else {
        print("usage: growth [CASE | READER:START:PART SIZE]...")
        print("cases: \(cases.keys.sorted().joined(separator: " "))")
        print("readers: \(readers.keys.sorted().joined(separator: " "))")
        exit(64)
      }
      counting_begins()
      let result = work()
      counting_ends()
      print(result)
    }
  }

  private static func work(_ name: String, _ size: Int) -> (() -> Int)? {
    if let work = cases[name] ?? reading(name) { return { work(size) } }
    return IdentifierGrowth.work(name, size)
  }

  private static let cases: [String: @Sendable (Int) -> Int] = [
    "environment": { size in
      EnvironmentLocales(language: tags(size).joined(separator: ":"), lang: "en_US").identifiers.count
    },
    "header": { AcceptLanguage(preferences: tags($0)).header.utf8.count },
    "header-languages": { AcceptLanguage(preferences: tags($0), addingLanguages: true).header.utf8.count },
    "header-regions": { size in
      AcceptLanguage(preferences: regions(size).map { "en-\($0)" }, addingLanguages: true).header.utf8.count
    },
    "filter-wildcards": { size in
      let range = "de" + String(repeating: "-*", count: size) + "-DE"
      return LanguagePriorityList.fits(range, "de-Latn-DE", by: .extended) ? 1 : 0
    },
    "filter-subtags": { size in
      let range = "de" + String(repeating: "-abc", count: size)
      return LanguagePriorityList([range, range + "-x"]).filter(["de-x", range], by: .extended).count
    },
    "lookup-subtags": { size in
      LanguagePriorityList(["de" + String(repeating: "-abc", count: size)]).lookup(in: ["en", "de"])?.tagIndex ?? -1
    },
    "header-commas": { size in
      AcceptLanguage("en" + String(repeating: ",", count: size) + "de", limits: .init(byteCount: .max)).ranges.count
    },
    "header-ranges": { size in
      AcceptLanguage(tags(size).joined(separator: ","), limits: .init(byteCount: .max)).ranges.count
    },
    "visitors": { visitors($0) },
    "nested": { nested($0) },
    // Localizations of one language, as a catalog's and as folders: en-100, en-101, …, and all in one region.
    "audit-regions": { size in
      inFolder(catalog((0..<size).map { "en-\(100 + $0)" })) { AppAuditor().audit($0).findings.count }
    },
    "catalog-regions": { size in read(catalog(in: "", (0..<size).map { "en-\(100 + $0)" })) },
    "catalog-variants": { size in read(catalog(in: "", (0..<size).map { "en-US-a\(10_000 + $0)" })) },
    "folder-regions": { size in
      read((0..<size).map { ("en-\(100 + $0).lproj/Localizable.strings", "a = b;") } + [("README", "")])
    },
    "audit-folder-regions": { size in
      let files = (0..<size).map { ("Sources/T/en-\(100 + $0).lproj/Localizable.strings", "a = b;") }
      return inFolder(files + [("Package.swift", "// swift-tools-version: 6.0")]) {
        AppAuditor().audit($0).findings.count
      }
    },
    "manifest-paths": { size in
      inFolder([("Package.swift", "let package = Package(\n" + String(repeating: "path:x,\n", count: size) + ")")]) {
        AppAuditor().audit($0).findings.count
      }
    },
    "catalog-keys": { size in
      let members = (0..<size).map { "\"k\($0)\":{}" }.joined(separator: ",")
      let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(members)}}"
      return read("Localizable.xcstrings", text)
    },
    "plist-dates": { size in
      let dates = String(repeating: "<date>2001-01-01T00:00:00Z</date>", count: size)
      return read("Info.plist", "<plist><dict><key>a</key><array>\(dates)</array></dict></plist>")
    },
    // Calls of one missing key, and keys of a table beside keys that code puts together: both in a file of their own.
    "audit-calls": { size in
      compared(code: String(repeating: "Text(\"key %d\")\n", count: size), keys: 1)
    },
    "audit-key-patterns": { size in
      compared(code: (0..<size).map { "tr(\"abc\($0)\\(x)z\")\n" }.joined(), keys: size)
    },
    // Each is in no table, and is compared with all keys of one.
    "audit-interpolated-keys": { size in
      compared(
        code: (0..<size).map { "NSLocalizedString(\"key \\(x) of\($0) \\(y)\", comment: \"\")\n" }.joined(), keys: size)
    },
    "audit-joined-literals": { size in
      compared(code: "let key = \"a\"" + String(repeating: " + \"b\"", count: size), keys: 1)
    },
    "audit-devices": { size in
      let cases = (0..<size).map { "\"d\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"a\"}}" }
      let variations = "{\"variations\":{\"device\":{\(cases.joined(separator: ","))}}}"
      let strings = "{\"a\":{\"localizations\":{\"en\":\(variations)}}}"
      let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":\(strings)}"
      return inFolder([("App/Localizable.xcstrings", text)]) { AppAuditor().audit($0).findings.count }
    },
    "audit-positions": { size in
      let files = ["en": "%1$@ ", "de": "%1$d "].map { language, part in
        (path: "App/\(language).lproj/Localizable.strings", text: "k = \"\(String(repeating: part, count: size))\";")
      }
      return inFolder(files) { AppAuditor().audit($0).findings.count }
    },
    // As many findings as settings, none of which is of a finding.
    "audit-settings": { size in
      let files = ["en": "A", "it": "B %d"].map { language, text in
        (path: "\(language).lproj/Localizable.strings", text: (0..<size).map { "\"k\($0)\" = \"\(text)\";\n" }.joined())
      }
      let settings = (0..<size).map { RuleSetting(code: "formatMismatch", key: "x\($0)", severity: .note) }
      return inFolder(files) { AppAuditor(options: AuditOptions(settings: settings)).audit($0).findings.count }
    },
    "audit-packages": { audited($0) { "P\($0)/Sources/T/Resources" } },
    "audit-folders": { audited($0) { "P/Sources/T\($0)" } },
  ]

  /// The number of findings about the keys of an app's code beside a table of so many keys.
  private static func compared(code: String, keys: Int) -> Int {
    let table = (0..<keys).map { "\"q\($0)\" = \"a\";\n" }.joined()
    return inFolder([("App/V.swift", code), ("App/en.lproj/Localizable.strings", table)]) {
      AppAuditor(options: AuditOptions(keysInCode: ["tr"])).audit($0).findings.count
    }
  }

  /// A package with a catalog of one key in these languages.
  private static func catalog(
    in folder: String = "Sources/T/", _ languages: [String]
  ) -> [(path: String, text: String)] {
    let members = languages.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"a\"}}" }
    let strings = "{\"a\":{\"localizations\":{\(members.joined(separator: ","))}}}"
    let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":\(strings)}"
    return [("Package.swift", "// swift-tools-version: 6.0"), (folder + "Localizable.xcstrings", text)]
  }

  /// The number of problems in files that are so many levels deep, in every format: the size is that of Tests' NestingTests.
  private static func nested(_ count: Int) -> Int {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":"
    let variation = "{\"variations\":{\"plural\":{\"other\":"
    let substitution = "{\"stringUnit\":{\"value\":\"%#@a@\"},\"substitutions\":{\"a\":"
    let unit = "{\"stringUnit\":{\"value\":\"%d\"}}"
    let formats = [
      ("", "[", "1", "]", "", 1), ("", "{\"a\":", "1", "}", "", 1), (catalog, variation, unit, "}}}", "}}}}", 3),
      (catalog + substitution, variation, unit, "}}}", "}}}}}}", 3), ("a = ", "(", "a", ")", ";", 1),
      ("a = ", "{ a = ", "a", "; }", ";", 1), ("{ objects = ", "{ children = (", "", "); }", "; }", 2),
      ("<plist>", "<array>", "", "</array>", "</plist>", 1),
      ("<plist><dict>", "<key>a</key><dict>", "", "</dict>", "</dict></plist>", 1),
      ("<document>", "<view id=\"a\"><subviews>", "", "</subviews></view>", "</document>", 2),
    ]
    let names = [
      "Info.plist", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
      "Base.lproj/Main.storyboard", "A.xcodeproj/project.pbxproj",
    ]
    return formats.reduce(0) { sum, format in
      let (start, open, core, close, end, levels) = format
      let (opens, closes) = (
        Array(repeating: open, count: count / levels), Array(repeating: close, count: count / levels)
      )
      let text = start + opens.joined() + core + closes.joined() + end
      return inFolder(names.map { ($0, text) }) { path in
        let tables = try? BundleTables(path: path)
        let shown = tables?.localizer(for: "en").string("k", arguments: [1]) ?? ""
        return sum + shown.utf8.count + AppAuditor().audit(path).findings.count
      }
    }
  }

  /// The length of what visitors are shown, each of whom wants numbers in another region, or other digits, or both, by a
  /// header, a parameter, a cookie or an app's list.
  private static func visitors(_ count: Int) -> Int {
    let files = ["en", "it"].map { (path: "\($0).lproj/Localizable.strings", text: "\"n\" = \"%d\";") }
    guard let negotiator = try? LanguageNegotiator(supported: ["en", "it"]) else { return -1 }
    let digits = """
      thai adlm arab arabext bali beng brah cakm deva diak fullwide gujr guru hanidec java kali khmr knda lana laoo latn \
      lepc limb mathbold mlym mong mtei mymr native newa nkoo olck orya roman saur takr tamldec telu tibt vaii wara zzz
      """.split(separator: " ")
    func text(_ localizer: AppLocalizer, _ number: Int) -> Int {
      let locale = number % 7 == 0 ? localizer.formattingLocale.identifier : ""
      return localizer.string("n", arguments: [number]).utf8.count + locale.utf8.count
    }
    return inFolder(files) { path in
      guard let tables = try? BundleTables(path: path) else { return -1 }
      return (0..<count).reduce(0) { sum, number in
        let kind = number / 2 % 1_576
        let region = kind < 676 ? letters(kind, 2) : "\(kind - 576)"
        let wanted =
          "\(number % 2 == 0 ? "en" : "it")-\(region)-u-nu-\(digits[number / 3_152 % digits.count])-x-\(number)"
        var request = LanguageRequest(target: "/")
        switch number / 3_152 % 4 {
        case 0: request.acceptLanguage = [wanted]
        case 1: request.target += "?language=\(wanted)"
        case 2: request.cookies = ["language=\(wanted)"]
        default: return sum + text(AppLocalizer(tables, preferredLanguages: [wanted]), number)
        }
        guard case .answer(let answer) = negotiator.negotiate(request) else { return -1 }
        return sum + text(tables.localizer(for: answer.preference), number)
      }
    }
  }

  private static let readers: [String: @Sendable (String) -> Int] = [
    "strings": { read("en.lproj/Localizable.strings", $0) },
    "plist": { read("Info.plist", $0) },
    "settings": { AppleLanguages(text: $0).identifiers.count },
  ]

  private static func reading(_ name: String) -> (@Sendable (Int) -> Int)? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let reader = readers[parts[0]] else { return nil }
    return { reader(parts[1] + String(repeating: parts[2], count: $0)) }
  }

  /// The number of findings in `size` folders of sources, each with two localizations and one fault.
  private static func audited(_ size: Int, _ folder: (Int) -> String) -> Int {
    // Size zero is a folder of sources too.
    let manifest = "let package = Package(name: \"a\", defaultLocalization: \"en\")"
    let packages: [(path: String, text: String)] = (0..<size).flatMap { number in
      let place = folder(number)
      let package = place.components(separatedBy: "/Sources").first ?? place
      return [
        ("\(package)/Package.swift", manifest), ("\(place)/en.lproj/Localizable.strings", "a = \"%d\";"),
        ("\(place)/de.lproj/Localizable.strings", "a = \"%@\";"),
      ]
    }
    return inFolder([(path: "Package.swift", text: manifest)] + packages) { AppAuditor().audit($0).findings.count }
  }

  /// The number of problems in a bundle with these files, which is read as an app reads it.
  private static func read(_ name: String, _ text: String) -> Int { read([(name, text)]) }

  private static func read(_ files: [(path: String, text: String)]) -> Int {
    inFolder(files) { (try? BundleTables(path: $0))?.diagnostics.count ?? -1 }
  }

  /// What `body` counts in a folder with these files, which exists meanwhile.
  private static func inFolder(_ files: [(path: String, text: String)], _ body: (String) -> Int) -> Int {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    return body(root.path)
  }

  static func letters(_ number: Int, _ width: Int) -> String {
    var number = number
    var text: [Character] = []
    for _ in 0..<width {
      text.append(Character(Unicode.Scalar(UInt8(97 + number % 26))))
      number /= 26
    }
    return String(text.reversed())
  }

  private static func tags(_ size: Int) -> [String] {
    (0..<size).map { "\(letters($0 / 26, 3))-\(letters($0 % 26, 1))A" }
  }

  /// Every possible region, with as many scripts as are needed.
  private static func regions(_ size: Int) -> [String] {
    (0..<size).map {
      "\(["Latn", "Shaw", "Cyrl", "Arab", "Grek", "Hebr", "Thai", "Deva"][$0 / 676 % 8])-\(letters($0 % 676, 2))"
    }
  }
}
