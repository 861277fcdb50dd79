import LocaleCore
import Testing

/// The words of the tables: what one is made of is what it tells, up to the limit of each field. What tables refuse is in
/// `TableRoomTests`.
@Suite struct TableFormatTests {
  private let zzz: UInt64 = 26 | 26 << 5 | 26 << 10
  private let unknownScript: UInt32 = 26 | 26 << 5 | 26 << 10 | 26 << 15
  /// The highest region, `999`.
  private let region: UInt16 = 2023

  @Test func languageScriptAndRegion() {
    let lsr = LSR(language: zzz, script: unknownScript, region: region)
    #expect([lsr.language, UInt64(lsr.script), UInt64(lsr.region)] == [zzz, UInt64(unknownScript), 2023])
    for explicit in UInt64(0)...7 {
      let word = lsr.explicitly(explicit)
      #expect(word.explicitSubtags == explicit)
      #expect(word.fields == lsr.rawValue)
      #expect(word.with(language: 1).explicitSubtags == explicit)
      #expect(word.with(language: 1).scriptAndRegion == lsr.scriptAndRegion)
    }
    let present: [(UInt64, UInt32, UInt16)] = [
      (0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1),
    ]
    for (bits, fields) in present.enumerated() {
      let word = LSR(language: fields.0, script: fields.1, region: fields.2)
      #expect(word.presentSubtags == UInt64(bits))
      #expect([word.hasScript, word.hasRegion] == [fields.1 != 0, fields.2 != 0])
    }
    #expect(lsr.hasUnknownScript && lsr.scriptInitial == 26 && !lsr.isNone && LSR.none.isNone)
    #expect(!LSR(language: zzz, script: unknownScript - 1, region: region).hasUnknownScript)
    // Each kind of pseudo-locale has a script of its own.
    for kind in UInt64(1)...3 {
      let pseudo = LSR(language: zzz | kind << 15, script: unknownScript, region: 0)
      #expect(!pseudo.hasScript(of: lsr))
      #expect(pseudo.hasScript(of: pseudo))
    }
    #expect(lsr.hasScript(of: LSR(language: 1, script: unknownScript, region: 0)))
  }

  /// One more than a field holds is refused with the field's name.
  private func expectRefusal<Word>(_ field: String, _ make: () throws(FieldOverflow) -> Word) {
    do throws(FieldOverflow) {
      _ = try make()
      Issue.record("\(field) is not refused")
    } catch {
      #expect("\(error.field)" == field)
    }
  }

