#if os(Linux) || os(macOS)
  import AppLocalization
  import Foundation
  import TestSupport
  import Testing

  /// A package with resources, built by the SwiftPM that runs the tests: how it changes names and regions.
  @Suite(.enabled(if: TestSize.isFull, "starts the toolchain: with LOCALE_TESTS=full"))
  struct SwiftPMBundleTests {
    @Test func builtByTheToolchain() throws {
      try withTemporaryFolder { folder in
        try folder.write(
          "Package.swift",
          """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Shop", defaultLocalization: "en-GB",
            targets: [.target(name: "Shop", resources: [.process("Resources")])])
          """)
        try folder.write("Sources/Shop/Shop.swift", "public let shop = 1\n")
        for (name, text) in ["en-GB": "Basket", "zh-Hans": "购物篮", "zh-Hant-TW": "購物車", "it": "Carrello"] {
          try folder.write("Sources/Shop/Resources/\(name).lproj/Localizable.strings", "\"basket\" = \"\(text)\";\n")
        }
        let sources = LocalizedBundle(reading: folder.path)
        #expect(sources.developmentRegion == "en-GB")
        #expect(sources.localizations == ["en-GB", "it", "zh-Hans", "zh-Hant-TW"])

        try build(folder)
        let built = try #require(try resources(folder), "no bundle was built")
        let bundle = LocalizedBundle(reading: built)
        #expect(bundle.developmentRegion == "en-GB")
        #expect(Set(bundle.localizations) == ["en-GB", "it", "zh-Hans", "zh-Hant-TW"])
        let tables = try BundleTables(path: built)
        for (languages, text) in [
          (["zh-TW"], "購物車"), (["zh-CN", "en"], "购物篮"), (["it-CH"], "Carrello"), (["en-IT"], "Basket"),
          (["fr"], "Basket"),
        ] { #expect(AppLocalizer(tables, preferredLanguages: languages).string("basket") == text) }
      }
    }

    private func build(_ folder: TemporaryFolder) throws {
      let log = URL(fileURLWithPath: folder.path + "/log")
      try Data().write(to: log)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "build", "--package-path", folder.path, "--scratch-path", folder.path + "/.build"]
      let output = try FileHandle(forWritingTo: log)
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      #expect(process.terminationStatus == 0, "\(said)")
    }

    /// `Shop_Shop.resources` on Linux, `Shop_Shop.bundle` on macOS.
    private func resources(_ folder: TemporaryFolder) throws -> String? {
      let products = URL(fileURLWithPath: folder.path + "/.build/debug").resolvingSymlinksInPath().path
      return try FileManager.default.contentsOfDirectory(atPath: products)
        .first { $0 == "Shop_Shop.resources" || $0 == "Shop_Shop.bundle" }.map { products + "/" + $0 }
    }
  }
#endif
