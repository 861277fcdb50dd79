/// A Unicode locale identifier taken apart (UTS #35, Unicode Locale Identifier), every field a plain String.
public struct ReferenceIdentifier: Hashable, Sendable {
  /// `-u-ca-roc` as singleton `u` and subtags `ca`, `roc`.
  public struct Extension: Hashable, Sendable {
    public var singleton: String
    public var subtags: [String]

    public init(singleton: String, subtags: [String]) {
      self.singleton = singleton
      self.subtags = subtags
    }
  }

  /// Lower case; empty for `und` and for an absent language. `root` keeps its name, because ICU maximises it.
  public var language: String
  /// Title case, or empty. `Zzzz` is kept: it is written, though it says nothing.
  public var script: String
  /// Upper case, or empty. `ZZ` is kept.
  public var region: String
  /// Lower case, in the order written.
  public var variants: [String]
  public var extensions: [Extension]
  public var privateUse: [String]

  public init(
    language: String = "", script: String = "", region: String = "", variants: [String] = [],
    extensions: [Extension] = [], privateUse: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
    self.privateUse = privateUse
  }

  /// `und` and the empty identifier, with nothing else: the only ones that matching leaves unmaximised (spec §4).
  public var isUndetermined: Bool { self == ReferenceIdentifier() }

  /// `x-bork` and `und-x-bork`: nothing but private use, which matching takes for a language of its own.
  public var isPrivateUseOnly: Bool {
    !privateUse.isEmpty && self == ReferenceIdentifier(privateUse: privateUse)
  }

  /// The identifier written with hyphens, subtags in the order read.
  public var text: String {
    var parts = [language.isEmpty ? "und" : language]
    if !script.isEmpty { parts.append(script) }
    if !region.isEmpty { parts.append(region) }
    parts += variants
    for piece in extensions { parts += [piece.singleton] + piece.subtags }
    if !privateUse.isEmpty { parts += ["x"] + privateUse }
    return parts.joined(separator: "-")
  }
}

/// Why a text is no identifier, and where (spec §1).
public struct ReferenceIdentifierError: Error, Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable {
    case emptySubtag, subtagTooLong, invalidCharacter, badLanguage, unexpectedSubtag
    case repeatedVariant, repeatedSingleton, emptyExtension, badExtension, emptyPrivateUse
  }

  /// In UTF-8 bytes, of the subtag or byte at fault.
  public var offset: Int
  public var reason: Reason

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
