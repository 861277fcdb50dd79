// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// Aliases of types of -u- and -t- and of subdivisions, and long names of keys. 25254 bytes:
//   displacements: 512 rows, 512 bytes
//   slots: 820 rows, 6896 bytes
//   lines: 820 rows, 17846 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum TypeAliasTable {
  /// Displacements of the perfect hash, eight a word. See PerfectHash.
  static let displacements: [UInt64] = [
    0x0300060000010002, 0x0400000305000405, 0x0003000004010101, 0x0000010100010000, 0x0000020100000000, 0x0000000406000000,
    0x0d08020003000001, 0x00000000000c0104, 0x00040f0006001100, 0x0600000001000000, 0x0001010201030119, 0x010b010503010011,
    0x0205030004000100, 0x0001000300030102, 0x0000030408000000, 0x0002020202010505, 0x0000050100000002, 0x0807020a000d0105,
    0x020c030201000202, 0x04000a0302010004, 0x0000000004040003, 0x0000010409150002, 0x0600000102000807, 0x03000401000c0401,
    0x000000000a000506, 0x0001090105000202, 0x050b000000010c00, 0x0602020100000702, 0x010b000100020000, 0x0000061e04000100,
    0x030902020d000000, 0x070008010100000f, 0x000303090f01020a, 0x0b07000002040000, 0x000326010b010001, 0x0400000000030102,
    0x0602000001140902, 0x0300000301000101, 0x0004000500010000, 0x1515000600010400, 0x0000031707001f01, 0x0801071c000d0e02,
    0x00080b1800000400, 0x0001010306050001, 0x0b0f0c00000f1100, 0x3102112b03030000, 0x00000a050c11040a, 0x0005081000020102,
    0x0407041003001301, 0x0902000301150003, 0x0801010a0400002e, 0x0a0301001902090d, 0x0700000200000600, 0x00040a0308000200,
    0x021108081605020c, 0x2000040002000003, 0x0e09000102000701, 0x27000d00030b1600, 0x21001f000110000d, 0x0200000000090000,
    0x060000140903040f, 0x1324000106150507, 0x1501000308000500, 0x0f1c181d06001103,
  ]

  /// The start of each line, by the hash of its alias. See TextHash.
  static let slots: [UInt64] = [
    0x2f5bf91e9a003e86, 0x09a549d06c00194b, 0x50f2469888000cc6, 0xb503fff923002eb1, 0x95e5cd4e3a00009a, 0xa925a077d0003fa5,
    0xd3138f52a7002b29, 0xb073ae2c42001aba, 0x83f851c1da00254c, 0x0000000000000000, 0xa5447de9c4000000, 0xd11165f3c700198d,
    0x4e1955120e003d57, 0x0000000000000000, 0x60c171f50f004533, 0xb058edd790001497, 0x4f6e2094a9003877, 0x222d06cc66003463,
    0x2269e45d88000e65, 0x99e9720677000491, 0xc3d7eac23300000d, 0x64faecada90025ee, 0x609a307958000fdf, 0x241f7a32fc002b41,
    0x5b6c6b941a002473, 0xc600e958b80039ee, 0x931cd99622001b72, 0x60bc014487000a14, 0xdadf4f0196002b8e, 0xa925a277d0003f57,
    0xc1622ecba9003eb3, 0xe2e6f8d53e00390f, 0x10b2fb9a98001ca1, 0x80acd9a96b001177, 0xf6199c38c900442e, 0xd6328d7d030037d3,
    0xa71dc5420c00214a, 0x3b86a9e31b0019a3, 0x610589f51000448a, 0x4ea1f5d758001488, 0x647a0412e6004449, 0x01c5a358d900228f,
    0x60b08ef50f0044ff, 0x2196ec3f72003bd7, 0x01a0d5aef40010f6, 0x38c95648860016ff, 0x5d8d38db22001fb2, 0xadd8d45fe00043ab,
    0x0000000000000000, 0xfd861a57b7000aa1, 0x5b189c4883001ce6, 0xe866231f790018bf, 0xa9074f130d00427e, 0x4ebc72249d0013ea,
    0x0000000000000000, 0xc19c54fc42004181, 0x72cb870911003491, 0xa90740130d00439e, 0xc14e2fcba9003ea4, 0x87e42c78dd0010b4,
    0x306c072c97002396, 0x7506bce8c9002b15, 0xa90e1b77d0003fbf, 0xa90748130d004307, 0x0921e4be7e000134, 0x5eef4512c2004463,
    0x0000000000000000, 0x3387cca9d30001cb, 0x84a787df9a000420, 0xe3e189bff6002670, 0x7c1d8948dd00093e, 0xf2d3b1060800131e,
    0xcd89cc48f6003b6e, 0x0000000000000000, 0x69ca120ca600389f, 0xd2c42795f400237f, 0x1253b1780c004216, 0xe2e6f5d53e003973,
    0xee526a9ba8000edf, 0xee533f3241002ee7, 0x02d5547924000efc, 0x3cffb67d33001e36, 0xd81009998d001017, 0x9d6f9781750008dd,
    0xd7e44ef41b001d44, 0xab20e500c500165f, 0xc19c57fc4200419f, 0x266549f2c10033f8, 0xc33796a48a0026d1, 0x3809bb849b002a19,
    0x9e0927f9b30006bd, 0x808028505700229e, 0x5622d94480000a47, 0x9325fd2578002d14, 0x340440cf3a001875, 0xe2e6fad53e001b3c,
    0xe498e6fd5c002060, 0x05bdc04aed000065, 0xf33e17583600273c, 0x94e64d815b00343e, 0x526ba912dc004416, 0x575504b22a0030b8,
    0xbcaba0eb2b001772, 0x0000000000000000, 0x0ca6aef966001ba9, 0x365217afe9000dd8, 0x0355ce91fd00318a, 0x258545ea8000432e,
    0xc427a9f351003d79, 0x609080e9d2000e09, 0x0000000000000000, 0x3de884d3ef00326f, 0x067c9ed89a0035e9, 0x1a7159819e0022e9,
    0xff7cd98fc2000d26, 0x0e656ab04c003070, 0x21e170c636002e9e, 0xa925a177d0003f98, 0x1976aa4c8d0015a6, 0x7146d2ad820015b4,
    0xdebd760cc20043fd, 0x2f25f01e99003e77, 0x2bb215e1aa002d8f, 0xc1a666fc42004136, 0xa4df93ab32002fbb, 0x5d89e0085e0006e5,
    0x568099bc66002487, 0x121efe4a5b000601, 0x60f488f51000447d, 0xe0d9d57a560004ad, 0xcfd84a3b4f002f04, 0x8f14fb5d030018ee,
    0x5c375ac153001456, 0xfbcff0cf7700015d, 0xd2561381cf0036e1, 0x30a9026a150016c8, 0x34b80d071f003545, 0xf3d56e2596003316,
    0x4d2bf3a3ff003bef, 0xa9259e77d0003f8b, 0x6997070ca6003890, 0x08132943b00015eb, 0xde9652ef4d00074d, 0x736aabd61d00178b,
    0xf85e2bc9f2002a95, 0x6feb49e91f001619, 0x64b3ebb28b002cb7, 0xd7756908ad0011c6, 0x60b087f50f0044e5, 0xb7c3c7c9cb001471,
    0xa8daf9839700005b, 0xc56b669ec3002015, 0xe2e6f3d53e00399b, 0x8aaa29771a00242d, 0x25263034830004c7, 0xe129d13b050026a1,
    0x38e2d51e9f00443c, 0x4fd48a67b3000041, 0xd5cae201d50033b5, 0x58e384a3ac00374c, 0xa90744130d0043e1, 0x5eb54812c2004470,
    0xc1809da175001c15, 0x58d0fbb1f3002179, 0x4a625307d1002120, 0xa91f1277d0003f23, 0xe1b29a05c9000c5b, 0x15f007966b00083d,
    0x00e78ee9c10022b9, 0xb764fbf9d2002872, 0x64feed6048003dd2, 0x83119e2282002843, 0x08095627db0018a7, 0x0000000000000000,
    0xa90754130d0042a5, 0x4fadff5379000891, 0x400a205bbb001810, 0xf4e5ce0287002c30, 0xe2ed64d53e003a7c, 0xf2ee9f9a850031ea,
    0xeba8c82b5f000a5e, 0xa903a677d0004091, 0x91e2e9dba2001e1a, 0x0000000000000000, 0xea2f88cb0500222f, 0xe6718625bc00320c,
    0x3b8c114a2d0025b7, 0x343333edd5000bc2, 0x99ae099dcb002814, 0x9ab74e7ddc002ecd, 0xc600ea58b80039d9, 0x4c374df913001339,
    0x14dc160bf10026c1, 0x3788217092000625, 0xe2e6f6d53e003937, 0xa925a577d0003f64, 0x253468ded5000ce1, 0xf002f4c06d003006,
    0x0000000000000000, 0x105871e91a0030fe, 0x226aef8112001daa, 0xa9073e130d004384, 0xc02fc481910021e9, 0x2b369e6008000457,
    0x12b2d6780c0041e2, 0xa914a477d000405b, 0xe65d4cc595001961, 0x0be45a05f8000e7b, 0x9605494d810011e4, 0x33c017e8bf002f20,
    0x0c5a6813b7001203, 0x62bafe4d81002f54, 0x00263b77eb000f90, 0xe2e6f2d53e003987, 0x5875d48f0a00188f, 0x23f222405600218c,
    0x0000000000000000, 0x3dd5e555ce000dc3, 0xadb2c35fe00043ee, 0x321a4a7c80001e0c, 0x21d012f53f0014fc, 0x37776ab586000eac,
    0xe2ed65d53e003a90, 0x0000000000000000, 0x6cc4482307000abb, 0xc600e758b80039c4, 0x3254f6144d000d5f, 0xff376385690007a2,
    0x1267c2780c00424a, 0x7ba2de2f620020a9, 0xd6fbd5566f0031a1, 0xeefbdc2ec9000302, 0x9905de708a001d2d, 0xb68bd6a3b5003d70,
    0x462804be08001933, 0x12b5b4780c0041ef, 0xc48907980b00334e, 0x382b075b64003025, 0x6ae9a0bf7f000f5e, 0x8ecb753697003cc2,
    0xa914a177d0004068, 0x6ed55129aa000316, 0x9b798a7b80001511, 0x049fb246ba00298b, 0x8f4a32158d000877, 0x2a7a0c839d00065d,
    0xa5f34bd7f10008f9, 0x7cad67adbb001257, 0xa9073f130d0043ba, 0xa90751130d004298, 0x51edfb55fc0023f1, 0x0000000000000000,
    0xade2c55fe0003e59, 0x5ba9eaf40d00081f, 0x23d78debee000859, 0xe2e6f7d53e00394b, 0x0812040d00001b1c, 0x9d6870b1d0003760,
    0xad0833f0f9000c93, 0xbdfeb19ee10028de, 0xbf64c0e4550034ab, 0x8bfe5d0384000def, 0x8bb817cdbb002623, 0x09f0911f81002656,
    0xfcbb270a6a001d10, 0x0000000000000000, 0x38c8392e89003ba3, 0x6152ff3783001b05, 0x7b5715b79e0021d3, 0x8d254d9e5d00355e,
    0xf974dc90b1002704, 0xff0a0913e10036aa, 0x19ac822ba100364e, 0xa9221c77d0003f4a, 0x8e7dc708f700457a, 0xe580baf2a5001f7b,
    0x7cc02f0dc3000266, 0x0000000000000000, 0x07a6ce7b2c000afc, 0x6933a0fe46001bdd, 0x1af37089f4001c70, 0x6479f712e6004456,
    0xc86c884f1b00182c, 0x68379df61f002ce4, 0x03b93bd49c002752, 0x464cf63caa0029a9, 0x965368fc2a0040eb, 0x8f4be60ffe0019ef,
    0x80c0becf02003bbc, 0xa9180a77d0004082, 0x409db3c25100002c, 0x6355fc8e40001df5, 0x3aec9d97bd003338, 0xa90e1a77d0003fb2,
    0xa90742130d0043c7, 0x610f69f510004497, 0xa3248139db001b5d, 0xaf96fa288b000e4c, 0x74e917e0ec00340c, 0xa90e1d77d0003fd9,
    0x7e80d352710002a4, 0x1b97f8fdcf0027b5, 0x76b248a3d2002cfc, 0xfbeb1c5f820008aa, 0xa90746130d0042ed, 0xc1a664fc42004118,
    0xf049e9434b000b48, 0xde6728ba79000f0b, 0x1c551f947c001ddd, 0xc3a67141ef003b56, 0x388ee4aa62002c9c, 0x245e55691a000f77,
    0xae0bdb5fe0003de1, 0xe0c43d8ae200351f, 0xe90f60ebf90000d4, 0x473c99993e0000ff, 0x4e012dfef5001693, 0x86a59cd9c2003852,
    0x85d56d6a49000374, 0xe2ed69d53e003a40, 0xaa0c6eee7000139c, 0x0a5367258400260b, 0xd1f8a4b214003673, 0x7f1d187b6f000b09,
    0xc19c52fc42004163, 0xc86c8937c8003c1e, 0xfedfc23dbf001f28, 0x913dd8d681003c8e, 0xa9259f77d0003f7e, 0xd81c668359000cac,
    0x7a1126a93b002d78, 0x66e3df8d41000c11, 0xdd204cd9f50020df, 0x5b6c75941a00245f, 0x80ffaa138900167a, 0x52496a36cb0028ef,
    0x8e1c63c06700323f, 0xc1732acba9003ec2, 0x12afa6780c0041c8, 0x611381f5100044d8, 0x3a5eb4b545000d0e, 0x12afb9780c0041d5,
    0xb7e6e07cec00126f, 0x3949a891ce0009fa, 0xefa3c698db00038a, 0x3b7859650d000214, 0x2008adac1200191a, 0x015ae9b8a0000b78,
    0x608447c480001f6a, 0x077eb1e75800263b, 0xc13929cba9003e95, 0x6b7c8555920032ef, 0x125dcb780c004230, 0x0000000000000000,
    0x3d238360df002e6c, 0x78dc65b824000d90, 0xa54433cd93000ec6, 0xc4fc885c20001a50, 0xbd6988cbe50007b4, 0x0000000000000000,
    0xd705c880990037b2, 0x51fec79392000086, 0xb5432094b10001d7, 0x881b16ba4e001f8f, 0xae18d35fe00042ce, 0x3f40f75aa0001905,
    0x7c593cb3a500174d, 0x3b87b7b3d30035b5, 0x7aee7b5f7f0027e5, 0x7e6817b11c001a80, 0x12d814409a003424, 0x0000000000000000,
    0xde8dcf6e89003128, 0xe2ed68d53e003a2c, 0x1da91a581e003d8b, 0x724205d2340029c7, 0x526baa12dc00440a, 0x1e4202cb4d001191,
    0xc3ce30bdd7002a09, 0xd6fb2b2d9f0011a9, 0xe963973309003054, 0x996af4f379000177, 0x19c6101709000bda, 0xa9112377d0004034,
    0x14699c5a2a002784, 0x751eff7f38001ecf, 0x879d50c1dc0001e3, 0x505b82a84f000a2b, 0x060a2ef2d0001648, 0x4769a0794a0010a5,
    0x46f33d6b74001b8c, 0xd60d3c58c1003af6, 0xa90747130d004314, 0x9b15f9f090003d28, 0xd7984f2221002f6f, 0xd7ffcaab34002e21,
    0x9b2cf81545001e4d, 0x7fb691b809001385, 0xc2d211a5db0027fb, 0xb015e2d5b300347c, 0x7c8433872600151e, 0xf4ec50dbb10019ba,
    0xf81920791d0012c0, 0x96536bfc2a0040fa, 0x8a887e16070021b9, 0x3da8fe59d6003cab, 0x610c86f5100044be, 0x36d58b1f4f002fd0,
    0x9809aceedc000706, 0x0000000000000000, 0x6ed68f7da2000073, 0x7172e6eaab0042dd, 0xa9074b130d004377, 0x0000000000000000,
    0xa90741130d0043d4, 0x0000000000000000, 0x44b9934b1b0025d3, 0x329cd9e9b600368e, 0x426925732f000298, 0x065dbe3bc1001e63,
    0xe50e3b21ac00454d, 0xc600e458b8003a03, 0x4f21af911d0021ff, 0x93164d9622001b7f, 0x154d55dbb800027b, 0x603dd7583d003379,
    0xa91f1377d0003f16, 0xae0ebd5fe0003dff, 0xaea827d7d9002302, 0x76e68b0bba0038ef, 0xc099047d570001b0, 0x1253b7780c004223,
    0xa6081f38df002f9f, 0x72838432b1002ba4, 0x6a67fd216600456b, 0x12f24527ea0003c9, 0x9c58322ee0001845, 0xf412734daf000681,
    0x9924e808fd004589, 0x3b9a76cbb8002565, 0x0ec5813dba001eb3, 0x32b9604341003732, 0xf312e93baa001763, 0x2f2d001e99003e68,
    0x6e4d94fbf1003df0, 0xc48911be230014e4, 0x78d05c665d0034e5, 0xe0f5e60950002ae4, 0xa373cfef17003632, 0xe2ed63d53e003a68,
    0xa9074d130d004264, 0x301667e066000c28, 0xc106745a99000770, 0xd60d3d58c1003ae1, 0xb350c65f66000da8, 0x6b8bc0d8ed000151,
    0xf8178ae36600282e, 0x8f497aafe9000e37, 0x0000000000000000, 0x0000000000000000, 0xc19c53fc42004172, 0xd3e11f1ba30018d8,
    0xa9073d130d004391, 0x12abb6780c0041bb, 0xac444e6bac00197c, 0xadf6d85fe000435b, 0xa925a477d0003f71, 0xa91f1677d0003eef,
    0xfa1cd637a80032b2, 0x283783688c000d43, 0xbb44c9a45100380d, 0xafc7c8e6870038de, 0x6b5036a9780007e7, 0xe5ef4c344e000228,
    0xadf6e55fe0003e0e, 0x7a2065ea89000597, 0xc03dea124e000fa9, 0x3df37641f5000542, 0xdc53cc7fca00106e, 0x8b509a16f9001e90,
    0xc3a357ebfc000c79, 0x2cde448590000183, 0x8299261e990009e2, 0x82e5998268000913, 0xdcb2736293002091, 0x1a6b4790cd002f85,
    0xa90753130d0042b2, 0x45ed00b057000128, 0xb9b6dadfee000c43, 0xba4247b711002a6a, 0x51db491807001b4d, 0x13754318090003e3,
    0xa903a577d00040a0, 0x60d26ff510004540, 0x0000000000000000, 0x7bdae0b63300010b, 0xea83337982001f51, 0x9a33a4136a002533,
    0x98bed408fd004598, 0x29c4d01b5e0005b2, 0x965366fc2a0040cd, 0xb05a693003002c17, 0x1639699fd7001cb8, 0xa90e1c77d0003fcc,
    0x0f41044f3c002c4a, 0x95d9dda6cf000922, 0xa914a377d000404e, 0x535eb2c911003799, 0x5875e52a3c00357f, 0x0000000000000000,
    0xdfc3d50f1c001127, 0xb9588425aa000b16, 0xb4c9127b8e002abe, 0x23e48290af0017b9, 0xa91f1577d0003efc, 0x60c18bf50f004526,
    0x1afd38ea7a00434b, 0x0a75d02aff002ddf, 0x0b4045dbf5000a75, 0xbd39fa3e720023c6, 0x2e09f443c00023dc, 0x6772e18400003364,
    0x610f67f5100044a4, 0x1fae466588001a37, 0x38a203a1f20017cf, 0xae00da5fe0003e1d, 0xd56cadfdd200339a, 0xe2ed67d53e003a18,
    0xe77f38866d000fc6, 0x39c24380ab0010c3, 0xf14f06f10c002d45, 0xe78e81711200102f, 0x348420fe580023ad, 0xffb87b4e85000729,
    0x7bd64eb2eb002aac, 0xf18f7ffb11001f3a, 0x86e26a0277001bc1, 0x8ff06de8270019d2, 0xe430a54dba002f3b, 0x1adfba9ee8003c04,
    0x7a4208ef130019de, 0x900853e8270028b9, 0xb4154a393a001cd0, 0xa9111d77d000401a, 0x8e1067c49d002bba, 0xe2e6f9d53e003923,
    0xe5ffce0b8a0021a4, 0xa5a5209b76001e7a, 0xecdea7064400023b, 0x1a74f3c0b700322a, 0xbdebbd776a003d03, 0x1dc25598f8002be5,
    0x930681cc4c001bf6, 0xf73bb59ae600032a, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x4fe9364c61000a88,
    0x8fa7819c30002048, 0x9309689f57002503, 0xe3e79e9188002161, 0x93f057d62f0017a2, 0xa90750130d004271, 0xe27c05f1db003d17,
    0x667e2c6521003d41, 0xa9074c130d00436a, 0xf2338ee661000b93, 0xc1a665fc42004145, 0x0000000000000000, 0x0f151ad04300057e,
    0xd60d3e58c1003acc, 0x1ac73f05f70002c5, 0x80d70439ae001a66, 0x7e1dbcc5f2002e86, 0xe2ed6fd53e003ab8, 0x6ef493b89c002904,
    0x706c28c7db002dc3, 0x19b15e8078000b32, 0xcf365c1b19001a1e, 0x89bd307b760020bd, 0xc19c56fc42004190, 0x46d5e1f21e000800,
    0x491a30eb41002367, 0x7b55ee4aab0003fd, 0xdd3ea3779a0038c3, 0x1006d1a389002afb, 0x965367fc2a0040be, 0xa90749130d00433e,
    0x1264d0780c00423d, 0x2762bb65d7002218, 0xd2947a5107002958, 0x9788a7e20600158e, 0x743a78bc9d0033c8, 0xbf67b929680035ce,
    0x96a73dd7820014a6, 0x0000000000000000, 0x60cf8a706300069a, 0xe2ed66d53e001b2b, 0x938ca8cdf9001d94, 0x73d78c07db003111,
    0xa9221b77d0003f3d, 0xaf41cfcc50003503, 0xa9221e77d0003f30, 0xc36ea2477b0004e1, 0x7a1216499200143c, 0xa90e1f77d0003ff3,
    0x819dde2cfa0012a1, 0x1add7fe197002b74, 0x6cb14847b2002277, 0x60b46df50f004519, 0x0797fbe60b002fe9, 0x087972fe47001051,
    0x87d61a92b3001369, 0xefa7fa63de001c50, 0x610f76f5100044b1, 0x454b380e4200293f, 0x3a1bc47b4800291c, 0xe3ad948a33003cef,
    0x94934b0ae4001aee, 0x3b82df6e27002598, 0x965364fc2a0040af, 0x294191bf010034be, 0xc639465e1000055b, 0x6ee72af20f002c8e,
    0x0000000000000000, 0xe2ed6ed53e003aa4, 0xd9b7bfcd460000ee, 0x40fe4b3069002413, 0x4440d6f5fc000972, 0xe764286050001c2c,
    0x1275d5780c004257, 0x858c2f1c460009c9, 0x72d8d7e28000078b, 0x08e4db10670036cf, 0xe9a7e33f1b002889, 0xbd2f7eded8003cd9,
    0x497ba577d30008c3, 0x543f9d5b560016e7, 0x4234205faa003db7, 0xed020cb287001cfe, 0x8ffc64e47900303c, 0x234c3434bd0029dc,
    0x6640691cdf00231c, 0xa90745130d0042fa, 0xae822ee666003c35, 0x0000000000000000, 0xe9c3d1ffd3003254, 0x23212e506c001b98,
    0x273fa0a1150013b4, 0x3616bc7ab8003b3f, 0xa55b59e4fc001603, 0x9969e86be7001533, 0x0000000000000000, 0x18620c1b0e001d64,
    0x5b031854a6001d7d, 0xbf1d970fb300285a, 0xc1a663fc42004127, 0xc50f7ddb69002b5b, 0x0000000000000000, 0xd59ed48c88002da9,
    0x5a0dc08e030020f7, 0x8a5d724fb20000c3, 0x526bb212dc004422, 0x10da1c7b3300157d, 0xa4d9fe80800017e8, 0x7540138a5800028b,
    0xca01aea1c60031b1, 0xd9074bbf5e003c63, 0x2cbc1f69320013cf, 0x610c7ff5100044cb, 0x7806a9d58b000acf, 0x0000000000000000,
    0xc18747cba9003ee0, 0x73225b85ac001402, 0x7efb1c7b6f0037c6, 0x15ebd7eba10002b9, 0x60921db1840026ea, 0xadb0b5f9760033df,
    0xba43d59150001fca, 0xc70a547b990038d3, 0xfac9d0786c000d7b, 0xadd1c75fe0003e2c, 0x37a79187e40012cf, 0x652ae0e2cd0003a3,
    0xf26935c26800121b, 0x0000000000000000, 0x0a8d9d5907000b5e, 0xa92d8f565e0030ce, 0x3562901c650002dd, 0x446fe30a15001144,
    0x79b921e9ea000e21, 0xd030c8e10a002e3e, 0x8bbd6985b3002c77, 0xa225518afa00271e, 0x50c96c37d9003288, 0x60b470f50f00450c,
    0x868f5280440020ca, 0xe2e6f4d53e00395f, 0x60b088f50f0044f2, 0xc891b7d13900141e, 0x39d1c07b48001c43, 0xd34ff9fabc0001a4,
    0x87011a8cab003597, 0x6dfa831e1e00098f, 0x7165839af10024d6, 0x687eabc83a000f43, 0x1ab01588f40024f2, 0x2c2d9b7fb0000117,
    0x92f72caee3001239, 0x68efd17e8000276d, 0xe2d1b9c80a0027cc, 0xacded99dfc001308, 0xe82bc260f8002339, 0x228b7688c9002400,
    0x8c3202c34d001fe0, 0x10249e7177002bfb, 0x0000000000000000, 0x95fecc217f00455c, 0xebceadace7003329, 0x89bd387b760031ff,
    0x34bb5cf2b7000bad, 0xc17d43cba9003ed1, 0xa1e20682200001bc, 0x5b22eb33a9002bcf, 0xadd1c05fe0003e3b, 0xb682df804f002688,
    0x480e873775001352, 0x9e3d4f4896002e53, 0xf4b3f82f9800043b, 0xd5888240a40014cc, 0x5dfcbf3c7f001ef5, 0x26ff273732002a33,
    0x7aec19e92c00171a, 0xae18e55fe00042bf, 0xf0caade7750032c1, 0x0f22e21f2300361a, 0x98d9e408fd0045a7, 0x0e338fefcd002030,
    0xccc30bc83c000ae3, 0x0deb7cb5c0001f0f, 0x71db4b747f002cca, 0x80938c1e6e002df5, 0x315901ea91000cf9, 0xa9074a130d004321,
    0x5174ca9fe7001ea5, 0xb668b9cb9b002973, 0xe6878374a7001ad0, 0xb3eb9d72370029f2, 0x4e3f77110a00110e, 0x7059a9dbfb002acb,
    0xe2ed62d53e003a54, 0xd210876f4e0014b5, 0x0a9e257a39003606, 0x47be094fec00210b, 0x399d45c375002a7b, 0xec75f71eb7003da5,
    0x736e402de6001735, 0x477481447900095b, 0xac43bb78f3000fee, 0x5e36f010900032d9, 0xb830a09e9c000202, 0x7f879cc97100115f,
    0xa914a277d0004075, 0x83ed31a4a4002247, 0x30f175bcf20037ea, 0x53af98056d0031d0, 0x6e0518706e0028c5, 0x4457086e8f002446,
    0xc21e7daf8f000e93, 0x5d3cfc8a1e001ee0, 0x438f17b407000f28, 0x0000000000000000, 0x3e99383e3d002929, 0x46542f0a8d000140,
    0xd53210f275002a4d, 0xf8c54148a10012ee, 0xe067f132e9002580, 0xa9111f77d0004000, 0xaa89202271003156, 0xe2e6fbd53e0038fb,
    0x04059e7abf00018f, 0x0000000000000000, 0xd9ac39eabd001dc1, 0x12d80de18c002135, 0x077cbf55df0009ab, 0x194aef55b500063c,
    0xc600e858b80039af, 0x1253a6780c004209, 0x15381a0a90000bf6, 0xd073c2713a001088, 0xbbe31a6b4f003c76, 0x852cbf4467000ffd,
    0x965369fc2a0040dc, 0xadded75fe0003e4a, 0xe8e7fa69d600279d, 0x3570d78cc9001c8b, 0xfcfaa42feb001631, 0xd9502ca2840015d1,
    0x9691cbcb0c001fa3, 0x19e232f2be001549, 0xdfc5e1b8760030a3, 0x94335ba4bd002077, 0xc8ee05ff3e0004fc, 0x8ac79703a3003297,
    0xf55b77898b002519, 0xaf8a58c6640022d0, 0xa9111c77d0004027, 0xf8300ba4da001561, 0xcc4e3956a1003708, 0x0000000000000000,
    0x0000000000000000, 0x5df052c0bf0038ae, 0x0503eb2139003089, 0xc19c51fc42004154, 0x12bcb3780c0041fc, 0x46a78200e70032fe,
    0x9a2728bce7003c4d, 0x5a6ac493a5000250, 0xc1a661fc42004109, 0x27826c49d4002354, 0x337669178c0030e5, 0x751e30e7af0024bb,
    0x1327ab790d00249f, 0x3ecf5304e1003b0b, 0x885cf95e7000382e, 0x6dd64d76860002ea, 0x000bf48065000343, 0xb476c7d1ba0007cb,
    0xbca067cfc10000af, 0x12abc0780c0041ae, 0x83ddd021340016ae, 0x2acda3f9560017ff, 0xf41e2b77c6002c61, 0x5ddfd7817d00185f,
    0xbf5043cedf00344e, 0x8135575fa40003ba, 0x23e10cfc2700051a, 0x70145a2cae003783, 0x26d91a89fe002262, 0xa90752130d00428b,
    0xeb6e3e7107000476, 0x44fe56f672001aa1, 0xa5e2e9666c003171, 0xa91f1477d0003f09, 0x36682ee09a002e0c, 0x7eb1692a60003b8a,
    0xf395aa5903003140, 0x6ec15f0812002d5f, 0x3b30431f7e0001f2, 0x6942d94c790005d7, 0x239f772ead00128b, 0x5b68b8f9b400289f,
    0x9a5c6cba58002d31, 0xd6921ade8600035d, 0xcef9a00a540010dc, 0x2c1aa257a2001ff9, 0x53a5417b570034d8, 0xa914a677d0004041,
    0x9d925bad26001a08, 0xa9111e77d000400d, 0xa90e1e77d0003fe6, 0x3a805fea67003b27,
  ]

  /// Key, alias and the canonical type a line.
  static let lines: StaticString = """
    @calendar ca
    ca-ethiopic-amete-alem ethioaa
    ca-gregorian gregory
    ca-islamicc islamic-civil
    @hours hc
    @collation co
    co-dictionary dict
    co-gb2312han gb2312
    co-phonebook phonebk
    co-traditional trad
    @colalternate ka
    ka-non-ignorable noignore
    @colbackwards kb
    kb-yes true
    kb-no false
    @colcaselevel kc
    kc-yes true
    kc-no false
    @colcasefirst kf
    kf-no false
    @colhiraganaquaternary kh
    kh-yes true
    kh-no false
    @colnormalization kk
    kk-yes true
    kk-no false
    @colnumeric kn
    kn-yes true
    kn-no false
    @colreorder kr
    @colstrength ks
    ks-primary level1
    ks-secondary level2
    ks-tertiary level3
    ks-quaternary level4
    ks-quarternary level4
    ks-identical identic
    @variabletop vt
    @currency cu
    @measure ms
    ms-imperial uksystem
    @numbers nu
    nu-traditional traditio
    @timezone tz
    tz-europe/andorra adalv
    tz-asia/dubai aedxb
    tz-asia/kabul afkbl
    tz-america/antigua aganu
    tz-america/anguilla aiaxa
    tz-europe/tirane altia
    tz-asia/yerevan amevn
    tz-america/curacao ancur
    tz-africa/luanda aolad
    tz-aqams aqmcm
    tz-antarctica/casey aqcas
    tz-antarctica/davis aqdav
    tz-antarctica/dumontdurville aqddu
    tz-antarctica/mawson aqmaw
    tz-antarctica/mcmurdo aqmcm
    tz-antarctica/south_pole aqmcm
    tz-antarctica/palmer aqplm
    tz-antarctica/rothera aqrot
    tz-antarctica/syowa aqsyw
    tz-antarctica/troll aqtrl
    tz-antarctica/vostok aqvos
    tz-america/buenos_aires arbue
    tz-america/argentina/buenos_aires arbue
    tz-america/cordoba arcor
    tz-america/argentina/cordoba arcor
    tz-america/rosario arcor
    tz-america/catamarca arctc
    tz-america/argentina/catamarca arctc
    tz-america/argentina/comodrivadavia arctc
    tz-america/argentina/la_rioja arirj
    tz-america/jujuy arjuj
    tz-america/argentina/jujuy arjuj
    tz-america/argentina/san_luis arluq
    tz-america/mendoza armdz
    tz-america/argentina/mendoza armdz
    tz-america/argentina/rio_gallegos arrgl
    tz-america/argentina/salta arsla
    tz-america/argentina/tucuman artuc
    tz-america/argentina/san_juan aruaq
    tz-america/argentina/ushuaia arush
    tz-pacific/pago_pago asppg
    tz-pacific/samoa asppg
    tz-us/samoa asppg
    tz-europe/vienna atvie
    tz-australia/adelaide auadl
    tz-australia/south auadl
    tz-australia/broken_hill aubhq
    tz-australia/yancowinna aubhq
    tz-australia/brisbane aubne
    tz-australia/queensland aubne
    tz-australia/darwin audrw
    tz-australia/north audrw
    tz-australia/eucla aueuc
    tz-australia/hobart auhba
    tz-australia/tasmania auhba
    tz-australia/currie auhba
    tz-aukns auhba
    tz-australia/lindeman auldc
    tz-australia/lord_howe auldh
    tz-australia/lhi auldh
    tz-australia/melbourne aumel
    tz-australia/victoria aumel
    tz-antarctica/macquarie aumqi
    tz-australia/perth auper
    tz-australia/west auper
    tz-australia/sydney ausyd
    tz-australia/act ausyd
    tz-australia/canberra ausyd
    tz-australia/nsw ausyd
    tz-america/aruba awaua
    tz-asia/baku azbak
    tz-europe/sarajevo basjj
    tz-america/barbados bbbgi
    tz-asia/dhaka bddac
    tz-asia/dacca bddac
    tz-europe/brussels bebru
    tz-cet bebru
    tz-met bebru
    tz-africa/ouagadougou bfoua
    tz-europe/sofia bgsof
    tz-asia/bahrain bhbah
    tz-africa/bujumbura bibjm
    tz-africa/porto-novo bjptn
    tz-atlantic/bermuda bmbda
    tz-asia/brunei bnbwn
    tz-america/la_paz bolpb
    tz-america/kralendijk bqkra
    tz-america/araguaina braux
    tz-america/belem brbel
    tz-america/boa_vista brbvb
    tz-america/cuiaba brcgb
    tz-america/campo_grande brcgr
    tz-america/eirunepe brern
    tz-america/noronha brfen
    tz-brazil/denoronha brfen
    tz-america/fortaleza brfor
    tz-america/manaus brmao
    tz-brazil/west brmao
    tz-america/maceio brmcz
    tz-america/porto_velho brpvh
    tz-america/rio_branco brrbr
    tz-america/porto_acre brrbr
    tz-brazil/acre brrbr
    tz-america/recife brrec
    tz-america/sao_paulo brsao
    tz-brazil/east brsao
    tz-america/bahia brssa
    tz-america/santarem brstm
    tz-america/nassau bsnas
    tz-asia/thimphu btthi
    tz-asia/thimbu btthi
    tz-africa/gaborone bwgbe
    tz-europe/minsk bymsq
    tz-america/belize bzbze
    tz-america/creston cacfq
    tz-america/edmonton caedm
    tz-canada/mountain caedm
    tz-america/yellowknife caedm
    tz-caffs cawnp
    tz-america/fort_nelson cafne
    tz-america/glace_bay caglb
    tz-america/goose_bay cagoo
    tz-america/halifax cahal
    tz-canada/atlantic cahal
    tz-america/iqaluit caiql
    tz-america/pangnirtung caiql
    tz-america/moncton camon
    tz-camtr cator
    tz-capnt caiql
    tz-america/resolute careb
    tz-america/regina careg
    tz-canada/east-saskatchewan careg
    tz-canada/saskatchewan careg
    tz-america/st_johns casjf
    tz-canada/newfoundland casjf
    tz-canpg cator
    tz-cathu cator
    tz-america/toronto cator
    tz-america/montreal cator
    tz-canada/eastern cator
    tz-america/nipigon cator
    tz-america/thunder_bay cator
    tz-america/vancouver cavan
    tz-canada/pacific cavan
    tz-america/winnipeg cawnp
    tz-canada/central cawnp
    tz-america/rainy_river cawnp
    tz-america/blanc-sablon caybx
    tz-america/cambridge_bay caycb
    tz-america/dawson cayda
    tz-america/dawson_creek caydq
    tz-america/rankin_inlet cayek
    tz-america/inuvik cayev
    tz-america/whitehorse cayxy
    tz-canada/yukon cayxy
    tz-america/swift_current cayyn
    tz-cayzf caedm
    tz-america/coral_harbour cayzs
    tz-america/atikokan cayzs
    tz-indian/cocos cccck
    tz-africa/lubumbashi cdfbm
    tz-africa/kinshasa cdfih
    tz-africa/bangui cfbgf
    tz-africa/brazzaville cgbzv
    tz-europe/zurich chzrh
    tz-africa/abidjan ciabj
    tz-pacific/rarotonga ckrar
    tz-america/coyhaique clcxq
    tz-pacific/easter clipc
    tz-chile/easterisland clipc
    tz-america/punta_arenas clpuq
    tz-america/santiago clscl
    tz-chile/continental clscl
    tz-africa/douala cmdla
    tz-cnckg cnsha
    tz-cnhrb cnsha
    tz-cnkhg cnurc
    tz-asia/shanghai cnsha
    tz-asia/chongqing cnsha
    tz-asia/chungking cnsha
    tz-asia/harbin cnsha
    tz-prc cnsha
    tz-asia/urumqi cnurc
    tz-asia/kashgar cnurc
    tz-america/bogota cobog
    tz-america/costa_rica crsjo
    tz-cst6cdt uschi
    tz-america/havana cuhav
    tz-cuba cuhav
    tz-atlantic/cape_verde cvrai
    tz-indian/christmas cxxch
    tz-asia/famagusta cyfmg
    tz-asia/nicosia cynic
    tz-europe/nicosia cynic
    tz-europe/prague czprg
    tz-europe/berlin deber
    tz-europe/busingen debsngn
    tz-africa/djibouti djjib
    tz-europe/copenhagen dkcph
    tz-america/dominica dmdom
    tz-america/santo_domingo dosdq
    tz-africa/algiers dzalg
    tz-pacific/galapagos ecgps
    tz-america/guayaquil ecgye
    tz-europe/tallinn eetll
    tz-africa/cairo egcai
    tz-egypt egcai
    tz-africa/el_aaiun eheai
    tz-africa/asmera erasm
    tz-africa/asmara erasm
    tz-africa/ceuta esceu
    tz-atlantic/canary eslpa
    tz-europe/madrid esmad
    tz-est5edt usnyc
    tz-africa/addis_ababa etadd
    tz-europe/helsinki fihel
    tz-europe/mariehamn fimhq
    tz-pacific/fiji fjsuv
    tz-atlantic/stanley fkpsy
    tz-pacific/kosrae fmksa
    tz-pacific/ponape fmpni
    tz-pacific/pohnpei fmpni
    tz-pacific/truk fmtkk
    tz-pacific/chuuk fmtkk
    tz-pacific/yap fmtkk
    tz-atlantic/faeroe fotho
    tz-atlantic/faroe fotho
    tz-europe/paris frpar
    tz-africa/libreville galbv
    tz-gaza gazastrp
    tz-asia/gaza gazastrp
    tz-europe/london gblon
    tz-europe/belfast gblon
    tz-gb gblon
    tz-gb-eire gblon
    tz-america/grenada gdgnd
    tz-asia/tbilisi getbs
    tz-america/cayenne gfcay
    tz-europe/guernsey gggci
    tz-africa/accra ghacc
    tz-europe/gibraltar gigib
    tz-america/danmarkshavn gldkshvn
    tz-america/godthab glgoh
    tz-america/nuuk glgoh
    tz-america/scoresbysund globy
    tz-america/thule glthu
    tz-africa/banjul gmbjl
    tz-etc/gmt gmt
    tz-etc/gmt+0 gmt
    tz-etc/gmt-0 gmt
    tz-etc/gmt0 gmt
    tz-etc/greenwich gmt
    tz-gmt+0 gmt
    tz-gmt-0 gmt
    tz-gmt0 gmt
    tz-greenwich gmt
    tz-africa/conakry gncky
    tz-america/guadeloupe gpbbr
    tz-america/marigot gpmsb
    tz-america/st_barthelemy gpsbh
    tz-africa/malabo gqssg
    tz-europe/athens grath
    tz-eet grath
    tz-atlantic/south_georgia gsgrv
    tz-america/guatemala gtgua
    tz-pacific/guam gugum
    tz-africa/bissau gwoxb
    tz-america/guyana gygeo
    tz-asia/hebron hebron
    tz-asia/hong_kong hkhkg
    tz-hongkong hkhkg
    tz-america/tegucigalpa hntgu
    tz-europe/zagreb hrzag
    tz-america/port-au-prince htpap
    tz-europe/budapest hubud
    tz-asia/jayapura iddjj
    tz-asia/jakarta idjkt
    tz-asia/makassar idmak
    tz-asia/ujung_pandang idmak
    tz-asia/pontianak idpnk
    tz-europe/dublin iedub
    tz-eire iedub
    tz-europe/isle_of_man imdgs
    tz-asia/calcutta inccu
    tz-asia/kolkata inccu
    tz-indian/chagos iodga
    tz-asia/baghdad iqbgw
    tz-asia/tehran irthr
    tz-iran irthr
    tz-atlantic/reykjavik isrey
    tz-iceland isrey
    tz-europe/rome itrom
    tz-asia/jerusalem jeruslm
    tz-asia/tel_aviv jeruslm
    tz-israel jeruslm
    tz-europe/jersey jesth
    tz-america/jamaica jmkin
    tz-jamaica jmkin
    tz-asia/amman joamm
    tz-asia/tokyo jptyo
    tz-japan jptyo
    tz-africa/nairobi kenbo
    tz-asia/bishkek kgfru
    tz-asia/phnom_penh khpnh
    tz-pacific/kiritimati kicxi
    tz-pacific/enderbury kipho
    tz-pacific/kanton kipho
    tz-pacific/tarawa kitrw
    tz-indian/comoro kmyva
    tz-america/st_kitts knbas
    tz-asia/pyongyang kpfnj
    tz-asia/seoul krsel
    tz-rok krsel
    tz-asia/kuwait kwkwi
    tz-america/cayman kygec
    tz-asia/aqtau kzaau
    tz-asia/aqtobe kzakx
    tz-asia/almaty kzala
    tz-asia/atyrau kzguw
    tz-asia/qostanay kzksn
    tz-asia/qyzylorda kzkzo
    tz-asia/oral kzura
    tz-asia/vientiane lavte
    tz-asia/beirut lbbey
    tz-america/st_lucia lccas
    tz-europe/vaduz livdz
    tz-asia/colombo lkcmb
    tz-africa/monrovia lrmlw
    tz-africa/maseru lsmsu
    tz-europe/vilnius ltvno
    tz-europe/luxembourg lulux
    tz-europe/riga lvrix
    tz-africa/tripoli lytip
    tz-libya lytip
    tz-africa/casablanca macas
    tz-europe/monaco mcmon
    tz-europe/chisinau mdkiv
    tz-europe/tiraspol mdkiv
    tz-europe/podgorica metgd
    tz-indian/antananarivo mgtnr
    tz-pacific/kwajalein mhkwa
    tz-kwajalein mhkwa
    tz-pacific/majuro mhmaj
    tz-europe/skopje mkskp
    tz-africa/bamako mlbko
    tz-africa/timbuktu mlbko
    tz-asia/rangoon mmrgn
    tz-asia/yangon mmrgn
    tz-mncoq mnuln
    tz-asia/hovd mnhvd
    tz-asia/ulaanbaatar mnuln
    tz-asia/ulan_bator mnuln
    tz-asia/choibalsan mnuln
    tz-asia/macau momfm
    tz-asia/macao momfm
    tz-pacific/saipan mpspn
    tz-america/martinique mqfdf
    tz-africa/nouakchott mrnkc
    tz-america/montserrat msmni
    tz-mst7mdt usden
    tz-europe/malta mtmla
    tz-indian/mauritius muplu
    tz-indian/maldives mvmle
    tz-africa/blantyre mwblz
    tz-america/chihuahua mxchi
    tz-america/cancun mxcun
    tz-america/ciudad_juarez mxcjs
    tz-america/hermosillo mxhmo
    tz-america/matamoros mxmam
    tz-america/mexico_city mxmex
    tz-mexico/general mxmex
    tz-america/merida mxmid
    tz-america/monterrey mxmty
    tz-america/mazatlan mxmzt
    tz-mexico/bajasur mxmzt
    tz-america/ojinaga mxoji
    tz-america/bahia_banderas mxpvr
    tz-mxstis mxtij
    tz-america/tijuana mxtij
    tz-america/ensenada mxtij
    tz-mexico/bajanorte mxtij
    tz-america/santa_isabel mxtij
    tz-asia/kuching mykch
    tz-asia/kuala_lumpur mykul
    tz-africa/maputo mzmpm
    tz-africa/windhoek nawdh
    tz-pacific/noumea ncnou
    tz-africa/niamey nenim
    tz-pacific/norfolk nfnlk
    tz-africa/lagos nglos
    tz-america/managua nimga
    tz-europe/amsterdam nlams
    tz-europe/oslo noosl
    tz-asia/katmandu npktm
    tz-asia/kathmandu npktm
    tz-pacific/nauru nrinu
    tz-pacific/niue nuiue
    tz-pacific/auckland nzakl
    tz-nz nzakl
    tz-pacific/chatham nzcht
    tz-nz-chat nzcht
    tz-asia/muscat ommct
    tz-america/panama papty
    tz-est papty
    tz-america/lima pelim
    tz-pacific/gambier pfgmr
    tz-pacific/marquesas pfnhv
    tz-pacific/tahiti pfppt
    tz-pacific/port_moresby pgpom
    tz-pacific/bougainville pgraw
    tz-asia/manila phmnl
    tz-asia/karachi pkkhi
    tz-europe/warsaw plwaw
    tz-poland plwaw
    tz-america/miquelon pmmqc
    tz-pacific/pitcairn pnpcn
    tz-america/puerto_rico prsju
    tz-pst8pdt uslax
    tz-atlantic/madeira ptfnc
    tz-europe/lisbon ptlis
    tz-portugal ptlis
    tz-wet ptlis
    tz-atlantic/azores ptpdl
    tz-pacific/palau pwror
    tz-america/asuncion pyasu
    tz-asia/qatar qadoh
    tz-indian/reunion rereu
    tz-europe/bucharest robuh
    tz-europe/belgrade rsbeg
    tz-europe/astrakhan ruasf
    tz-asia/barnaul rubax
    tz-asia/chita ruchita
    tz-asia/anadyr rudyr
    tz-asia/magadan rugdx
    tz-asia/irkutsk ruikt
    tz-europe/kaliningrad rukgd
    tz-asia/khandyga rukhndg
    tz-asia/krasnoyarsk rukra
    tz-europe/samara rukuf
    tz-europe/kirov rukvx
    tz-europe/moscow rumow
    tz-w-su rumow
    tz-asia/novokuznetsk runoz
    tz-asia/omsk ruoms
    tz-asia/novosibirsk ruovb
    tz-asia/kamchatka rupkc
    tz-europe/saratov rurtw
    tz-asia/srednekolymsk rusred
    tz-asia/tomsk rutof
    tz-europe/ulyanovsk ruuly
    tz-asia/ust-nera ruunera
    tz-asia/sakhalin ruuus
    tz-europe/volgograd ruvog
    tz-asia/vladivostok ruvvo
    tz-asia/yekaterinburg ruyek
    tz-asia/yakutsk ruyks
    tz-africa/kigali rwkgl
    tz-asia/riyadh saruh
    tz-pacific/guadalcanal sbhir
    tz-indian/mahe scmaw
    tz-africa/khartoum sdkrt
    tz-europe/stockholm sesto
    tz-asia/singapore sgsin
    tz-singapore sgsin
    tz-atlantic/st_helena shshn
    tz-europe/ljubljana silju
    tz-arctic/longyearbyen sjlyr
    tz-atlantic/jan_mayen sjlyr
    tz-europe/bratislava skbts
    tz-africa/freetown slfna
    tz-europe/san_marino smsai
    tz-africa/dakar sndkr
    tz-africa/mogadishu somgq
    tz-america/paramaribo srpbm
    tz-africa/juba ssjub
    tz-africa/sao_tome sttms
    tz-america/el_salvador svsal
    tz-america/lower_princes sxphi
    tz-asia/damascus sydam
    tz-africa/mbabane szqmn
    tz-america/grand_turk tcgdt
    tz-africa/ndjamena tdndj
    tz-indian/kerguelen tfpfr
    tz-africa/lome tglfw
    tz-asia/bangkok thbkk
    tz-asia/dushanbe tjdyu
    tz-pacific/fakaofo tkfko
    tz-asia/dili tldil
    tz-asia/ashgabat tmasb
    tz-asia/ashkhabad tmasb
    tz-africa/tunis tntun
    tz-pacific/tongatapu totbu
    tz-europe/istanbul trist
    tz-asia/istanbul trist
    tz-turkey trist
    tz-america/port_of_spain ttpos
    tz-pacific/funafuti tvfun
    tz-asia/taipei twtpe
    tz-roc twtpe
    tz-africa/dar_es_salaam tzdar
    tz-europe/kiev uaiev
    tz-europe/kyiv uaiev
    tz-europe/zaporozhye uaiev
    tz-europe/uzhgorod uaiev
    tz-uaozh uaiev
    tz-europe/simferopol uasip
    tz-uauzh uaiev
    tz-africa/kampala ugkla
    tz-pacific/wake umawk
    tz-umjon ushnl
    tz-pacific/midway ummdy
    tz-etc/unknown unk
    tz-factory unk
    tz-america/adak usadk
    tz-america/atka usadk
    tz-us/aleutian usadk
    tz-america/indiana/marengo usaeg
    tz-america/anchorage usanc
    tz-us/alaska usanc
    tz-america/boise usboi
    tz-america/chicago uschi
    tz-us/central uschi
    tz-america/denver usden
    tz-america/shiprock usden
    tz-navajo usden
    tz-us/mountain usden
    tz-america/detroit usdet
    tz-us/michigan usdet
    tz-pacific/honolulu ushnl
    tz-us/hawaii ushnl
    tz-pacific/johnston ushnl
    tz-hst ushnl
    tz-america/indianapolis usind
    tz-america/fort_wayne usind
    tz-america/indiana/indianapolis usind
    tz-us/east-indiana usind
    tz-america/indiana/vevay usinvev
    tz-america/juneau usjnu
    tz-america/indiana/knox usknx
    tz-america/knox_in usknx
    tz-us/indiana-starke usknx
    tz-america/los_angeles uslax
    tz-us/pacific uslax
    tz-us/pacific-new uslax
    tz-america/louisville uslui
    tz-america/kentucky/louisville uslui
    tz-america/menominee usmnm
    tz-america/metlakatla usmtm
    tz-america/kentucky/monticello usmoc
    tz-usnavajo usden
    tz-america/north_dakota/center usndcnt
    tz-america/north_dakota/new_salem usndnsl
    tz-america/new_york usnyc
    tz-us/eastern usnyc
    tz-america/indiana/vincennes usoea
    tz-america/nome usome
    tz-america/phoenix usphx
    tz-us/arizona usphx
    tz-mst usphx
    tz-america/sitka ussit
    tz-america/indiana/tell_city ustel
    tz-america/indiana/winamac uswlz
    tz-america/indiana/petersburg uswsq
    tz-america/north_dakota/beulah usxul
    tz-america/yakutat usyak
    tz-etc/utc utc
    tz-etc/uct utc
    tz-etc/universal utc
    tz-etc/zulu utc
    tz-uct utc
    tz-universal utc
    tz-zulu utc
    tz-etc/gmt-1 utce01
    tz-etc/gmt-2 utce02
    tz-etc/gmt-3 utce03
    tz-etc/gmt-4 utce04
    tz-etc/gmt-5 utce05
    tz-etc/gmt-6 utce06
    tz-etc/gmt-7 utce07
    tz-etc/gmt-8 utce08
    tz-etc/gmt-9 utce09
    tz-etc/gmt-10 utce10
    tz-etc/gmt-11 utce11
    tz-etc/gmt-12 utce12
    tz-etc/gmt-13 utce13
    tz-etc/gmt-14 utce14
    tz-etc/gmt+1 utcw01
    tz-etc/gmt+2 utcw02
    tz-etc/gmt+3 utcw03
    tz-etc/gmt+4 utcw04
    tz-etc/gmt+5 utcw05
    tz-etc/gmt+6 utcw06
    tz-etc/gmt+7 utcw07
    tz-etc/gmt+8 utcw08
    tz-etc/gmt+9 utcw09
    tz-etc/gmt+10 utcw10
    tz-etc/gmt+11 utcw11
    tz-etc/gmt+12 utcw12
    tz-america/montevideo uymvd
    tz-asia/samarkand uzskd
    tz-asia/tashkent uztas
    tz-europe/vatican vavat
    tz-america/st_vincent vcsvd
    tz-america/caracas veccs
    tz-america/tortola vgtov
    tz-america/st_thomas vistt
    tz-america/virgin vistt
    tz-asia/saigon vnsgn
    tz-asia/ho_chi_minh vnsgn
    tz-pacific/efate vuvli
    tz-pacific/wallis wfmau
    tz-pacific/apia wsapw
    tz-asia/aden yeade
    tz-indian/mayotte ytmam
    tz-africa/johannesburg zajnb
    tz-africa/lusaka zmlun
    tz-africa/harare zwhre
    d0-publishing publish
    d0-fullwidth fwidth
    d0-halfwidth hwidth
    d0-name charname
    d0-numericpinyin npinyin
    s0-publishing publish
    s0-numericpinyin npinyin
    m0-c c11
    m0-names prprname
    m0-beta-metsehaf betamets
    m0-ies-jes iesjes
    m0-tekie-alibekit tekieali
    sd-fi01 axzzzz
    sd-frcp cpzzzz
    sd-shta tazzzz
    sd-frbl blzzzz
    sd-frmf mfzzzz
    sd-frnc nczzzz
    sd-frpf pfzzzz
    sd-frpm pmzzzz
    sd-frtf tfzzzz
    sd-frwf wfzzzz
    sd-nlaw awzzzz
    sd-nlcw cwzzzz
    sd-nlsx sxzzzz
    sd-usas aszzzz
    sd-usgu guzzzz
    sd-usmp mpzzzz
    sd-uspr przzzz
    sd-usum umzzzz
    sd-usvi vizzzz
    sd-cn11 cnbj
    sd-cn12 cntj
    sd-cn13 cnhe
    sd-cn14 cnsx
    sd-cn15 cnmn
    sd-cn21 cnln
    sd-cn22 cnjl
    sd-cn23 cnhl
    sd-cn31 cnsh
    sd-cn32 cnjs
    sd-cn33 cnzj
    sd-cn34 cnah
    sd-cn35 cnfj
    sd-cn36 cnjx
    sd-cn37 cnsd
    sd-cn41 cnha
    sd-cn42 cnhb
    sd-cn43 cnhn
    sd-cn44 cngd
    sd-cn45 cngx
    sd-cn46 cnhi
    sd-cn50 cncq
    sd-cn51 cnsc
    sd-cn52 cngz
    sd-cn53 cnyn
    sd-cn54 cnxz
    sd-cn61 cnsn
    sd-cn62 cngs
    sd-cn63 cnqh
    sd-cn64 cnnx
    sd-cn65 cnxj
    sd-cn71 twzzzz
    sd-cn91 hkzzzz
    sd-cn92 mozzzz
    sd-cz10a cz110
    sd-cz10b cz111
    sd-cz10c cz112
    sd-cz10d cz113
    sd-cz10e cz114
    sd-cz10f cz115
    sd-cz611 cz663
    sd-cz612 cz632
    sd-cz613 cz633
    sd-cz614 cz634
    sd-cz615 cz635
    sd-cz621 cz641
    sd-cz622 cz642
    sd-cz623 cz643
    sd-cz624 cz644
    sd-cz626 cz646
    sd-cz627 cz647
    sd-czjc cz31
    sd-czjm cz64
    sd-czka cz41
    sd-czkr cz52
    sd-czli cz51
    sd-czmo cz80
    sd-czol cz71
    sd-czpa cz53
    sd-czpl cz32
    sd-czpr cz10
    sd-czst cz20
    sd-czus cz42
    sd-czvy cz63
    sd-czzl cz72
    sd-fra frges
    sd-frb frnaq
    sd-frc frara
    sd-frd frbfc
    sd-fre frbre
    sd-frf frcvl
    sd-frg frges
    sd-frgf gfzzzz
    sd-frgp gpzzzz
    sd-frgua gpzzzz
    sd-frh frcor
    sd-fri frbfc
    sd-frj fridf
    sd-frk frocc
    sd-frl frnaq
    sd-frlre rezzzz
    sd-frm frges
    sd-frmay ytzzzz
    sd-frmq mqzzzz
    sd-frn frocc
    sd-fro frhdf
    sd-frp frnor
    sd-frq frnor
    sd-frr frpdl
    sd-frre rezzzz
    sd-frs frhdf
    sd-frt frnaq
    sd-fru frpac
    sd-frv frara
    sd-fryt ytzzzz
    sd-laxn laxs
    sd-lud lucl
    sd-lug luec
    sd-lul luca
    sd-mrnkc mr13
    sd-no23 no50
    sd-nzn nzauk
    sd-nzs nzcan
    sd-omba ombj
    sd-omsh omsj
    sd-plds pl02
    sd-plkp pl04
    sd-pllb pl08
    sd-plld pl10
    sd-pllu pl06
    sd-plma pl12
    sd-plmz pl14
    sd-plop pl16
    sd-plpd pl20
    sd-plpk pl18
    sd-plpm pl22
    sd-plsk pl26
    sd-plsl pl24
    sd-plwn pl28
    sd-plwp pl30
    sd-plzp pl32
    sd-tteto tttob
    sd-ttrcm ttmrc
    sd-ttwto tttob
    sd-twkhq twkhh
    sd-twtnq twtnn
    sd-twtpq twnwt
    sd-twtxq twtxg

    """
}
#endif
