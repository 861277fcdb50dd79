import LocaleMatching
import Testing

/// A test target, so that `swift test` plans and builds this client.
@Test func britishEnglishForItaly() {
  #expect(LocaleMatcher(supported: ["en", "en-GB"]).bestMatch(for: "en-IT")?.supportedIndex == 1)
}
