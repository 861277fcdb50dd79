import LocaleCore
import LocaleMatching

/// What a request says about its language, as any framework gives it.
public struct LanguageRequest: Sendable {
  /// The request's target as it was sent, with its percent-encoding: path and query, `/it/greeting?page=2`, or in absolute form,
  /// `http://example.com/it/greeting` (RFC 9112, §3.2).
  public var target: String
  /// The request's method. Only `GET` and `HEAD` are redirected: clients send neither another method nor a body to a new address.
  public var method: String
  /// The host that was asked, with its port: the value of `Host`, or HTTP/2's `:authority`. Only a policy with hosts asks it.
  public var host: String?
  /// The values of the `Accept-Language` fields, which count as one list (RFC 9110, §5.3).
  public var acceptLanguage: [String]
  /// The values of the `Cookie` fields.
  public var cookies: [String]
  /// The value of `User-Agent`, for ``LanguageAddresses/sends``.
  public var userAgent: String?
  /// The preferences that the server knows itself, of the visitor's account, a tenant or a host, the most important first.
  public var known: [String]

  /// Takes a request's target and fields, and what the server knows itself.
  public init(
    target: String, method: String = "GET", host: String? = nil, acceptLanguage: [String] = [], cookies: [String] = [],
    userAgent: String? = nil, known: [String] = []
  ) {
    self.target = target
    self.method = method
    self.host = host
    self.acceptLanguage = acceptLanguage
    self.cookies = cookies
    self.userAgent = userAgent
    self.known = known
  }

  /// Takes a header, a cookie field and an account's preference as a framework has them: each may be missing.
  public init(
    target: String, method: String = "GET", host: String? = nil, acceptLanguage: String?, cookie: String? = nil,
    known: String? = nil
  ) {
    self.init(
      target: target, method: method, host: host, acceptLanguage: acceptLanguage.map { [$0] } ?? [],
      cookies: cookie.map { [$0] } ?? [], known: known.map { [$0] } ?? [])
  }

  /// Takes the parts of an `HTTPRequest` of swift-http-types, or of another type that has all fields in a list:
  ///
  ///     LanguageRequest(
  ///       method: head.method.rawValue, authority: head.authority, path: head.path,
  ///       fields: head.headerFields.map { ($0.name.rawName, $0.value) })
  public init(
    method: String, authority: String?, path: String?, fields: some Sequence<(String, String)>,
    known: [String] = []
  ) {
    self.init(target: path ?? "", method: method, host: authority, known: known)
    for (name, value) in fields {
      if name.isSpelledLike("accept-language") {
        acceptLanguage.append(value)
      } else if name.isSpelledLike("cookie") {
        cookies.append(value)
      } else if name.isSpelledLike("user-agent") {
        userAgent = value
      } else if name.isSpelledLike("host") {
        host = host ?? value
      }
    }
  }
}

// A request may have a path, a cookie and thousands of fields of any length: a limited part of each is read.
extension LanguageRequest {
  /// The greatest length of the cookies that are read.
  private static let cookieLimit = 16 << 10

  /// Whether a client repeats the request at another address.
  var mayBeRedirected: Bool { method == "GET" || method == "HEAD" }

  /// The value of a cookie (RFC 6265, §4.2.1), the first of this name that can be a language.
  func cookie(_ name: String) -> String? {
    var rest = Self.cookieLimit
    for field in cookies {
      let value = field.withIdentifierBytes { bytes in
        var list = bytes.prefix(rest)
        // What the limit cuts is another value.
        if list.count < bytes.count { list = list[..<(list.lastIndex(of: 0x3B) ?? list.startIndex)] }
        return Self.value(of: name, in: UnsafeBufferPointer(rebasing: list), separator: 0x3B)
      }
      if let value { return value }
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

  /// The value in a list of `name=value`, the first of this name that can be a language; nil if there is none.
  static func value(of name: String, in list: UnsafeBufferPointer<UInt8>, separator: UInt8) -> String? {
    name.withIdentifierBytes { name in
      var found: String?
      forEachField(of: list, separator: separator) { field in
        let field = list[ASCII.trimmed(field, list)]
        guard found == nil, field.starts(with: name), field.dropFirst(name.count).first == 0x3D else { return }
        var value = field.dropFirst(name.count + 1)
        if value.count > 1, value.first == 0x22, value.last == 0x22 { value = value.dropFirst().dropLast() }
        if isPreference(value) { found = String(decoding: value, as: UTF8.self) }
      }
      return found
    }
  }

  /// Hands over the parts of a list.
  static func forEachField(of list: UnsafeBufferPointer<UInt8>, separator: UInt8, _ body: (Range<Int>) -> Void) {
    var end = -1
    while end < list.count {
      let start = end + 1
      end = start
      while end < list.count, list[end] != separator { end += 1 }
      body(start..<end)
    }
  }

  /// Whether bytes are those of a name, of a length that a language's name may have.
  static func isPreference(_ bytes: some Collection<UInt8>) -> Bool {
    2...PathNames.limit ~= bytes.count && bytes.allSatisfy(\.isUnreserved)
  }
}
