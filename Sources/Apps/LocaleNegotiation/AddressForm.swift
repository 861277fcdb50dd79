import LocaleCore

/// Reads and writes the addresses of a policy. What is written is read as the same page in the same language, so that an address
/// is in its form just if it is what would be written for it.
struct AddressForm: Sendable {
  /// What an address says.
  struct Reading {
    /// The language that its host or the first part of its path names; nil for none.
    let position: Int?
    /// The page: its own path, without base and language, with one slash at its beginning.
    let page: ArraySlice<UInt8>
    /// The origin that it was asked at, by its place in `origins`; nil for one that the policy does not know.
    let origin: Int?

    var isHome: Bool { page.count == 1 }
  }

  /// The names of languages; the path begins with one if languages are asked of paths.
  let names: PathNames
  private let pages: PageNames
  private let policy: LanguageAddresses
  private let base: [UInt8]
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
    base = Array(policy.base.utf8)
    let hasEmptyPart = zip(base, base.dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
    let isPath = base.first == 0x2F && base.last != 0x2F && !hasEmptyPart
    guard base.isEmpty || isPath && base.allSatisfy({ $0 == 0x2F || $0.isUnreserved }) else {
      throw .illFormedPath(policy.base)
    }
    unprefixed = [.default, .asNeeded].contains(policy.unprefixed) ? position : nil
    var origins: [String] = []
    var places: [[UInt8]: Int] = [:]
    func place(of origin: String) throws(LanguageNegotiatorError) -> Int {
      let target = RequestTarget(origin)
      let isOrigin = !target.host.isEmpty && !target.isHostile && target.path.count == 1 && target.query.isEmpty
      guard isOrigin, origin.utf8.last != 0x2F, !origin.utf8.contains(0x40),
        origin.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw .illFormedOrigin(origin) }
      var authority = target.host.map(ASCII.lowercased)
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
      for name in names.all.map(\.name) where isLeftAlone(page: [0x2F] + name) {
        throw .leftAloneName(String(decoding: name, as: UTF8.self))
      }
    }
  }

  // MARK: Reading

  /// What a target says; nil for one that is left alone.
  func read(_ target: RequestTarget) -> Reading? {
    if isLeftAlone(target.path) { return nil }
    var path = target.path
    if !base.isEmpty {
      guard path.starts(with: base) else { return nil }
      path = path.dropFirst(base.count)
      guard path.isEmpty || path.first == 0x2F else { return nil }
    }
    let origin = places.isEmpty ? nil : places[target.host.map(ASCII.lowercased)]
    let ofHost = namesLanguages ? origin.flatMap { languageOf[$0] } : nil
    path = path.drop { $0 == 0x2F }
    let component = path.prefix { $0 != 0x2F }
    let named = namesLanguages ? names.language(of: component) : nil
    if named != nil { path = path.dropFirst(component.count).drop { $0 == 0x2F } }
    let position = named ?? ofHost
    // The slash before it is in the target, but for a home page.
    let start = path.startIndex - 1
    let page = target.path.indices.contains(start) && target.path[start] == 0x2F ? target.path[start...] : [0x2F]
    if position == nil, isLeftAlone(page: page) { return nil }
    return Reading(position: position, page: pages.own(of: page, in: position ?? defaultPosition), origin: origin)
  }

  private func isLeftAlone(_ path: ArraySlice<UInt8>) -> Bool {
    policy.leftAlone.contains { $0.takes(path) }
  }

  /// Whether the address of a page without a language is left alone.
  private func isLeftAlone(page: ArraySlice<UInt8>) -> Bool { !policy.leftAlone.isEmpty && isLeftAlone(base + page) }

  // MARK: Writing

  /// Where an address is used.
  enum Use {
    /// In a link, which has the origin of its language if the policy says one.
    case link
    /// In a redirect of what was asked at an origin, by its place in `origins`. At one that the policy does not know, as in
    /// development, every language is at that host, by its prefix.
    case redirect(from: Int?)
  }

  /// What was written.
  struct Written {
    /// Whether the address has an origin.
    let hasOrigin: Bool
    /// Whether its host or its path names the language.
    let namesLanguage: Bool
  }

  /// Writes the address of a page in a language; nil stands for the one without a language.
  ///
  /// - Parameter isPrefixed: whether the language is written where the address could do without it.
  /// - Returns: nil, with nothing written, where what would be written is not read as this page: it is left alone, or would be
  ///   another page's.
  func write(
    _ page: ArraySlice<UInt8>, in position: Int?, isPrefixed: Bool = false, for use: Use, to bytes: inout [UInt8]
  ) -> Written? {
    guard var path = pages.path(of: page, in: position ?? defaultPosition) else { return nil }
    if path.count > 1, policy.closingSlash != .kept {
      path = path.withoutClosingSlashes
      if policy.closingSlash == .always, !path.isFile { path += [0x2F] }
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
    let before = bytes.count
    if let origin { bytes += origins[origin].utf8 }
    let start = bytes.count
    bytes += base
    if !isBare, let position {
      bytes.append(0x2F)
      bytes += names.names[position].utf8
    }
    if path.count > 1 || policy.closingSlash == .always || bytes.count == start { bytes += path }
    // Behind a second slash there would be a host (RFC 3986, §4.2).
    let hasHost = bytes.count > start + 1 && bytes[start + 1] == 0x2F
    if hasHost || !policy.leftAlone.isEmpty && isLeftAlone(bytes[start...]) {
      bytes.removeSubrange(before...)
      return nil
    }
    return Written(hasOrigin: origin != nil, namesLanguage: !isBare || owner != nil)
  }

  /// A page by its own path, or by what a language calls it.
  func page(named path: ArraySlice<UInt8>) -> ArraySlice<UInt8> { pages.own(of: path, in: nil) }

  /// Whether a path is read as a page without a language. Without its language, `/en/it/x` would be a page in Italian.
  private func isUnnamed(_ path: ArraySlice<UInt8>) -> Bool {
    !namesLanguages || names.language(of: path.dropFirst().prefix { $0 != 0x2F }) == nil && !isLeftAlone(page: path)
  }
}
