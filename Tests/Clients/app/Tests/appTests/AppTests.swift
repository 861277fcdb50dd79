import Greeting
import Testing

/// What makes `swift test` plan and build this client.
@Test func britishGreetingForItaly() {
  #expect(Greeting.text(for: ["en-IT"]) == "How do you do")
}
