import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts a file of texts to another form or encoding, or compiles a catalog for one language.",
    discussion: """
      A .strings file becomes old-style text or an XML property list, a .stringsdict file an XML property list. \
      Comments and order are kept. A catalog becomes the .strings or .stringsdict file that Xcode would build from it \
      for one language. SwiftPM on Linux does not build these files, and Foundation there cannot read the catalog.

      Exit status: 0, or 1 if the file has errors. What could be read is still written, but never over the original
      file.
      """)

  enum FileForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    case strings, xml, stringsdict, xcstrings
  }

  @Argument(help: "A .strings, .stringsdict or .xcstrings file.")
  var file: String

  @Option(
    help: "strings: old-style text; xml: a property list; stringsdict: a catalog's varying texts; xcstrings: tidied.")
  var to: FileForm

  @Option(help: "The language to compile a catalog for. Default: its source language.")
  var language: String?

  @Option(help: "The encoding of the .strings file, if its first bytes do not show it.")
  var from: TextEncoding?

  @Option(help: "The encoding of old-style text. All encodings except UTF-8 get a byte-order mark.")
  var encoding = TextEncoding.utf8

  @Flag(help: "In old-style text, write all characters outside ASCII as escapes.")
  var ascii = false

  @Option(name: .shortAndLong, help: "The file to write. Default: standard output.")
  var output: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    var snapshot = try FileSnapshot(reading: file, reading.limits)
    let read = try StringsFile(snapshot, encoding: from, reading.limits)
    try read.printDiagnostics()
    snapshot.isHalfRead = read.hasErrors
    try TextFile.write(try converted(read), to: output, madeFrom: [snapshot])
    if read.hasErrors { throw ExitCode.failure }
  }

  private func converted(_ read: StringsFile) throws -> [UInt8] {
    let writer = StringsWriter(encoding: encoding, isASCII: ascii)
    switch (read, to) {
    case (.strings(let reading), .strings): return writer.bytes(of: reading.table)
    case (.strings(let reading), .xml):
      return try xml { () throws(LocalizationDiagnostic) in
        try PropertyListWriter.text(of: reading.table)
      }
    case (.dictionary(let reading), .xml), (.dictionary(let reading), .stringsdict):
      let dictionary = reading.dictionary ?? StringsDictionary()
      return try xml { () throws(LocalizationDiagnostic) in try PropertyListWriter.text(of: dictionary) }
    case (.catalog(let reading), .xcstrings): return Array((reading.catalog?.text ?? "").utf8)
    case (.catalog(let reading), .strings), (.catalog(let reading), .stringsdict):
      guard let catalog = reading.catalog else { throw CommandFailure.unusableFile }
      let language = try catalog.language(named: language)
      let compiled = catalog.compiled(for: language)
      if to == .strings { return writer.bytes(of: compiled.strings ?? StringsTable()) }
      let dictionary = compiled.dictionary ?? StringsDictionary()
      return try xml { () throws(LocalizationDiagnostic) in try PropertyListWriter.text(of: dictionary) }
    default: throw CommandFailure.usage("a .\(read.kind) file cannot be converted to \(to.rawValue): give another --to")
    }
  }

  private func xml(_ text: () throws(LocalizationDiagnostic) -> String) throws -> [UInt8] {
    do {
      return Array(try text().utf8)
    } catch {
      throw CommandFailure.usage("\(file.shown): \(error.message)")
    }
  }
}

extension StringCatalog {
  /// The language that the option names, or else the source language.
  func language(named wanted: String?) throws(CommandFailure) -> String {
    guard let language = wanted ?? sourceLanguage else {
      throw .usage("the catalog names no source language: give --language")
    }
    guard languages.contains(language) else {
      throw .usage("the catalog has no '\(language.echoed)'; it has \(languages.joined(separator: ", ").shown)")
    }
    return language
  }
}

extension TextEncoding: ExpressibleByArgument {
  /// The encoding of this name, in any case and with or without hyphens; nil for an unknown one.
  public init?(argument: String) {
    let wanted = argument.lowercased().filter { $0 != "-" }
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased().filter { $0 != "-" } == wanted }) else {
      return nil
    }
    self = found
  }

  /// The names of the encodings, for the help.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
