/// The release of the Common Locale Data Repository that the tables in this build were made from.
public enum CLDR {
  /// The release's number, `48.2`: a constant.
  public static var version: StaticString { CLDRReleaseTable.version }
}
