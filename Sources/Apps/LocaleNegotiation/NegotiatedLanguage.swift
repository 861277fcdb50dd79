import LocaleCore
import LocaleMatching

/// The language in which a request is answered, and what a response says about it.
public struct NegotiatedLanguage: Hashable, Sendable {
  /// One of the supported identifiers, as it was given.
  public let identifier: String
  /// Its language tag, the value of the response's `Content-Language` and of HTML's `lang`: `en-US` for `en_US`, without extensions.
  public let tag: String
  /// The part of the request that decided.
  public let source: LanguageSource
  /// The preference that decided, as the visitor wrote it: `it-CH`, where `it` is supported. Numbers are written as in its
  /// region: `tables.localizer(in: language.identifier, numbersAs: language.preference)` of `BundleTables`.
  public let preference: String
  /// The path of the page, without the policy's base and the language that decided: `/greeting` of `/it/greeting`. Of a page that
  /// languages name differently it is the page's own, `/about`. Never empty.
  public let path: String
  /// The request's fields that were asked about this address, for `Vary`. Empty if the address itself was asked first and
  /// names the language.
  public var vary: [String] { asked.names }

  private let asked: AskedFields

  /// Makes the answer that a handler is given, for tests of it.
  public init(identifier: String, source: LanguageSource, preference: String, path: String = "/", vary: [String] = []) {
    self.init(
      identifier: identifier, tag: Self.tag(of: identifier), source: source, preference: preference, path: path,
      asked: AskedFields(vary))
  }

  init(
    identifier: String, tag: String, source: LanguageSource, preference: String, path: String, asked: AskedFields
  ) {
    self.identifier = identifier
    self.tag = tag
    self.source = source
    self.preference = preference
    self.path = path
    self.asked = asked
  }

  /// The language tag of an identifier.
  static func tag(of identifier: String) -> String {
    AcceptLanguage.tag(of: identifier)
      ?? String(decoding: identifier.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
  }

  /// The value of a `Vary` field to add to the response (RFC 9110, §12.5.5): what was asked, without what the handler's own fields
  /// name already. Nil if there is nothing to add. Allocates only if the handler names a part of it.
  ///
  /// - Parameter fields: the values of the `Vary` fields that the response has.
  public func vary(missingIn fields: [String]) -> String? { asked.missing(in: fields) }
}

/// The fields of a request that were asked, for `Vary`.
struct AskedFields: Hashable, Sendable {
  let names: [String]
  /// The names with commas; nil for none.
  let text: String?

  init(_ names: [String]) {
    var distinct: [String] = []
    for name in names where !distinct.contains(where: { $0.isSpelledLike(name) }) { distinct.append(name) }
    self.names = distinct.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    text = distinct.isEmpty ? nil : self.names.joined(separator: ", ")
  }

  /// The names that lists lack, in any case, with commas; nil for none, and if a list has `*`, which has all.
  func missing(in lists: [String]) -> String? {
    var there: [String] = []
    for list in lists {
      let hasAll = list.withIdentifierBytes { list in
        var start = 0
        while start < list.count {
          var end = start
          while end < list.count, list[end] != 0x2C, !ASCII.isSpace(list[end]) { end += 1 }
          let part = UnsafeBufferPointer(rebasing: list[start..<end])
          if part.count == 1, part[0] == 0x2A { return true }
          if let name = names.first(where: { $0.withIdentifierBytes { ASCII.areEqual(part, $0) } }) {
            there.append(name)
          }
          start = end + 1
        }
        return false
      }
      if hasAll { return nil }
    }
    // Nearly always all are missing, and their text is there.
    if there.isEmpty { return text }
    let missing = names.filter { !there.contains($0) }
    return missing.isEmpty ? nil : missing.joined(separator: ", ")
  }
}

/// Where a server sends a visitor.
public struct LanguageRedirect: Hashable, Sendable {
  /// The page's address, on the same server: `/it/greeting?page=2` for `/it-IT/greeting?page=2`. It has scheme and host only where
  /// the policy gives the language another host than the one that was asked.
  public let target: String
  /// Whether the address alone decides, so that it is so for all visitors and for good.
  public let isPermanent: Bool
  /// The request's fields that were asked, as in ``NegotiatedLanguage/vary``.
  public let vary: [String]

  /// Makes a redirect, for tests of what sends it.
  public init(target: String, isPermanent: Bool, vary: [String] = []) {
    self.target = target
    self.isPermanent = isPermanent
    self.vary = vary
  }

  /// 308, which keeps the method, for another name of a page; 302 to the address in the visitor's language.
  public var status: Int { isPermanent ? 308 : 302 }
}

/// What a server does with a request.
public enum LanguageNegotiation: Hashable, Sendable {
  /// It answers in this language.
  case answer(NegotiatedLanguage)
  /// It answers as if there were no languages: ``LanguageAddresses/leftAlone``, or a path outside the base.
  case leftAlone
  /// It sends the visitor to the page's address.
  case redirect(LanguageRedirect)
  /// It has nothing that the visitor accepts: status 406. Only where ``LanguageSources/unmatched`` asks for it.
  case notAcceptable(vary: [String])
}
