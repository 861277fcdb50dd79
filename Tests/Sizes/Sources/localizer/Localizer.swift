import AppLocalization

// A server that looks up a text for a visitor.
let tables = try BundleTables(path: CommandLine.arguments.last ?? ".")
let localizer = tables.localizer(for: AcceptLanguage("de-CH, fr;q=0.9"))
print(localizer.string("files", arguments: [5]))
