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
  /// The distinct origins, in lower case.
  private let origins: [(text: String, authority: ArraySlice<UInt8>)]
  /// The origin of each language, and the one without a language; nil for links with a path alone.
  private let originOf: [Int?]
  private let common: Int?
  /// The language of each origin that is one's own.
  private let languageOf: [Int: Int]

  init(
    _ policy: LanguageAddresses, supported: [String], default position: Int, namesLanguages: Bool
  ) throws(LanguageNegotiatorError) {
    self.policy = policy
    self.namesLanguages = namesLanguages
    defaultPosition = position
    names = try PathNames(supported: supported, policy, areInPaths: namesLanguages)
    pages = try PageNames(policy.pages, supported: supported)
    base = Array(policy.base.utf8)
    let isPath = base.first == 0x2F && base.last != 0x2F && !policy.base.contains("//")
    guard base.isEmpty || isPath && base.allSatisfy({ $0 == 0x2F || $0.isUnreserved }) else {
      throw .illFormedPath(policy.base)
    }
    unprefixed = [.default, .asNeeded].contains(policy.unprefixed) ? position : nil
    var origins: [(text: String, authority: ArraySlice<UInt8>)] = []
    func number(of origin: String) throws(LanguageNegotiatorError) -> Int {
      let target = RequestTarget(origin)
      let isOrigin = !target.host.isEmpty && !target.isHostile && target.path.count == 1 && target.query.isEmpty
      guard isOrigin, origin.utf8.last != 0x2F, !origin.utf8.contains(0x40),
        origin.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw .illFormedOrigin(origin) }
      let authority = Self.authority(target.host, of: origin)
      if let known = origins.firstIndex(where: { $0.authority == authority }) { return known }
      origins.append((origin, authority))
      return origins.count - 1
    }
    var common: Int?
    if let origin = policy.origin { common = try number(of: origin) }
    var originOf = [Int?](repeating: common, count: supported.count)
    var languageOf: [Int: Int] = [:]
    for (identifier, origin) in policy.hosts.sorted(by: { $0.key < $1.key }) {
      let position = try PathNames.position(of: identifier, in: supported)
      let place = try number(of: origin)
      if languageOf[place] != nil { throw .repeatedHost(origin) }
      languageOf[place] = position
      originOf[position] = place
    }
    // A language without a host would have no address that a request to another's host can be sent to.
    if !languageOf.isEmpty, originOf.contains(where: { $0 == nil }) { throw .illFormedOrigin(policy.origin ?? "") }
    (self.origins, self.common, self.originOf, self.languageOf) = (origins, common, originOf, languageOf)
  }

  /// A host and port in lower case, without the port that is usual.
  private static func authority(_ host: ArraySlice<UInt8>, of origin: String) -> ArraySlice<UInt8> {
    let host = host.map(ASCII.lowercased)[...]
    let usual = origin.utf8.starts(with: "https:".utf8) ? ":443" : ":80"
    return host.suffix(usual.utf8.count).elementsEqual(usual.utf8) ? host.dropLast(usual.utf8.count) : host
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
    let origin = origins.isEmpty ? nil : place(of: target.host)
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

  private func place(of host: ArraySlice<UInt8>) -> Int? {
    origins.firstIndex { $0.authority == Self.authority(host, of: $0.text) }
  }

  /// The path below the base, with what names a language in it.
  func wholePath(of target: RequestTarget) -> ArraySlice<UInt8> {
    [0x2F] + target.path.dropFirst(base.count).drop { $0 == 0x2F }
  }

  // MARK: Writing

  /// Writes the address of a page in a language; nil stands for the one without a language.
  ///
  /// - Parameter hasOrigin: whether the origin is written too, if the policy says one.
  /// - Returns: the place of its origin, and whether its host or its path names the language.
  func write(
    _ page: ArraySlice<UInt8>, in position: Int?, hasOrigin: Bool, to bytes: inout [UInt8]
  ) -> (origin: Int?, namesLanguage: Bool) {
    let origin = position.map { originOf[$0] } ?? common
    var path = pages.path(of: page, in: position ?? defaultPosition)
    if path.count > 1, policy.closingSlash != .kept {
      path = path.withoutClosingSlashes
      if policy.closingSlash == .always, !path.isFile { path += [0x2F] }
    }
    let owner = origin.flatMap { languageOf[$0] }
    let isPrefixed = namesLanguages && position != nil && !(position == owner ?? unprefixed && isUnnamed(path))
    if hasOrigin, let origin { bytes += origins[origin].text.utf8 }
    bytes += base
    if isPrefixed, let position {
      bytes.append(0x2F)
      bytes += names.names[position].utf8
    }
    if path.count > 1 || policy.closingSlash == .always || base.isEmpty && !isPrefixed { bytes += path }
    return (origin, isPrefixed || owner != nil)
  }

  /// Whether a page has an address without a language. Without its language, `/en/it/x` would be a page in Italian; and all pages
  /// of a host of its own are in its language.
  func hasBareAddress(_ page: ArraySlice<UInt8>) -> Bool {
    common.flatMap { languageOf[$0] } == nil && isUnnamed(pages.path(of: page, in: defaultPosition))
  }

  /// Whether a path is read as a page without a language.
  private func isUnnamed(_ path: ArraySlice<UInt8>) -> Bool {
    !namesLanguages || names.language(of: path.dropFirst().prefix { $0 != 0x2F }) == nil && !isLeftAlone(page: path)
  }

  /// Whether a language's pages are at another origin than the one that was asked. What is asked at an origin that the policy does
  /// not know, as in development, is answered there, unless the language has a host of its own.
  func isElsewhere(_ origin: Int?, than asked: Int?) -> Bool {
    guard let origin, !languageOf.isEmpty, origin != asked else { return false }
    return asked != nil || languageOf[origin] != nil
  }
}
