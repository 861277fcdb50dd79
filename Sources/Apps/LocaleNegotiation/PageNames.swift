import LocaleCore

/// The paths of pages that languages name differently: the one table by which addresses are written and read.
///
/// In a language its own names come first, then the pages' own paths, then what other languages call a page. A path is written
/// only if it is read as the same page: beside a page that is `/products/nuovo` in Italian, a product `nuovo` has an address too.
struct PageNames: Sendable {
  private var patterns: [PathPattern] = []
  /// The patterns of each page, by their places: its own path, and the language's that name it.
  private var pages: [(own: Int, named: [Int: Int])] = []
  /// The pages' own paths, which are those of every language that names no page.
  private var own = PathTable()
  /// The paths of each language that names one.
  private var tables: [Int: PathTable] = [:]
  /// The names in all languages, of which the first counts.
  private var others = PathTable()

  init(_ pages: [String: [String: String]], supported: SupportedList) throws(LanguageNegotiatorError) {
    let paths = pages.sorted { $0.key < $1.key }
    for (page, (path, names)) in paths.enumerated() {
      let whole = try PathPattern(path, of: page)
      guard own.add(whole, patterns.count) else { throw .contradictingPage(path) }
      var named: [Int: Int] = [:]
      patterns.append(whole)
      for (identifier, name) in names.sorted(by: { $0.key < $1.key }) {
        let pattern = try PathPattern(name, of: page, named: whole.names)
        named[try supported.position(of: identifier)] = patterns.count
        _ = others.add(pattern, patterns.count)
        patterns.append(pattern)
      }
      self.pages.append((patterns.count - 1 - names.count, named))
    }
    for position in Set(self.pages.flatMap(\.named.keys)).sorted() {
      var table = PathTable()
      for (page, (path, _)) in zip(self.pages, paths) {
        let place = page.named[position] ?? page.own
        guard table.add(patterns[place], place) else { throw .contradictingPage(path) }
      }
      tables[position] = table
    }
  }

  /// The page's own path, of its path in a language; the path itself if no page has it.
  ///
  /// - Parameter position: the language whose paths come first; nil for a page's own path, or what any language calls it.
  func own(of path: String, in position: Int?) -> String {
    guard !pages.isEmpty, let parts = PathParts(path) else { return path }
    let table = position.flatMap { tables[$0] }
    guard let found = table?.place(of: parts) ?? own.place(of: parts) ?? others.place(of: parts) else { return path }
    return parts.moved(from: patterns[found], to: patterns[pages[patterns[found].page].own])
  }

  /// A page's path in a language; its own where that would be read as another page, and nil if that would too.
  ///
  /// - Parameter page: what ``own(of:in:)`` gives.
  func path(of page: String, in position: Int) -> String? {
    guard !pages.isEmpty else { return page }
    func isRead(_ path: String) -> Bool { own(of: path, in: position).utf8.elementsEqual(page.utf8) }
    if let parts = PathParts(page), let found = own.place(of: parts) {
      let named = pages[patterns[found].page].named[position] ?? found
      let path = parts.moved(from: patterns[found], to: patterns[named])
      if isRead(path) { return path }
    }
    return isRead(page) ? page : nil
  }
}

/// A path of a page, and where its parts in braces stand in the page's own path.
private struct PathPattern: Sendable {
  enum Part: Sendable {
    /// What stands there, percent-encoded in one way.
    case text([UInt8])
    /// Any part that is not empty, by its number among those in braces.
    case any(Int)

    var isAny: Bool { if case .any = self { true } else { false } }
  }

  /// The page, by its number.
  let page: Int
  let parts: [Part]
  /// The names in braces, in the order of their numbers.
  let names: [String]

  /// - Parameter others: the names of the page's own path; nil if this is it.
  init(_ path: String, of page: Int, named others: [String]? = nil) throws(LanguageNegotiatorError) {
    guard path.utf8.first == 0x2F, path.utf8.count > 1, path.utf8.last != 0x2F else { throw .illFormedPage(path) }
    var found: [String] = []
    var parts: [Part] = []
    for part in path.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
      let name = part.dropFirst().dropLast()
      if part.count > 2, part.first == 0x7B, part.last == 0x7D, name.allSatisfy({ $0.isUnreserved || $0 > 0x7F }) {
        let name = String(Substring(name))
        guard !found.contains(name) else { throw .illFormedPage(path) }
        parts.append(.any(others?.firstIndex(of: name) ?? found.count))
        found.append(name)
      } else {
        guard Self.isText(part) else { throw .illFormedPage(path) }
        parts.append(.text(PathParts.encoded(part, keeps: \.isUnreserved)))
      }
    }
    if let others, Set(others) != Set(found) { throw .contradictingPage(path) }
    (self.page, self.parts, names) = (page, parts, others ?? found)
  }

  /// Whether a part is itself, and no router's way to write one that stands for any: `:id`, `*`, `<id>`, `[id]`, `{id?}`. A browser
  /// takes `.` and `..` for other paths.
  private static func isText(_ part: Substring.UTF8View.SubSequence) -> Bool {
    part.first != 0x3A && part.contains { $0 != 0x2E } && part.contains { $0 != 0x2A }
      && part.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"{}<>[]?#\\^|`\"".utf8.contains($0) }
  }
}

