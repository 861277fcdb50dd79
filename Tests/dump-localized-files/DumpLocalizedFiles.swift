import Foundation
import LocalizedStrings

/// Prints the result of the readers for every file below a folder: keys, values, comments, places, diagnostics, and
/// whether writing gives the bytes that were read. `Scripts/compare-formats.sh` compares two trees by it.
@main
struct DumpLocalizedFiles {
  static func main() {
    guard let root = CommandLine.arguments.dropFirst().first else {
      print("usage: dump-localized-files FOLDER")
      return
    }
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      var dump = Dump()
      dump.file(path, Array(data))
      print(dump.text, terminator: "")
    }
  }
}

/// The lines about one file.
struct Dump {
  private(set) var text = ""

  mutating func file(_ path: String, _ bytes: [UInt8]) {
    switch path.split(separator: ".").last {
    case "strings": strings(path, bytes)
    case "stringsdict": dictionary(path, bytes)
    case "xcstrings": catalog(path, bytes)
    case "xliff", "xlf": translation(path, bytes)
    case "plist", "pbxproj", "entitlements": propertyList(path, bytes)
    default: break
    }
  }

  private mutating func line(_ level: Int, _ text: String) {
    self.text += String(repeating: "  ", count: level) + text + "\n"
  }

  private mutating func strings(_ path: String, _ bytes: [UInt8]) {
    let reading = StringsTable.read(bytes, path: path)
    line(0, "\(path): \(reading.format) \(reading.encoding.rawValue) mark \(reading.hasByteOrderMark)")
    for (index, entry) in reading.table.entries.enumerated() {
      let place = reading.positions.indices.contains(index) ? "\(reading.positions[index])" : "nowhere"
      line(1, "\(quoted(entry.key)) at \(place) short \(entry.isShort) paragraph \(entry.startsParagraph)")
      for comment in entry.comments + entry.trailingComments { line(2, "\(comment)") }
      value(entry.value, 2)
    }
    for comment in reading.table.closingComments { line(1, "closing \(comment)") }
    report(reading.diagnostics)
    if reading.format == .xml {
      rewritten(try? PropertyListWriter.text(of: reading.table), bytes)
    } else {
      let writer = StringsWriter(encoding: reading.encoding, hasByteOrderMark: reading.hasByteOrderMark)
      rewritten(writer.text(of: reading.table), bytes, writer.bytes(of: reading.table) == bytes)
    }
  }

  private mutating func dictionary(_ path: String, _ bytes: [UInt8]) {
    let reading = StringsDictionary.read(bytes, path: path)
    line(0, "\(path): \(reading.format)")
    for (index, key) in (reading.dictionary?.keys ?? []).enumerated() {
      let place = reading.positions.indices.contains(index) ? "\(reading.positions[index])" : "nowhere"
      line(1, "\(quoted(key)) at \(place) \(reading.dictionary?.comments[key] ?? [])")
      if let fields = reading.dictionary?.fields[key] { value(fields, 2) }
    }
    line(1, "closing \(reading.dictionary?.closingComments ?? [])")
    report(reading.diagnostics)
    if let dictionary = reading.dictionary { rewritten(try? PropertyListWriter.text(of: dictionary), bytes) }
  }

  private mutating func catalog(_ path: String, _ bytes: [UInt8]) {
    let reading = StringCatalog.read(bytes, path: path)
    line(0, "\(path): \(reading.encoding.rawValue) mark \(reading.hasByteOrderMark)")
    if let catalog = reading.catalog {
      json(.object(catalog.fields), 1)
      for language in catalog.languages {
        let compiled = catalog.compiled(for: language)
        let strings = compiled.strings.map { StringsWriter().text(of: $0) } ?? ""
        let dictionary = compiled.dictionary.flatMap { try? PropertyListWriter.text(of: $0) } ?? ""
        line(1, "\(language): strings \(digest(strings)) dictionary \(digest(dictionary))")
        let file = TranslationFile(original: path, catalog: catalog, language: language)
        let document = TranslationDocument(files: [file])
        let again = TranslationDocument.read(Array(document.xliff.utf8))
        line(1, "translation \(digest(document.xliff)) read again \(again.document == document)")
        report(again.diagnostics)
      }
    }
    report(reading.diagnostics)
    rewritten(reading.catalog?.text, bytes)
  }

  private mutating func translation(_ path: String, _ bytes: [UInt8]) {
    let reading = TranslationDocument.read(bytes, path: path)
    line(0, path)
    for file in reading.document?.files ?? [] {
      line(1, "\(file.original) \(file.sourceLanguage) \(file.targetLanguage)")
      for unit in file.units { line(2, "\(unit)") }
    }
    report(reading.diagnostics)
    rewritten(reading.document?.xliff, bytes)
  }

  private mutating func propertyList(_ path: String, _ bytes: [UInt8]) {
    line(0, path)
    do throws(LocalizationDiagnostic) {
      let list = try PropertyListDocument(bytes, path: path)
      line(1, list.format.rawValue)
      value(list.value, 1, isSorted: true)
    } catch {
      report([error])
    }
  }

  // MARK: - Values

  /// - Parameter isSorted: whether members come by key, which compares with readers that keep no order.
  private mutating func value(_ value: PropertyListValue, _ level: Int, isSorted: Bool = false) {
    switch value {
    case .dictionary(let dictionary):
      let sorted = dictionary.members.sorted {
        $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
      }
      for member in isSorted ? sorted : dictionary.members {
        line(level, quoted(member.key))
        self.value(member.value, level + 1, isSorted: isSorted)
      }
    case .array(let values): for element in values { self.value(element, level + 1, isSorted: isSorted) }
    case .string(let text): line(level, quoted(text))
    case .integer(let number): line(level, "integer \(number)")
    case .unsignedInteger(let number): line(level, "unsigned \(number)")
    case .real(let number): line(level, "real \(number)")
    case .boolean(let isTrue): line(level, "\(isTrue)")
    case .data(let bytes): line(level, "data \(bytes)")
    case .date(let date): line(level, "date \(date.timeIntervalSince1970)")
    }
  }

  private mutating func json(_ value: JSONValue, _ level: Int) {
    switch value {
    case .object(let object):
      for member in object.members {
        let place = member.position.map { "\($0)" } ?? "nowhere"
        line(level, "\(quoted(member.key)) at \(place)")
        json(member.value, level + 1)
      }
    case .array(let values): for element in values { json(element, level + 1) }
    case .string(let text): line(level, quoted(text))
    case .number(let digits): line(level, "number \(digits)")
    case .bool(let isTrue): line(level, "\(isTrue)")
    case .null: line(level, "null")
    }
  }

  private mutating func report(_ diagnostics: [LocalizationDiagnostic]) {
    for diagnostic in diagnostics { line(1, "\(diagnostic)") }
  }

  /// If a written text differs from the bytes read, its length and digest are printed, so that every change of a writer
  /// is seen.
  private mutating func rewritten(_ text: String?, _ bytes: [UInt8], _ isEqual: Bool? = nil) {
    guard let text else { return line(1, "cannot be written") }
    line(1, (isEqual ?? (Array(text.utf8) == bytes)) ? "rewritten as it was" : "rewritten as \(digest(text))")
  }

  /// FNV-1a: enough to see a difference.
  private func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(text.utf8.count) bytes \(String(hash, radix: 16))"
  }

  private func quoted(_ text: String) -> String { text.debugDescription }
}
