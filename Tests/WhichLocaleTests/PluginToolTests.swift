import Foundation
import TestSupport
import Testing

@Suite struct PluginToolTests {
  /// The plugins' tool prints what `which-locale audit` does.
  @Test func thePluginsToolPrintsTheSame() throws {
    let tool = try BuiltProgram("audit-localizations")
    let result = try tool.run(["--path", "Which.app", "--format", "json"], directory: Surroundings.bundles)
    #expect(result.output == (try Executable.run("audit", "Which.app", "--format", "json").output))
    let rules = ["--list-rules", "--format", "json"]
    #expect(try tool.run(rules).output == Executable.run(["audit"] + rules).output)
  }
}
