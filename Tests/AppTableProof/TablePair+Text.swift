import LocaleMatching
import SupportedLocales

extension TablePair {
  /// Asks both about one text, and the table about its bytes too.
  package func compare(_ text: String) throws {
    let general = Answer(matcher.bestMatch(for: text))
    let ofString = withTable { Answer($0.bestMatch(for: text)) } ?? nil
    guard ofString == general else { throw disagreement(on: "the String '\(text)'", ofString, general) }
    try compareBytes(Array(text.utf8), general)
  }

  /// Compares the answers for any bytes; also as text if they are UTF-8.
  package func compare(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) {
      try compare(text)
    } else {
      try compareBytes(bytes, bytes.withUnsafeBufferPointer { Answer(matcher.bestMatch(forUTF8: $0)) })
    }
  }

  private func compareBytes(_ bytes: [UInt8], _ general: Answer?) throws {
    let ofBytes = bytes.withUnsafeBufferPointer { bytes in
      withTable { Answer($0.bestMatch(forUTF8: bytes)) } ?? nil
    }
    guard ofBytes == general else { throw disagreement(on: "the bytes \(bytes)", ofBytes, general) }
  }
}
