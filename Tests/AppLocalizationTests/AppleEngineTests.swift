import Testing

@testable import AppLocalization

@Suite struct AppleEngineTests {
  @Test func ties() {
    #expect(LocalizationEngine.apple.choice(from: ["en", "en-IE"], preferring: ["en-IT"]).first == "en")
  }
}
