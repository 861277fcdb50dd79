import SystemAccess

/// The contents of an `.xcstrings` file (a String Catalog of Xcode 15 and later).
///
/// Every part is a view of the file's JSON, which is kept in the order of the file.
package struct StringCatalog: Sendable {
  /// All members of the file's outermost object.
  package let fields: JSONObject

  package init(fields: JSONObject) { self.fields = fields }

  /// The language of the keys and of the developer; nil if the file does not name it.
  package var sourceLanguage: String? { fields["sourceLanguage"]?.string }

  /// The keys in the order of the file.
  package var keys: [String] { fields["strings"]?.object?.keys ?? [] }

  /// The entry of a key, in constant time.
  package subscript(key: String) -> CatalogEntry? {
    fields["strings"]?.object?[key]?.object.map { CatalogEntry(fields: $0) }
  }

  /// The languages of all entries and the source language, sorted, each once. Time is linear in the size of the
  /// catalog.
  package var languages: [String] {
    var languages = Set(sourceLanguage.map { [$0] } ?? [])
    for key in keys { languages.formUnion(self[key]?.languages ?? []) }
    return languages.sorted()
  }

  /// Reads an `.xcstrings` file.
  ///
  /// Never fails: problems are in the diagnostics. JSON that is not well-formed gives no catalog; anything else is
  /// kept, even if it is wrong. Time and memory are linear in the length of the file.
  package static func read(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) -> (catalog: StringCatalog?, diagnostics: [LocalizationDiagnostic]) {
    let document = JSONDocument(bytes, limits: limits)
    var diagnostics = document.list
    let catalog = document.value?.object.map { StringCatalog(fields: $0) }
    if let catalog {
      catalog.checkOutermostMembers(&diagnostics)
    } else if let value = document.value {
      diagnostics.report(
        .error, "catalog.wrongType", "the file contains \(value.kind), not a catalog",
        at: TextPosition(line: 1, column: 1))
    }
    return (catalog, diagnostics.all(path: path))
  }
}

extension StringCatalog {
  /// The text of a key in a language, with its variations; nil if the catalog has none. In the source language a key
  /// without a text is its own text. The phrases of an App Shortcut, a set of texts under one key, count as the first.
  package func format(of key: String, _ entry: CatalogEntry, in language: String) -> LocalizedFormat? {
    let localization = entry[language: language]
    if let localization, let format = LocalizedFormat(localization) {
      return format.numbered(
        by: sourceLanguage.flatMap { entry[language: $0] }.flatMap { LocalizedFormat($0) } ?? LocalizedFormat(key))
    }
    let phrases = localization?.fields["stringSet"]?.object?["values"]?.elements?.lazy.compactMap(\.string).first
    return (phrases ?? (language == sourceLanguage ? key : nil)).map { LocalizedFormat($0) }
  }

  /// Reports members of the catalog itself that are missing or of another type.
  private func checkOutermostMembers(_ diagnostics: inout DiagnosticList) {
    for (key, severity) in [("sourceLanguage", LocalizationDiagnostic.Severity.error), ("version", .warning)] {
      if let member = fields.member(key) {
        if member.value.string == nil {
          diagnostics.append(.wrongType(member, "'\(key)' of the catalog", wanted: "a string"))
        }
      } else {
        diagnostics.report(severity, "catalog.missingMember", "the catalog has no '\(key)'")
      }
    }
    guard let strings = fields.member("strings") else {
      diagnostics.report(.error, "catalog.missingMember", "the catalog has no 'strings'")
      return
    }
    if strings.value.object == nil {
      diagnostics.append(.wrongType(strings, "'strings' of the catalog", wanted: "an object"))
    }
  }
}

extension LocalizationDiagnostic {
  /// The error for a member of another type than the catalog's format has.
  package static func wrongType(_ member: JSONObject.Member, _ name: String, wanted: String) -> Self {
    Self(.error, "catalog.wrongType", "\(name) is \(member.value.kind), not \(wanted)", position: member.position)
  }
}
