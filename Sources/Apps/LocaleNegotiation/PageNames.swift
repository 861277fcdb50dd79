import LocaleCore

/// The paths of pages that languages name differently.
struct PageNames: Sendable {
  /// The parts of a path between slashes, without percent-encoding; nil stands for any part, which is named in braces.
  private typealias Parts = [[UInt8]?]

  private struct Page {
    /// The path of the page itself, then that in each supported language.
    var paths: [(parts: Parts, names: [String])]
    /// How many parts stand for any.
    var openCount: Int
  }

  private let pages: [Page]

  /// - Parameter supported: the languages, by their positions.
  init(_ pages: [String: [String: String]], supported: [String]) throws(LanguageNegotiatorError) {
    var all: [Page] = []
    for (path, names) in pages.sorted(by: { $0.key < $1.key }) {
      let own = try Self.read(path)
      var page = Page(
        paths: Array(repeating: own, count: supported.count + 1), openCount: own.names.count)
      for (identifier, name) in names.sorted(by: { $0.key < $1.key }) {
        let position = try PathNames.position(of: identifier, in: supported)
        let read = try Self.read(name)
        guard Set(read.names) == Set(own.names), read.names.count == own.names.count else {
          throw .contradictingPage(name)
        }
        page.paths[position + 1] = read
      }
      for index in page.paths.indices where all.contains(where: { $0.paths[index].parts == page.paths[index].parts }) {
        throw .contradictingPage(path)
      }
      all.append(page)
    }
    // What is written whole before what stands for any.
    self.pages = all.sorted { $0.openCount < $1.openCount }
  }

  private static func read(_ path: String) throws(LanguageNegotiatorError) -> (parts: Parts, names: [String]) {
    guard path.utf8.first == 0x2F, path.utf8.count > 1, path.utf8.last != 0x2F else { throw .illFormedPath(path) }
    var names: [String] = []
    let parts = path.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false).map { part -> [UInt8]? in
      guard part.first == 0x7B, part.last == 0x7D else { return decoded(part) }
      names.append(String(Substring(part)))
      return nil
    }
    guard parts.allSatisfy({ $0?.isEmpty != true }), Set(names).count == names.count else { throw .illFormedPath(path) }
    return (parts, names)
  }

  /// The page's own path, of its path in a language; the path itself if no page has it.
  ///
  /// Another language's path counts too: `/en/ueber-uns` is `/en/about`.
  /// - Parameter position: the language whose paths come first.
  func own(of path: ArraySlice<UInt8>, in position: Int) -> ArraySlice<UInt8> {
    pages.isEmpty ? path : translated(path, from: [position + 1, 0], to: 0)
  }

  /// A page's path in a language.
  func path(of page: ArraySlice<UInt8>, in position: Int) -> ArraySlice<UInt8> {
    pages.isEmpty ? page : translated(page, from: [0], to: position + 1)
  }

  private func translated(_ path: ArraySlice<UInt8>, from first: [Int], to target: Int) -> ArraySlice<UInt8> {
    let whole = path.withoutClosingSlashes
    let parts = whole.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false)
    let decoded = parts.map { Self.decoded($0) }
    func matches(_ page: Page, _ index: Int) -> Bool {
      let wanted = page.paths[index].parts
      return wanted.count == parts.count && zip(wanted, decoded).allSatisfy { $0 == nil || $0 == $1 }
    }
    for openCount in Set(pages.map(\.openCount)).sorted() {
      let candidates = pages.filter { $0.openCount == openCount }
      let others = first.count > 1 ? Array(candidates[0].paths.indices) : []
      for index in first + others {
        guard let page = candidates.first(where: { matches($0, index) }) else { continue }
        let (from, to) = (page.paths[index], page.paths[target])
        let open = zip(from.parts, parts).filter { $0.0 == nil }.map(\.1)
        let values = Dictionary(zip(from.names, open), uniquingKeysWith: { first, _ in first })
        var names = to.names[...]
        var written: [UInt8] = []
        for part in to.parts {
          written.append(0x2F)
          if let part {
            written += Self.encoded(part)
          } else {
            written += names.popFirst().flatMap { values[$0] } ?? []
          }
        }
        return (written + path.dropFirst(whole.count))[...]
      }
    }
    return path
  }

  /// Bytes without percent-encoding.
  private static func decoded(_ part: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(part)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0x25, digits.count == 2, digits.allSatisfy(ASCII.isAlphanumeric),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func encoded(_ part: [UInt8]) -> [UInt8] {
    part.reduce(into: []) { text, byte in
      if byte.isUnreserved { text.append(byte) } else { text.append(percentEncoded: byte) }
    }
  }
}
