/// How a `.strings` file is read.
public struct StringsOptions: Hashable, Sendable {
  /// The encoding, whatever the first bytes say; nil tells it from them.
  public var encoding: TextEncoding?
  /// Whether `\u00e9` is the letter é. Foundation knows only the capital `\U00e9` and reads "u00e9", so this is off;
  /// either way a warning tells of it.
  public var readsLowercaseUnicodeEscapes: Bool

  public init(encoding: TextEncoding? = nil, readsLowercaseUnicodeEscapes: Bool = false) {
    self.encoding = encoding
    self.readsLowercaseUnicodeEscapes = readsLowercaseUnicodeEscapes
  }
}
