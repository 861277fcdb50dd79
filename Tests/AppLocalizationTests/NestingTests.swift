import Foundation
import TestSupport
import Testing

@testable import AppLocalization
@testable import LocalizationAudit

/// Readers and walks need no more stack than a thread has that is not the main one: 512 KB on Darwin. In a debug build, whose
/// frames are the largest. Scripts/check-growth.py runs the same in release with 128 KB, which is musl's.
@Suite struct NestingTests {
  /// A text that is `count` deep in one of the formats.
  struct Format: CustomTestStringConvertible, Sendable {
    let start: String
    let open: String
    var core = ""
    let close: String
    var end = ""
    /// The levels of one `open`, and those of `start` and `core`.
    var levels = 1
    var more = 0
    /// Whether what is too deep is reported. A storyboard only describes what tables have.
    var isReported = true

    var testDescription: String { start + open }

    func text(_ count: Int) -> String {
      start + String(repeating: open, count: count) + core + String(repeating: close, count: count) + end
    }
  }

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":
    """

  static let formats = [
    Format(start: "", open: "[", core: "1", close: "]"),
    Format(start: "", open: "{\"a\":", core: "1", close: "}"),
    Format(
      start: catalog, open: "{\"variations\":{\"plural\":{\"other\":", core: "{\"stringUnit\":{\"value\":\"%d\"}}",
      close: "}}}", end: "}}}}", levels: 3, more: 6),
    Format(
      start: catalog, open: "{\"variations\":{\"device\":{\"mac\":", core: "{\"stringUnit\":{\"value\":\"a\"}}",
      close: "}}}", end: "}}}}", levels: 3, more: 6),
    Format(
      start: catalog + "{\"stringUnit\":{\"value\":\"%#@a@\"},\"substitutions\":{\"a\":",
      open: "{\"variations\":{\"plural\":{\"other\":", core: "{\"stringUnit\":{\"value\":\"%arg\"}}", close: "}}}",
      end: "}}}}}}", levels: 3, more: 8),
    Format(start: "a = ", open: "(", core: "a", close: ")", end: ";", more: 1),
    Format(start: "a = ", open: "{ a = ", core: "a", close: "; }", end: ";", more: 1),
    Format(start: "{ objects = ", open: "{ children = (", close: "); }", end: "; }", levels: 2, more: 1),
    Format(start: "<plist>", open: "<array>", core: "<string>a</string>", close: "</array>", end: "</plist>", more: 2),
    Format(
      start: "<plist><dict>", open: "<key>a</key><dict>", close: "</dict>", end: "</dict></plist>", more: 2),
    Format(
      start: "<plist><dict><key>k</key>",
      open: "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>", core: "<string>a</string>",
      close: "</dict></dict>", end: "</dict></plist>", levels: 2, more: 3),
    Format(
      start: "<document>", open: "<view id=\"a\" title=\"b\"><subviews>", close: "</subviews></view>",
      end: "</document>", levels: 2, more: 1,
      isReported: false),
  ]

  @Test(arguments: formats) func fitsASmallStack(format: Format) throws {
    let limit = (ReadingLimits.standard.nestingDepth - format.more) / format.levels
    for count in [limit, limit + 1, 1_000] {
      try withTemporaryFolder { folder in
        let text = format.text(count)
        for file in [
          "Info.plist", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
          "en.lproj/Main.strings", "Base.lproj/Main.storyboard", "Settings.bundle/Root.plist",
          "A.xcodeproj/project.pbxproj",
        ] {
          try folder.write(file, text)
        }
        let path = folder.path
        let codes = try onSmallStack {
          let tables = try? BundleTables(path: path)
          let localizer = tables?.localizer(for: "en")
          _ = localizer?.string("k", arguments: [1], device: .mac)
          _ = (try? AppLocalizer(path: path, preferredLanguages: ["en"]))?.string("a")
          _ = AppleLanguages(text: text)
          let found = (tables?.diagnostics ?? []).map(\.code) + AppAuditor().audit(path).found.map(\.code)
          return found.map { "\($0.rawValue)" }
        }
        let isTooDeep = codes.contains { $0.hasSuffix("ooDeep") }
        #expect(isTooDeep == (count > limit && format.isReported), "\(count): \(Set(codes))")
      }
    }
  }
}

/// The answer of a thread that has no more stack than one of Darwin that is not the main one.
func onSmallStack<Answer: Sendable>(kilobytes: Int = 512, _ body: @escaping @Sendable () throws -> Answer) throws
  -> Answer
{
  let box = Box<Result<Answer, any Error>>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = Result { try body() }
    done.signal()
  }
  thread.stackSize = kilobytes << 10
  thread.start()
  done.wait()
  return try #require(box.value).get()
}

private final class Box<Value>: @unchecked Sendable { var value: Value? }
