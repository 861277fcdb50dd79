/// What an import did, and what somebody has to look at.
public struct TranslationReport: Hashable, Sendable {
  public struct Mismatch: Hashable, Sendable {
    public var id: String
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
