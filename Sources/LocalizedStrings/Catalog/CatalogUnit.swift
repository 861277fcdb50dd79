extension StringCatalog {
  /// A text of a localization with the way that leads to it.
  public struct Unit: Hashable, Sendable {
    /// `["plural", "one"]`, `["device", "iphone", "plural", "other"]`, `["substitutions", "items", "plural", "one"]`;
    /// empty for a text that does not vary. Joined with full stops it is Xcode's name in XLIFF.
    public var path: [String]
    public var unit: StringUnit
  }
}

extension StringCatalog.Localization {
  /// Every text, in the order of the file: the localization's own, then those of its substitutions.
  public var units: [StringCatalog.Unit] {
    ownUnits
      + substitutionNames.flatMap { name in
        (self[substitution: name]?.variations.ownUnits ?? []).map {
          StringCatalog.Unit(path: ["substitutions", name] + $0.path, unit: $0.unit)
        }
      }
  }

  /// Every text but those of substitutions.
  var ownUnits: [StringCatalog.Unit] {
    var units = stringUnit.map { [StringCatalog.Unit(path: [], unit: $0)] } ?? []
    for kind in variationKinds {
      for name in cases(of: kind) {
        units += (variation(kind, name)?.ownUnits ?? []).map {
          StringCatalog.Unit(path: [kind, name] + $0.path, unit: $0.unit)
        }
      }
    }
    return units
  }

  /// Sets the text at the end of a way, and makes the way where it is not there. A localization has either a text or
  /// variations: the one that is set replaces the other. A way has pairs of kind and case, after
  /// `substitutions` and a name where it leads to one. Returns false for any other.
  public mutating func setUnit(_ unit: StringCatalog.StringUnit, at path: [String]) -> Bool {
    guard let kind = path.first else {
      stringUnit = unit
      fields["variations"] = nil
      return true
    }
    guard let name = path.dropFirst().first else { return false }
    let rest = Array(path.dropFirst(2))
    if kind == "substitutions" {
      guard !rest.isEmpty else { return false }
      var substitution = self[substitution: name] ?? StringCatalog.Substitution()
      var inner = substitution.variations
      guard inner.setUnit(unit, at: rest) else { return false }
      substitution.variations = inner
      self[substitution: name] = substitution
      return true
    }
    var inner = variation(kind, name) ?? StringCatalog.Localization()
    guard inner.setUnit(unit, at: rest) else { return false }
    stringUnit = nil
    setVariation(kind, name, inner)
    return true
  }
}
