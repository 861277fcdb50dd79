// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// What replaces languages and variants by aliases of several parts. 662 bytes:
//   variants: 14 rows, 112 bytes
//   lines: 40 rows, 550 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum CompoundAliasTable {
  /// Every variant that a line below asks for. See SubtagWord.
  static let variants: [UInt64] = [
    0x0000646e616c6161, 0x00616c6576657261, 0x0061646d76657261, 0x00006c616d6b6f62, 0x006873696c756167, 0x00000075796f7567,
    0x000000616b6b6168, 0x006e727562706568, 0x0000636f6c706568, 0x00006e61626a6f6c, 0x006b73726f6e796e, 0x696e6f74796c6f70,
    0x0000006f68616173, 0x000000676e616978,
  ]

  /// Aliases of more than a language and their replacements, in the order in which they apply.
  static let lines: StaticString = """
    aa-saaho ssy
    art-lojban jbo
    cel-gaulish xtg
    hy-arevmda hyw
    no-bokmal nb
    no-nynorsk nn
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
    zh-guoyu zh
    zh-hakka hak
    zh-xiang hsn
    und-hepburn-heploc und-alalc97
    und-aaland und-ax
    und-arevela und
    und-arevmda und
    und-bokmal und
    und-hakka und
    und-heploc und-alalc97
    und-lojban und
    und-nynorsk und
    und-polytoni und-polyton
    und-saaho und
    und-xiang und

    """
}
#endif
