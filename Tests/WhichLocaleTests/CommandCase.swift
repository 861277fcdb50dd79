import Foundation
import TestSupport
import Testing

/// A command with all that it prints: of `Tests/Fixtures/CommandCases`, or an example in help.
///
/// - `## title` begins a section. A line `file: text` below it is a file of a folder in which its commands run; without files
///   they run beside the bundles of the tests.
/// - `$ command` begins a case, and several have one answer. Of `first && second` the last one's answer counts, and `cd folder` is one. A word `NAME=value` before it is a variable; `audit-localizations`
///   is the plugins' program. `< text` is a line of standard input.
/// - Other lines are the output, whole. `…` stands for any lines, and in a line for any characters.
/// - `.member[0].list[] = value` is a part of the JSON on either stream, in place of the output.
/// - `! text` is a line of standard error after `which-locale: `, and there is no other; `exits 1` the status.
/// - `| a | b` is a case of its own, with its cells for `$1` and `$2`, in the files too.
/// - `\t`, `\r`, `<ESC>` and `<BOM>` are these characters, and in a file `\n`.
struct CommandCase: Sendable, CustomTestStringConvertible {
  var title = ""
  /// The row, or the first command, of a case of a file.
  var line = CaseLine("", file: #filePath, line: #line)
  var files: [String: String] = [:]
  var commands: [String] = []
  var input: String?
  var output: [String] = []
  var values: [String] = []
  var errors: [String] = []
  var status: Int32 = 0
  var testDescription: String { "\(title): \(commands.first ?? "")" }

  static let list = CaseList<CommandCase>("Fixtures/CommandCases") { text, list in
    var section = CommandCase(title: text.title)
    var blocks = text.blocks
    let files = blocks.first?.prefix { $0.text.contains(/^[^\s]+:\s/) } ?? []
    if !files.isEmpty { blocks[0].removeFirst(files.count) }
    for file in files {
      let parts = file.text.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count != 2 { list.refuse(file, "a file is 'path: text'") }
      section.files["\(parts[0])"] = characters("\(parts.last ?? "")").replacing("\\n", with: "\n")
    }
    let around = section.files.map { "\($0)\($1)" }.joined()
    for block in blocks where !block.isEmpty {
      do throws(CaseFault) {
        for filled in try CaseSection.filled(block, around: around) {
          var one = section
          one.line = filled.place
          func fill(_ text: String) -> String { CaseSection.fill(text, filled.cells) }
          one.files = Dictionary(section.files.map { (fill($0), fill($1)) }) { $1 }
          for line in filled.lines { try one.add(line) }
          list.add(one)
        }
      } catch {
        list.refuse(error)
      }
    }
  }

  private static func characters(_ line: String) -> String {
    [("\\t", "\t"), ("\\r", "\r"), ("<ESC>", "\u{1B}"), ("<BOM>", "\u{FEFF}")]
      .reduce(line) { $0.replacing($1.0, with: $1.1) }
  }

  private mutating func add(_ row: CaseLine) throws(CaseFault) {
    let line = Self.characters(row.text)
    if line.hasPrefix("$ ") {
      if !(output.isEmpty && errors.isEmpty && values.isEmpty) { throw CaseFault(row, "'$ ' behind an answer") }
      commands.append(String(line.dropFirst(2)))
    } else if commands.isEmpty {
      throw CaseFault(row, "a case begins with '$ ' and a command")
    } else if line.hasPrefix("<") && (line == "<" || line.hasPrefix("< ")) {
      if !(output.isEmpty && errors.isEmpty && values.isEmpty) { throw CaseFault(row, "'< ' behind an answer") }
      input = (input ?? "") + line.dropFirst(2) + "\n"
    } else if line.hasPrefix("! ") {
      errors.append(String(line.dropFirst(2)))
    } else if line.hasPrefix("."), line.contains(" = ") {
      if (try? JSONSchema.Value(line.components(separatedBy: " = ").dropFirst().joined(separator: " = "))) == nil {
        throw CaseFault(row, "what is behind ' = ' is no JSON")
      }
      values.append(line)
    } else if line.hasPrefix("exits ") {
      guard let number = Int32(line.dropFirst(6)) else { throw CaseFault(row, "'exits ' and no number") }
      status = number
    } else if line.contains(/^(\$|!|\|)(\S|$)|^\.[a-zA-Z\[]\S* ?=|^exit/) {
      throw CaseFault(row, "a mark and its text have a space between them")
    } else {
      output.append(line)
    }
  }

  /// Runs `NAME=value which-locale a b`, without the program's name too, or `printf 'x\ty\n' | which-locale a b`.
  static func run(_ command: String, input: String = "", directory: String? = nil) throws -> BuiltProgram.Result {
    let sides = command.components(separatedBy: " | ")
    var words = Executable.words(sides.last ?? "")[...]
    var environment: [String: String] = [:]
    while let word = words.first, word.contains(/^[A-Z_]+=/) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      environment[parts[0]] = parts[1]
      words.removeFirst()
    }
    let isOther = words.first == "audit-localizations"
    if words.first == "which-locale" || isOther { words.removeFirst() }
    let printed = sides.count == 2 ? sides[0].components(separatedBy: "'").dropFirst().first : nil
    let text = printed?.replacing("\\t", with: "\t").replacing("\\n", with: "\n") ?? input
    return try BuiltProgram(isOther ? "audit-localizations" : "which-locale").run(
      Array(words), input: Data(text.utf8), environment: environment, directory: directory ?? Surroundings.bundles)
  }

  /// What is wrong with the answer of one of the commands.
  func problems(of command: String) throws -> [String] {
    let folder = try files.isEmpty ? nil : TemporaryFolder(files)
    defer { folder?.delete() }
    let all = command.components(separatedBy: " && ")
    var directory = folder?.path
    for first in all.dropLast() {
      if first.hasPrefix("cd ") {
        directory = directory.map { $0 + "/" + first.dropFirst(3) }
        continue
      }
      let result = try Self.run(first, directory: directory)
      if result.status > 1 { return ["\(first): \(result.errors)"] }
    }
    let result = try Self.run(all[all.count - 1], input: input ?? "", directory: directory)
    var problems: [String] = []
    if result.status != status { problems.append("exits \(result.status)") }
    if values.isEmpty, !Self.shows(result.lines, output) { problems.append(result.output) }
    let isNamed = result.errors.isEmpty || result.errors.hasPrefix("which-locale: ")
    if values.isEmpty, !isNamed, !command.hasPrefix("audit-localizations") { problems.append(result.errors) }
    let complaints = result.errors.split(separator: "\n").map { $0.trimmingPrefix("which-locale: ").description }
    if values.isEmpty || !errors.isEmpty, !Self.shows(complaints, errors) { problems.append(result.errors) }
    if values.isEmpty { return problems }
    let json = try JSONSchema.Value(result.output.isEmpty ? result.errors : result.output)
    for line in values {
      let sides = line.split(separator: " = ", maxSplits: 1)
      let found = Self.value(sides[0], of: json)
      if found != (try JSONSchema.Value("\(sides[1])")) { problems.append("\(sides[0]) = \(found)") }
    }
    return problems
  }

  /// The part of a value that `.member[0].list[]` names; null where there is none.
  private static func value(_ path: Substring, of value: JSONSchema.Value) -> JSONSchema.Value {
    guard let first = path.first else { return value }
    let rest = path.dropFirst()
    if first == "." {
      let name = rest.prefix { $0 != "." && $0 != "[" }
      return self.value(rest.dropFirst(name.count), of: value.object["\(name)"] ?? .null)
    }
    let index = rest.prefix { $0 != "]" }
    let tail = rest.dropFirst(index.count + 1)
    guard let place = Int(index) else { return .array(value.array.map { self.value(tail, of: $0) }) }
    return value.array.indices.contains(place) ? self.value(tail, of: value.array[place]) : .null
  }

  /// Whether lines are those of a pattern.
  static func shows(_ lines: [String], _ pattern: [String]) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
    func fit(_ lines: ArraySlice<String>, _ part: [String]) -> Bool {
      lines.count >= part.count && zip(lines, part).allSatisfy { line, pattern in isLike(line, pattern) }
    }
    guard let first = parts.first, parts.count > 1 else {
      return lines.count == pattern.count && fit(lines[...], pattern)
    }
    if !fit(lines[...], first) { return false }
    var rest = lines.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let start = rest.indices.first(where: { fit(rest[$0...], part) }) ?? (part.isEmpty ? rest.startIndex : nil)
      else { return false }
      rest = rest[start...].dropFirst(part.count)
    }
    let last = parts.last ?? []
    return rest.count >= last.count && fit(rest.suffix(last.count), last)
  }

  private static func isLike(_ line: String, _ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "…")
    if parts.count == 1 { return line == pattern }
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
