extension HelpText {
  static let device = """
    A language that is chosen without a region takes the device's, one that is chosen with a region keeps it. The app \
    is shown in what its bundle's search list begins with.

      $ which-locale device --languages en --region IT --localizations en,en-GB,it
        AppleLanguages  en-IT
        AppleLocale     en_IT
        shown in        en-GB, en
        why             en-GB for en-IT: they meet at en_GB after 2 + 0 steps
        Locale.current  en_IT

      $ which-locale device --apple-languages '(en_GB,it)'
        AppleLanguages  en-GB, it
        AppleLocale     en_GB

      $ which-locale device --languages en --region IT --override it --bundle Which.app
        AppleLanguages  it, en-IT
        AppleLocale     en_IT
        shown in        it, en-GB
        why             it for it: the same name
        Locale.current  en_IT
        settings menu   shown

    The exit status is 1 where nothing preferred matches and a backstop stands in.

    TSV: the rows. JSON: preferredLanguages, appleLocale, passedOver, currentLocale, choice {engine, localizations, \
    origin, backstop, isMatch, reason, steps}, showsLanguageMenu; what is not known is null.
    """

  static let compare = """
    apple: the bundles of Apple's platforms; cldr: language matching (UTS #35); classic: Technical Q&A 1828; rfc4647: \
    lookup. No backstops: - is no match.

      $ which-locale compare --localizations en,en-AU,en-GB --preferred en-NZ
        engine   localizations     why
        apple    en-AU, en-GB, en  en-AU for en-NZ: they meet at en_AU after 1 + 0 steps
        cldr     en-GB, en-AU, en  en-GB for en-NZ: the distance is 3
        classic  en                en for en-NZ: the preference without its end is en
        rfc4647  en                en for en-NZ: the range begins with en

    The order of the localizations counts for Apple's rules. The exit status is 1 where the engines disagree about the \
    first localization.

    TSV: engine, localizations, origin, why. JSON: localizations, preferred, agrees, choices as in 'device', \
    differences [{from, engine, kind, verdict, description}]; kinds: onlyBaseMatches, onlyOtherMatches, \
    anotherPreference, anotherLocalization.
    """

  static let verifyPlatform = """
    For Apple's systems: asks Bundle.preferredLocalizations(from:forPreferences:) every question of the golden vectors \
    and prints what it answers otherwise, with the system's version. With --write the differences become a fixture: put \
    it into Tests/Vectors as platform-NAME.tsv.

    Exit status: 0 where all answers agree, 1 where some differ, 69 where there is nothing to ask: on Linux.

    TSV: the fixture. JSON: system, count, differences [{app, localizations, preferences, platform, ours}].
    """
}
