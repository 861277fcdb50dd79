import LocaleCore

/// A request's target (RFC 9112, §3.2), divided by bytes as RFC 3986 has it, and what of it may stand in a link.
///
/// A link or redirect must stay on the server and on its line: no control character, no backslash, which browsers take for a
/// slash, and no second slash at the beginning, behind which there would be a host.
struct RequestTarget {
  /// The host, and the port if it is written: of an absolute target its own, else the request's.
  let host: ArraySlice<UInt8>
  /// The path as it was sent; empty for a target that has none.
  let path: ArraySlice<UInt8>
  /// The query without its question mark.
  let query: ArraySlice<UInt8>
  /// Whether path, query or fragment have what must not stand in a link.
  let isHostile: Bool

  init(_ target: String, host: String? = nil) {
    var rest = Array(target.utf8)[...]
    var authority: ArraySlice<UInt8>?
    if rest.first != 0x2F {
      let scheme = rest.prefix(8).map(ASCII.lowercased)
      if let start = ["http://", "https://"].first(where: { scheme.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(start.utf8.count)
        let end = rest.firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
        // What stands before an at sign is no host.
        authority = rest[..<end].split(separator: 0x40, omittingEmptySubsequences: false).last ?? []
        rest = rest[end...]
      }
    }
    self.host = authority ?? host.map { Array($0.utf8)[...] } ?? []
    guard authority != nil || rest.first == 0x2F else {
      (path, query, isHostile) = ([], [], false)
      return
    }
    let (end, isHostile) = rest.withUnsafeBufferPointer { bytes in
      let end = bytes.firstIndex { $0 == 0x3F || $0 == 0x23 } ?? bytes.count
      return (rest.startIndex + end, Self.isHostile(bytes))
    }
    path = end == rest.startIndex ? [0x2F] : rest[..<end]
    query = end < rest.endIndex && rest[end] == 0x3F ? rest[(end + 1)...].prefix { $0 != 0x23 } : []
    self.isHostile = isHostile
  }

  /// Whether a framework has decoded it: a space cannot stand in a request, and browsers encode what is not ASCII.
  var isDecoded: Bool { (path + query).contains { $0 == 0x20 || $0 > 0x7E } }

  /// The value of a parameter of the query, the first of this name.
  func parameter(_ name: String) -> String? {
    query.isEmpty
      ? nil : query.withUnsafeBufferPointer { LanguageRequest.value(of: name, in: $0[...], separator: 0x26) }
  }

  /// The query without the parameters of a name, fit for a link.
  func query(without name: String?) -> ArraySlice<UInt8> {
    if query.isEmpty { return [] }
    guard let name else { return escaped(query) }
    // Each with the separator before it.
    var others: [UInt8] = []
    var start = query.startIndex
    while start <= query.endIndex {
      let end = query[start...].firstIndex(of: 0x26) ?? query.endIndex
      let field = query[start..<end]
      if !field.starts(with: name.utf8) || (field.dropFirst(name.utf8.count).first ?? 0x3D) != 0x3D {
        others.append(0x26)
        others += field
      }
      start = end + 1
    }
    return escaped(others.count == query.count + 1 ? query : others.dropFirst())
  }

  private static func isHostile(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var earlier: UInt8 = 0
    for byte in bytes {
      // ASCII's control characters, and those of ISO 6429, which are two bytes in UTF-8.
      if byte < 0x20 || byte == 0x7F || byte == 0x5C || earlier == 0xC2 && byte < 0xA0 { return true }
      earlier = byte
    }
    return false
  }

  /// A part of the target with what is hostile percent-encoded (RFC 3986, §2.1).
  func escaped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !isHostile || !bytes.withUnsafeBufferPointer(Self.isHostile) { return bytes }
    var text: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isHostile = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar == "\\"
      for byte in String(scalar).utf8 {
        if isHostile { text.append(percentEncoded: byte) } else { text.append(byte) }
      }
    }
    return text[...]
  }
}

extension [UInt8] {
  mutating func append(percentEncoded byte: UInt8) {
    self += "%".utf8
    for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last part of a path has an extension with a letter.
  var isFile: Bool {
    guard let last = split(separator: 0x2F, omittingEmptySubsequences: false).last, let dot = last.lastIndex(of: 0x2E)
    else { return false }
    let ending = last[(dot + 1)...]
    return dot > last.startIndex && ending.allSatisfy(ASCII.isAlphanumeric) && ending.contains(where: ASCII.isLetter)
  }

  var withoutClosingSlashes: ArraySlice<UInt8> {
    var path = self
    while path.last == 0x2F { path.removeLast() }
    return path
  }
}
