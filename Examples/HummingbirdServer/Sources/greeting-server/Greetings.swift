import AppLocalization
import Foundation
import Hummingbird
import LocaleMatching
import LocaleNegotiation

/// The texts of the resource bundle, read once; a request reads no file.
struct Greetings: Sendable {
  struct NothingTranslated: Error {
    let path: String
  }

  /// The languages; the development region comes first and is the default.
  let languages: [String]
  private let localizers: [String: AppLocalizer]

  init(path: String) throws {
    let tables = try BundleTables(path: path)
    let bundle = tables.bundle
    let development = bundle.developmentRegion
    languages = bundle.localizations.filter { $0 == development } + bundle.localizations.filter { $0 != development }
    if languages.isEmpty { throw NothingTranslated(path: path) }
    localizers = Dictionary(
      languages.map { ($0, AppLocalizer(tables, preferredLanguages: [$0], missingKeys: .chain)) },
      uniquingKeysWith: { first, _ in first })
  }

  func text(_ key: String, in language: NegotiatedLanguage?) -> String {
    let identifier = language?.identifier ?? languages.first ?? ""
    return localizers[identifier]?.string(key) ?? key
  }

  /// The text for the number of waiting visitors, in the plural form of the language.
  func visitors(_ count: Int, in language: NegotiatedLanguage?) -> String {
    let identifier = language?.identifier ?? languages.first ?? ""
    return localizers[identifier]?.string("visitors", arguments: [count]) ?? "\(count)"
  }

  /// A page that says which language it is in, and in which direction its lines run.
  func page(in language: NegotiatedLanguage?) -> Response {
    let identifier = language?.identifier ?? "und"
    let isRightToLeft = LanguageIdentifier(identifier)?.writingDirection == .rightToLeft
    // Texts come from translators, whose files are not reviewed as code.
    let html = """
      <!DOCTYPE html>
      <html lang="\(identifier.escapedForHTML)" dir="\(isRightToLeft ? "rtl" : "ltr")">
      <meta charset="utf-8"><title>\(text("title", in: language).escapedForHTML)</title>
      <p>\(text("greeting", in: language).escapedForHTML)</p>
      <p><small>\(identifier.escapedForHTML), by \(language?.source.rawValue ?? "nothing")</small></p>
      </html>

      """
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: html)))
  }
}

extension String {
  /// The text escaped for the place between tags and within quoted attributes (HTML Standard, §13.3, "Escaping a
  /// string").
  var escapedForHTML: String {
    reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.append(character)
      }
    }
  }
}
