/// The inputs that fuzzing stores in a text file, as Scripts/fuzz-corpus.py writes them: one input a line, `\xHH` for a
/// byte that is not printable ASCII, `\\` for a backslash. Lines that begin with `#` and empty lines are skipped.
struct FuzzCorpus {
  private(set) var inputs: [[UInt8]] = []

  /// An ill-formed escape.
  struct UnknownEscape: Error {
    let line: Substring
  }

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") { inputs.append(try Self.bytes(line)) }
  }

  private static func bytes(_ line: Substring) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x5C else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case 0x5C: bytes.append(0x5C)
      case 0x78:
        guard rest.count >= 2, let value = UInt8(String(Substring(rest.prefix(2))), radix: 16) else {
          throw UnknownEscape(line: line)
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: throw UnknownEscape(line: line)
      }
    }
    return bytes
  }
}
