/// Where a fact stands in CLDR's files, so that a complaint about it can name file and line.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the folder that holds `common/`: `common/supplemental/languageInfo.xml`.
  package var file: String
  /// The line on which the element starts, from 1. Zero where the whole file is meant.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { line > 0 ? "\(file):\(line)" : file }
}
