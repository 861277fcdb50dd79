import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory write-app-locale`: writes `AppLocale.swift` into a target, to be
/// checked in. The bytes are those that the build-tool plugin makes.
@main
struct WriteAppLocale: CommandPlugin {
  private static let help = """
    OVERVIEW: Writes AppLocale.swift, an app's localizations as constants, to be checked in.

    USAGE: swift package --allow-writing-to-package-directory write-app-locale [--target NAME]... [--check]

      --target NAME   The target to write it into; left out, every target that has a locales.json.
      --check         Write nothing, fail where the file is not what the localizations give.
      --help          Show this text.

    The localizations are those of the target's locales.json, or its .lproj folders and string catalogs. A target with a
    locales.json and without the build-tool plugin says exclude: ["locales.json"] in the manifest.
    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isChecking = extractor.extractFlag(named: "check") > 0
    if extractor.extractFlag(named: "help") > 0 || extractor.remainingArguments == ["-h"] {
      print(Self.help)
      return
    }
    guard extractor.remainingArguments.isEmpty else {
      Diagnostics.error("unknown argument: \(extractor.remainingArguments.joined(separator: " ")); see --help")
      return
    }
    let all = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in names where !all.contains(where: { $0.name == name }) {
      Diagnostics.error("there is no target '\(name)'; there are: \(all.map(\.name).joined(separator: ", "))")
      return
    }
    // Without a name, all targets that have a list of their own.
    let targets = all.filter { target in
      names.isEmpty
        ? FileManager.default.fileExists(atPath: target.directoryURL.appending(path: "locales.json").path)
        : names.contains(target.name)
    }
    if targets.isEmpty { Diagnostics.error("no target has a locales.json; name one with --target") }
    let tool = try context.tool(named: "generate-app-locale").url
    for target in targets {
      let folder = target.directoryURL
      let process = Process()
      process.executableURL = tool
      process.arguments =
        [
          "--folder", folder.path(percentEncoded: false), "--to",
          folder.appending(path: "AppLocale.swift").path(percentEncoded: false),
        ] + (isChecking ? ["--check"] : [])
      try process.run()
      process.waitUntilExit()
      switch process.terminationStatus {
      case 0: break
      case 2: Diagnostics.error("\(target.name): AppLocale.swift is stale; run write-app-locale")
      default: Diagnostics.error("\(target.name): AppLocale.swift was not written; the errors above say why")
      }
    }
  }
}
