import AppSources
import Testing

@Suite struct StoryboardKeyTests {
  /// Keys of an intent definition are identifiers, or two joined by a hyphen; those of a storyboard have a property.
  @Test func objectsOfKeys() throws {
    let intents = """
      <plist version="1.0"><dict><key>INIntentTitle</key><string>Send</string><key>INIntentTitleID</key><string>16wxgf</string>
      <key>Other</key><string>Image</string><key>OtherID</key><string>a-B</string><key>None</key><string>x</string></dict></plist>
      """
    let definition = try #require(InterfaceDocument(Array(intents.utf8)))
    for key in ["16wxgf", "a-B", "16wxgf-a-B", "a-B-16wxgf"] { #expect(definition.has(key), "\(key)") }
    for key in ["16wxg", "16wxgf-", "-16wxgf", "16wxgf-x", "x-16wxgf", "x"] { #expect(!definition.has(key), "\(key)") }
    #expect(definition.text(of: "16wxgf") == "Send")
    #expect(definition.description(of: "a-B") == "Other \"Image\"")
    let label = #"<document><label id="abc-de-fgh" text="Hi"/><action id="act-io-nnn" text="No"/></document>"#
    let storyboard = try #require(InterfaceDocument(Array(label.utf8)))
    #expect(
      storyboard.has("abc-de-fgh.title") && !storyboard.has("abc-de-fgi.text") && !storyboard.has("act-io-nnn.text"))
    #expect(!storyboard.has("abc-de-fgh-abc-de-fgh"))
    #expect(storyboard.text(of: "abc-de-fgh.text") == "Hi")
    #expect(storyboard.text(of: "abc-de-fgh.title") == nil)
    #expect(storyboard.description(of: "abc-de-fgh.text") == "text of the label \"Hi\"")
    #expect(storyboard.description(of: "abc-de-fgh.title") == "title of the label")
  }
}
