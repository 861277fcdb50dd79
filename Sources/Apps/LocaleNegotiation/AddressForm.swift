import LocaleCore

/// Reads and writes the addresses of a policy. What is written is read as the same page in the same language, so that an address
/// is in its form just if it is what would be written for it.
final class AddressForm: Sendable {
  /// What an address says.
  struct Reading {
    /// The language that its host or the first part of its path names; nil for none.
    let position: Int?
    /// The page: its own path, without base and language, with one slash at its beginning.
    let page: String
    /// The origin that it was asked at, by its place in `origins`; nil for one that the policy does not know.
    let origin: Int?

    var isHome: Bool { page.utf8.count == 1 }
  }

  /// The names of languages; the path begins with one if languages are asked of paths.
  let names: PathNames
  private let pages: PageNames
  private let policy: LanguageAddresses
  private let base: String
  /// The beginning of the addresses in each language: the base, and its name.
  private let prefixes: [String]
  /// The default, if its pages have no prefix; nil for none.
  private let unprefixed: Int?
  let defaultPosition: Int
  /// Whether addresses name languages.
  let namesLanguages: Bool
  /// The distinct origins, and the place of each by its host and port in lower case, with and without the port that is usual.
  private let origins: [String]
  private let places: [[UInt8]: Int]
  /// The origin of each language, and the one without a language; nil for links with a path alone.
  private let originOf: [Int?]
  private let common: Int?
  /// The language of each origin that is one's own.
  private let languageOf: [Int: Int]

