// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
//
// Tags from before BCP 47's grammar and what replaces them on reading. 1058 bytes:
//   lines: 50 rows, 854 bytes
//   starts: 50 rows, 100 bytes
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

  /// Where each line begins.
  static let starts: [UInt16] = [
    0x0000, 0x0013, 0x0032, 0x0040, 0x004e, 0x006c, 0x008a, 0x0098, 0x00aa, 0x00b6, 0x00d2, 0x00e1,
    0x00ef, 0x00fd, 0x010b, 0x0119, 0x0126, 0x0133, 0x0145, 0x0157, 0x0169, 0x0178, 0x0187, 0x0196,
    0x01a5, 0x01b4, 0x01c3, 0x01d2, 0x01e1, 0x01f0, 0x01ff, 0x020e, 0x021d, 0x022c, 0x023b, 0x024a,
    0x0259, 0x0268, 0x0277, 0x0286, 0x02a2, 0x02be, 0x02d1, 0x02de, 0x02ed, 0x02fc, 0x030d, 0x0327,
    0x0336, 0x0347,
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
