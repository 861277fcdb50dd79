import AppLocalization

extension StringCatalog.CatalogEntry {
  /// The developer's comment for the translator.
  package var comment: String? { fields["comment"]?.string }

  /// The origin of the key, `stale` if it is no longer found in code; nil if Xcode found it in code.
  package var extractionState: String? { fields["extractionState"]?.string }

  /// Whether the entry is for translation: true unless the file says otherwise.
  package var shouldTranslate: Bool { fields["shouldTranslate"]?.bool ?? true }
}

extension StringCatalog.StringUnit {
  /// The state of the translation: `new` if there is none yet, `needs_review`, `stale` if the source has changed since.
  package var state: String? { fields["state"]?.string }
}

extension StringCatalog.Localization {
  /// The kinds of its variations (`plural`, `device`), in the order of the file.
  private var variationKinds: [String] { fields["variations"]?.object?.keys ?? [] }

  /// All texts in the order of the file, the localization's own, then its substitutions', each with its path:
  /// `["plural", "one"]`, `["device", "iphone", "plural", "other"]`, `["substitutions", "items", "plural", "one"]`; empty
  /// for a text that does not vary.
  package var units: [(path: [String], unit: StringCatalog.StringUnit)] {
    ownUnits
      + substitutionNames.flatMap { name in
        (self[substitution: name]?.variations.ownUnits ?? []).map { (["substitutions", name] + $0.path, $0.unit) }
      }
  }

  /// All texts except the substitutions'.
  package var ownUnits: [(path: [String], unit: StringCatalog.StringUnit)] {
    (stringUnit.map { [([], $0)] } ?? [])
      + variationKinds.flatMap { kind in
        cases(of: kind).flatMap { name in
          (variation(kind, name)?.ownUnits ?? []).map { ([kind, name] + $0.path, $0.unit) }
        }
      }
  }
}
