import LocaleCore
import LocaleMatching

/// The names of languages in paths.
///
/// A name is a text that somebody chose. Meanings would make languages of words: `/spa/prices` is about a spa, `/in/mumbai`
/// about a country, although both are also codes that CLDR replaces by those of Spanish and Indonesian.
struct PathNames: Sendable {
  /// The greatest length of a name: longer than any that a person chooses.
  static let limit = 64

  /// The name of each supported identifier.
  let names: [String]
  /// These and the old names.
  let all: [(name: String, position: Int)]
  private let written: [(language: String, identifier: LanguageIdentifier, maximized: LanguageIdentifier)?]
  /// Whether a name, or the language of one, has so many bytes: most words of paths have not, and are compared with none.
  private let isLength: [Bool]

  /// - Parameter areInPaths: whether each supported identifier has a name in paths, and so must be able to be one.
  init(
    supported: SupportedList, _ addresses: LanguageAddresses, areInPaths: Bool
  ) throws(LanguageNegotiatorError) {
    var names = supported.identifiers
    // In one order, so that the first error is always the same.
    let chosen = addresses.names.sorted { $0.key < $1.key }
    let old = addresses.oldNames.sorted { $0.key < $1.key }
    for (identifier, name) in chosen { names[try supported.position(of: identifier)] = name }
    var all = names.enumerated().map { (name: $1, position: $0) }
    for (name, identifier) in old { all.append((name, try supported.position(of: identifier))) }
    for name in (areInPaths ? names : chosen.map(\.value)) + old.map(\.key) where !Self.isName(name) {
      throw .illFormedName(name)
    }
    var positions: [[UInt8]: Int] = [:]
    var spellings: Set<[UInt8]> = []
    for (place, (name, position)) in all.enumerated() {
      // An old name may be another spelling of the name that the language has today.
      let known = positions.updateValue(position, forKey: name.utf8.map(ASCII.canonical))
      let isSpelledAnew = spellings.insert(Array(name.utf8)).inserted
      guard known == nil || known == position && place >= names.count && isSpelledAnew else {
        throw .repeatedName(name)
      }
    }
    self.names = names
    self.all = all
    // As a path is read: `no-bok` among them is no name of `nb`.
    written = supported.identifiers.map { text in
      let language = text.withIdentifierBytes { String(decoding: Self.language(of: $0), as: UTF8.self) }
      return Self.identifier(text).map { (language, $0, $0.maximized) }
    }
    var isLength = Array(repeating: false, count: Self.limit + 1)
    for text in all.map(\.name) + written.compactMap(\.?.language) where text.utf8.count <= Self.limit {
      isLength[text.utf8.count] = true
    }
    self.isLength = isLength
  }

  private func hasLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= Self.limit && isLength[text.count]
  }

  /// The language that has a text as its name or as an old one, in any case.
  func named(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    hasLength(text) ? all.first { $0.name.withIdentifierBytes { ASCII.areEqual($0, text) } }?.position : nil
  }

  /// The language that the first part of a path stands for; nil if it is no language.
  ///
  /// It is one by its name or an old one, in any case; else if its language is written as that of a supported identifier is, and
  /// what it has of a script and a region is that identifier's, or likely for it: `it-IT` for `it`, `zh-TW` for `zh-Hant`,
  /// `pt` for `pt-BR`. No alias, no other region, no variant.
  func language(of component: UnsafeBufferPointer<UInt8>) -> Int? {
    guard component.count <= Self.limit else { return nil }
    if let position = named(component) { return position }
    let language = Self.language(of: component)
    guard hasLength(language),
      written.contains(where: { $0?.language.withIdentifierBytes { ASCII.areEqual($0, language) } == true }),
      let asked = Self.identifier(String(decoding: component, as: UTF8.self))
    else { return nil }
    let meant = asked.maximized
    var found: Int?
    for (position, candidate) in written.enumerated() {
      guard let candidate, candidate.identifier.language == asked.language, candidate.maximized.script == meant.script,
        asked.region == nil || candidate.maximized.region == asked.region
      else { continue }
      // `pt` is Brazil's Portuguese, if the list has several.
      if candidate.maximized == meant { return position }
      found = found ?? position
    }
    return found
  }

  private static func language(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.prefix { !ASCII.isSeparator($0) })
  }

  /// Language, script and region as they are written, without aliases and tags from before BCP 47, which are names for others.
  private static func identifier(_ text: String) -> LanguageIdentifier? {
    var parts = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: ASCII.isSeparator).map {
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
    name.utf8.allSatisfy(\.isUnreserved) && 1...limit ~= name.utf8.count && name.utf8.contains { $0 != 0x2E }
  }
}

extension UInt8 {
  /// Whether a byte is unreserved (RFC 3986, §2.3): a letter, a digit, `-`, `.`, `_` or `~`.
  var isUnreserved: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}

/// The supported identifiers and their positions.
struct SupportedList: Sendable {
  let identifiers: [String]
  /// By bytes: two texts that Unicode takes for one are two.
  private let positions: [[UInt8]: Int]

  init(_ identifiers: [String]) {
    self.identifiers = identifiers
    positions = Dictionary(
      identifiers.enumerated().map { (Array($1.utf8), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The position of an identifier as it is written in the list; nil for another one.
  func index(of identifier: String) -> Int? { positions[Array(identifier.utf8)] }

  /// The same, for an argument that has to be in the list.
  func position(of identifier: String) throws(LanguageNegotiatorError) -> Int {
    guard let position = index(of: identifier) else { throw .notSupported(identifier) }
    return position
  }
}
