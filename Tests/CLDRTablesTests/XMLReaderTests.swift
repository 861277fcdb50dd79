import Foundation
import SystemAccess
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reader of both floors, beside Foundation's parser where that can be asked.
@Suite struct XMLReaderTests {
  private static let strict = XMLLimits(depth: 10, elementCount: 1000, isStrict: true)
  private static let lenient = XMLLimits(depth: 10, elementCount: 1000, isStrict: false)

  private func read(_ text: String, _ limits: XMLLimits = strict) throws(XMLFault) -> XMLTree {
    try XMLReader.read(Array(text.unicodeScalars), limits)
  }

  /// Events of either parser, so that both can be compared: names, attributes, texts.
  private final class Events: NSObject, XMLParserDelegate {
    var lines: [String] = []
    private var text = ""

    private func finishText() {
      if !text.isEmpty { lines.append("text \(text)") }
      text = ""
    }
    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      finishText()
      lines.append("<\(name) \(attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })")
    }
    func parser(_: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?) {
      finishText()
      lines.append("</\(name)")
    }
    func parser(_: XMLParser, foundCharacters string: String) { text += string }
    func parser(_: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

    func add(_ element: XMLTree) {
      finishText()
      lines.append("<\(element.name) \(element.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })")
      for content in element.contents {
        switch content {
        case .element(let element): add(element)
        case .text(let part): text += part
        case .comment: break
        }
      }
      finishText()
      lines.append("</\(element.name)")
    }
  }

  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <!DOCTYPE a SYSTEM "x[]>.dtd"><?p q?>
    <!-- before -->
    <a b = "1 &amp; 2" c='&#x41;&#66;\t\n"'>é<b/>\r\n<c d=""> x &lt;<!-- y -->&gt; ü </c ><![CDATA[<&]]>
    <e><e><e>&#128512;</e></e></e></a>
    <!-- after -->
    """

  /// Every document that the strict reader takes is one to libxml, with the same elements, attributes and texts.
  @Test func agreesWithFoundationUnderDamage() throws {
    var random = SeededGenerator(seed: 51)
    let bytes = Array(Self.whole.utf8)
    // What is skipped whole, declaration, document type and instructions, may be damaged.
    let head = try #require(Self.whole.range(of: "<!-- before")).lowerBound.utf16Offset(in: Self.whole)
    var taken = 0
    for round in 0..<TestSize.count(20_000, sample: 3000) {
      var damaged = bytes
      for _ in 0..<(round == 0 ? 0 : 1 + random.number(below: 2)) {
        let place = head + random.number(below: damaged.count - head)
        let pieces = ["", "<", ">", "\"", "&", "/", " ", "]]>", "--", "a", "<!--", "<b>", "&#9;"]
        damaged.replaceSubrange(place...place, with: pieces[random.number(below: pieces.count)].utf8)
      }
      // Foundation's parser traps on what is not UTF-8.
      guard let text = String(bytes: damaged, encoding: .utf8),
        let tree = try? XMLReader.read(Array(text.unicodeScalars), Self.strict)
      else { continue }
      taken += 1
      let (own, theirs) = (Events(), Events())
      own.add(tree)
      let parser = XMLParser(data: Data(damaged))
      parser.delegate = theirs
      #expect(parser.parse(), "round \(round): \(text)")
      #expect(own.lines == theirs.lines, "round \(round): \(text)")
    }
    #expect(taken > 300)
  }

  /// Of characters that XML forbids a strict reader refuses the first, and a lenient one tells it with their number.
  @Test(arguments: [("<a>\u{FFFE}</a>", 4), ("<a><!--\u{1}--></a>", 8), ("<a>x\u{8}\u{8}&#8;</a>", 5)])
  func forbiddenCharacters(text: String, column: Int) throws {
    let position = TextPosition(line: 1, column: column)
    #expect(#expect(throws: XMLFault.self) { try read(text) }?.position == position)
    var faults: [XMLFault] = []
    _ = try XMLReader.read(Array(text.unicodeScalars), Self.lenient, forbidden: { faults.append($0) })
    #expect(faults.map(\.position) == [position])
    #expect(faults.first?.hint == (column == 5 ? "the first of 3" : nil))
  }

  /// Columns count Unicode scalars, and every end of line counts once.
  @Test func placesAreLinesAndColumns() throws {
    let root = try read("\u{FEFF}<a>é😀<b/>\r\n<c/>\r<d/>\n <e/></a>")
    #expect(
      root.elements.map(\.position) == [(1, 6), (2, 1), (3, 1), (4, 2)].map { TextPosition(line: $0.0, column: $0.1) })
    #expect(root.contents.count == 8)
  }

  @Test(arguments: [
    ("<a><!-- b -- c --></a>", "'--' inside a comment"), ("<a>]]></a>", "']]>' inside text"),
    ("<a b.1='c'><2/></a>", "a name is missing"), ("<a>\u{FFFE}</a>", "a character that XML does not allow"),
    ("<a><!--\u{1}--></a>", "a character that XML does not allow"),
    ("<a>&#0;</a>", "a reference to neither a character that XML allows nor one of its five entities"),
  ])
  func whatXMLForbidsAndPropertyListsHave(text: String, fault: String) throws {
    let found = #expect(throws: XMLFault.self) { try read(text) }
    #expect(found?.message == fault)
    #expect(try read(text, Self.lenient).name == "a")
  }

  @Test(arguments: [
    ("", 1, 1), ("<a>\n<b></a>", 2, 1), ("<a>\n</b>", 2, 1), ("<a>&e;</a>", 1, 4),
    ("<a>&#x110000;</a>", 1, 4), ("<a>&amp</a>", 1, 4), ("<a>&#+65;</a>", 1, 4), ("<a/>x", 1, 5), ("<a/>&amp;", 1, 5),
    ("<a><![CDATA[</a>", 1, 4), ("<![CDATA[]]><a/>", 1, 1), ("<a b='1'c='2'/>", 1, 3), ("<a b='<'/>", 1, 1),
    ("<a><!DOCTYPE a></a>", 1, 4), ("<!DOCTYPE a><!DOCTYPE a><a/>", 1, 13), ("<!DOCTYPE a", 1, 1),
    ("<a\u{1}/>", 1, 1), ("<a b/>", 1, 5),
  ])
  func faultsHaveTheirPlace(text: String, line: Int, column: Int) throws {
    for limits in [Self.strict, Self.lenient] {
      let fault = #expect(throws: XMLFault.self, "\(text)") { try read(text, limits) }
      #expect(
        fault?.kind
          == (text.hasPrefix("<a><!D") || text.hasPrefix("<!DOCTYPE a><") || text.hasPrefix("<![")
            ? .ownDeclarations : .malformed),
        "\(text)")
      if !text.hasPrefix("<a\u{1}"), !text.hasPrefix("<a b='1'") {
        #expect(fault?.position == TextPosition(line: line, column: column), "\(text)")
      }
    }
  }

  @Test func limitsAreKept() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try read(nested(10)).name == "a")
    #expect(#expect(throws: XMLFault.self) { try read(nested(11)) }?.kind == .tooDeep)
    #expect(try read("<r>" + String(repeating: "<a/>", count: 999) + "</r>").elements.count == 999)
    #expect(
      #expect(throws: XMLFault.self) { try read("<r>" + String(repeating: "<a/>", count: 1000) + "</r>") }?.kind
        == .tooLarge)
  }

  /// What the visitor takes away is not kept, and it sees inner elements first.
  @Test func theVisitorDecidesWhatStays() throws {
    var seen: [String] = []
    let root = try XMLReader.read(Array("<a><b><c/>x</b>y</a>".unicodeScalars), Self.strict) { element in
      seen.append(element.name)
      element.contents.removeAll { if case .element = $0 { true } else { false } }
    }
    #expect(seen == ["c", "b", "a"])
    #expect(root.contents.count == 1)
    #expect(root.text == "y")
  }

  @Test func encodingsAreFoundInTheDeclarationOnly() {
    func declared(_ text: String) -> String? { XMLReader.declaredEncoding(of: Array(text.unicodeScalars)) }
    #expect(declared("<?xml version='1.0' encoding = 'UTF-16' ?><a/>") == "UTF-16")
    #expect(declared("\u{FEFF}<?xml encoding=\"latin1\"?>") == "latin1")
    #expect(declared("<?xml version='1.0'?><a encoding='x'/>") == nil)
    #expect(declared("<a encoding='x'/>") == nil)
  }
}
