/// A text on its way to the translator and back: a `trans-unit` of XLIFF 1.2.
public struct TranslationUnit: Hashable, Sendable {
  /// Within its file unique: the key, or Xcode's name of a variation (`items|==|plural.one`,
  /// `/items:dict/count:dict/one:dict/:string`).
  public var id: String
  /// The text in the developer's language.
  public var source: String
  /// Nil for a text that is not translated.
  public var target: String?
  /// A state of XLIFF: `translated`, `needs-review-translation`, `new`… Nil where none is written.
  public var state: String?
  /// What the developer says to the translator.
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

/// What a translator gets: an XLIFF 1.2 document.
public struct TranslationDocument: Hashable, Sendable {
  /// One for each file that is translated, in order.
  public var files: [TranslationFile]

  /// A document of these files.
  public init(files: [TranslationFile]) { self.files = files }
}

/// What an import did, and what somebody has to look at.
public struct TranslationReport: Hashable, Sendable {
  /// A translation whose format reads other arguments than its source.
  public struct Mismatch: Hashable, Sendable {
    /// The identifier of the unit.
    public var id: String
    /// What differs, in the order of the arguments.
    public var mismatches: [FormatMismatch]
  }

  /// Texts of the source that the document does not have.
  public var missing: [String] = []
  /// Units without a translation.
  public var untranslated: [String] = []
  /// Units that the source does not have: they are not taken over, and here nothing of them is lost.
  public var new: [TranslationUnit] = []
  /// Units whose source text has changed since the export; the translation is taken over.
  public var changedSource: [String] = []
  /// Translations that read other arguments than their source; they are taken over.
  public var mismatches: [Mismatch] = []
  /// Units that gave a text other than what was there.
  public var changed: [String] = []

  /// Whether nothing asks for a person.
  public var isClean: Bool {
    missing.isEmpty && untranslated.isEmpty && new.isEmpty && changedSource.isEmpty && mismatches.isEmpty
  }
}
