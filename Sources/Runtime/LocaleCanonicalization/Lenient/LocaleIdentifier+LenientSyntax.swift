import LocaleMatching

extension LocaleIdentifier.Syntax {
  /// Also what POSIX and ICU leave behind: `en_US.UTF-8`, `sr_RS@latin`, `C`, `de_DE@collation=phonebook`, `_US`.
  ///
  /// It stands in this module because ICU's long names of keys and types are aliases of CLDR's. Allocates where a text
  /// is to be rewritten.
  public static var lenient: LocaleIdentifier.Syntax {
    .rewriting { (bytes) throws(IdentifierError) in
      LenientForm.isNeeded(for: bytes) ? try LenientForm(bytes).rewritten : nil
    }
  }
}
