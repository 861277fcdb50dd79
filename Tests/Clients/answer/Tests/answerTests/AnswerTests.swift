import LocaleMatching
import Testing

/// What makes `swift test` plan and build this client.
@Test func britishEnglishForItaly() {
  #expect(LocaleMatcher(supported: ["en", "en-GB"]).bestMatch(for: "en-IT")?.supportedIndex == 1)
}
