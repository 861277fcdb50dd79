import AppLocalization
import LocalizationAudit
import Testing

@Suite struct StoryboardKeyTests {
  @Test(
    arguments: [
      ("NF3-h8-xmR.text", "NF3-h8-xmR", "text"), ("abc-de-fgh.segmentTitles[0]", "abc-de-fgh", "segmentTitles[0]"),
      ("1024.title", "1024", "title"),
      ("a1B-2c-D3e.accessibilityConfiguration.hint", "a1B-2c-D3e", "accessibilityConfiguration.hint"),
    ])
  func keys(text: String, objectID: String, property: String) {
    let key = StoryboardKey(text)
    #expect(key?.objectID == objectID)
    #expect(key?.property == property)
    #expect(key?.text == text)
  }

  @Test(arguments: [
    "", "text", ".text", "NF3-h8-xmR", "NF3-h8-xmR.", "NF3-h8.text", "NF-h8-xmR.text", "NF3-h8-xmR.1", "é23-h8-xmR.a",
  ])
  func otherKeys(text: String) { #expect(StoryboardKey(text) == nil) }

  @Test func grouping() {
    let source = """
      /* Class = "UILabel"; text = "Hi; \\"you\\""; ObjectID = "NF3-h8-xmR"; */
      "NF3-h8-xmR.text" = "Ciao";
      /* Class = "UIButton"; normalTitle = "Go"; ObjectID = "abc-de-fgh"; */
      "abc-de-fgh.normalTitle" = "Vai";
      "NF3-h8-xmR.accessibilityLabel" = "Saluto";
      /* Class = "UILabel"; text = "x"; ObjectID = "other-one"; */
      "xyz-12-abc.text" = "x";
      "free" = "x";
      """
    let reading = StringsTable.read(text: source)
    let (objects, diagnostics) = StoryboardKey.groups(of: reading)
    #expect(objects.map(\.objectID) == ["NF3-h8-xmR", "abc-de-fgh", "xyz-12-abc"])
    #expect(objects.first?.keys.map(\.property) == ["text", "accessibilityLabel"])
    #expect(diagnostics.map(\.code.rawValue) == ["storyboard.comment", "storyboard.key"])
    // The entries on lines 7 and 8 of the text above.
    #expect(diagnostics.map(\.line) == [7, 8])
    let note = StoryboardKey.Note(comment: "Class = \"UILabel\"; ObjectID = \"NF3-h8-xmR\";")
    #expect(note?.objectClass == "UILabel")
    #expect(StoryboardKey.Note(comment: "Say hello") == nil)
  }
}
