import LocaleMatching

/// A server's policy of addresses, from which its answers, redirects and links are made.
///
///     LanguageAddresses()                                                         // /de-AT/prices
///     LanguageAddresses(names: ["de-AT": "at"], oldNames: ["austria": "de-AT"])   // /at/prices
///     LanguageAddresses(unprefixed: .asNeeded)                                    // /prices for the default
///     LanguageAddresses(base: "/shop", leftAlone: [.below("/shop/api"), .files])  // /shop/de-AT/prices
///
/// Every page has one address in each language; another form of it is redirected there.
public struct LanguageAddresses: Sendable {
  /// What an address is that names no language: `/prices`.
  public enum Unprefixed: Hashable, Sendable {
    /// The page in the visitor's language. A cache has to know: `Vary`.
    case negotiated
    /// No page: the visitor is sent to the address in their language, for this time (302), not for good.
    case redirected
    /// The page in the default language, for visitors who get that; all others are sent to the address in their language, for
    /// this time. Who asks for `/en/prices` and would be sent on from `/prices` is answered there.
    case asNeeded
    /// The page in the default language, which has no other address: `/en/prices` is sent to `/prices`. Neither cookie nor
    /// header is asked.
    case `default`
  }

  /// The pages from which visitors are sent to their language.
  public enum SentFrom: Hashable, Sendable {
    /// All that name no language.
    case allPages
    /// The home page alone. Other pages are as with `.negotiated`, or with `.default` where the policy is `.asNeeded`.
    case homePage
  }

  /// The slash at the end of a path.
  public enum ClosingSlash: Hashable, Sendable {
    /// A page has the one that the application gave it; a home page in a language has none, `/it`.
    case kept
    /// Each has one, `/it/prices/`, but for files, `/it/map.pdf`.
    case always
    /// None has one, but `/`.
    case never
  }

  /// A path about which nothing is decided: no redirect, no field of the response.
  public enum LeftAlone: Sendable {
    /// A path and all below it: `/api`, `/.well-known`, `/favicon.ico`.
    case below(String)
    /// Every path whose last part has an extension with a letter: `/logo.png`, not `/releases/1.0`.
    case files
    /// What a closure takes, by its path.
    case `where`(@Sendable (String) -> Bool)

    func takes(_ path: String) -> Bool {
      switch self {
      case .below(let place):
        let place = place.utf8.last == 0x2F ? place.utf8.dropLast() : place.utf8[...]
        return path.utf8.starts(with: place) && (path.utf8.dropFirst(place.count).first ?? 0x2F) == 0x2F
      case .files: return path.isFile
      case .where(let takes): return takes(path)
      }
    }
  }

  /// Supported identifiers whose name in paths is not their own text, and the name: `["de-AT": "at", "nb": "no"]`.
  public var names: [String: String]
  /// Names that addresses had before, and the supported identifier that each stands for. They are redirected.
  public var oldNames: [String: String]
  /// The meaning of an address without a language.
  public var unprefixed: Unprefixed
  /// The pages from which `.redirected` and `.asNeeded` send visitors on.
  public var sentFrom: SentFrom
  /// Whether a visitor may be sent to their language, by what the request says; nil for all. Who may not, a crawler for example,
  /// gets the page in place: with `.asNeeded`, in the default language. Other forms of an address are redirected for everybody.
  public var sends: (@Sendable (LanguageRequest) -> Bool)?
  /// The fields of a request that ``sends`` asks, for `Vary`.
  public var sendsFields: [String]
  /// The path below which all pages stand: `/examples` for `/examples/ja/prices`. What is outside is left alone.
  public var base: String
  /// The paths about which nothing is decided.
  public var leftAlone: [LeftAlone]
  /// The form of the end of a path.
  public var closingSlash: ClosingSlash
  /// The server's scheme and host, `https://example.com`, for links with both, as search engines ask; nil for links with a path.
  public var origin: String?
  /// Supported identifiers with a host of their own, and its origin: `["it": "https://example.it"]`. There a page has no prefix.
  /// At a host that the policy does not name, `localhost` for example, each language is answered by its prefix.
  public var hosts: [String: String]
  /// The paths of pages that languages name differently, and the path in each of these: `["/about": ["de": "/ueber-uns"]]`. A part
  /// in braces stands for any that is not empty, `["/products/{id}": ["de": "/produkte/{id}"]]`; what is written whole comes first.
  public var pages: [String: [String: String]]

