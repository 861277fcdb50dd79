// The program `embedded-answers` without standard input: lines of questions in memory, lines of answers out.

nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

/// Memory for questions of this many bytes.
@_cdecl("prepare")
public func prepare(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input = Array(repeating: 0, count: Int(max(0, count)))
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers all questions, and returns the number of bytes of the answers.
@_cdecl("answer")
public func answer() -> Int32 {
  output = []
  for line in input.split(separator: 0x0A) {
    let columns = Columns(String(decoding: line, as: UTF8.self))
    let answer = Question(name: columns[0])?.answer(columns) ?? "not a question"
    output.append(contentsOf: answer.utf8)
    output.append(0x0A)
  }
  return Int32(truncatingIfNeeded: output.count)
}

/// The address of the answers.
@_cdecl("answer_bytes")
public func answerBytes() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }
