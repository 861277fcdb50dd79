extension LanguageIdentifier {
  /// Reads an identifier and writes its language, script and region, maximised, into a buffer: `zh_TW` → `zh-Hant-TW`.
  ///
  /// From text to text without a String in between, for who has many of them. Allocates nothing.
  ///
  /// - Returns: how many bytes the text has, as `write(to:)` does; nil where the identifier is ill-formed.
  @_effects(releasenone)  // See LocaleMatcher+BestMatch.
  public static func writeMaximized(_ text: String, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let fields = ShortIdentifier.read(text)
    guard fields != CommonIdentifier.none, let start = room(in: buffer),
      let full = LikelySubtags.maximized(short: fields)
    else {
      return writeGenerallyMaximized(text, to: buffer)
    }
    return IdentifierText.writeTenBytes(full, separator: 0x2D, to: start)
  }

  @inline(never) @_effects(releasenone)
  private static func writeGenerallyMaximized(_ text: String, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let fields = CommonIdentifier.read(text)
    guard fields != CommonIdentifier.none, let start = room(in: buffer) else {
      return LanguageIdentifier(text)?.maximized.write(to: buffer)
    }
    let text = IdentifierText(LikelySubtags.maximized(fields), separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  /// The same, minimised: `zh-Hant-TW` → `zh-TW`.
  @_effects(releasenone)
  public static func writeMinimized(
    _ text: String, favoring favored: MinimizedSubtag = .region, to buffer: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let fields = CommonIdentifier.read(text)
    guard fields != CommonIdentifier.none, let start = room(in: buffer) else {
      return LanguageIdentifier(text)?.minimized(favoring: favored).write(to: buffer)
    }
    let full = LikelySubtags.maximized(fields)
    let text = IdentifierText(LikelySubtags.minimized(full, keepsRegion: favored == .region), separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  @inline(__always)
  private static func room(in buffer: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawPointer? {
    buffer.count >= IdentifierText.capacity ? buffer.baseAddress : nil
  }
}
