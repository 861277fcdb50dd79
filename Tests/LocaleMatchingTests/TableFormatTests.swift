import LocaleCore
import Testing

/// The words of the tables: what one is made of is what it tells, up to the limit of each field.
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

  @Test func wordsOfLanguages() {
    let pair: UInt32 = 0x7FFF_FFFF
    let flags = [
      LanguageWord.likelyByScriptFlag, LanguageWord.likelyByRegionFlag, LanguageWord.paradigmFlag,
      LanguageWord.unusualFlag,
    ]
    for flag in flags {
      let word = LanguageWord(
        likely: pair, flags: flag, regionRuleSet: LanguageWord.regionRuleSetLimit,
        languageRule: LanguageWord.languageRuleLimit)
      #expect(
        [word.isLikelyByScript, word.isLikelyByRegion, word.hasParadigm, word.isUnusual] == flags.map { $0 == flag })
      #expect([word.regionRuleSet, word.languageRule] == [255, 4095])
      #expect(word.scriptAndRegion == UInt64(pair))
      #expect(word.script | word.region == UInt64(pair))
      #expect(!word.isAliasNamedByRules)
    }
    // One more would not fit.
    #expect(LanguageWord(likely: 1, regionRuleSet: LanguageWord.regionRuleSetLimit + 1).regionRuleSet == 0)
    #expect(LanguageWord(likely: 1, languageRule: LanguageWord.languageRuleLimit + 1).languageRule == 0)
    #expect(LanguageWord(likely: nil) == .unknown && LanguageWord.unknown.isUnusual)
    let alias = LanguageWord(likely: pair, flags: LanguageWord.namedByRulesFlag | LanguageWord.unusualFlag)
    #expect(alias.isAliasNamedByRules && alias.isUnusual && alias.scriptAndRegion == UInt64(pair))
  }

  @Test func rowsOfLanguages() {
    for index in [0, 1, 0x7FFF] { #expect(LanguageRow(word: index).wordIndex == index) }
    #expect(LanguageRow(rawValue: LanguageRow.noLikelySubtags).wordIndex == nil)
    var prefix = LanguagePrefix(firstRow: 1000)
    let languages = [1, 5, 26].map { UInt64(2 | 3 << 5 | $0 << 10) }
    for language in languages { prefix.insert(language) }
    #expect(languages.map(prefix.rowIndex) == [1000, 1001, 1002])
    #expect(prefix.rowIndex(of: 2 | 3 << 5 | 4 << 10) == nil)
    #expect(LanguagePrefix.index(of: languages[0]) == 26 + 2)
    #expect(LanguagePrefix.index(of: zzz) == LanguagePrefix.count - 1)
  }

  @Test func wordsOfRules() {
    let side = RuleWord.side(language: zzz, script: unknownScript)
    for isLast in [false, true] {
      let rule = RuleWord(supported: side, distance: 100, rule: RuleWord.ruleLimit - 1, isLast: isLast)
      #expect(rule.supported == side && rule.supportedLanguage == zzz)
      #expect(rule.distance == 100 && rule.rule == 16_383 && rule.isLast == isLast)
      let set = RegionRuleSet(script: unknownScript, isLast: isLast)
      #expect(set.script == unknownScript && set.isLast == isLast)
    }
    #expect(RuleWord(supported: 0, distance: 0, rule: RuleWord.ruleLimit, isLast: false).rule == 0)
    // The default's row, then a row for each set and class of desired region.
    #expect(RegionRow.start(set: 1, desiredClass: 0, classCount: 7) == 7)
    #expect(RegionRow.start(set: 3, desiredClass: 2, classCount: 7) == (1 + 2 * 7 + 2) * 7)
  }

  @Test func rowsOfTriples() {
    let lsr = LSR(language: zzz, script: unknownScript, region: region)
    let kinds: [LikelyRow.LeftSide] = [.languageScript, .languageRegion, .script, .region, .scriptRegion]
    for kind in kinds {
      let row = LikelyRow(kind: kind, to: lsr.explicitly(7))
      #expect(row.kind == kind && row.lsr == lsr)
      #expect(row.key == LikelyRow.key(kind, lsr.rawValue))
      #expect(kinds.filter { row.answers($0, lsr.rawValue) } == [kind])
      #expect(row.answers(kind, lsr.rawValue & kind.keyMask))
      #expect(!row.answers(kind, 0))
    }
    #expect(LikelyRow(rawValue: 0).kind == nil && LikelyRow(rawValue: 0).key == 0)
    let sections: [ParentRow.Section] = [.main, .collations, .segmentations, .grammaticalFeatures, .plurals]
    for section in sections {
      let row = ParentRow(section, lsr, parent: 255)
      #expect(row.parent == 255 && row.key == ParentRow.key(section, lsr))
    }
    #expect(Set(sections.map(\.bit)).count == 5 && sections.allSatisfy { $0.bit.nonzeroBitCount == 1 })
    #expect(Set(sections.map { ParentRow.key($0, lsr) }).count == 5)
  }

  @Test func marksOfRegions() {
    for number in 0..<RegionMark.classLimit { #expect(RegionMark(classNumber: number).classNumber == number) }
    #expect(!RegionMark(classNumber: RegionMark.classLimit - 1).isSpecial)
    #expect(RegionMark(classNumber: RegionMark.classLimit).isSpecial)
    let marks = [RegionMark.alias, .pseudoLocale, .unknown]
    #expect(marks.map(\.isSpecial) == [true, true, true] && marks.map(\.classNumber) == [0, 0, 0])
    #expect(marks.map(\.isPseudoLocale) == [false, true, false])
  }

  /// By length, then alphabetically; scripts and languages have no digits.
  @Test func runsOfSubtags() {
    func numbers(_ kind: ValidityRun.SubtagKind, _ texts: String) -> [UInt64?] {
      texts.split(separator: " ").map { ValidityRun.number(kind, Array($0.utf8)) }
    }
    #expect(numbers(.language, "a z aa AZ ba zz aaa a1") == [0, 25, 26, 51, 52, 701, 702, nil])
    #expect(numbers(.script, "zzz aaaa 1") == [18_277, 18_278, nil])
    #expect(numbers(.region, "0 9 a z 00 0z 10 zz 000 -") == [0, 9, 10, 35, 36, 71, 72, 1331, 1332, nil])
    #expect(numbers(.variant, "zzzzzzzz abcdefghi").map { $0 != nil } == [true, false])
    let last = numbers(.variant, "zzzzzzzz").first.flatMap { $0 } ?? 0
    #expect(last == 2_901_713_047_667)
    for (kind, position) in [(.language, 0), (.variant, last)] as [(ValidityRun.SubtagKind, UInt64)] {
      let run = ValidityRun(
        position: ValidityRun.position(kind, position), following: ValidityRun.followingLimit - 1, status: .unknown)
      #expect(run.position == ValidityRun.position(kind, position))
      #expect(run.following == 4095 && run.status == .unknown)
    }
    #expect(ValidityRun.position(.language, 701) < ValidityRun.position(.script, 0))
    let run = SubdivisionRun(
      number: SubdivisionRun.numberLimit - 1, following: SubdivisionRun.followingLimit - 1, status: .unknown)
    #expect(run.number == 2_097_151 && run.following == 127 && run.status == .unknown)
    for status in ValidityRun.Status.allCases {
      #expect(ValidityRun(position: 0, following: 0, status: status).status == status)
      #expect(SubdivisionRun(number: 0, following: 0, status: status).status == status)
    }
    #expect(ValidityRun(rawValue: 0xF).status == .unlisted && SubdivisionRun(rawValue: 0xF).status == .unlisted)
  }

  @Test func legacyTags() {
    var initials = LegacyTagInitials(firstIndex: LegacyTagInitials.indexLimit - 1)
    for letter in [0, 25] { initials.insert(letter: letter) }
    #expect(initials.firstIndex == 63 && !initials.isEmpty && LegacyTagInitials(rawValue: 0).isEmpty)
    #expect((0...255 as ClosedRange<UInt8>).filter(initials.contains) == [0, 25])
  }

  @Test func narrowNumbers() {
    for count in 0...17 {
      let bytes = (0..<count).map { UInt8(255 - $0) }
      let halves = (0..<count).map { UInt16(65_535 - $0) }
      let (packedBytes, packedHalves) = (NarrowNumbers.words(bytes, bits: 8), NarrowNumbers.words(halves, bits: 16))
      #expect([packedBytes.count, packedHalves.count] == [(count + 7) / 8, (count + 3) / 4])
      #expect(bytes.indices.map { NarrowNumbers.byte($0, in: packedBytes) } == bytes.map { UInt64($0) })
      #expect(halves.indices.map { NarrowNumbers.half($0, in: packedHalves) } == halves)
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
