import Greeting
import Testing

/// A test target, so that `swift test` plans and builds this client.
@Test func britishGreetingForItaly() {
  #expect(Greeting.text(for: ["en-IT"]) == "How do you do")
}
