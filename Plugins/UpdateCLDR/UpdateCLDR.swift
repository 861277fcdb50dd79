import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory update-cldr --release 48.2 --from PATH`: runs `cldr-tables
/// update` for the package that it is called in, this one or a client with data of its own. A client cannot run
/// `cldr-tables`, which is not a product, so the plugin also takes the other commands for a package with data:
/// `update-cldr accept --data …`.
@main
struct UpdateCLDR: CommandPlugin {
  private static let commands = ["accept", "check", "recover", "update"]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let tool = try? context.tool(named: "cldr-tables") else {
      Diagnostics.error("update-cldr needs the trait BuildTimeTables of swift-locale-matching, which is on by default")
      return
    }
    let package = context.package.directoryURL.path(percentEncoded: false)
    let command = arguments.first.flatMap { Self.commands.contains($0) ? $0 : nil }
    let options = command == nil ? arguments : Array(arguments.dropFirst())
    let update = try run(tool.url, [command ?? "update", "--package", package] + options)
    update.waitUntilExit()
    if update.terminationReason == .exit, update.terminationStatus == 0 { return }
    if command == "check" {
      Diagnostics.error("data, manifest and tables do not match; the errors above say where")
    } else if update.terminationReason == .uncaughtSignal {
      // The process was killed: restore what it had begun at once, not in the next run.
      try run(tool.url, ["recover", "--package", package]).waitUntilExit()
      Diagnostics.error("the update was killed (signal \(update.terminationStatus)); the package is unchanged")
    } else {
      Diagnostics.error("the update failed, and nothing was changed; the errors above say why")
    }
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    return process
  }
}
