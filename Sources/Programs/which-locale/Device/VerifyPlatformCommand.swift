import AppLocalization
import ArgumentParser
import LocalizationAudit

#if canImport(Darwin)
  import Foundation
#endif

struct VerifyPlatformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-platform",
    abstract: "Compares the engine 'apple' with this system's own Bundle, on Apple's systems.",
    discussion: HelpText.verifyPlatform)

  @Option(help: ArgumentHelp("The file of golden vectors.", valueName: "path"))
  var vectors = "Tests/Vectors/icu76-cldr46-apple-localizations.tsv"

  @OptionGroup(title: "Output options") var output: OutputOptions
  @OptionGroup var file: OutputFile

  func run() throws {
    #if canImport(Darwin)
      let verification = try verify()
      switch output.format {
      case .json: try file.write(verification.json.indentedText + "\n")
      case .tsv: try file.write(verification.fixture)
      case .text: try file.write(verification.lines.joined(separator: "\n") + "\n")
      }
      if !verification.differences.isEmpty { throw ExitCode.failure }
    #else
      let message = "nothing to compare: on this system Bundle ignores the preferences; use Apple's systems"
      throw CommandFailure(message: message, details: ["kind": .string("unavailable")], status: .unavailable)
    #endif
  }

  #if canImport(Darwin)
    private func verify() throws(CommandFailure) -> PlatformVerification {
      let text = try TextFile.read(vectors)
      let questions: LocalizationVectors
      do {
        questions = try LocalizationVectors(text)
      } catch {
        throw .file(vectors, "\(error)", .malformed)
      }
      let system = ProcessInfo.processInfo.operatingSystemVersionString
      return PlatformVerification(questions, system: "\(Self.platform) \(system)") { localizations, preferences in
        Bundle.preferredLocalizations(from: localizations, forPreferences: preferences)
      }
    }

    private static var platform: String {
      #if os(macOS)
        "macOS"
      #elseif os(iOS)
        "iOS"
      #elseif os(tvOS)
        "tvOS"
      #elseif os(watchOS)
        "watchOS"
      #else
        "visionOS"
      #endif
    }
  #endif
}

// Only Apple's systems give answers to compare. The output is built on all systems, so that tests can check it.
extension PlatformVerification {
  var lines: [String] {
    let rows = differences.map { difference in
      "\(difference.vector.preferences.joined(separator: ",")) in \(difference.vector.app): "
        + "\(difference.platform.joined(separator: ", ")), the engine \(difference.engineAnswer.joined(separator: ", "))"
    }
    return rows + ["\(system): \(differences.count) of \(count) answers differ"]
  }

  var json: JSONValue {
    .object([
      "system": .string(system), "count": .integer(count),
      "differences": .array(
        differences.map { difference in
          .object([
            "app": .string(difference.vector.app),
            "localizations": .list(difference.vector.localizations),
            "preferences": .list(difference.vector.preferences),
            "platform": .list(difference.platform),
            "engine": .list(difference.engineAnswer),
          ])
        }),
    ])
  }
}
