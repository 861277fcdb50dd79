import LocaleMatching

/// The addresses of a server's pages: what stands in a path for a language, and what an address without a language means.
///
///     LanguageAddresses()                                                    // /de-AT/prices
///     LanguageAddresses(names: ["de-AT": "at"], oldNames: ["austria": "de-AT"])   // /at/prices
///     LanguageAddresses(unprefixed: .default)                                // /prices for the default
public struct LanguageAddresses: Hashable, Sendable {
  /// What an address is whose first part is no language: `/prices`.
  public enum Unprefixed: Hashable, Sendable {
    /// The page in the visitor's language. A cache has to know: `Vary`.
    case negotiated
    /// No page: the visitor is sent to the address in their language, for this time (302), not for good. For `GET` and `HEAD`,
    /// because clients send neither another method nor a body to the new address.
    case redirected
    /// The page in the default language, which has no other address: `/en/prices` is sent to `/prices`. Neither cookie nor
    /// header is asked.
    case `default`
  }

  /// Supported identifiers whose name in paths is not their own text, and the name: `["de-AT": "at", "nb": "no"]`.
  public var names: [String: String]
  /// Names that addresses had before, and the supported identifier that each stands for. They are redirected.
  public var oldNames: [String: String]
  /// The meaning of an address without a language.
  public var unprefixed: Unprefixed

  /// Describes addresses; without arguments, each supported identifier is its name.
  public init(names: [String: String] = [:], oldNames: [String: String] = [:], unprefixed: Unprefixed = .negotiated) {
    self.names = names
    self.oldNames = oldNames
    self.unprefixed = unprefixed
  }
}

/// A page's address in one language.
public struct LanguageAddress: Hashable, Sendable {
  /// The supported identifier; nil for the address without a language, where a visitor is asked.
  public let identifier: String?
  /// The target, path and query: `/it/greeting?page=2`. Links to another server need its scheme and host before it.
  public let target: String

  /// The value of `hreflang` (HTML Standard, §4.2.4): `pt-BR`, or `x-default` for visitors of no other language.
  public var hreflang: String {
    guard let identifier else { return "x-default" }
    return String(decoding: identifier.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
  }
}

/// The names of languages in paths.
///
/// A name is a text that somebody chose. Meanings would make languages of words: `/spa/prices` is about a spa, `/in/mumbai`
/// about a country, although both are also codes that CLDR replaces by those of Spanish and Indonesian.
struct PathNames: Sendable {
  /// What the first part of a path stands for.
  enum Meaning: Equatable {
    /// A language, at a position in the supported list, by its name.
    case language(Int)
    /// A language by another spelling, or by an old name.
    case otherName(Int)

    var position: Int {
      switch self {
      case .language(let position), .otherName(let position): position
      }
    }
  }

  /// The name of each supported identifier.
  let names: [String]
  private let oldNames: [(name: String, position: Int)]
  private let written: [(identifier: LanguageIdentifier, maximized: LanguageIdentifier)?]

  init(supported: [String], _ addresses: LanguageAddresses) throws(LanguageNegotiatorError) {
    var names = supported
    // In one order, so that the first error is always the same.
    let chosen = addresses.names.sorted { $0.key < $1.key }
    let old = addresses.oldNames.sorted { $0.key < $1.key }
    for (identifier, name) in chosen { names[try Self.position(of: identifier, in: supported)] = name }
    var oldNames: [(name: String, position: Int)] = []
    for (name, identifier) in old { oldNames.append((name, try Self.position(of: identifier, in: supported))) }
    for name in chosen.map(\.value) + old.map(\.key) {
      guard Self.isName(name) else { throw .illFormedName(name) }
      let count = (names + oldNames.map(\.name)).filter { $0.isSpelledLike(name) }.count
      guard count == 1 else { throw .repeatedName(name) }
    }
    self.names = names
    self.oldNames = oldNames
    // As a path is read: `no-bok` among them is no name of `nb`.
    written = supported.map { Self.identifier($0).map { ($0, $0.maximized) } }
  }

  /// The position of an identifier in a supported list, as it is written there.
  static func position(
    of identifier: String, in supported: [String]
  ) throws(LanguageNegotiatorError) -> Int {
    guard let position = supported.firstIndex(where: { $0.utf8.elementsEqual(identifier.utf8) }) else {
      throw .notSupported(identifier)
    }
    return position
  }

  /// The meaning of a path's first part; nil if it is no language.
  ///
  /// It is one by its name or an old one, in any case; else if its language is written as that of a supported identifier is, and
  /// what it has of a script and a region is that identifier's, or likely for it: `it-IT` for `it`, `zh-TW` for `zh-Hant`,
  /// `pt` for `pt-BR`. No alias, no other region, no variant.
  func meaning(of component: Substring) -> Meaning? {
    let component = String(component)
    if let position = names.firstIndex(where: { $0.utf8.elementsEqual(component.utf8) }) { return .language(position) }
    if let position = names.firstIndex(where: { $0.isSpelledLike(component) }) { return .otherName(position) }
    if let old = oldNames.first(where: { $0.name.isSpelledLike(component) }) { return .otherName(old.position) }
    guard let asked = Self.identifier(component) else { return nil }
    let meant = asked.maximized
    var found: Int?
    for (position, candidate) in written.enumerated() {
      guard let candidate, candidate.identifier.language == asked.language, candidate.maximized.script == meant.script,
        asked.region == nil || candidate.maximized.region == asked.region
      else { continue }
      // `pt` is Brazil's Portuguese, if the list has several.
      if candidate.maximized == meant { return .otherName(position) }
      found = found ?? position
    }
    return found.map { .otherName($0) }
  }

  /// Language, script and region as they are written, without aliases and tags from before BCP 47, which are names for others.
  private static func identifier(_ text: String) -> LanguageIdentifier? {
    var parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }.map {
      String(Substring($0))
    }[...]
    guard let language = parts.popFirst().flatMap({ LanguageSubtag($0) }), language != .undetermined else { return nil }
    let script = parts.first.flatMap { ScriptSubtag($0) }
    if script != nil { parts.removeFirst() }
    let region = parts.first.flatMap { RegionSubtag($0) }
    if region != nil { parts.removeFirst() }
    return parts.isEmpty ? LanguageIdentifier(language: language, script: script, region: region) : nil
  }

  /// Whether a name can be a part of a path that needs no escapes: RFC 3986's unreserved characters, and not `.` or `..`.
  private static func isName(_ name: String) -> Bool {
    let isUnreserved = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }
    return isUnreserved && 1...LanguageRequest.nameLimit ~= name.utf8.count && name.utf8.contains { $0 != 0x2E }
  }
}

/// What is wrong with the arguments of a ``LanguageNegotiator``.
public enum LanguageNegotiatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no language to answer in.
  case noLanguages
  /// A supported identifier is ill-formed.
  case illFormed(LocaleMatcher.UnsupportedIdentifier)
  /// The default, or what a name stands for, is not among the supported identifiers as it is written there.
  case notSupported(String)
  /// A name is empty, too long, or has other characters than ASCII letters, digits, `-`, `.`, `_` and `~`.
  case illFormedName(String)
  /// A name stands for two languages.
  case repeatedName(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .noLanguages: "no languages: the list of supported identifiers is empty"
    case .illFormed(let error): "\(error)"
    case .notSupported(let identifier): "'\(identifier)' is not in the supported list"
    case .illFormedName(let name): "'\(name)' cannot be the name of a language in a path"
    case .repeatedName(let name): "'\(name)' is the name of two languages"
    }
  }
}
