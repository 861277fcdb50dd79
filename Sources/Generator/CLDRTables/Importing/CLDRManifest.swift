import Foundation
import PathKit
import ProgramSupport

/// The contents of `CLDR/manifest.json`: the release of the files beside it, and the SHA-256 of each.
package struct CLDRManifest: Hashable, Sendable {
  /// The manifest's own name, in the folder that holds `common/`.
  package static let fileName = "manifest.json"

  package let version: CLDRVersion
  /// The digest of every file of the release that was copied, by path.
  package let files: [String: String]

  /// What was found in each file, sorted: `likelySubtag`. Empty in a manifest of an earlier version of this program.
  package let elements: [String: [String]]

  init(version: CLDRVersion, files: CLDRFiles, elements: [FactKind]) {
    self.version = version
    self.files = files.contents.mapValues { SHA256.hexDigest(of: $0) }
    let places = elements.flatMap { element in element.files.map { ($0, element.name) } }
    self.elements = Dictionary(grouping: places, by: \.0).mapValues { $0.map(\.1).sorted() }
  }

  /// Whether a folder has a manifest: then its release was imported.
  package static func exists(in folder: Path) -> Bool { (folder + fileName).isFile }

  /// Reads the manifest of an imported folder.
  ///
  /// - Throws: one diagnostic if it is missing, is not JSON of this form, or names an ill-formed release or path.
  package init(folder: Path) throws(CLDRDiagnostics) {
    guard Self.exists(in: folder) else {
      throw Self.fault("missing file", hint: "looked in \(folder); import a release first", status: .noInput)
    }
    let data: Data
    do throws(CLDRDiagnostic) {
      data = try (folder + Self.fileName).bytes(as: Self.fileName)
    } catch {
      throw CLDRDiagnostics(error)
    }
    try self.init(data: data)
  }

  init(data: Data) throws(CLDRDiagnostics) {
    let form: ManifestFile
    do {
      form = try JSONDecoder().decode(ManifestFile.self, from: data)
    } catch {
      throw Self.fault("not a manifest", text: Self.reason(error, in: data), hint: "import the release again")
    }
    guard let version = CLDRVersion(form.release) else {
      throw Self.fault("not a release", text: form.release, hint: "write 48, 48.2, 48.2.1 or 49-alpha2")
    }
    for path in form.files.keys.sorted() where !InsidePath.isInside(path) {
      throw Self.fault("not a path inside this folder", text: path, hint: "import the release again")
    }
    self.version = version
    files = form.files
    elements = form.elements ?? [:]
  }

  /// The manifest as bytes. Equal manifests give equal bytes: keys are sorted, and there is no date and no local path.
  func encoded() throws(CLDRDiagnostics) -> Data {
    let form = ManifestFile(elements: elements, files: files, release: version.description)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(form) + Data("\n".utf8)
    } catch {
      throw Self.fault(
        "cannot be encoded", text: error.localizedDescription, hint: "report it: no manifest should cause this")
    }
  }

  private struct ManifestFile: Codable {
    var elements: [String: [String]]?
    var files: [String: String]
    var release: String
  }

  /// The fault of JSON in words, with its line, which Foundation tells in the error below its own.
  private static func reason(_ error: any Error, in data: Data) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let told =
      context.underlyingError.map { "\(($0 as NSError).userInfo["NSDebugDescription"] ?? $0)" }
      ?? context.debugDescription
    return told.contains("line") ? told : "\(told), line \(data.count { $0 == 0x0A } + 1)"
  }

  private static func fault(
    _ message: String, text: String? = nil, hint: String, status: ExitStatus = .malformed
  ) -> CLDRDiagnostics {
    CLDRDiagnostics(
      CLDRDiagnostic(message, at: SourceLocation(file: fileName), text: text, hint: hint, status: status))
  }

  /// The files of a folder that were changed by hand since the import, sorted. Reads and hashes every listed file.
  package func changedFiles(in folder: Path) -> [String] {
    files.filter { path, digest in
      (try? (folder + path).bytes()).map { SHA256.hexDigest(of: $0) != digest } ?? false
    }.keys.sorted()
  }

  /// The files that are missing from a folder, and those in it that this manifest does not list.
  ///
  /// Hidden files, whose names begin with a dot, are ignored.
  package func verify(folder: Path) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    for path in files.keys.sorted() where !(folder + path).isFile {
      diagnostics.append(
        CLDRDiagnostic(
          "missing file", at: SourceLocation(file: path),
          hint: "\(Self.fileName) lists it; import the release again", status: .noInput))
    }
    for path in Self.listing(of: folder) where files[path] == nil {
      diagnostics.append(
        CLDRDiagnostic(
          "not listed in \(Self.fileName)", at: SourceLocation(file: path), hint: "remove the file"))
    }
    return diagnostics
  }

  /// Files beside a release that are not part of it.
  private static let ownFiles = [fileName, Fingerprints.fileName, "LICENSE"]

  /// The files of a release below a folder, sorted, without hidden files and this project's own. Empty if the folder cannot
  /// be listed.
  static func listing(of folder: Path) -> [String] {
    let prefix = folder.absolute().string + "/"
    let children = (try? folder.absolute().recursiveChildren()) ?? []
    return children.filter { $0.isFile }.map(\.string).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } && !ownFiles.contains(path) }
      .sorted()
  }
}
