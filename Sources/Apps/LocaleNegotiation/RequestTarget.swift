import LocaleCore

/// A request's target (RFC 9112, §3.2), divided by bytes as RFC 3986 has it, and what of it may stand in a link.
///
/// A link or redirect must stay on the server and on its line: no control character, no backslash, which browsers take for a
/// slash, and no second slash at the beginning, behind which there would be a host.
struct RequestTarget {
  /// The host of an absolute target in lower case, and the port if it is written; nil for a target without a host.
  let host: [UInt8]?
  /// The path as it was sent; empty for a target that has none.
  let path: UnsafeBufferPointer<UInt8>
  /// The query without its question mark.
  let query: UnsafeBufferPointer<UInt8>
  /// Whether path, query or fragment have what must not stand in a link.
  let isHostile: Bool

  /// - Parameter bytes: the text of the target, in whose memory it stays.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (start, host) = (0, [UInt8]?.none)
    if bytes.first != 0x2F {
      let scheme = bytes.prefix(8).map(ASCII.lowercased)
      guard let length = ["http://", "https://"].first(where: { scheme.starts(with: $0.utf8) })?.utf8.count else {
        let nothing = UnsafeBufferPointer(rebasing: bytes.prefix(0))
        (self.host, path, query, isHostile) = (nil, nothing, nothing, false)
        return
      }
      start = bytes[length...].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? bytes.endIndex
      // What stands before an at sign is no host.
      let hostStart = bytes[length..<start].lastIndex(of: 0x40).map { $0 + 1 } ?? length
      host = bytes[hostStart..<start].map(ASCII.lowercased)
    }
    func end(of start: Int, at mark: UInt8) -> Int {
      var end = start
      while end < bytes.count, bytes[end] != mark, bytes[end] != 0x23 { end += 1 }
      return end
    }
    let pathEnd = end(of: start, at: 0x3F)
    // Without a path it is the root, the last slash of the scheme.
    path = UnsafeBufferPointer(rebasing: pathEnd == start ? bytes[6..<7] : bytes[start..<pathEnd])
    let queryStart = pathEnd < bytes.count && bytes[pathEnd] == 0x3F ? pathEnd + 1 : bytes.endIndex
    query = UnsafeBufferPointer(rebasing: bytes[queryStart..<end(of: queryStart, at: 0x23)])
    self.host = host
    isHostile = (start..<bytes.count).contains { place in
      let byte = bytes[place]
      // ASCII's control characters, and those of ISO 6429, which are two bytes in UTF-8.
      return byte < 0x20 || byte == 0x7F || byte == 0x5C
        || byte == 0xC2 && place + 1 < bytes.count && bytes[place + 1] < 0xA0
    }
  }

  /// Whether a framework has decoded it: a space cannot stand in a request, and browsers encode what is not ASCII.
  var isDecoded: Bool { [path, query].contains { $0.contains { $0 == 0x20 || $0 > 0x7E } } }

  /// The query with its question mark and without the parameters of a name, fit for a link; empty for none.
  func query(without name: String?) -> String {
    if query.isEmpty { return "" }
    var others: [UInt8] = []
    others.reserveCapacity(query.count + 1)
    LanguageRequest.forEachField(of: query, separator: 0x26) { range in
      let field = query[range]
      if let name, field.starts(with: name.utf8), (field.dropFirst(name.utf8.count).first ?? 0x3D) == 0x3D { return }
      others.append(others.isEmpty ? 0x3F : 0x26)
      others += field
    }
    return others.count > 1 ? escaped(String(decoding: others, as: UTF8.self)) : ""
  }

  /// A part of the target with what is hostile percent-encoded (RFC 3986, §2.1).
  func escaped(_ part: String) -> String {
    if !isHostile { return part }
    var text: [UInt8] = []
    for scalar in part.unicodeScalars {
      let isHostile = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar == "\\"
      for byte in String(scalar).utf8 {
        if isHostile { text.append(percentEncoded: byte) } else { text.append(byte) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  mutating func append(percentEncoded byte: UInt8) {
    self += "%".utf8
    for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}

extension String {
  /// Whether the last part of a path has an extension with a letter.
  var isFile: Bool {
    guard let last = utf8.split(separator: 0x2F).last, let dot = last.lastIndex(of: 0x2E) else { return false }
    let ending = last[dot...].dropFirst()
    return dot > last.startIndex && ending.allSatisfy(ASCII.isAlphanumeric) && ending.contains(where: ASCII.isLetter)
  }

  var withoutClosingSlashes: String {
    var path = self
    while path.utf8.last == 0x2F { path.unicodeScalars.removeLast() }
    return path
  }
}
