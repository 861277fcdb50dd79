// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
//
// Tags from before BCP 47's grammar and what replaces them on reading. 851 bytes:
//   lines: 50 rows, 647 bytes
//   starts: 50 rows, 100 bytes
//   initials: 26 rows, 104 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum LegacyTagTable {
  /// A line for each tag: the tag, and what replaces it.
  static let lines: StaticString = """
    art-lojban jbo
    en-gb-oed en-GB-oxendict
    i-ami ami
    i-bnn bnn
    i-default en-x-i-default
    i-enochian und-x-i-enochian
    i-hak hak
    i-klingon tlh
    i-lux lb
    i-mingo see-x-i-mingo
    i-navajo nv
    i-pwn pwn
    i-tao tao
    i-tay tay
    i-tsu tsu
    no-bok nb
    no-nyn nn
    sgn-be-fr sfb
    sgn-be-nl vgt
    sgn-ch-de sgg
    sgn-br bzs
    sgn-co csn
    sgn-de gsg
    sgn-dk dsl
    sgn-es ssp
    sgn-fr fsl
    sgn-gb bfi
    sgn-gr gss
    sgn-ie isg
    sgn-it ise
    sgn-jp jsl
    sgn-mx mfs
    sgn-ni ncs
    sgn-nl dse
    sgn-no nsi
    sgn-pt psr
    sgn-se swl
    sgn-us ase
    sgn-za sfs
    zh-cmn-hans zh-Hans
    zh-cmn-hant zh-Hant
    zh-min-nan nan
    zh-cmn zh
    zh-gan gan
    zh-guoyu zh
    zh-hakka hak
    zh-min nan-x-zh-min
    zh-wuu wuu
    zh-xiang hsn
    zh-yue yue

    """

  /// Where each line begins.
  static let starts: [UInt16] = [
    0x0000, 0x000f, 0x0028, 0x0032, 0x003c, 0x0055, 0x0071, 0x007b, 0x0089, 0x0092, 0x00a8, 0x00b4,
    0x00be, 0x00c8, 0x00d2, 0x00dc, 0x00e6, 0x00f0, 0x00fe, 0x010c, 0x011a, 0x0125, 0x0130, 0x013b,
    0x0146, 0x0151, 0x015c, 0x0167, 0x0172, 0x017d, 0x0188, 0x0193, 0x019e, 0x01a9, 0x01b4, 0x01bf,
    0x01ca, 0x01d5, 0x01e0, 0x01eb, 0x01ff, 0x0213, 0x0222, 0x022c, 0x0237, 0x0243, 0x0250, 0x0264,
    0x026f, 0x027c,
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
