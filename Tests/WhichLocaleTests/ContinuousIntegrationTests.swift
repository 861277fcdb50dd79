import Foundation
import LocalizationAudit
import TestSupport
import Testing
import Yams

/// The files of `Examples/ContinuousIntegration` are well-formed and name options that exist.
@Suite struct ContinuousIntegrationTests {
  private static let folder = URL(fileURLWithPath: Surroundings.package)
    .appendingPathComponent("Examples/ContinuousIntegration")

  private func yaml(_ name: String) throws -> [String: Any] {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  /// Every option of a command line is in the help of `audit`.
  private func check(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.starts(with: ["which-locale", "audit"]))
    let help = try Executable.run("audit", "--help").output
    let options = words.filter { $0.hasPrefix("--") }
    #expect(!options.isEmpty)
    let helpWords = Set(help.split(whereSeparator: \.isWhitespace).map(String.init))
    for option in options { #expect(helpWords.contains(option), "\(option)") }
  }

  @Test func hook() throws {
    let repositories = try #require(try yaml("pre-commit-config.yaml")["repos"] as? [[String: Any]])
    let hooks = repositories.flatMap { $0["hooks"] as? [[String: Any]] ?? [] }
    #expect(hooks.count == 1)
    for hook in hooks { try check(try #require(hook["entry"] as? String)) }
  }

  @Test func workflow() throws {
    let jobs = try #require(try yaml("localizations.yml")["jobs"] as? [String: [String: Any]])
    let steps = try #require(jobs["audit"]?["steps"] as? [[String: Any]])
    let commands = steps.compactMap { $0["run"] as? String }
    #expect(commands.count == 2)
    for command in commands { try check(command) }
  }

  @Test func configuration() throws {
    let file = Self.folder.appendingPathComponent("which-locale.json")
    let configuration = try AuditConfiguration(Array(try Data(contentsOf: file)), path: file.path)
    #expect(configuration.rules.count == 2)
  }
}