/// A path divided at its slashes.
private struct PathParts {
  private let path: String
  private let closingSlashes: Int
  /// The path with all percent-encoded that is neither unreserved nor a slash.
  let encoded: [UInt8]
  /// Where each part begins in `encoded`.
  private var starts: [Int] = []

  /// - Returns: nil for a home page.
  init?(_ path: String) {
    self.path = path.withoutClosingSlashes
    if self.path.isEmpty { return nil }
    closingSlashes = path.utf8.count - self.path.utf8.count
    encoded = Self.encoded(self.path.utf8) { $0.isUnreserved || $0 == 0x2F }
    for (index, byte) in encoded.enumerated() where byte == 0x2F { starts.append(index + 1) }
  }

  var count: Int { starts.count }

  subscript(number: Int) -> ArraySlice<UInt8> {
    encoded[starts[number]..<(number + 1 < starts.count ? starts[number + 1] - 1 : encoded.count)]
  }

  /// The path by another pattern of the same page. What stands in a part in braces stays as it was sent, but that nothing is
  /// percent-encoded which need not be (RFC 3986, §6.2.2.2): one value has one text.
  func moved(from pattern: PathPattern, to other: PathPattern) -> String {
    var values: [Substring.UTF8View] = Array(repeating: Substring().utf8, count: pattern.names.count)
    let sent = values.isEmpty ? [] : path.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false)
    for case (.any(let number), let part) in zip(pattern.parts, sent) { values[number] = part }
    var moved: [UInt8] = []
    for part in other.parts {
      moved.append(0x2F)
      switch part {
      case .text(let text): moved += text
      case .any(let number): moved += Self.encoded(values[number]) { _ in true }
      }
    }
    return String(decoding: moved + Array(repeating: 0x2F, count: closingSlashes), as: UTF8.self)
  }

  /// A text that is percent-encoded in one way: where that stands for an unreserved byte, it does not.
  ///
  /// - Parameter keeps: whether a byte that was sent without stays so.
  static func encoded(_ text: some Collection<UInt8>, keeps: (UInt8) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      let digits = byte == 0x25 ? text[index...].prefix(2) : text[index..<index]
      if digits.count == 2, digits.allSatisfy(ASCII.isAlphanumeric),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        if value.isUnreserved { bytes.append(value) } else { bytes.append(percentEncoded: value) }
        index = digits.endIndex
      } else if keeps(byte) {
        bytes.append(byte)
      } else {
        bytes.append(percentEncoded: byte)
      }
    }
    return bytes
  }
}

/// Which pattern a path is.
private struct PathTable: Sendable {
  /// The places of patterns by their text, in which `{}` stands for any part: an encoded path has no braces.
  private var places: [[UInt8]: Int] = [:]
  /// Which parts stand for any, of the patterns that there are. What is written whole comes first, then what begins so.
  private var shapes: [[Bool]] = []

  /// Adds a pattern; false if the table has its text.
  mutating func add(_ pattern: PathPattern, _ place: Int) -> Bool {
    var key: [UInt8] = []
    for part in pattern.parts {
      key.append(0x2F)
      if case .text(let text) = part { key += text } else { key += "{}".utf8 }
    }
    if places.updateValue(place, forKey: key) != nil { return false }
    let shape = pattern.parts.map(\.isAny)
    if !shapes.contains(shape) {
      func rank(_ shape: [Bool]) -> [Int] { [shape.count { $0 }] + shape.map { $0 ? 1 : 0 } }
      shapes.append(shape)
      shapes.sort { rank($0).lexicographicallyPrecedes(rank($1)) }
    }
    return true
  }

  func place(of parts: PathParts) -> Int? {
    for shape in shapes where shape.count == parts.count {
      if !shape.contains(true) {
        if let place = places[parts.encoded] { return place }
        continue
      }
      if shape.indices.contains(where: { shape[$0] && parts[$0].isEmpty }) { continue }
      var key: [UInt8] = []
      for number in shape.indices {
        key.append(0x2F)
        if shape[number] { key += "{}".utf8 } else { key += parts[number] }
      }
      if let place = places[key] { return place }
    }
    return nil
  }
}
