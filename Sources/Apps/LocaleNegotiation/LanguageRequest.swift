import LocaleMatching

/// What a request says about its language, as any framework gives it.
public struct LanguageRequest: Sendable {
  /// The request's target: path and query, `/it/greeting?page=2`, as it was sent, with its percent-encoding.
  public var target: String
  /// The values of the `Accept-Language` fields, which count as one list (RFC 9110, §5.3).
  public var acceptLanguage: [String]
  /// The values of the `Cookie` fields.
  public var cookies: [String]
  /// The preferences that the server knows itself, of the visitor's account, a tenant or a host, the most important first.
  public var known: [String]

  /// Takes a request's target and fields, and what the server knows itself.
  public init(target: String, acceptLanguage: [String] = [], cookies: [String] = [], known: [String] = []) {
    self.target = target
    self.acceptLanguage = acceptLanguage
    self.cookies = cookies
    self.known = known
  }
}

// A request may have a path, a cookie and thousands of fields of any length: a limited part of each is read.
extension LanguageRequest {
  /// The greatest length of a language's name: longer than any that a person chooses.
  static let nameLimit = 64
  /// The greatest length of the cookies that are read.
  private static let cookieLimit = 16 << 10

  /// The value of a cookie (RFC 6265, §4.2.1), the first of this name.
  func cookie(_ name: String) -> Substring? {
    var rest = Self.cookieLimit
    for field in cookies {
      for pair in field.utf8.prefix(rest).split(separator: 0x3B) {
        var pair = pair.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = pair.last, last == 0x20 || last == 0x09 { pair.removeLast() }
        if let value = Self.value(of: name, in: pair) { return value }
      }
      rest -= min(rest, field.utf8.count)
    }
    return nil
  }

  /// The fields as one, up to the part that a matcher reads: joining all of them would copy them.
  var header: AcceptLanguage {
    let limit = AcceptLanguage.Limits().byteCount
    if acceptLanguage.count == 1, let only = acceptLanguage.first { return AcceptLanguage(only) }
    var header = ""
    for field in acceptLanguage {
      if !header.isEmpty { header += "," }
      // A field that crosses the limit is read up to the limit, as a single field would be.
      header += String(decoding: field.utf8.prefix(limit + 1 - min(limit, header.utf8.count)), as: UTF8.self)
      if header.utf8.count > limit { break }
    }
    return AcceptLanguage(header)
  }

  /// The value of `name=value`; nil for another name, or for a value that cannot be a language.
  static func value(of name: String, in pair: Substring.UTF8View) -> Substring? {
    let found = pair.prefix { $0 != 0x3D }
    guard found.elementsEqual(name.utf8), found.endIndex < pair.endIndex else { return nil }
    var value = pair[found.endIndex...].dropFirst()
    if value.count > 1, value.first == 0x22, value.last == 0x22 { value = value.dropFirst().dropLast() }
    return isPreference(value) ? Substring(value) : nil
  }

  /// Whether bytes are letters, digits and separators, of a length that a language's name may have.
  private static func isPreference(_ bytes: Substring.UTF8View) -> Bool {
    var count = 0
    for byte in bytes {
      count += 1
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: if count > nameLimit { return false }
      default: return false
      }
    }
    return count > 1
  }
}
