import LocaleCore

/// The release of the Common Locale Data Repository that the tables in this build were made from.
public enum CLDR {
  /// The release's number, `48.2`. Allocates nothing.
  public static var version: String {
    CLDRReleaseTable.version.withIdentifierBytes { String(decoding: $0, as: UTF8.self) }
  }
}
