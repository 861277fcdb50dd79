/// In which direction the lines of a script run.
public enum WritingDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

extension ScriptSubtag {
  /// The script's direction by CLDR's scriptMetadata; left to right for a script that it does not know.
  ///
  /// Allocates nothing; a search among some forty numbers.
  public var writingDirection: WritingDirection {
    // Sorted, so that most scripts are done with half the table.
    for script in ScriptTable.rightToLeft where script >= packed {
      return script == packed ? .rightToLeft : .leftToRight
    }
    return .leftToRight
  }
}

extension LanguageIdentifier {
  /// The script that is written, else the likely one (UTS #35, Likely Subtags): `Hant` for `zh-TW`, `Arab` for `az-IR`.
  ///
  /// Nil for a language that CLDR knows no script for. Allocates nothing.
  public var likelyScript: ScriptSubtag? { maximized.script }

  /// The direction of the identifier's script, written or likely: `az-Arab` and `ur` run from right to left.
  ///
  /// Left to right where no script is known. Allocates nothing.
  public var writingDirection: WritingDirection { likelyScript?.writingDirection ?? .leftToRight }
}
