extension TranslationDocument {
  /// The document as XLIFF 1.2, laid out as Xcode exports it.
  ///
  /// What XML cannot hold survives: within texts as `<x ctype="x-char-0007"/>`, within identifiers as `\U{7}` in a unit
  /// whose `extradata` is `escaped`.
  public var xliff: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for file in files {
      let names = [
        ("original", file.original), ("source-language", file.sourceLanguage),
        ("target-language", file.targetLanguage), ("datatype", "plaintext"),
      ]
      text += "  <file\(Self.attributes(names))>\n    <body>\n"
      for unit in file.units { text += Self.written(unit) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private static func written(_ unit: TranslationUnit) -> String {
    let id = XLIFFText.identifier(unit.id)
    var names = [("id", id.text)]
    if id.isEscaped { names.append(("extradata", "escaped")) }
    names.append(("xml:space", "preserve"))
    var text = "      <trans-unit\(attributes(names))>\n"
    text += "        <source>\(XLIFFText.content(unit.source))</source>\n"
    if let target = unit.target {
      let state = unit.state.map { attributes([("state", $0)]) } ?? ""
      text += "        <target\(state)>\(XLIFFText.content(target))</target>\n"
    }
    for note in unit.notes { text += "        <note>\(XMLText.plain(note))</note>\n" }
    return text + "      </trans-unit>\n"
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(XMLText.plain($1, isAttribute: true))\"" }.joined()
  }
}
