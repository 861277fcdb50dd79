/// The direction in which the lines of a script run.
public enum WritingDirection: Hashable, Sendable {
  /// From left to right, as Latin, and as vertical scripts in horizontal text.
  case leftToRight
  /// From right to left, as Arabic and Hebrew.
  case rightToLeft
}

extension ScriptSubtag {
  /// The script's direction by CLDR's scriptMetadata; left to right for a script that CLDR does not list.
  ///
  /// Allocates nothing; searches among some forty numbers.
  public var writingDirection: WritingDirection {
    // The list is sorted, so that most scripts need only half of it.
    for script in ScriptTable.rightToLeft where script >= packed {
      return script == packed ? .rightToLeft : .leftToRight
    }
    return .leftToRight
  }
}

extension LanguageIdentifier {
  /// The explicit script, else the likely one (UTS #35, Likely Subtags): `Hant` for `zh-TW`, `Arab` for `az-IR`.
  ///
  /// Nil for a language of which CLDR knows no script. Allocates nothing.
  public var likelyScript: ScriptSubtag? { maximized.script }

  /// The direction of the identifier's script, explicit or likely: `az-Arab` and `ur` run from right to left.
  ///
  /// Left to right if no script is known. Allocates nothing.
  public var writingDirection: WritingDirection { likelyScript?.writingDirection ?? .leftToRight }
}
