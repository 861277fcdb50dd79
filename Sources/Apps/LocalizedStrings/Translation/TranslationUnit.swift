/// A text for translation: a `trans-unit` of XLIFF 1.2.
public struct TranslationUnit: Hashable, Sendable {
  /// The identifier, unique in its file: the key, or Xcode's name of a variation (`items|==|plural.one`,
  /// `/items:dict/count:dict/one:dict/:string`).
  public var id: String
  /// The text in the developer's language.
  public var source: String
  /// The translation; nil for a text that is not translated.
  public var target: String?
  /// The state in XLIFF: `translated`, `needs-review-translation`, `new`…; nil if there is none.
  public var state: String?
  /// The developer's notes for the translator.
  public var notes: [String]

  /// A text to be translated.
  public init(id: String, source: String, target: String? = nil, state: String? = nil, notes: [String] = []) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.notes = notes
  }
}

/// A document for a translator, XLIFF 1.2.
public struct TranslationDocument: Hashable, Sendable {
  /// One for each file that is translated, in order.
  public var files: [TranslationFile]

  /// A document of these files.
  public init(files: [TranslationFile]) { self.files = files }
}

/// The report on an import: the changes, and the problems that a person should check.
public struct TranslationReport: Hashable, Sendable {
  /// A translation whose format reads other arguments than its source.
  public struct Mismatch: Hashable, Sendable {
    /// The identifier of the unit.
    public var id: String
    /// The differences, in the order of the arguments.
    public var mismatches: [FormatMismatch]
  }

  /// The texts of the source that are not in the document.
  public var missing: [String] = []
  /// The units without a translation.
  public var untranslated: [String] = []
  /// The units that the source does not have. They are not imported, but listed here completely.
  public var new: [TranslationUnit] = []
  /// The units whose source text has changed since the export. Their translations are imported.
  public var changedSource: [String] = []
  /// The translations that read other arguments than their source. They are imported.
  public var mismatches: [Mismatch] = []
  /// The units that changed a text.
  public var changed: [String] = []

  /// Whether there is no problem that a person should check.
  public var isClean: Bool {
    missing.isEmpty && untranslated.isEmpty && new.isEmpty && changedSource.isEmpty && mismatches.isEmpty
  }
}
