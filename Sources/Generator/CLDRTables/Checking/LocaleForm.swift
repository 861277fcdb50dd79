/// A locale as CLDR's files write it, `language[_script][_region][_variant]*`, taken apart.
struct LocaleForm {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  /// Why a text is no such locale.
  struct Fault: Error {
    /// The subtag that does not belong where it stands; empty where one is missing.
    var subtag: String
    var expected: String
  }

  init(_ text: String) throws(Fault) {
    var subtags = text.split(separator: "_", omittingEmptySubsequences: false)[...]
    let first = subtags.popFirst() ?? ""
    guard SubtagForm.isLanguage(first) else { throw Fault(subtag: String(first), expected: "a language") }
    language = String(first)
    if let next = subtags.first, SubtagForm.isScript(next) {
      script = String(next)
      subtags.removeFirst()
    }
    if let next = subtags.first, SubtagForm.isRegion(next) {
      region = String(next)
      subtags.removeFirst()
    }
    for subtag in subtags {
      guard SubtagForm.isVariant(subtag) else { throw Fault(subtag: String(subtag), expected: expected) }
      variants.append(String(subtag))
    }
  }

  /// What may follow the subtags read so far.
  private var expected: String {
    if region != nil || !variants.isEmpty { return "a variant" }
    return script != nil ? "a region or a variant" : "a script, a region or a variant"
  }

  /// The text up to `_x_`, `en` of `en_x_i_default`, where only subtags of private use follow; else all of it.
  static func withoutPrivateUse(_ text: String) -> String {
    let subtags = text.split(separator: "_", omittingEmptySubsequences: false)
    guard let singleton = subtags.firstIndex(where: { $0.lowercased() == "x" }) else { return text }
    let privateUse = subtags.dropFirst(singleton + 1)
    guard !privateUse.isEmpty, privateUse.allSatisfy({ SubtagForm.isAny($0) }) else { return text }
    return subtags.prefix(singleton).joined(separator: "_")
  }

  /// What is wrong with a text that should be such a locale; nil where nothing is.
  static func diagnostic(for text: String, in attribute: String, at location: SourceLocation) -> CLDRDiagnostic? {
    do throws(Fault) {
      _ = try LocaleForm(text)
      return nil
    } catch {
      return error.diagnostic(for: text, in: attribute, at: location)
    }
  }
}

extension LocaleForm.Fault {
  func diagnostic(for text: String, in attribute: String, at location: SourceLocation) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "'\(subtag)' in \(attribute) is no subtag", at: location, text: text, hint: "expected \(expected) there")
  }
}
