#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// Tags from before BCP 47's grammar and what replaces them on reading. 1062 bytes:
//   lines: 50 rows, 854 bytes
//   starts: 50 rows, 200 bytes
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

  /// Where each line begins (upper half), and its first two characters, the first lowest.
  static let starts: [UInt32] = [
    0x00006e65, 0x001f6773, 0x00316773, 0x00436773, 0x0055687a, 0x0071687a,
    0x008d687a, 0x00a07261, 0x00b32d69, 0x00c12d69, 0x00cf2d69, 0x00ed2d69,
    0x010b2d69, 0x01192d69, 0x012b2d69, 0x01372d69, 0x01532d69, 0x01622d69,
    0x01702d69, 0x017e2d69, 0x018c2d69, 0x019a6f6e, 0x01a76f6e, 0x01b46773,
    0x01c36773, 0x01d26773, 0x01e16773, 0x01f06773, 0x01ff6773, 0x020e6773,
    0x021d6773, 0x022c6773, 0x023b6773, 0x024a6773, 0x02596773, 0x02686773,
    0x02776773, 0x02866773, 0x02956773, 0x02a46773, 0x02b36773, 0x02c26773,
    0x02d1687a, 0x02de687a, 0x02ed687a, 0x02fc687a, 0x030d687a, 0x0327687a,
    0x0336687a, 0x0347687a,
  ]

  /// A bit for each letter that a tag begins with, a lowest.
  static let initials: UInt64 = 0x0000000002042111
}
#endif
