import Foundation
import PathKit

extension CLDRManifest {
  /// What differs between this manifest and a folder: files that are missing, changed, or not listed.
  ///
  /// Hidden files, those with a dot before their name, are no concern of it. Reads and hashes every listed file.
  package func verify(folder: Path) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    for (path, digest) in files.sorted(by: { $0.key < $1.key }) {
      let location = SourceLocation(file: path, line: 0)
      guard let data = try? (folder + path).bytes() else {
        diagnostics.append(
          CLDRDiagnostic("missing file", at: location, hint: "\(Self.fileName) lists it; import the release again"))
        continue
      }
      let found = SHA256.hexDigest(of: data)
      if found != digest {
        diagnostics.append(
          CLDRDiagnostic(
            Self.differs, at: location, text: found,
            hint: "expected \(digest); import the release again, or cldr-tables accept"))
      }
    }
    for path in Self.listing(of: folder)
    where files[path] == nil && path != Self.fileName && path != Fingerprints.fileName {
      diagnostics.append(
        CLDRDiagnostic(
          "not listed in \(Self.fileName)", at: SourceLocation(file: path, line: 0), hint: "remove the file"))
    }
    return diagnostics
  }

  static let differs = "differs from \(fileName)"

  /// The files below a folder, hidden ones aside, sorted; empty where it cannot be listed.
  static func listing(of folder: Path) -> [String] {
    let prefix = folder.absolute().string + "/"
    let children = (try? folder.absolute().recursiveChildren()) ?? []
    return children.filter { $0.isFile }.map(\.string).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
  }
}
