import AppLocalization
import Foundation
import Testing

/// Core Foundation's CFBundle_Resources.c: outside all localizations, first language, Base, the other languages.
@Suite struct ResourceTests {
  private let bundle = Fixtures.bundle("Which.app")

  private func path(_ name: String, _ languages: [String], in folder: String? = nil)
    -> String?
  {
    bundle.resource(name, in: folder, searchList: languages)?.path
  }

  @Test func order() {
    #expect(path("icon.png", ["it", "en-GB"]) == "icon.png")
    #expect(path("flag.png", ["it", "en-GB"]) == "it.lproj/flag.png")
    // Base comes before the second language, so that a German user does not see the British flag.
    #expect(path("flag.png", ["de", "en-GB"]) == "Base.lproj/flag.png")
    #expect(path("anthem.txt", ["it", "en-GB"]) == "en-GB.lproj/anthem.txt")
    #expect(path("anthem.txt", ["it"]) == nil)
    #expect(path("anthem.txt", []) == nil)
    #expect(path("flag.png", []) == "Base.lproj/flag.png")
    #expect(path("flag.png", ["Base", "it"]) == "it.lproj/flag.png")
    #expect(path("flag.png", ["IT"]) == "it.lproj/flag.png")
  }

  @Test func subdirectories() {
    #expect(path("index.html", ["it"], in: "Help") == "Help/index.html")
    #expect(path("start.html", ["it"], in: "Help") == "it.lproj/Help/start.html")
    #expect(path("Help/start.html", ["de", "en-GB"]) == "en-GB.lproj/Help/start.html")
    #expect(path("start.html", ["it"]) == nil)
  }

  @Test(arguments: [
    "../Desk.app/Contents/Info.plist", "Help/../Info.plist", "/etc/passwd", "~/x", "..", "", ".", "a\0b", "..\\x",
  ])
  func pathsOutsideTheBundle(name: String) {
    #expect(path(name, ["it"]) == nil)
    #expect(path("flag.png", ["it"], in: name.isEmpty ? ".." : name) == (name == "." ? "it.lproj/flag.png" : nil))
  }
}
