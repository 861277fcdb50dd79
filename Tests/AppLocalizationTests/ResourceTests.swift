import AppLocalization
import Foundation
import Testing

/// Core Foundation's CFBundle_Resources.c: outside all localizations, first language, Base, the other languages.
@Suite struct ResourceTests {
  private let bundle = Fixtures.bundle("Which.app")

  private func path(_ name: String, _ languages: [String], in folder: String? = nil, _ traits: ResourceTraits = .none)
    -> String?
  {
    bundle.resource(name, in: folder, searchList: languages, traits: traits)?.path
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

  @Test func devices() {
    let pad = ResourceTraits(scale: 2, idiom: .ipad)
    #expect(path("flag.png", ["en-GB"], pad) == "en-GB.lproj/flag@2x~ipad.png")
    #expect(path("flag.png", ["en-GB"], ResourceTraits(scale: 2, idiom: .iphone)) == "en-GB.lproj/flag@2x.png")
    #expect(path("flag.png", ["en-GB"], ResourceTraits(idiom: .iphone)) == "en-GB.lproj/flag~iphone.png")
    #expect(path("flag.png", ["en-GB"], ResourceTraits(scale: 3)) == "en-GB.lproj/flag@2x.png")
    // The language takes precedence over the resolution.
    #expect(path("flag.png", ["it", "en-GB"], pad) == "it.lproj/flag.png")
    #expect(path("Default.png", [], ResourceTraits(scale: 2, idiom: .iphone, height: 568)) == "Default-568h@2x.png")
    #expect(path("Default.png", [], ResourceTraits(scale: 2, idiom: .iphone)) == "Default@2x.png")
    #expect(path("Default.png", [], ResourceTraits(idiom: .ipad)) == "Default~ipad.png")
    #expect(path("Default@2x.png", [], ResourceTraits(idiom: .ipad)) == "Default@2x.png")
  }

  @Test func names() {
    let pad = ResourceTraits(idiom: .ipad)
    for name in ["Default-568h@2x~iphone.png", "a@3x.png", "a~ipad", "a-568h.png", "a@2x@3x.png"] {
      #expect(pad.candidates(for: name) == [name])
    }
    for name in ["x@9x~toaster", ".strings", "@2x", "-h", "a-99h", "~ipad", "-568h", "", "a-b"] {
      #expect(pad.candidates(for: name).first == name + "~ipad")
    }
    #expect(pad.candidates(for: "a.b.c").first == "a.b~ipad.c")
    #expect(pad.candidates(for: "a.").first == "a~ipad.")
  }
}
