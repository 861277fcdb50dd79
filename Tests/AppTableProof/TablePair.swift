import LocaleEnumGenerator
import LocaleMatching
import SupportedLocales

/// An app's table and the general matcher with the same list and options, side by side.
package struct TablePair: Sendable {
  package let supported: [String]
  package let options: LocaleMatcher.Options
  package let table: CompiledAppTable
  package let matcher: LocaleMatcher
  private let texts: [UInt8]

  package init(supported: [String], options: LocaleMatcher.Options = .init()) throws {
    self.supported = supported
    self.options = options
    table = try AppTableCompiler(supported: supported, options: options).compile()
    matcher = LocaleMatcher(supported: supported, options: options)
    texts = Array(table.texts.utf8)
  }

  /// Passes the table as an app does.
  package func withTable<Result>(_ body: (SupportedLocaleTable) -> Result) -> Result? {
    SupportedLocaleTable.lend(words: table.words, texts: texts, to: body)
  }

  /// An answer of the table or of the matcher.
  package struct Answer: Equatable, CustomStringConvertible {
    let position: Int
    let desiredIndex: Int
    let eighths: Int

    init?(_ match: TableMatch?) {
      guard let match else { return nil }
      (position, desiredIndex, eighths) = (match.position, match.desiredIndex, match.eighths)
    }

    init?(_ match: LocaleMatch?) {
      guard let match else { return nil }
      (position, desiredIndex, eighths) = (match.supportedIndex, match.desiredIndex, match.distance.eighths)
    }

    package var description: String { "\(position) for \(desiredIndex) at \(eighths)/8" }
  }

  /// A case in which the two disagree.
  package struct Disagreement: Error, CustomStringConvertible {
    package let description: String
  }

  func disagreement(on desired: String, _ table: Answer?, _ general: Answer?) -> Disagreement {
    func text(_ answer: Answer?) -> String { answer.map(\.description) ?? "no match" }
    return Disagreement(
      description: "\(desired) with \(supported.joined(separator: ",")) and \(options): the table says \(text(table)), "
        + "the general matcher \(text(general))")
  }
}
