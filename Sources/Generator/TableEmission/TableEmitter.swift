import CLDRTables
import SwiftSyntax

/// Writes a compiled file as Swift: an enum with a constant for each table, built from syntax nodes.
///
/// Layout is set node by node, because the formatter would take longer than everything else together.
struct TableEmitter {
  private static let elementsPerLine = 6

  let file: CompiledFile
  let version: CLDRVersion

  /// The file's text. Equal tables give equal bytes.
  func text() -> String {
    SourceFileSyntax(
      statements: CodeBlockItemListSyntax([CodeBlockItemSyntax(item: .decl(DeclSyntax(enumeration())))]),
      endOfFileToken: .endOfFileToken(leadingTrivia: .newline)
    ).description
  }

  private func enumeration() -> EnumDeclSyntax {
    EnumDeclSyntax(
      leadingTrivia: head(),
      enumKeyword: .keyword(.enum, trailingTrivia: .space),
      name: .identifier(file.name, trailingTrivia: .space),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(),
        members: MemberBlockItemListSyntax(
          file.constants.enumerated().map { index, constant in
            MemberBlockItemSyntax(decl: declaration(of: constant, isFirst: index == 0))
          }),
        rightBrace: .rightBraceToken(leadingTrivia: .newline)))
  }

  /// The head of a file: its generator, its source, its numbers of rows and bytes.
  private func head() -> Trivia {
    var lines = [
      "// Made by cldr-tables from CLDR \(version). Do not edit: change CLDR/ or the generator and make it anew.",
      "//",
      "// \(file.summary) \(file.byteCount) bytes:",
    ]
    for constant in file.constants {
      lines.append("//   \(constant.name): \(constant.rowCount) rows, \(constant.byteCount) bytes")
    }
    lines += ["// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.", ""]
    return lines.reduce(into: Trivia()) { trivia, line in
      trivia = trivia + (line.isEmpty ? [] : .lineComment(line)) + .newline
    }
  }

  private func declaration(of constant: CompiledConstant, isFirst: Bool) -> VariableDeclSyntax {
    let indentation = Trivia.spaces(2)
    return VariableDeclSyntax(
      leadingTrivia: (isFirst ? Trivia.newline : .newlines(2)) + indentation
        + .docLineComment("/// \(constant.comment)") + .newline + indentation,
      modifiers: [DeclModifierSyntax(name: .keyword(.static, trailingTrivia: .space))],
      bindingSpecifier: .keyword(.let, trailingTrivia: .space),
      bindings: [
        PatternBindingSyntax(
          pattern: IdentifierPatternSyntax(identifier: .identifier(constant.name)),
          typeAnnotation: TypeAnnotationSyntax(
            colon: .colonToken(trailingTrivia: .space), type: type(of: constant.value)),
          initializer: InitializerClauseSyntax(
            equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value(of: constant.value)))
      ])
  }

  private func type(of value: CompiledConstant.Value) -> TypeSyntax {
    switch value {
    case .words64: TypeSyntax(ArrayTypeSyntax(element: named("UInt64")))
    case .words32: TypeSyntax(ArrayTypeSyntax(element: named("UInt32")))
    case .halves: TypeSyntax(ArrayTypeSyntax(element: named("UInt16")))
    case .bytes: TypeSyntax(ArrayTypeSyntax(element: named("UInt8")))
    case .word64: TypeSyntax(named("UInt64"))
    case .integer: TypeSyntax(named("Int"))
    case .text: TypeSyntax(named("StaticString"))
    }
  }

  private func named(_ name: String) -> IdentifierTypeSyntax { IdentifierTypeSyntax(name: .identifier(name)) }

  private func value(of value: CompiledConstant.Value) -> ExprSyntax {
    switch value {
    case .words64(let words): ExprSyntax(array(words.map { literal($0, digits: 16) }))
    case .words32(let words): ExprSyntax(array(words.map { literal(UInt64($0), digits: 8) }))
    case .halves(let halves): ExprSyntax(array(halves.map { literal(UInt64($0), digits: 4) }, perLine: 12))
    case .bytes(let bytes): ExprSyntax(array(bytes.map { literal(UInt64($0), digits: 2) }, perLine: 16))
    case .word64(let word): ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral(literal(word, digits: 16))))
    case .integer(let number): ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral(String(number))))
    case .text(let text): ExprSyntax(string(text))
    }
  }

  private func array(_ literals: [String], perLine: Int = elementsPerLine) -> ArrayExprSyntax {
    let lineBreak = Trivia.newline + .spaces(4)
    let elements = literals.enumerated().map { index, literal in
      let startsLine = index % perLine == 0
      return ArrayElementSyntax(
        expression: IntegerLiteralExprSyntax(
          literal: .integerLiteral(literal, leadingTrivia: startsLine ? lineBreak : .space)),
        trailingComma: .commaToken())
    }
    return ArrayExprSyntax(
      leftSquare: .leftSquareToken(), elements: ArrayElementListSyntax(elements),
      rightSquare: .rightSquareToken(leadingTrivia: .newline + .spaces(2)))
  }

  private func literal(_ word: UInt64, digits: Int) -> String {
    let hexadecimal = String(word, radix: 16)
    return "0x" + String(repeating: "0", count: max(0, digits - hexadecimal.count)) + hexadecimal
  }

  /// One line becomes a plain literal, several become a multi-line literal.
  private func string(_ text: String) -> StringLiteralExprSyntax {
    guard text.contains("\n") else {
      return StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(),
        segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(text)))],
        closingQuote: .stringQuoteToken())
    }
    let indentation = Trivia.spaces(4)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let segments = lines.enumerated().map { index, line in
      StringLiteralSegmentListSyntax.Element.stringSegment(
        StringSegmentSyntax(
          leadingTrivia: line.isEmpty ? [] : indentation,
          content: .stringSegment(index == lines.count - 1 ? String(line) : "\(line)\n")))
    }
    return StringLiteralExprSyntax(
      openingQuote: .multilineStringQuoteToken(trailingTrivia: .newline),
      segments: StringLiteralSegmentListSyntax(segments),
      closingQuote: .multilineStringQuoteToken(leadingTrivia: .newline + indentation))
  }
}