  @Test func wordsOfLanguages() throws {
    let pair: UInt32 = 0x7FFF_FFFF
    let flags = [
      LanguageWord.likelyByScriptFlag, LanguageWord.likelyByRegionFlag, LanguageWord.paradigmFlag,
      LanguageWord.unusualFlag,
    ]
    for flag in flags {
      let word = try LanguageWord(likely: pair, flags: flag, scriptRule: 255, regionRuleSet: 255, languageRule: 4095)
      #expect(
        [word.isLikelyByScript, word.isLikelyByRegion, word.hasParadigm, word.isUnusual] == flags.map { $0 == flag })
      #expect([word.scriptRule, word.regionRuleSet, word.languageRule] == [255, 255, 4095])
      #expect(word.scriptAndRegion == UInt64(pair))
      #expect(word.script | word.region == UInt64(pair))
      #expect(!word.isAliasNamedByRules)
    }
    expectRefusal("likely script and region") { () throws(FieldOverflow) in try LanguageWord(likely: pair + 1) }
    expectRefusal("flags") { () throws(FieldOverflow) in try LanguageWord(likely: 1, flags: 1 << 58) }
    expectRefusal("first language rule") { () throws(FieldOverflow) in try LanguageWord(likely: 1, languageRule: -1) }
    #expect(try LanguageWord(likely: nil) == .unknown && LanguageWord.unknown.isUnusual)
    let alias = try LanguageWord(likely: pair, flags: LanguageWord.namedByRulesFlag | LanguageWord.unusualFlag)
    #expect(alias.isAliasNamedByRules && alias.isUnusual && alias.scriptAndRegion == UInt64(pair))
  }

  @Test func rowsOfLanguages() throws {
    for index in [0, 1, 0x7FFF] { #expect(try LanguageRow(word: index).wordIndex == index) }
    #expect(try LanguageRow(scriptRegionPair: 0x7FFE).rawValue == 0x7FFE)
    expectRefusal("word") { () throws(FieldOverflow) in try LanguageRow(word: 0x8000) }
    // This number means that there is none.
    expectRefusal("script and region") { () throws(FieldOverflow) in try LanguageRow(scriptRegionPair: 0x7FFF) }
    #expect(LanguageRow(rawValue: LanguageRow.noLikelySubtags).wordIndex == nil)
    let letters: [UInt64] = [1, 5, 26]
    let prefix = try LanguagePrefix(firstRow: 1000, thirdLetters: letters)
    let languages = letters.map { UInt64(2 | 3 << 5 | $0 << 10) }
    #expect(languages.map(prefix.rowIndex) == [1000, 1001, 1002])
    #expect(prefix.rowIndex(of: 2 | 3 << 5 | 4 << 10) == nil)
    #expect(LanguagePrefix.index(of: languages[0]) == 26 + 2)
    #expect(LanguagePrefix.index(of: zzz) == LanguagePrefix.count - 1)
    expectRefusal("first row") { () throws(FieldOverflow) in try LanguagePrefix(firstRow: 1 << 37, thirdLetters: []) }
    expectRefusal("third letter") { () throws(FieldOverflow) in try LanguagePrefix(firstRow: 0, thirdLetters: [27]) }
  }

  @Test func wordsOfRules() throws {
    let side = RuleWord.side(language: zzz, script: unknownScript)
    for isLast in [false, true] {
      let rule = try RuleWord(supported: side, distance: 100, rule: 16_383, isLast: isLast)
      #expect(rule.supported == side && rule.supportedLanguage == zzz)
      #expect(rule.distance == 100 && rule.rule == 16_383 && rule.isLast == isLast)
      let set = try RegionRuleSet(script: unknownScript, isLast: isLast)
      #expect(set.script == unknownScript && set.isLast == isLast)
    }
    func rule(_ supported: UInt64, _ distance: Int, _ rule: Int) throws(FieldOverflow) {
      _ = try RuleWord(supported: supported, distance: distance, rule: rule, isLast: false)
    }
    expectRefusal("supported side") { () throws(FieldOverflow) in try rule(1 << 35, 0, 0) }
    expectRefusal("distance") { () throws(FieldOverflow) in try rule(0, 101, 0) }
    expectRefusal("script") { () throws(FieldOverflow) in try RegionRuleSet(script: 1 << 20, isLast: false) }
    // The default's row, then a row for each set and class of desired region.
    #expect(RegionRow.start(set: 1, desiredClass: 0, classCount: 7) == 7)
    #expect(RegionRow.start(set: 3, desiredClass: 2, classCount: 7) == (1 + 2 * 7 + 2) * 7)
  }

  @Test func keysOfComponents() {
    let lsr = LSR(language: zzz, script: unknownScript, region: region)
    let components = LocaleComponent.allCases
    #expect(Set(components.map(\.bit)).count == 5 && components.allSatisfy { $0.bit.nonzeroBitCount == 1 })
    #expect(Set(components.map { $0.key(of: lsr) }).count == 5 && LocaleComponent.main.key(of: lsr) == lsr.rawValue)
  }

  @Test func marksOfRegions() throws {
    for number in 0..<0x80 {
      let mark = try RegionMark(classNumber: number)
      #expect(mark.classNumber == number && !mark.isSpecial)
    }
    let marks = [RegionMark.alias, .pseudoLocale, .unknown]
    #expect(marks.map(\.isSpecial) == [true, true, true] && marks.map(\.classNumber) == [0, 0, 0])
  }

  @Test func wordsOfPluralRules() throws {
    func word(
      category: Int = 5, modulus: Int = 7, skip: Int = 63, rest: Int = 31, _ values: ClosedRange<Int>
    ) throws(FieldOverflow) -> PluralWord {
      try PluralWord(
        category: category, next: .rule, isNegated: true, operand: .e, modulus: modulus, skip: skip, rest: rest,
        values: values)
    }
    let limit = 1 << 20
    let widest = try word(limit - 1...2 * limit - 2)
    #expect(widest.isOther && widest.category == 5 && widest.next == .rule && widest.operand == .e)
    #expect([widest.modulus, widest.skip, widest.rest] == [7, 63, 31] && widest.isNegated)
    #expect(widest.first == UInt64(limit - 1) && widest.span == UInt64(limit - 1))
    expectRefusal("category") { () throws(FieldOverflow) in try word(category: 6, 0...0) }
  }

  /// By length, then alphabetically; scripts and languages have no digits.
  @Test func runsOfSubtags() throws {
    func numbers(_ kind: SubtagKind, _ texts: String) -> [UInt64?] {
      texts.split(separator: " ").map { ValidityRun.number(kind, Array($0.utf8)) }
    }
    #expect(numbers(.language, "a z aa AZ ba zz aaa a1") == [0, 25, 26, 51, 52, 701, 702, nil])
    #expect(numbers(.script, "zzz aaaa 1") == [18_277, 18_278, nil])
    #expect(numbers(.region, "0 9 a z 00 0z 10 zz 000 -") == [0, 9, 10, 35, 36, 71, 72, 1331, 1332, nil])
    #expect(numbers(.variant, "zzzzzzzz abcdefghi").map { $0 != nil } == [true, false])
    let last = numbers(.variant, "zzzzzzzz").first.flatMap { $0 } ?? 0
    #expect(last == 2_901_713_047_667)
    for (kind, position) in [(.language, 0), (.variant, last)] as [(SubtagKind, UInt64)] {
      let run = try ValidityRun(position: ValidityRun.position(kind, position), following: 4095, status: .unknown)
      #expect(run.position == ValidityRun.position(kind, position))
      #expect(run.following == 4095 && run.status == .unknown)
    }
    expectRefusal("position of a subtag") { () throws(FieldOverflow) in
      try ValidityRun(position: 1 << 48, following: 0, status: .regular)
    }
    expectRefusal("length of a run") { () throws(FieldOverflow) in
      try ValidityRun(position: 0, following: ValidityRun.followingLimit, status: .regular)
    }
    expectRefusal("number of a subdivision") { () throws(FieldOverflow) in
      try SubdivisionRun(number: 1 << 21, following: 0, status: .regular)
    }
    expectRefusal("length of a run") { () throws(FieldOverflow) in
      try SubdivisionRun(number: 0, following: SubdivisionRun.followingLimit, status: .regular)
    }
    #expect(ValidityRun.position(.language, 701) < ValidityRun.position(.script, 0))
    let run = try SubdivisionRun(number: 2_097_151, following: 127, status: .unknown)
    #expect(run.number == 2_097_151 && run.following == 127 && run.status == .unknown)
    for status in SubtagStatus.allCases {
      #expect(try ValidityRun(position: 0, following: 0, status: status).status == status)
      #expect(try SubdivisionRun(number: 0, following: 0, status: status).status == status)
    }
    #expect(ValidityRun(rawValue: 0xF).status == .unlisted && SubdivisionRun(rawValue: 0xF).status == .unlisted)
  }

  @Test func legacyTags() throws {
    let initials = try LegacyTagInitials(firstIndex: 63, letters: [0, 25])
    #expect(initials.firstIndex == 63)
    #expect((0...255 as ClosedRange<UInt8>).filter(initials.contains) == [0, 25])
    expectRefusal("letter of a second subtag") { () throws(FieldOverflow) in
      try LegacyTagInitials(firstIndex: 0, letters: [-1])
    }
  }

  @Test func subtagsAsWords() {
    for text in ["a", "ABCDEFGH", "1996", "z9"] {
      var bytes: [UInt8] = []
      SubtagWord.forEachByte(of: SubtagWord.pack(Array(text.utf8)) ?? 0) { bytes.append($0) }
      #expect(bytes.elementsEqual(text.lowercased().utf8))
    }
    #expect(SubtagWord.pack([]) == nil && SubtagWord.pack(Array("abcdefghi".utf8)) == nil)
    let sorted = ["1", "12", "2", "a", "ab", "abc", "b"].map { SubtagWord.pack(Array($0.utf8)) ?? 0 }
    #expect(sorted.reversed().sorted(by: SubtagWord.precedes) == sorted)
  }
}
