import AppLocalization
import Foundation
import LocaleMatching
import LocalizationAudit
import LocalizedStrings

/// Does a piece of work of a given size, so that what it costs can be counted: Scripts/check-growth.py.
///
///     growth CASE SIZE      prints what came of it, so that nothing is left out
@main
enum Growth {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let work = cases[arguments[1]], let size = Int(arguments[2]), size >= 0 else {
      print("usage: growth CASE SIZE; cases: \(cases.keys.sorted().joined(separator: " "))")
      exit(64)
    }
    print(work(size))
  }

  private static let cases: [String: @Sendable (Int) -> Int] = [
    "environment": { size in
      EnvironmentLocales(language: tags(size).joined(separator: ":"), lang: "en_US").identifiers.count
    },
    "header": { AcceptLanguage.header(for: tags($0)).utf8.count },
    "header-languages": { AcceptLanguage.header(for: tags($0), addingLanguages: true).utf8.count },
    "header-regions": { size in
      AcceptLanguage.header(for: regions(size).map { "en-\($0)" }, addingLanguages: true).utf8.count
    },
    "ranked-ties": { size in
      LocaleMatcher(supported: regions(size).map { "en-\($0)" }).rankedMatches(for: "en-JP").count
    },
    "ranked-scripts": { size in
      LocaleMatcher(supported: scripts(size)).rankedMatches(for: "en-Shaw").count
    },
    "build-scripts": { size in LocaleMatcher(supported: scripts(size)).supported.count },
    "strings-semicolons": { size in
      StringsTable.read(Array(repeating: UInt8(ascii: ";"), count: size)).diagnostics.count
    },
    "strings-parentheses": { size in
      StringsTable.read(("a=" + String(repeating: "a(", count: size)).utf8).diagnostics.count
    },
    "settings-parentheses": { size in AppleLanguages(text: String(repeating: "a(", count: size)).entries.count },
    "audit-packages": { audited($0) { "P\($0)/Sources/T/Resources" } },
    "audit-folders": { audited($0) { "P/Sources/T\($0)" } },
    "xliff-files": { size in
      let files = (0..<size).map { _ in
        "<file original=\"a\" source-language=\"en\" target-language=\"it\"><body><trans-unit id=\"k\"><source>s</source>"
          + "<target>t</target></trans-unit></body></file>"
      }
      let text = "<xliff version=\"1.2\">\(files.joined())</xliff>"
      return TranslationDocument.read(text.utf8).document?.files.count ?? 0
    },
  ]

  /// How many findings there are in that many folders of sources, each with two localizations and a fault.
  private static func audited(_ size: Int, _ folder: (Int) -> String) -> Int {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ text: String) {
      let file = root.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    // The folder of a size of nothing is one of sources too.
    write("Package.swift", "let package = Package(name: \"a\", defaultLocalization: \"en\")")
    for number in 0..<size {
      let place = folder(number)
      let package = place.components(separatedBy: "/Sources").first ?? place
      write("\(package)/Package.swift", "let package = Package(name: \"a\", defaultLocalization: \"en\")")
      write("\(place)/en.lproj/Localizable.strings", "a = \"%d\";")
      write("\(place)/de.lproj/Localizable.strings", "a = \"%@\";")
    }
    return LocalizationAudit(path: root.path).findings.count
  }

  private static func letters(_ number: Int, _ width: Int) -> String {
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

  /// Of all that a region may be, many times over in scripts.
  private static func regions(_ size: Int) -> [String] {
    (0..<size).map {
      "\(["Latn", "Shaw", "Cyrl", "Arab", "Grek", "Hebr", "Thai", "Deva"][$0 / 676 % 8])-\(letters($0 % 676, 2))"
    }
  }

  private static func scripts(_ size: Int) -> [String] { (0..<size).map { "en-\(letters($0, 4))" } }
}
