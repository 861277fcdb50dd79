extension HelpText {
  static let matrix = """
    A row for each locale that is wanted, a column for each that is supported. The two directions differ where a rule \
    holds in one only.

      $ which-locale matrix --supported en,en-GB,en-IN,de
                  en  en-GB  en-IN     de
        en         =      5      5      -
        en-GB      5      =      3      -
        en-IN      5      3      =      -
        de         -      -      -      =

        A row for each locale that is wanted, a column for each that is supported; below 50 is a match.
        = is the same, 0' the same but for what is written out, - no match.

    --format svg makes a picture that stands by itself, light or dark as its reader likes: \
    'which-locale matrix --supported-file locales.txt --format svg > matrix.svg'.

    JSON: cldr, identifiers, threshold, distances [[…]], a row for each desired identifier. TSV, a line for each \
    ordered pair: desired, supported, distance, match or -.
    """

  static let report = """
    Asks for each of the locales that CLDR has texts for what an app shows it, how far that is and by which rule, and \
    whether the other engines choose the same. Text lists those who get something near or whose engines disagree. \
    --html makes a page that needs no script and no network: 'which-locale report Which.app --html -o reach.html'.

      $ which-locale report --supported en,en-GB,de --format tsv
      af	en	24	match	-	en	-	-
      …

    --speakers ~/cldr-48.2 weighs by people: how many use the language in that script in that territory, by CLDR's \
    <territoryInfo>, which no program of this package has built in. Who uses several languages, or one in \
    two scripts, counts with each. Locales that stand for the same, en and en-US, count once in sums.

    JSON: cldr, title, engine, supported, developmentRegion, counts {same, near, none, differing}, preferences \
    [{preference, localization, outcome, backstop, distance, reason, rules, engines {apple, cldr, classic, rfc4647}, \
    differs, speakers}], speakers {same, near, none, differing, asked, total}; outcomes: same, near, none. Rules count \
    from 1. TSV, a line for each locale: wanted, shown, distance, match or the backstop, then the first localization \
    of apple, cldr, classic, rfc4647, then with --speakers how many people.
    """
}
