// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
//
// The CLDR release that the tables of this build were made from. 4 bytes:
//   version: 1 rows, 4 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum CLDRReleaseTable {
  /// As CLDR writes it.
  static let version: StaticString = "48.2"
}
#endif
