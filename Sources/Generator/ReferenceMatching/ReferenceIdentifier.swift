/// A Unicode locale identifier taken apart (UTS #35, Unicode Locale Identifier), every field a plain String.
package struct ReferenceIdentifier: Hashable, Sendable {
  /// `-u-ca-roc` as singleton `u` and subtags `ca`, `roc`.
  package struct Extension: Hashable, Sendable {
    package var singleton: String
    package var subtags: [String]

    package init(singleton: String, subtags: [String]) {
      self.singleton = singleton
      self.subtags = subtags
    }
  }

  /// Lower case; empty for `und` and for an absent language. `root` keeps its name, because ICU maximises it.
  package var language: String
  /// Title case, or empty. `Zzzz` is kept: it is written, though it says nothing.
  package var script: String
  /// Upper case, or empty. `ZZ` is kept.
  package var region: String
  /// Lower case, in the order written.
  package var variants: [String]
  package var extensions: [Extension]
  package var privateUse: [String]

  package init(
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
  package var isUndetermined: Bool { self == ReferenceIdentifier() }

  /// `x-bork` and `und-x-bork`: nothing but private use, which matching takes for a language of its own.
  package var isPrivateUseOnly: Bool {
    !privateUse.isEmpty && self == ReferenceIdentifier(privateUse: privateUse)
  }

  /// The identifier written with hyphens, subtags in the order read.
  package var text: String {
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
package struct ReferenceIdentifierError: Error, Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable {
    case emptySubtag, subtagTooLong, invalidCharacter, badLanguage, unexpectedSubtag
    case repeatedVariant, repeatedSingleton, emptyExtension, badExtension, emptyPrivateUse
  }

  /// In UTF-8 bytes, of the subtag or byte at fault.
  package var offset: Int
  package var reason: Reason

  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
