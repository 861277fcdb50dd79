import LocaleMatching

extension LocaleIdentifier {
  /// Whether a text is an identifier in canonical form, letter by letter (UTS #35, Annex C): case, separators and order
  /// included. `en-GB` is; `en_GB`, `en-gb`, `iw`, `root` and `en--GB` are not.
  ///
  /// No identifier is made: the text is read once, in time linear in its length, and nothing is allocated for up to
  /// eight variants. A language with a script, a region or both takes about a third of the time of reading an
  /// identifier first.
  public static func isCanonical(_ text: String) -> Bool { text.withIdentifierBytes { isCanonical(utf8: $0) } }

  /// Whether raw UTF-8 is an identifier in canonical form.
  public static func isCanonical(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let common = CommonForm.read(bytes)
    if !common.isNone {
      return IdentifierText(common, separator: 0x2D).equals(bytes)
        && CanonicalCheck.isCanonical(language: common.language, script: common.script, region: common.region)
    }
    guard let fields = fields(ofCanonicalCase: bytes) else { return false }
    return CanonicalCheck.isCanonical(bytes, fields.identifier, fields.layout)
  }
}
