import LocaleCanonicalization
import LocaleMatching

/// Identifier → its canonical form; the identifier as it was read, in BCP 47; the canonical form with CLDR's
/// underscores; the canonical form of what lenient reading makes of it.
///
/// The columns correspond to ICU's `Locale::canonicalize`, `toLanguageTag`, `uloc_canonicalize` and `createCanonical`.
/// Only the first is comparable: ICU replaces some aliases when it reads, its third column uses none of CLDR's aliases,
/// and its fourth has no errors.
enum CanonicalizeCommand {
  static func answer(_ columns: [String]) throws(Refusal) -> String {
    let text = columns.first ?? ""
    let identifier = try read(text, syntax(for: text))
    let canonical = identifier.canonicalized
    let lenient = try read(text, .lenient).canonicalized
    return "\(canonical)\t\(identifier)\t\(canonical.cldrIdentifier)\t\(lenient)"
  }

  /// The ICU peer reads an identifier with `@` as an ICU name too.
  private static func syntax(for text: String) -> LocaleIdentifier.Syntax {
    text.utf8.contains(0x40) ? .lenient : .standard
  }

  private static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) throws(Refusal) -> LocaleIdentifier {
    do throws(IdentifierError) {
      return try LocaleIdentifier(validating: text, syntax: syntax)
    } catch {
      throw Refusal(reason: "identifier '\(text)': \(error)")
    }
  }
}
