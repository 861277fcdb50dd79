import LocaleMatching

/// The page's input, and the module's output: UTF-8 in the module's memory.
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

/// Returns memory for a question of this many bytes, into which the page writes it. A question is the supported
/// identifiers with commas between them, a line break, and the preferred ones with commas between them.
@_cdecl("prepare")
public func prepare(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input = Array(repeating: 0, count: max(0, min(Int(count), 65_536)))
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers the question, and returns the number of bytes of the answer.
///
/// The first line is the identifier to use, and `match` or `default`; `-` twice if there is none. Then comes a line for
/// each supported identifier and preference, with tabs: desired, supported, distance in eighths, and the distances of
/// language, script and region, each with its rule.
@_cdecl("answer")
public func answer() -> Int32 {
  let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
  let supported = list(lines.first ?? [])
  let preferred = list(lines.dropFirst().first ?? [])
  output = []
  let matcher = LocaleMatcher(supported: supported)
  let kind = matcher.bestMatch(for: preferred) == nil ? "default" : "match"
  write(supported.isEmpty ? ["-", "-"] : [matcher.bestIdentifier(for: preferred), kind])
  for desired in preferred {
    for identifier in supported {
      guard let distance = DistanceExplanation(desired: desired, supported: identifier) else {
        write([desired, identifier, "-"])
        continue
      }
      var cells = [desired, identifier, "\(distance.distance.eighths)"]
      for part in [distance.language, distance.script, distance.region] {
        cells.append("\(part.distance)")
        cells.append(part.rule?.description ?? "")
      }
      write(cells)
    }
  }
  return Int32(truncatingIfNeeded: output.count)
}

/// The address of the answer, valid until the next question.
@_cdecl("answer_bytes")
public func answerBytes() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// Writes the release of CLDR as an answer.
@_cdecl("release")
public func release() -> Int32 {
  output = Array("\(CLDR.version)".utf8)
  return Int32(truncatingIfNeeded: output.count)
}

private func list(_ bytes: ArraySlice<UInt8>) -> [String] {
  var names: [String] = []
  for part in bytes.split(separator: 0x2C) {
    let name = part.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    if !name.isEmpty, names.count < 200 { names.append(String(decoding: name, as: UTF8.self)) }
  }
  return names
}

private func write(_ cells: [String]) {
  for (place, cell) in cells.enumerated() {
    if place > 0 { output.append(0x09) }
    output.append(contentsOf: cell.utf8)
  }
  output.append(0x0A)
}
