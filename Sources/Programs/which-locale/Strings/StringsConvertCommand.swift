import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a file of texts in another form or encoding; compiles a catalog for one language.",
    discussion: """
      A .strings file becomes old-style text or an XML property list, a .stringsdict file XML, whatever they were; \
      comments and order stay. A catalog becomes the .strings or the .stringsdict file that Xcode's build would make of \
      it for a language, which SwiftPM on Linux does not: there Foundation cannot read the catalog itself.

      Exit status: 0, or 1 where the file has errors: what could be read is written all the same, but never in place of
      the file itself.
      """)

  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable {
    case strings, xml, stringsdict, xcstrings
  }

  @Argument(help: "A .strings, .stringsdict or .xcstrings file.")
  var file: String

  @Option(
    help: "strings: old-style text; xml: a property list; stringsdict: of a catalog, what varies; xcstrings: tidied.")
  var to: Form

  @Option(help: "Of a catalog: the language; left out, its source language.")
  var language: String?

  @Option(help: "How the .strings file is encoded, where its first bytes do not tell.")
  var from: TextEncoding?

  @Option(help: "The encoding of old-style text; all but UTF-8 get a byte-order mark.")
  var encoding = TextEncoding.utf8

  @Flag(help: "Write all that is not ASCII as escapes in old-style text.")
  var ascii = false

  @Option(name: .shortAndLong, help: "The file to write; left out, standard output.")
  var output: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    var snapshot = try FileSnapshot(reading: file, reading.limits)
    let read = try StringsFile(snapshot, encoding: from, reading.limits)
    try read.complain()
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
      guard let catalog = reading.catalog else { throw CommandFailure.usage("nothing to work on") }
      let language = try catalog.language(named: language)
      let compiled = catalog.compiled(for: language)
      if to == .strings { return writer.bytes(of: compiled.strings ?? StringsTable()) }
      let dictionary = compiled.dictionary ?? StringsDictionary()
      return try xml { () throws(LocalizationDiagnostic) in try PropertyListWriter.text(of: dictionary) }
    default: throw CommandFailure.usage("a .\(read.kind) file does not become \(to.rawValue)")
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
  /// The language that an option names, else the source language.
  func language(named wanted: String?) throws(CommandFailure) -> String {
    guard let language = wanted ?? sourceLanguage else {
      throw .usage("the catalog names no source language: say --language")
    }
    guard languages.contains(language) else {
      throw .usage("the catalog has no '\(language.echoed)', but \(languages.joined(separator: ", ").shown)")
    }
    return language
  }
}

extension TextEncoding: ExpressibleByArgument {
  public init?(argument: String) {
    let wanted = argument.lowercased().filter { $0 != "-" }
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased().filter { $0 != "-" } == wanted }) else {
      return nil
    }
    self = found
  }

  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
