import LocaleMatching

extension Bench {
  /// Cold: one identifier.
  func firstMaximize() {
    guard let identifier = workload.identifiers.first else { return }
    Measurement.run("firstmaximize", rounds: rounds, operationsPerRound: 1) {
      LanguageIdentifier(languageOf: identifier)?.maximized.region == nil ? 0 : 1
    }
  }

  /// String in, the text of the maximized identifier out, where ICU's C interface writes into a buffer. The checksum is the sum
  /// of lengths.
  func maximize() { text("maximize") { LanguageIdentifier(languageOf: $0)?.maximized.description } }

  func minimize() { text("minimize") { LanguageIdentifier(languageOf: $0)?.minimized.description } }

  /// String in, maximized identifier out, no text.
  func maximizeLocale() { identifiers("maximizelocale") { LanguageIdentifier(languageOf: $0)?.maximized } }

  /// Reading only.
  func parse() { identifiers("parse") { LanguageIdentifier(languageOf: $0) } }

  @inline(__always)
  private func text(_ mode: String, _ text: (String) -> String?) {
    workload.identifiers.withUnsafeBufferPointer { identifiers in
      Measurement.run(mode, rounds: rounds, operationsPerRound: identifiers.count) {
        var sum = 0
        for index in identifiers.indices { sum &+= text(identifiers[index])?.utf8.count ?? 0 }
        return sum
      }
    }
  }

  @inline(__always)
  private func identifiers(_ mode: String, _ read: (String) -> LanguageIdentifier?) {
    workload.identifiers.withUnsafeBufferPointer { identifiers in
      // A comparison with any identifier needs every field of the result, and costs two or three instructions.
      let some = LanguageIdentifier(language: .undetermined)
      Measurement.run(mode, rounds: rounds, operationsPerRound: identifiers.count) {
        var sum = 0
        for index in identifiers.indices where read(identifiers[index]) != some { sum += 1 }
        return sum
      }
    }
  }
}
