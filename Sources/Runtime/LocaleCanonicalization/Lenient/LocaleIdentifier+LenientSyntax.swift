import LocaleMatching

extension LocaleIdentifier.Syntax {
  /// The syntax that also reads locale names of POSIX and ICU: `en_US.UTF-8`, `sr_RS@latin`, `C`, `_US`,
  /// `de_DE@collation=phonebook`.
  ///
  /// It is in this module because ICU's long names of keys and types are aliases of CLDR's. Allocates if a text must be
  /// rewritten.
  public static var lenient: LocaleIdentifier.Syntax {
    .rewriting { (bytes) throws(IdentifierError) in
      LenientForm.isNeeded(for: bytes) ? try LenientForm(bytes).rewritten : nil
    }
  }
}
