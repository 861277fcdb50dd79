/// The language in which a request is answered, and what a response says about it.
public struct NegotiatedLanguage: Hashable, Sendable {
  /// One of the supported identifiers, as it was given: the value of the response's `Content-Language`.
  public let identifier: String
  /// The part of the request that decided.
  public let source: LanguageSource
  /// The preference that decided, as the visitor wrote it: `it-CH`, where `it` is supported. Ask for texts with this
  /// preference: it leads to the same language, and numbers are written as in its region.
  public let preference: String
  /// The path without the language that decided: `/greeting` of `/it/greeting`; never empty.
  public let path: String
  /// The request's fields that were asked about this address, for `Vary`. Empty if the address itself was asked first and
  /// names the language.
  public let vary: [String]

  /// Makes the answer that a handler is given, for tests of it.
  public init(identifier: String, source: LanguageSource, preference: String, path: String = "/", vary: [String] = []) {
    self.identifier = identifier
    self.source = source
    self.preference = preference
    self.path = path
    self.vary = vary
  }

  /// The value of the response's `Vary` (RFC 9110, §12.5.5): what a handler has set, and the fields that it lacks. Nil if
  /// there is nothing to say.
  ///
  /// - Parameter fields: the values of the `Vary` fields that the response has.
  public func vary(adding fields: [String]) -> String? {
    let names = fields.flatMap { field in
      field.split(separator: ",").map { name -> Substring in
        var name = name.drop { $0 == " " || $0 == "\t" }
        while let last = name.last, last == " " || last == "\t" { name.removeLast() }
        return name
      }
    }
    if names.contains("*") { return "*" }
    let known = names.map { $0.lowercased() }
    let all = names.filter { !$0.isEmpty }.map { String($0) } + vary.filter { !known.contains($0.lowercased()) }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}

/// Where a server sends a visitor.
public struct LanguageRedirect: Hashable, Sendable {
  /// The page's address, on the same server: `/it/greeting?page=2` for `/it-IT/greeting?page=2`.
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
  /// It sends the visitor to the page's address.
  case redirect(LanguageRedirect)
  /// It has nothing that the visitor accepts: status 406. Only where ``LanguageSources/unmatched`` asks for it.
  case notAcceptable(vary: [String])
}
