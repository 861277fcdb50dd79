// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
//
// Scripts that are written from right to left. 148 bytes:
//   rightToLeft: 37 rows, 148 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum ScriptTable {
  /// Packed scripts, sorted.
  static let rightToLeft: [UInt32] = [
    0x00008514, 0x0000c827, 0x00010641, 0x0001482e, 0x00014833, 0x0001c8ad,
    0x0001cb33, 0x00021df3, 0x0002382d, 0x000238ad, 0x0003a1f2, 0x0003baa8,
    0x00042e4f, 0x0004932c, 0x0004b110, 0x0004b641, 0x0004b82d, 0x0004d250,
    0x0004e8b9, 0x0006b030, 0x0006b081, 0x0006e585, 0x00079df3, 0x0007bd6e,
    0x0007c8ad, 0x00083110, 0x0009050b, 0x000908a8, 0x00091eaf, 0x00093433,
    0x00095028, 0x0009c903, 0x000a044e, 0x000a1133, 0x000a4a03, 0x000a4ec1,
    0x000c3910,
  ]
}
#endif
