/// A request's target (RFC 9112, §3.2.1, origin form), divided by bytes as RFC 3986 has it, and what of it may stand in a link.
///
/// A path that a handler links to or redirects to must stay inside the server and on its line: no control character, no backslash,
/// which browsers take for a slash, and no second slash at the beginning, behind which there would be a host.
struct RequestTarget {
  private let pathBytes: Substring.UTF8View
  private let queryBytes: Substring.UTF8View
  /// The number of bytes of the path's first part, without slashes.
  private let firstCount: Int

  init(_ target: String) {
    let bytes = target[...].utf8
    let isOrigin = bytes.first == 0x2F
    pathBytes = isOrigin ? bytes.prefix { $0 != 0x3F && $0 != 0x23 } : bytes.prefix(0)
    let rest = bytes[pathBytes.endIndex...]
    queryBytes = isOrigin && rest.first == 0x3F ? rest.dropFirst().prefix { $0 != 0x23 } : rest.prefix(0)
    firstCount = pathBytes.dropFirst().prefix { $0 != 0x2F }.count
  }

  /// The first part of the path, between slashes; nil if it is empty, or longer than a name.
  var component: Substring? {
    1...LanguageRequest.nameLimit ~= firstCount ? Substring(pathBytes.dropFirst().prefix(firstCount)) : nil
  }

  /// Whether anything, a slash at least, follows the first part of the path.
  var hasRest: Bool { pathBytes.count > firstCount + 1 }

  /// The value of a parameter of the query, the first of this name.
  func parameter(_ name: String) -> Substring? {
    for field in queryBytes.split(separator: 0x26) {
      if let value = LanguageRequest.value(of: name, in: field) { return value }
    }
    return nil
  }

  /// Whether the page may be sent elsewhere: its target has nothing that must not stand in a link.
  func canBeRepeated(isNamed: Bool) -> Bool {
    let rest = rest(withoutFirst: isNamed)
    return !pathBytes.isEmpty && !(rest.first == 0x2F && rest.dropFirst().first == 0x2F)
      && !Self.isHostile(pathBytes) && !Self.isHostile(queryBytes)
  }

  /// The path, with or without its first part, fit for a link; never empty.
  func path(withoutFirst: Bool) -> String {
    let rest = rest(withoutFirst: withoutFirst).drop { $0 == 0x2F }
    return "/" + Self.escaped(rest)
  }

  /// The query without the parameters of a name, fit for a link.
  func query(without name: String?) -> String {
    guard let name, !queryBytes.isEmpty else { return Self.escaped(queryBytes) }
    let fields = queryBytes.split(separator: 0x26, omittingEmptySubsequences: false)
    return fields.filter { !$0.prefix { $0 != 0x3D }.elementsEqual(name.utf8) }.map { Self.escaped($0) }
      .joined(separator: "&")
  }

  private func rest(withoutFirst: Bool) -> Substring.UTF8View {
    withoutFirst ? pathBytes.dropFirst(firstCount + 1) : pathBytes
  }

  private static func isHostile(_ bytes: Substring.UTF8View) -> Bool {
    var earlier: UInt8 = 0
    for byte in bytes {
      // ASCII's control characters, and those of ISO 6429, which are two bytes in UTF-8.
      if byte < 0x20 || byte == 0x7F || byte == 0x5C || earlier == 0xC2 && byte < 0xA0 { return true }
      earlier = byte
    }
    return false
  }

  /// Bytes with what is hostile percent-encoded (RFC 3986, §2.1).
  private static func escaped(_ bytes: Substring.UTF8View) -> String {
    if !isHostile(bytes) { return String(Substring(bytes)) }
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for scalar in Substring(bytes).unicodeScalars {
      let isHostile = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar == "\\"
      for byte in String(scalar).utf8 {
        text += isHostile ? [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
