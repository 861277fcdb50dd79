/// An identifier ready to be compared: three fields, and which of them were written out (spec §4).
package struct ReferenceMaximized: Hashable, Sendable {
  /// A language, or a kind of its own: `und`, `x-bork`, or a pseudo-locale's with its mark in front: `'en`.
  package var language: String
  package var script: String
  package var region: String
  /// 4 for the language, 2 for the script, 1 for the region.
  package var written: Int

  package init(language: String, script: String, region: String, written: Int) {
    self.language = language
    self.script = script
    self.region = region
    self.written = written
  }

  /// Maximises alike, however it was written.
  package func isEquivalent(to other: ReferenceMaximized) -> Bool {
    language == other.language && script == other.script && region == other.region
  }
}
