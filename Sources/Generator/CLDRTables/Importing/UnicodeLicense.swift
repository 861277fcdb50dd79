import Foundation

/// The licence of CLDR's data, which goes with every copy of it: the one that the release itself names.
enum UnicodeLicense: String, CaseIterable {
  case version3 = "Unicode-3.0"
  /// CLDR 41 names it.
  case dataFilesAndSoftware2016 = "Unicode-DFS-2016"

  private static let marker = "SPDX-License-Identifier:"

  /// The licence that a release's DTD names; version 3, under which Unicode publishes its data now, where it names none.
  ///
  /// - Throws: when it names one that nobody has read for this program yet.
  init(dtd: Data, at path: String) throws(CLDRDiagnostics) {
    let text = String(decoding: dtd, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let range = line.range(of: Self.marker) else { continue }
      let name = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      guard let known = Self(rawValue: name) else {
        throw CLDRDiagnostics(
          CLDRDiagnostic(
            "a licence that this importer does not know", at: SourceLocation(file: path, line: index + 1), text: name,
            hint: "known are \(Self.allCases.map(\.rawValue).joined(separator: " and "))"))
      }
      self = known
      return
    }
    self = .version3
  }

  /// The licence of an imported copy, whose whole text stands beside it; nil where it is neither of them.
  init?(text: Data) {
    guard let known = Self.allCases.first(where: { Data($0.text.utf8) == text }) else { return nil }
    self = known
  }

  /// What the head of a reduced file calls it.
  var title: String {
    switch self {
    case .version3: "Unicode License v3"
    case .dataFilesAndSoftware2016: "Unicode License Agreement for Data Files and Software (2016)"
    }
  }

  /// Word for word.
  var text: String {
    switch self {
    case .version3: UnicodeLicenseText.version3
    case .dataFilesAndSoftware2016: UnicodeLicenseText.dataFilesAndSoftware2016
    }
  }
}
