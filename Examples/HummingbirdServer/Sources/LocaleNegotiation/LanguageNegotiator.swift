import HTTPTypes
import Hummingbird
import LocaleMatching

/// Decides between an app's languages for each request: path, then cookie, then `Accept-Language` (RFC 9110, §12.5.4),
/// then the first of the list.
///
/// Make one and share it: it arranges the list once, and never changes.
public struct LanguageNegotiator: Sendable {
  /// The supported identifiers; the first is the default.
  public let supported: [String]
  /// The name of the cookie with the user's choice.
  public let cookieName: String
  private let matcher: LocaleMatcher
  private let prefixes: [String: String]

  /// - Throws: the first supported identifier that is ill-formed.
  public init(supported: [String], cookieName: String = "language") throws(LocaleMatcher.UnsupportedIdentifier) {
    matcher = try LocaleMatcher(validating: supported)
    self.supported = supported
    self.cookieName = cookieName
    prefixes = Dictionary(supported.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of a request; nil if nothing is supported. Reads a limited part of any header.
  public func language(of request: Request) -> NegotiatedLanguage? {
    if let named = language(ofPath: request.uri.path) {
      return NegotiatedLanguage(identifier: named, source: .path)
    }
    if let value = request.cookies[cookieName]?.value, value.utf8.count <= Self.cookieByteLimit,
      let match = matcher.bestMatch(for: value)
    {
      return NegotiatedLanguage(identifier: supported[match.supportedIndex], source: .cookie)
    }
    let header = Self.header(of: request)
    if !header.isEmpty, let match = matcher.bestMatch(for: AcceptLanguage(header)) {
      return NegotiatedLanguage(identifier: supported[match.supportedIndex], source: .header)
    }
    return supported.first.map { NegotiatedLanguage(identifier: $0, source: .fallback) }
  }

  /// All Accept-Language fields, which count as one (RFC 9110, §5.3), up to the part that a matcher reads. A request
  /// may have thousands of fields, and joining all of them would copy them.
  private static func header(of request: Request) -> String {
    let limit = AcceptLanguage.Limits().byteCount
    var header = ""
    for field in request.headers[values: .acceptLanguage] {
      if !header.isEmpty { header += "," }
      // A field that crosses the limit is read up to the limit, as a single field would be.
      header += String(decoding: field.utf8.prefix(limit + 1 - min(limit, header.utf8.count)), as: UTF8.self)
      if header.utf8.count > limit { break }
    }
    return header
  }

  /// The limit of a cookie's length: longer than any identifier that a user chooses.
  private static let cookieByteLimit = 255

  /// The supported identifier that a path begins with; nil if it begins with another word. The match is exact: a near
  /// match would give one page two addresses.
  func language(ofPath path: String) -> String? {
    guard let first = path.utf8.split(separator: 0x2F, maxSplits: 1).first, first.count <= 64 else { return nil }
    return prefixes[String(Substring(first)).lowercased()]
  }
}
