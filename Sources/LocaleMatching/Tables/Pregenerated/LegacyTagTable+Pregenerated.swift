#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// Tags from before BCP 47's grammar and what replaces them on reading. 862 bytes:
//   lines: 50 rows, 854 bytes
//   initials: 1 rows, 8 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum LegacyTagTable {
  /// A tag, its language, script and region (x where private use follows), and all that replaces it a line.
  static let lines: StaticString = """
    en-gb-oed en-gb en-GB-oxendict
    sgn-be-fr sfb sfb
    sgn-be-nl vgt vgt
    sgn-ch-de sgg sgg
    zh-cmn-hans zh-hans zh-Hans
    zh-cmn-hant zh-hant zh-Hant
    zh-min-nan nan nan
    art-lojban jbo jbo
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
    zh-cmn zh zh
    zh-gan gan gan
    zh-guoyu zh zh
    zh-hakka hak hak
    zh-min nan-x nan-x-zh-min
    zh-wuu wuu wuu
    zh-xiang hsn hsn
    zh-yue yue yue

    """

  /// A bit for each letter that a tag begins with, a lowest.
  static let initials: UInt64 = 0x0000000002042111
}
#endif
