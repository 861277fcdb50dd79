/// The shares and counts by which rules judge what nobody has written down: choices, each with its reason.
enum AuditThreshold {
  // MARK: Tables

  /// A table that fewer than a quarter of the localizations have is not meant to be translated, such as one team's list.
  static func isForFew(_ present: Int, of localizations: Int) -> Bool { present * 4 < localizations }

  /// Keys are texts if one of five has a space: names of texts have none, and texts of one word are a part of most tables.
  static func areTexts(_ withSpace: Int, of keys: Int) -> Bool { withSpace * 5 >= max(keys, 1) }

  /// The developer's file does not decide about a table's keys if it has less than a quarter of what the others share: its
  /// texts are in code, and the file holds exceptions.
  static func isReferenceSmall(_ count: Int, beside keys: Int) -> Bool { count * 4 < keys }

  /// Keys of which more than half are in no code, and more than three, have code that is not there: what a build generates,
  /// or an SDK looks up. A few in a small table are left over.
  static func isCodeElsewhere(_ unused: Int, of keys: Int) -> Bool { unused > 3 && isMost(unused, of: keys) }

  // MARK: Localizations

  /// A localization is begun, and not behind, if it has less than a tenth of its texts. In fewer than ten texts a tenth means
  /// nothing.
  static func isBegun(_ translated: Int, of texts: Int) -> Bool { texts >= 10 && translated * 10 < texts }

  /// A localization is incomplete, which one finding says in place of many, if it lacks more than a quarter of a table and at
  /// least twenty texts: fewer are read one by one.
  static func isIncomplete(_ lacking: Int, of keys: Int) -> Bool { lacking >= 20 && lacking * 4 > keys }

  /// A variant, such as `en-GB`, has only the texts that differ if it lacks more than half of them.
  static func isPartial(_ missing: Int, of keys: Int) -> Bool { isMost(missing, of: keys) }

  // MARK: Keys and texts

  /// A key that at least half of the localizations have is one of the table.
  static func isCommon(_ count: Int, of localizations: Int) -> Bool { count * 2 >= localizations }

  /// A key that most localizations have is missing in the others. Two may be wrong together.
  static func isExpected(_ count: Int, of localizations: Int) -> Bool { count >= 3 && isMost(count, of: localizations) }

  /// Where code has the developer's text, the translations tell its arguments if most of at least three have the same.
  static func agree(_ count: Int, of translations: Int) -> Bool { translations >= 3 && isMost(count, of: translations) }

  /// A conversion that prose may have, `50 %g`, is one if most translations keep it, and not one alone.
  static func isConversion(keptBy count: Int, of translations: Int) -> Bool {
    count >= 2 && isMost(count, of: translations)
  }

  /// A text is several words if it has more than two: names and terms of two words are often equal in all languages.
  static func isSeveral(words: Int) -> Bool { words > 2 }

  /// Whether so few other localizations have a table that a text which they share cannot be counted: fewer than four.
  static func areFew(_ localizations: Int) -> Bool { localizations < 4 }

  /// More than half.
  static func isMost(_ count: Int, of all: Int) -> Bool { count * 2 > all }
}
