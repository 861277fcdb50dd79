import Foundation
import PackagePlugin

/// `swift package audit-localizations`: audits the package, or with `--path` any folder, and fails as `which-locale
/// audit` does. Options go to the tool: `--format`, `--baseline`, `--write-baseline`, `--fail-on`, `--summary`.
@main
struct AuditLocalizationsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let hasPath = arguments.contains("--path")
    let process = Process()
    process.executableURL = try context.tool(named: "audit-localizations").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      (hasPath ? [] : ["--path", context.package.directoryURL.path(percentEncoded: false)]) + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("the audit failed; the findings above say why") }
  }
}
