#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// Tags from before BCP 47's grammar and what replaces them on reading. 606 bytes:
//   lines: 50 rows, 598 bytes
//   initials: 1 rows, 8 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum LegacyTagTable {
  /// A tag and its language, script and region a line, the longest first; x where private use follows.
  static let lines: StaticString = """
    en-gb-oed en-gb
    sgn-be-fr sfb
    sgn-be-nl vgt
    sgn-ch-de sgg
    zh-cmn-hans zh-hans
    zh-cmn-hant zh-hant
    zh-min-nan nan
    art-lojban jbo
    i-ami ami
    i-bnn bnn
    i-default en-x
    i-enochian x
    i-hak hak
    i-klingon tlh
    i-lux lb
    i-mingo see-x
    i-navajo nv
    i-pwn pwn
    i-tao tao
    i-tay tay
    i-tsu tsu
    no-bok nb
    no-nyn nn
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
    zh-cmn zh
    zh-gan gan
    zh-guoyu zh
    zh-hakka hak
    zh-min nan-x
    zh-wuu wuu
    zh-xiang hsn
    zh-yue yue

    """

  /// A bit for each letter that a tag begins with, a lowest.
  static let initials: UInt64 = 0x0000000002042111
}
#endif
