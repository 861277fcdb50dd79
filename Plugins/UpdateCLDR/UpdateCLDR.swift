import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory update-cldr --release 48.2 --from PATH`: runs `cldr-tables
/// update` for the package that it is called in, this one or a client with data of its own. A client cannot run
/// `cldr-tables`, which is not a product, so the plugin also takes the other commands for a package with data:
/// `update-cldr check --data …`.
@main
struct UpdateCLDR: CommandPlugin {
  private static let commands = ["check", "regenerate", "update"]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let tool = try? context.tool(named: "cldr-tables") else {
      Diagnostics.error(
        "update-cldr needs the trait BuildTimeTables of swift-locale-matching, which a dependency has by traits: [\"BuildTimeTables\"]"
      )
      return
    }
    let package = context.package.directoryURL.path(percentEncoded: false)
    let command = arguments.first.flatMap { Self.commands.contains($0) ? $0 : nil }
    let options = command == nil ? arguments : Array(arguments.dropFirst())
    let process = Process()
    process.executableURL = tool.url
    process.arguments = [command ?? "update", "--package", package] + options
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("\(command ?? "update") failed; the errors above say why")
    }
  }
}
