import LocaleCanonicalization
import LocaleMatching

/// The properties of likely subtags (UTS #35, Likely Subtags) and writing direction.
enum LikelySubtagsProperties {
  static func check(_ identifier: LanguageIdentifier) throws(PropertyViolation) {
    try require(
      LanguageIdentifier(identifier.description) == identifier, "what is printed is read as the same identifier",
      "\(identifier)")
    try require(
      LanguageIdentifier(identifier.cldrIdentifier) == identifier, "so is the underscore form", "\(identifier)")
    let full = identifier.maximized
    try require(full.maximized == full, "maximizing twice is maximizing once", "\(identifier): \(full)")
    if identifier.canonicalized == identifier {
      if let script = identifier.script, script.description != "Zzzz" {
        try require(full.script == script, "a written script stays", "\(identifier): \(full)")
      }
      if let region = identifier.region, region.description != "ZZ" {
        try require(full.region == region, "a written region stays", "\(identifier): \(full)")
      }
    }
    for favored in [false, true] {
      let short = identifier.minimized(keepsScript: favored)
      try require(
        short.maximized == full, "maximizing what was minimized gives the same", "\(identifier): \(short) \(full)")
      try require(
        short.minimized(keepsScript: favored) == short, "minimizing twice is minimizing once", "\(identifier)")
      try require(
        short.language == full.language && (short.script ?? full.script) == full.script
          && (short.region ?? full.region) == full.region, "minimizing only takes away", "\(identifier): \(short)")
    }
    let plain = identifier.withoutLikelyScript
    try require(plain.likelyScript == identifier.likelyScript, "the script left out is the likely one", "\(identifier)")
    try require(
      identifier.writingDirection == (identifier.likelyScript?.writingDirection ?? .leftToRight),
      "an identifier runs as its script does", "\(identifier)")
  }
}
