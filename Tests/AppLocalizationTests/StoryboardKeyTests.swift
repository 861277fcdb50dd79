import LocalizationAudit
import Testing

@Suite struct StoryboardKeyTests {
  @Test(arguments: [
    "NF3-h8-xmR.text", "abc-de-fgh.segmentTitles[0]", "1024.title", "a1B-2c-D3e.accessibilityConfiguration.hint",
  ])
  func keys(text: String) { #expect(text.isStoryboardKey) }

  @Test(arguments: [
    "", "text", ".text", "NF3-h8-xmR", "NF3-h8-xmR.", "NF3-h8.text", "NF-h8-xmR.text", "NF3-h8-xmR.1", "é23-h8-xmR.a",
  ])
  func otherKeys(text: String) { #expect(!text.isStoryboardKey) }
}
