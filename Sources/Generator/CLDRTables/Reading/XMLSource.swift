import Foundation
import SystemAccess
import XMLCoder

/// An XML file of CLDR: read with places, compared with its form, and decoded by XMLCoder.
///
/// XMLCoder gets a new text of the elements and attributes that are read, each element with its line as the attribute
/// `location`. So Foundation's parser, on which XMLCoder is based, never sees a DTD, an instruction or an entity of the
/// file, and every decoded element knows its place.
struct XMLSource {
  /// The greatest depth. XMLCoder is recursive and needs a few kilobytes of stack for each level; CLDR's own files have
  /// six levels.
  private static let limits = XMLLimits(depth: 64, elementCount: 1_000_000, isStrict: true)

  private let path: String
  private let root: XMLTree
  private let byteLimit: Int

  /// - Parameter byteLimit: the greatest length of what is decoded.
  /// - Throws: an error for a DTD with declarations, another encoding than UTF-8, or malformed XML.
  init(path: String, data: Data, byteLimit: Int = KnownXML.byteLimit) throws(CLDRDiagnostics) {
    (self.path, self.byteLimit) = (path, byteLimit)
    let text = Array(try UTF8Check.check(data, path: path).unicodeScalars)
    try Self.checkEncoding(of: text, path)
    do throws(XMLFault) {
      root = try XMLReader.read(text, Self.limits)
    } catch {
      throw CLDRDiagnostics(InputDiagnostic(error, path: path))
    }
  }

  /// Decodes the sections of a module. What their form does not have is an error, or a warning where nothing else follows
  /// from it.
  ///
  /// - Parameter module: nil for all sections.
  /// - Returns: nil if no section is read here.
  func sections(of module: TableModule?, _ collector: inout FactCollector) throws(CLDRDiagnostics) -> CLDRSections? {
    guard var form = CLDRSections.roots[root.name] else {
      collector.report(
        unknown: root.name, "root element", among: CLDRSections.roots.keys, at: root.position.line)
      return nil
    }
    if let module {
      form.unread.formUnion(form.elements.keys)
      form.elements = form.elements.filter { module.sections.contains($0.key) }
    }
    var known = KnownXML(byteLimit)
    known.write(root, form, &collector)
    if let line = known.lineBeyondLimit {
      throw CLDRDiagnostics(
        "too large: more than \(byteLimit) bytes of elements and attributes that are read",
        at: collector.location(line), hint: "no CLDR file is so large")
    }
    let decoder = XMLDecoder()
    if let file = CodingUserInfoKey.file { decoder.userInfo[file] = path }
    if let values = CodingUserInfoKey.values { decoder.userInfo[values] = known.values }
    do {
      return try decoder.decode(Decoded<CLDRSections>.self, from: Data(known.text.utf8)).element
    } catch {
      throw CLDRDiagnostics(
        "cannot be decoded", at: SourceLocation(file: path, line: root.position.line), text: "\(error)",
        hint: "compare it with the file of the release")
    }
  }

  private static func checkEncoding(of text: [Unicode.Scalar], _ path: String) throws(CLDRDiagnostics) {
    let location = SourceLocation(file: path, line: 1)
    let hint = "convert it to UTF-8"
    let first = text.first { !["\u{FEFF}", " ", "\t", "\n", "\r"].contains($0) }
    guard first == "<", !text.contains("\0") else {
      throw CLDRDiagnostics("not an XML file in UTF-8", at: location, hint: hint)
    }
    if let name = XMLReader.declaredEncoding(of: text), name.lowercased() != "utf-8" {
      throw CLDRDiagnostics("encoding other than UTF-8", at: location, text: name, hint: hint)
    }
  }
}

extension InputDiagnostic {
  fileprivate init(_ fault: XMLFault, path: String) {
    let (prefix, hint) =
      switch fault.kind {
      case .malformed: ("malformed XML, ", "correct the XML there, or unpack the release again")
      case .ownDeclarations: ("", "remove it: CLDR's data needs none, and it would not be expanded")
      case .tooDeep: ("", "remove levels: no CLDR file is nested so deeply")
      case .tooLarge: ("", "no CLDR file is so large")
      }
    self.init(
      prefix + fault.message, at: SourceLocation(file: path, line: fault.position.line), text: fault.text,
      hint: fault.hint ?? hint)
  }
}

/// Rejects files that are not UTF-8.
enum UTF8Check {
  /// The text; throws, for a file that is not UTF-8, the first line with other bytes.
  @discardableResult
  static func check(_ data: Data, path: String) throws(CLDRDiagnostics) -> String {
    if let text = String(data: data, encoding: .utf8) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(data: $0, encoding: .utf8) == nil }
    let line = bad.map { lines[$0].prefix(100) } ?? Data()
    // A line of UTF-16 has a null byte for each letter, and tells nobody anything.
    throw CLDRDiagnostics(
      "bytes that are not UTF-8", at: SourceLocation(file: path, line: (bad ?? -1) + 1),
      text: line.contains(0) ? nil : String(decoding: line, as: UTF8.self),
      hint: line.contains(0) ? "convert the file from UTF-16 to UTF-8" : "convert the file to UTF-8")
  }
}
