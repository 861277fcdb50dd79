// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// Tags from before BCP 47's grammar and what replaces them on reading. 1358 bytes:
//   lines: 50 rows, 854 bytes
//   words: 50 rows, 400 bytes
//   initials: 26 rows, 104 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum LegacyTagTable {
  /// A line for each tag: the tag, its language, script and region (x for private use), the whole replacement.
  static let lines: StaticString = """
    art-lojban jbo jbo
    en-gb-oed en-gb en-GB-oxendict
    i-ami ami ami
    i-bnn bnn bnn
    i-default en-x en-x-i-default
    i-enochian x und-x-i-enochian
    i-hak hak hak
    i-klingon tlh tlh
    i-lux lb lb
    i-mingo see-x see-x-i-mingo
    i-navajo nv nv
    i-pwn pwn pwn
    i-tao tao tao
    i-tay tay tay
    i-tsu tsu tsu
    no-bok nb nb
    no-nyn nn nn
    sgn-be-fr sfb sfb
    sgn-be-nl vgt vgt
    sgn-ch-de sgg sgg
    sgn-br bzs bzs
    sgn-co csn csn
    sgn-de gsg gsg
    sgn-dk dsl dsl
    sgn-es ssp ssp
    sgn-fr fsl fsl
    sgn-gb bfi bfi
    sgn-gr gss gss
    sgn-ie isg isg
    sgn-it ise ise
    sgn-jp jsl jsl
    sgn-mx mfs mfs
    sgn-ni ncs ncs
    sgn-nl dse dse
    sgn-no nsi nsi
    sgn-pt psr psr
    sgn-se swl swl
    sgn-us ase ase
    sgn-za sfs sfs
    zh-cmn-hans zh-hans zh-Hans
    zh-cmn-hant zh-hant zh-Hant
    zh-min-nan nan nan
    zh-cmn zh zh
    zh-gan gan gan
    zh-guoyu zh zh
    zh-hakka hak hak
    zh-min nan-x nan-x-zh-min
    zh-wuu wuu wuu
    zh-xiang hsn hsn
    zh-yue yue yue

    """

  /// The places of a line's parts. See LegacyTagWord.
  static let words: [UInt64] = [
    0x00000003030a0000, 0x0000000e05090013, 0x0000000303050032, 0x0000000303050040, 0x0000000e0409004e, 0x00000010010a006c,
    0x000000030305008a, 0x0000000303090098, 0x00000002020500aa, 0x0000000d050700b6, 0x00000002020800d2, 0x00000003030500e1,
    0x00000003030500ef, 0x00000003030500fd, 0x000000030305010b, 0x0000000202060119, 0x0000000202060126, 0x0000000303090133,
    0x0000000303090145, 0x0000000303090157, 0x0000000303060169, 0x0000000303060178, 0x0000000303060187, 0x0000000303060196,
    0x00000003030601a5, 0x00000003030601b4, 0x00000003030601c3, 0x00000003030601d2, 0x00000003030601e1, 0x00000003030601f0,
    0x00000003030601ff, 0x000000030306020e, 0x000000030306021d, 0x000000030306022c, 0x000000030306023b, 0x000000030306024a,
    0x0000000303060259, 0x0000000303060268, 0x0000000303060277, 0x00000007070b0286, 0x00000007070b02a2, 0x00000003030a02be,
    0x00000002020602d1, 0x00000003030602de, 0x00000002020802ed, 0x00000003030802fc, 0x0000000c0506030d, 0x0000000303060327,
    0x0000000303080336, 0x0000000303060347,
  ]

  /// For each first letter, the beginnings of its tags. See LegacyTagInitials.
  static let initials: [UInt32] = [
    0x00000800, 0x00000000, 0x00000000, 0x00000000, 0x04000040, 0x00000000,
    0x00000000, 0x00000000, 0x0808bc9b, 0x00000000, 0x00000000, 0x00000000,
    0x00000000, 0x3c002002, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x4614b37e, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x00000000, 0x9dc010c4,
  ]
}
#endif
