/// What a `.stringsdict` file held, and what was wrong with it.
public struct StringsDictionaryReading: Sendable {
  /// Nil where the file is no property list with a dictionary.
  public var dictionary: StringsDictionary?
  /// In the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  /// Where each key stands, index by index; empty for a file that is not XML.
  public var positions: [TextPosition]
  /// The form of the file: XML, binary or old-style.
  public var format: StringsReading.Format

  /// Whether a diagnostic is an error: what was read is not all that the file means then.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringsDictionary {
  /// Reads a `.stringsdict` file: XML as Xcode writes it, binary as builds do, or old-style; and checks what it says.
  ///
  /// Never fails, and never asks Foundation for a localized string: on Linux that crashes for such files. Linear in the
  /// length of the file, allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: how long the file may be, how deep it may nest, how many values and diagnostics it may have.
  public static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringsDictionaryReading {
    let list = StringsTable.read(bytes, path: path, limits: limits)
    var reading = StringsDictionaryReading(
      dictionary: nil, diagnostics: list.diagnostics.filter { $0.code != .Strings.notText },
      positions: list.positions, format: list.format)
    let isDamaged = list.diagnostics.contains {
      $0.code == .Strings.notATable || $0.code == .Strings.emptyFile || $0.code == .tooLarge
    }
    if isDamaged { return reading }
    var dictionary = StringsDictionary()
    for entry in list.table.entries {
      dictionary.fields[entry.key] = entry.value
      let comments = (entry.comments + entry.trailingComments).map(\.text)
      if !comments.isEmpty { dictionary.comments[entry.key] = comments }
    }
    dictionary.closingComments = list.table.closingComments.map(\.text)
    reading.dictionary = dictionary
    var places: [LiteralKey: TextPosition] = [:]
    for (entry, position) in zip(list.table.entries, list.positions) { places[LiteralKey(entry.key)] = position }
    var found = DiagnosticList(limits)
    for keyed in dictionary.diagnostics {
      var diagnostic = keyed.diagnostic
      diagnostic.position = places[LiteralKey(keyed.key)]
      found.append(diagnostic)
    }
    reading.diagnostics += found.all(path: path)
    return reading
  }
}
