/// The release of the Common Locale Data Repository that the tables in this build were made from.
public enum CLDR {
  /// `48.2`. A constant; nothing is read.
  public static var version: StaticString { CLDRReleaseTable.version }
}
