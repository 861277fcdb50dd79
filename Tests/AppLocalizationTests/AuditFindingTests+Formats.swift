import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

extension AuditFindingTests {
  // MARK: - Formats
  /// The line of a finding counts the places that it does not name.
  @Test func placesAreCounted() throws {
    func ending(_ languages: String...) throws -> Substring? {
      var files = ["Info.plist": english, "en.lproj/Localizable.strings": "k = Name;"]
      for language in languages { files["\(language).lproj/Localizable.strings"] = "k = \"%@\";" }
      return try audit(files).findings.first.map { "\($0)".dropFirst($0.diagnostic.description.count) }
    }
    #expect(try ending("de") == "")
    #expect(try ending("de", "fr") == " (and 1 more place)")
    #expect(try ending("de", "fr", "it") == " (and 2 more places)")
  }

  /// By CLDR's rules no whole number of Polish takes `other`, and of German most do. A fraction of Polish does.
  @Test(
    arguments: [
      ("pl", "d", ["one", "few", "many"], "warning"), ("pl", "f", ["one", "few", "many"], "error"),
      ("pl", "d", ["one", "few"], "error"), ("de", "d", ["one"], "error"),
      ("ru", "lld", ["one", "few", "many"], "warning"),
    ])
  func missingOther(language: String, type: String, forms: [String], severity: String) throws {
    let texts = forms.map { ($0, "%\(type) \($0)") }
    let entry = Samples.entry("%#@n@", [("n", type, texts)])
    let file = Samples.dictionaryFile(["a": entry, "b": entry, "c": entry, "d": entry, "e": entry])
    // One cause is one finding, however many texts an export wrote.
    let found = try audit(["Info.plist": english, "\(language).lproj/Localizable.stringsdict": file]).findings
      .filter { $0.code == "stringsdict.missingOther" }
    #expect(found.map(\.severity.rawValue) == [severity] && found.first?.places.count == 5)
    #expect(found.first?.message.hasSuffix("; and 2 more of 'Localizable'") == true, "\(found)")
    let cases = forms.map { #""\#($0)":\#(unit("%\(type) x"))"# }.joined(separator: ",")
    let both = ["a", "b"].map { #""\#($0)":{"localizations":{"\#(language)":{"variations":{"plural":{\#(cases)}}}}}"# }
    let catalogs = try audit(catalog(both.joined(separator: ","))).findings.filter { $0.code == "catalog.missingOther" }
    #expect(catalogs.map(\.severity.rawValue) == [severity], "\(catalogs)")
  }
}
