import LocaleMatching

extension Bench {
  /// Cold: one identifier.
  func firstMaximize() {
    guard let identifier = workload.identifiers.first else { return }
    Measurement.run("firstmaximize", rounds: rounds, operationsPerRound: 1) {
      LanguageIdentifier(identifier)?.maximized.region == nil ? 0 : 1
    }
  }

  /// String in, the bytes of the maximized identifier out, like ICU's C interface. The checksum is the sum of lengths.
  func maximize() { text("maximize") { LanguageIdentifier($0)?.maximized.write(to: $1) } }

  func minimize() { text("minimize") { LanguageIdentifier($0)?.minimized.write(to: $1) } }

  /// String in, maximized identifier out, no text.
  func maximizeLocale() { identifiers("maximizelocale") { LanguageIdentifier($0)?.maximized } }

  /// Reading only.
  func parse() { identifiers("parse") { LanguageIdentifier($0) } }

  @inline(__always)
  private func text(_ mode: String, _ write: (String, UnsafeMutableRawBufferPointer) -> Int?) {
    // The caller's buffer receives the text, as with ICU's C functions.
    withUnsafeTemporaryAllocation(byteCount: 160, alignment: 8) { output in
      workload.identifiers.withUnsafeBufferPointer { identifiers in
        Measurement.run(mode, rounds: rounds, operationsPerRound: identifiers.count) {
          var sum = 0
          for index in identifiers.indices { sum &+= write(identifiers[index], output) ?? 0 }
          return sum
        }
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