  /// Describes addresses; without arguments, each supported identifier is its name.
  public init(
    names: [String: String] = [:], oldNames: [String: String] = [:], unprefixed: Unprefixed = .negotiated,
    sentFrom: SentFrom = .allPages, sends: (@Sendable (LanguageRequest) -> Bool)? = nil,
    sendsFields: [String] = ["User-Agent"], base: String = "", leftAlone: [LeftAlone] = [],
    closingSlash: ClosingSlash = .kept, origin: String? = nil, hosts: [String: String] = [:],
    pages: [String: [String: String]] = [:]
  ) {
    self.names = names
    self.oldNames = oldNames
    self.unprefixed = unprefixed
    self.sentFrom = sentFrom
    self.sends = sends
    self.sendsFields = sendsFields
    self.base = base
    self.leftAlone = leftAlone
    self.closingSlash = closingSlash
    self.origin = origin
    self.hosts = hosts
    self.pages = pages
  }
}

/// A page's address in one language.
public struct LanguageAddress: Hashable, Sendable {
  /// The supported identifier; nil for the address without a language, where a visitor is asked. The value to write to a cookie.
  public let identifier: String?
  /// Path and query, `/it/greeting?page=2`; with scheme and host where the policy has an origin for the language.
  public let target: String
  /// The value of `hreflang` (HTML Standard, §4.2.4): `pt-BR`, or `x-default` for visitors of no other language.
  public let hreflang: String
}

/// What is wrong with the arguments of a ``LanguageNegotiator``.
public enum LanguageNegotiatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no language to answer in.
  case noLanguages
  /// A supported identifier is ill-formed.
  case illFormed(LocaleMatcher.UnsupportedIdentifier)
  /// The default, or what a name stands for, is not among the supported identifiers as it is written there.
  case notSupported(String)
  /// A name is empty, longer than 64 bytes, or has other characters than ASCII letters, digits, `-`, `.`, `_` and `~`. So may a
  /// supported identifier that has no other name.
  case illFormedName(String)
  /// A name stands for two languages, or two supported identifiers are one name: `en-US` and `en_us`.
  case repeatedName(String)
  /// A name begins addresses that are left alone.
  case leftAloneName(String)
  /// The path of a base is ill-formed.
  case illFormedPath(String)
  /// The path of a page is ill-formed, or has a part that stands for any as a router writes it, `:id`.
  case illFormedPage(String)
  /// A page has two paths in a language, or a path two pages, or the parts in braces differ.
  case contradictingPage(String)
  /// An origin is not a scheme and a host.
  case illFormedOrigin(String)
  /// Two languages have one host.
  case repeatedHost(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .noLanguages: "no languages: the list of supported identifiers is empty"
    case .illFormed(let error): "\(error)"
    case .notSupported(let identifier): "'\(identifier)' is not in the supported list"
    case .illFormedName(let name): "'\(name)' cannot be the name of a language in a path"
    case .repeatedName(let name): "'\(name)' is the name of two languages"
    case .leftAloneName(let name): "'\(name)' cannot be the name of a language in a path: '/\(name)' is left alone"
    case .illFormedPath(let path): "'\(path)' is not a path: begin it with a slash, and end it without one"
    case .illFormedPage(let path):
      "'\(path)' is not the path of a page: begin it with a slash, end it without one, and write '{id}' for any part"
    case .contradictingPage(let path):
      "'\(path)' is not the path of one page in a language, with the same parts in braces"
    case .illFormedOrigin(let origin): "'\(origin)' is not an origin: write a scheme and a host, https://example.com"
    case .repeatedHost(let origin): "'\(origin)' is the host of two languages"
    }
  }
}