  init(
    _ policy: LanguageAddresses, supported: SupportedList, default position: Int, namesLanguages: Bool
  ) throws(LanguageNegotiatorError) {
    self.policy = policy
    self.namesLanguages = namesLanguages
    defaultPosition = position
    names = try PathNames(supported: supported, policy, areInPaths: namesLanguages)
    pages = try PageNames(policy.pages, supported: supported)
    base = policy.base
    prefixes = names.names.map { policy.base + "/" + $0 }
    let parts = base.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    let isPath =
      parts.count > 1 && parts.enumerated().allSatisfy { $1.isEmpty == ($0 == 0) && $1.allSatisfy(\.isUnreserved) }
    guard base.isEmpty || isPath else { throw .illFormedPath(base) }
    unprefixed = [.default, .asNeeded].contains(policy.unprefixed) ? position : nil
    var origins: [String] = []
    var places: [[UInt8]: Int] = [:]
    func place(of origin: String) throws(LanguageNegotiatorError) -> Int {
      let host = origin.withIdentifierBytes { bytes in
        let target = RequestTarget(bytes)
        let isOrigin = !target.isHostile && target.path.count == 1 && target.query.isEmpty && bytes.last != 0x2F
        return isOrigin && bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x40 } ? target.host : nil
      }
      guard var authority = host, !authority.isEmpty else { throw .illFormedOrigin(origin) }
      let usual = origin.utf8.starts(with: "https:".utf8) ? ":443" : ":80"
      if authority.suffix(usual.utf8.count).elementsEqual(usual.utf8) { authority.removeLast(usual.utf8.count) }
      if let known = places[authority] { return known }
      for port in ["", usual] { places[authority + port.utf8] = origins.count }
      origins.append(origin)
      return origins.count - 1
    }
    var common: Int?
    if let origin = policy.origin { common = try place(of: origin) }
    var originOf = [Int?](repeating: common, count: supported.identifiers.count)
    var languageOf: [Int: Int] = [:]
    for (identifier, origin) in policy.hosts.sorted(by: { $0.key < $1.key }) {
      let position = try supported.position(of: identifier)
      let place = try place(of: origin)
      if languageOf[place] != nil { throw .repeatedHost(origin) }
      languageOf[place] = position
      originOf[position] = place
    }
    // A language without a host would have no address that a request to another's host can be sent to.
    if !languageOf.isEmpty, originOf.contains(where: { $0 == nil }) { throw .illFormedOrigin(policy.origin ?? "") }
    (self.origins, self.places, self.common) = (origins, places, common)
    (self.originOf, self.languageOf) = (originOf, languageOf)
    if namesLanguages {
      for (name, _) in names.all where isLeftAlone(base + "/" + name) { throw .leftAloneName(name) }
    }
  }

  // MARK: Reading

  /// What a target says; nil for one that is left alone.
  ///
  /// - Parameter host: the request's.
  func read(_ target: RequestTarget, host: String?) -> Reading? {
    if isLeftAlone(String(decoding: target.path, as: UTF8.self)) { return nil }
    var path = target.path[...]
    if !base.isEmpty {
      guard path.starts(with: base.utf8) else { return nil }
      path = path.dropFirst(base.utf8.count)
      guard path.isEmpty || path.first == 0x2F else { return nil }
    }
    let origin = places.isEmpty ? nil : places[target.host ?? host.map { $0.utf8.map(ASCII.lowercased) } ?? []]
    path = path.drop { $0 == 0x2F }
    var position: Int?
    if namesLanguages {
      let component = path.prefix { $0 != 0x2F }
      position = names.language(of: UnsafeBufferPointer(rebasing: component))
      if position != nil { path = path[component.endIndex...].drop { $0 == 0x2F } }
      position = position ?? origin.flatMap { languageOf[$0] }
    }
    // The slash before it is in the target, but for a home page.
    let start = path.startIndex - 1
    let page = start >= 0 && target.path[start] == 0x2F ? String(decoding: target.path[start...], as: UTF8.self) : "/"
    if position == nil, isLeftAlone(base + page) { return nil }
    return Reading(position: position, page: pages.own(of: page, in: position ?? defaultPosition), origin: origin)
  }

  /// The path is made only where something is left alone.
  private func isLeftAlone(_ path: @autoclosure () -> String) -> Bool {
    if policy.leftAlone.isEmpty { return false }
    let path = path()
    return policy.leftAlone.contains { $0.takes(path) }
  }

  // MARK: Writing

  /// Where an address is used.
  enum Use {
    /// In a link, which has the origin of its language if the policy says one.
    case link
    /// In a redirect of what was asked at an origin, by its place in `origins`. At one that the policy does not know, as in
    /// development, every language is at that host, by its prefix.
    case redirect(from: Int?)
  }

  /// An address.
  struct Address {
    /// The origin if it has one, the base, and the name of the language where it is written.
    let prefix: String
    /// The page's path in the language; empty where the prefix is the whole.
    let path: String
    let hasOrigin: Bool
    /// Whether its host or its path names the language.
    let namesLanguage: Bool

    /// Whether it is the path that was asked.
    func isAt(_ asked: UnsafeBufferPointer<UInt8>) -> Bool {
      prefix.withIdentifierBytes { prefix in
        path.withIdentifierBytes { path in
          asked.count == prefix.count + path.count
            && asked.indices.allSatisfy {
              asked[$0] == ($0 < prefix.count ? prefix[$0] : path[$0 - prefix.count])
            }
        }
      }
    }

    /// - Parameter query: with its question mark.
    func text(with query: String) -> String {
      let count = prefix.utf8.count + path.utf8.count + query.utf8.count
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { bytes in
        var end = 0
        func append(_ part: String) {
          part.withIdentifierBytes { end = bytes[end...].initialize(fromContentsOf: $0) }
        }
        append(prefix)
        append(path)
        append(query)
        return String(decoding: UnsafeBufferPointer(bytes), as: UTF8.self)
      }
    }
  }

  /// The address of a page in a language; nil stands for the one without a language.
  ///
  /// - Parameter isPrefixed: whether the language is written where the address could do without it.
  /// - Returns: nil where it would not be read as this page: it is left alone, or would be another page's.
  func address(of page: String, in position: Int?, isPrefixed: Bool = false, for use: Use) -> Address? {
    guard var path = pages.path(of: page, in: position ?? defaultPosition) else { return nil }
    if path.utf8.count > 1, policy.closingSlash != .kept {
      path = path.withoutClosingSlashes
      if policy.closingSlash == .always, !path.isFile { path += "/" }
    }
    var origin = position.map { originOf[$0] } ?? common
    var owner = origin.flatMap { languageOf[$0] }
    switch use {
    case .link:
      // All pages of a host of its own are in its language, and where others have one, a path alone is another page at each.
      if position == nil, owner != nil || origin == nil && !languageOf.isEmpty { return nil }
    case .redirect(let asked):
      if asked == nil { owner = nil }
      if position == nil || asked == nil || asked == origin || languageOf.isEmpty { origin = nil }
    }
    let mayBeBare = position == nil || !isPrefixed && position == owner ?? unprefixed
    let isBare = !namesLanguages || mayBeBare && isUnnamed(path)
    if position == nil, !isBare { return nil }
    let prefix = if let position, !isBare { prefixes[position] } else { base }
    if path.utf8.count == 1, policy.closingSlash != .always, !prefix.isEmpty { path = "" }
    // Behind a second slash there would be a host (RFC 3986, §4.2).
    let hasHost = path.withIdentifierBytes { prefix.isEmpty && $0.dropFirst().first == 0x2F }
    if hasHost || isLeftAlone(prefix + path) { return nil }
    return Address(
      prefix: origin.map { origins[$0] + prefix } ?? prefix, path: path, hasOrigin: origin != nil,
      namesLanguage: !isBare || owner != nil)
  }

  /// A page by its own path, or by what a language calls it.
  func page(named path: String) -> String { pages.own(of: path, in: nil) }

  /// Whether a path is read as a page without a language. Without its language, `/en/it/x` would be a page in Italian.
  private func isUnnamed(_ path: String) -> Bool {
    path.withIdentifierBytes { bytes in
      names.language(of: UnsafeBufferPointer(rebasing: bytes.dropFirst().prefix { $0 != 0x2F })) == nil
    } && !isLeftAlone(base + path)
  }
}
