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
    0x2f5bf91e9a0009d5, 0x09a549d06c003a03, 0x50f24698880017b7, 0xb503fff923002e9e, 0x95e5cd4e3a00017d, 0xa925a077d0000499,
    0xd3138f52a7003e24, 0xb073ae2c42001e82, 0x83f851c1da000cb3, 0x0000000000000000, 0xa5447de9c4000000, 0xd11165f3c7002768,
    0x4e1955120e0003b4, 0x0000000000000000, 0x60c171f50f000adb, 0xb058edd79000333b, 0x4f6e2094a900232b, 0x222d06cc660016e0,
    0x2269e45d88003992, 0x99e9720677002428, 0xc3d7eac233000108, 0x64faecada9001cd5, 0x609a3079580031b1, 0x241f7a32fc00375b,
    0x5b6c6b941a002978, 0xc600e958b8003537, 0x931cd99622003cc8, 0x60bc014487002ee3, 0xdadf4f01960025f1, 0xa925a277d000044b,
    0xc1622ecba9000b8b, 0xe2e6f8d53e003561, 0x10b2fb9a98000c9c, 0x80acd9a96b002311, 0xf6199c38c90009a9, 0xd6328d7d0300214c,
    0xa71dc5420c002ac5, 0x3b86a9e31b003919, 0x610589f510000a32, 0x4ea1f5d75800332c, 0x647a0412e60009f1, 0x01c5a358d9003e8f,
    0x60b08ef50f000aa7, 0x2196ec3f720022dd, 0x01a0d5aef4003213, 0x38c9564886004070, 0x5d8d38db22000fd9, 0xadd8d45fe0000908,
    0x0000000000000000, 0xfd861a57b70013dc, 0x5b189c48830027c3, 0xe866231f79004267, 0xa9074f130d000790, 0x4ebc72249d003fdd,
    0x0000000000000000, 0xc19c54fc42000675, 0x72cb8709110040d7, 0xa90740130d0008fb, 0xc14e2fcba9000b7c, 0x87e42c78dd0032ca,
    0x306c072c97000c57, 0x7506bce8c9002ab1, 0xa90e1b77d00004b3, 0xa90748130d000828, 0x0921e4be7e000240, 0x5eef4512c2000a0b,
    0x0000000000000000, 0x3387cca9d30002a0, 0x84a787df9a0023d6, 0xe3e189bff6003ec5, 0x7c1d8948dd003007, 0xf2d3b10608000f17,
    0xcd89cc48f60021eb, 0x0000000000000000, 0x69ca120ca6003626, 0xd2c42795f4003af2, 0x1253b1780c00070a, 0xe2e6f5d53e0035c5,
    0xee526a9ba8002344, 0xee533f32410024c1, 0x02d55479240031a2, 0x3cffb67d33002647, 0xd81009998d002021, 0x9d6f9781750030db,
    0xd7e44ef41b001f1b, 0xab20e500c500378e, 0xc19c57fc42000693, 0x266549f2c10044a6, 0xc33796a48a002277, 0x3809bb849b001cf2,
    0x9e0927f9b300126d, 0x8080285057000d18, 0x5622d9448000305a, 0x9325fd2578002ba6, 0x340440cf3a002eba, 0xe2e6fad53e0034d3,
    0xe498e6fd5c003d93, 0x05bdc04aed00006b, 0xf33e17583600294d, 0x94e64d815b003f32, 0x526ba912dc000991, 0x575504b22a0025db,
    0xbcaba0eb2b000dc5, 0x0000000000000000, 0x0ca6aef966000d49, 0x365217afe90013a5, 0x0355ce91fd002804, 0x258545ea8000084f,
    0xc427a9f35100035a, 0x609080e9d2001d92, 0x0000000000000000, 0x3de884d3ef003b9b, 0x067c9ed89a001b62, 0x1a7159819e003b68,
    0xff7cd98fc2001f76, 0x0e656ab04c000ff1, 0x21e170c6360043fe, 0xa925a177d000048c, 0x1976aa4c8d00336a, 0x7146d2ad82002dde,
    0xdebd760cc2000978, 0x2f25f01e990009c6, 0x2bb215e1aa003c11, 0xc1a666fc4200062a, 0xa4df93ab32000e44, 0x5d89e0085e001295,
    0x568099bc660042d1, 0x121efe4a5b001226, 0x60f488f510000a25, 0xe0d9d57a56002463, 0xcfd84a3b4f002e2c, 0x8f14fb5d03003fc6,
    0x5c375ac1530032f5, 0xfbcff0cf77000051, 0xd2561381cf001e31, 0x30a9026a150020da, 0x34b80d071f0044ba, 0xf3d56e259600364a,
    0x4d2bf3a3ff002b1f, 0xa9259e77d000047f, 0x6997070ca600365d, 0x08132943b0002750, 0xde9652ef4d001321, 0x736aabd61d000c40,
    0xf85e2bc9f20038e8, 0x6feb49e91f0039d6, 0x64b3ebb28b002a42, 0xd7756908ad001425, 0x60b087f50f000a8d, 0xb7c3c7c9cb000dae,
    0xa8daf983970000c9, 0xc56b669ec300400c, 0xe2e6f3d53e0035ed, 0x8aaa29771a002cbc, 0x252630348300247d, 0xe129d13b050013bc,
    0x38e2d51e9f0009e4, 0x4fd48a67b300013c, 0xd5cae201d500446a, 0x58e384a3ac0044d3, 0xa90744130d00094d, 0x5eb54812c2000a18,
    0xc1809da175000f49, 0x58d0fbb1f3002a55, 0x4a625307d10024f1, 0xa91f1277d0000417, 0xe1b29a05c90014ca, 0x15f007966b002f16,
    0x00e78ee9c10039a8, 0xb764fbf9d20041bd, 0x64feed6048000758, 0x83119e22820028d2, 0x08095627db004280, 0x0000000000000000,
    0xa90754130d0007c6, 0x4fadff5379003041, 0x400a205bbb000bf5, 0xf4e5ce0287002918, 0xe2ed64d53e003483, 0xf2ee9f9a85002bc3,
    0xeba8c82b5f001344, 0xa903a677d0000585, 0x91e2e9dba2003840, 0x0000000000000000, 0xea2f88cb05003bf9, 0xe6718625bc000d77,
    0x3b8c114a2d0018f1, 0x343333edd5001b34, 0x99ae099dcb00367c, 0x9ab74e7ddc0038ff, 0xc600ea58b8003522, 0x4c374df913000ea1,
    0x14dc160bf1003f22, 0x3788217092001a86, 0xe2e6f6d53e003589, 0xa925a577d0000458, 0x253468ded5001beb, 0xf002f4c06d001b9b,
    0x0000000000000000, 0x105871e91a002712, 0x226aef81120029b6, 0xa9073e130d0008c3, 0xc02fc481910026bd, 0x2b369e6008002444,
    0x12b2d6780c0006d6, 0xa914a477d000054f, 0xe65d4cc595000ed0, 0x0be45a05f800140d, 0x9605494d810014ab, 0x33c017e8bf003727,
    0x0c5a6813b7001692, 0x62bafe4d81003a8b, 0x00263b77eb001a54, 0xe2e6f2d53e0035d9, 0x5875d48f0a00413f, 0x23f2224056002d03,
    0x0000000000000000, 0x3dd5e555ce003178, 0xadb2c35fe0000969, 0x321a4a7c80003394, 0x21d012f53f00277e, 0x37776ab586001713,
    0xe2ed65d53e003497, 0x0000000000000000, 0x6cc44823070026fe, 0xc600e758b800350d, 0x3254f6144d001f5a, 0xff3763856900456b,
    0x1267c2780c00073e, 0x7ba2de2f62002b63, 0xd6fbd5566f004411, 0xeefbdc2ec9002725, 0x9905de708a003c42, 0xb68bd6a3b500033f,
    0x462804be08002e14, 0x12b5b4780c0006e3, 0xc48907980b00138f, 0x382b075b640026e7, 0x6ae9a0bf7f0018c0, 0x8ecb753697000e10,
    0xa914a177d000055c, 0x6ed55129aa002862, 0x9b798a7b800043c6, 0x049fb246ba004298, 0x8f4a32158d002f87, 0x2a7a0c839d0012da,
    0xa5f34bd7f1002f6d, 0x7cad67adbb001a3c, 0xa9073f130d000917, 0xa90751130d0007b9, 0x51edfb55fc003ef5, 0x0000000000000000,
    0xade2c55fe000095a, 0x5ba9eaf40d00312b, 0x23d78debee00308a, 0xe2e6f7d53e00359d, 0x0812040d000033c0, 0x9d6870b1d00019da,
    0xad0833f0f9001df3, 0xbdfeb19ee1003f4e, 0xbf64c0e4550044e7, 0x8bfe5d03840020a6, 0x8bb817cdbb001ca1, 0x09f0911f81001c53,
    0xfcbb270a6a002226, 0x0000000000000000, 0x38c8392e890022a9, 0x6152ff3783000c85, 0x7b5715b79e003bb4, 0x8d254d9e5d0019b9,
    0xf974dc90b1003eab, 0xff0a0913e1001ada, 0x19ac822ba1001ab5, 0xa9221c77d000043e, 0x8e7dc708f7000b31, 0xe580baf2a5002506,
    0x7cc02f0dc30002ac, 0x0000000000000000, 0x07a6ce7b2c0032e8, 0x6933a0fe46001c03, 0x1af37089f4001872, 0x6479f712e60009fe,
    0xc86c884f1b003827, 0x68379df61f002876, 0x03b93bd49c002932, 0x464cf63caa003f8f, 0x965368fc2a0005df, 0x8f4be60ffe00183d,
    0x80c0becf020021d0, 0xa9180a77d0000576, 0x409db3c251000127, 0x6355fc8e400037dd, 0x3aec9d97bd0010ec, 0xa90e1a77d00004a6,
    0xa90742130d000924, 0x610f69f510000a3f, 0xa3248139db003611, 0xaf96fa288b000df7, 0x74e917e0ec0016c8, 0xa90e1d77d00004cd,
    0x7e80d35271000387, 0x1b97f8fdcf00100a, 0x76b248a3d2003abf, 0xfbeb1c5f82002fa1, 0xa90746130d00080e, 0xc1a664fc4200060c,
    0xf049e9434b0025b2, 0xde6728ba7900177e, 0x1c551f947c002a81, 0xc3a67141ef003bca, 0x388ee4aa62002a0d, 0x245e55691a0031c0,
    0xae0bdb5fe000079d, 0xe0c43d8ae200190d, 0xe90f60ebf900020e, 0x473c99993e000234, 0x4e012dfef50037c2, 0x86a59cd9c2001e0c,
    0x85d56d6a49002d7c, 0xe2ed69d53e003447, 0xaa0c6eee70000bc7, 0x0a53672584003edd, 0xd1f8a4b214001c86, 0x7f1d187b6f003e9e,
    0xc19c52fc42000657, 0xc86c8937c8003ff5, 0xfedfc23dbf003e4a, 0x913dd8d681000e27, 0xa9259f77d0000472, 0xd81c66835900315e,
    0x7a1126a93b002b34, 0x66e3df8d410013f6, 0xdd204cd9f500154d, 0x5b6c75941a00298c, 0x80ffaa1389000d95, 0x52496a36cb0029e2,
    0x8e1c63c0670038d3, 0xc1732acba9000b9a, 0x12afa6780c0006bc, 0x611381f510000a80, 0x3a5eb4b545001bba, 0x12afb9780c0006c9,
    0xb7e6e07cec0022f5, 0x3949a891ce0030c1, 0xefa3c698db001658, 0x3b7859650d0002fe, 0x2008adac12002dfb, 0x015ae9b8a0001058,
    0x608447c480003e5c, 0x077eb1e758001d25, 0xc13929cba9000b6d, 0x6b7c85559200444a, 0x125dcb780c000724, 0x0000000000000000,
    0x3d238360df003b1f, 0x78dc65b824002009, 0xa54433cd9300322b, 0xc4fc885c20000bdf, 0xbd6988cbe5003be2, 0x0000000000000000,
    0xd705c88099004492, 0x51fec79392000169, 0xb5432094b1000294, 0x881b16ba4e002c5e, 0xae18d35fe00007ef, 0x3f40f75aa000438f,
    0x7c593cb3a5000d02, 0x3b87b7b3d3001aff, 0x7aee7b5f7f000eba, 0x7e6817b11c001671, 0x12d814409a002132, 0x0000000000000000,
    0xde8dcf6e8900256f, 0xe2ed68d53e003433, 0x1da91a581e000325, 0x724205d2340029cd, 0x526baa12dc000985, 0x1e4202cb4d0031d9,
    0xc3ce30bdd70043a4, 0xd6fb2b2d9f001fce, 0xe963973309001821, 0x996af4f379000270, 0x19c6101709001b18, 0xa9112377d0000528,
    0x14699c5a2a0010d3, 0x751eff7f38003d1e, 0x879d50c1dc00009d, 0x505b82a84f002f51, 0x060a2ef2d0003710, 0x4769a0794a0032ac,
    0x46f33d6b74003ce2, 0xd60d3c58c100341e, 0xa90747130d000835, 0x9b15f9f0900001df, 0xd7984f2221000d61, 0xd7ffcaab340040a4,
    0x9b2cf81545002902, 0x7fb691b809003c74, 0xc2d211a5db001bd2, 0xb015e2d5b3004515, 0x7c84338726002cd5, 0xf4ec50dbb10036df,
    0xf81920791d0032d9, 0x96536bfc2a0005ee, 0x8a887e16070021b6, 0x3da8fe59d6000f32, 0x610c86f510000a66, 0x36d58b1f4f001073,
    0x9809aceedc0012fe, 0x0000000000000000, 0x6ed68f7da2000156, 0x7172e6eaab0007fe, 0xa9074b130d0008b6, 0x0000000000000000,
    0xa90741130d000940, 0x0000000000000000, 0x44b9934b1b001c38, 0x329cd9e9b6001cb9, 0x426925732f0000d3, 0x065dbe3bc1003d4c,
    0xe50e3b21ac000b04, 0xc600e458b800354c, 0x4f21af911d000fc0, 0x93164d9622003cd5, 0x154d55dbb80000f8, 0x603dd7583d001951,
    0xa91f1377d000040a, 0xae0ebd5fe0000781, 0xaea827d7d9003a19, 0x76e68b0bba0045aa, 0xc099047d5700027c, 0x1253b7780c000717,
    0xa6081f38df001ee6, 0x72838432b100265e, 0x6a67fd2166000b22, 0x12f24527ea002361, 0x9c58322ee0003978, 0xf412734daf001c6d,
    0x9924e808fd000b40, 0x3b9a76cbb800157e, 0x0ec5813dba002e62, 0x32b9604341001daa, 0xf312e93baa003385, 0x2f2d001e990009b7,
    0x6e4d94fbf1000af5, 0xc48911be230026a5, 0x78d05c665d001a1e, 0xe0f5e60950004236, 0xa373cfef17001b7f, 0xe2ed63d53e00346f,
    0xa9074d130d000767, 0x301667e066001443, 0xc106745a9900421b, 0xd60d3d58c1003409, 0xb350c65f660020f9, 0x6b8bc0d8ed000258,
    0xf8178ae3660039ee, 0x8f497aafe9002c33, 0x0000000000000000, 0x0000000000000000, 0xc19c53fc42000666, 0xd3e11f1ba300434b,
    0xa9073d130d0008ee, 0x12abb6780c0006af, 0xac444e6bac003c9a, 0xadf6d85fe000088b, 0xa925a477d0000465, 0xa91f1677d00003e3,
    0xfa1cd637a8004430, 0x283783688c002053, 0xbb44c9a4510019fd, 0xafc7c8e687004459, 0x6b5036a9780030a8, 0xe5ef4c344e000312,
    0xadf6e55fe000087c, 0x7a2065ea89001519, 0xc03dea124e001ec9, 0x3df37641f50015d7, 0xdc53cc7fca002182, 0x8b509a16f9002c05,
    0xc3a357ebfc00172d, 0x2cde448590000264, 0x8299261e99003113, 0x82e5998268002ed4, 0xdcb2736293002a99, 0x1a6b4790cd000fa6,
    0xa90753130d0007d3, 0x45ed00b05700024c, 0xb9b6dadfee001640, 0xba4247b7110043d3, 0x51db491807003601, 0x137543180900237b,
    0xa903a577d0000594, 0x60d26ff510000ae8, 0x0000000000000000, 0x7bdae0b633000228, 0xea83337982001a6d, 0x9a33a4136a003dd9,
    0x98bed408fd000b4f, 0x29c4d01b5e001193, 0x965366fc2a0005c1, 0xb05a6930030028e9, 0x1639699fd70018a8, 0xa90e1c77d00004c0,
    0x0f41044f3c003a74, 0x95d9dda6cf002feb, 0xa914a377d0000542, 0x535eb2c911001f02, 0x5875e52a3c001a9d, 0x0000000000000000,
    0xdfc3d50f1c00225a, 0xb9588425aa00103c, 0xb4c9127b8e00459d, 0x23e48290af000d33, 0xa91f1577d00003f0, 0x60c18bf50f000ace,
    0x1afd38ea7a00086c, 0x0a75d02aff002d35, 0x0b4045dbf50025c8, 0xbd39fa3e72002af4, 0x2e09f443c0002d4b, 0x6772e1840000447d,
    0x610f67f510000a4c, 0x1fae46658800380e, 0x38a203a1f2002dc5, 0xae00da5fe00008a7, 0xd56cadfdd2001102, 0xe2ed67d53e0033e0,
    0xe77f38866d001d0c, 0x39c24380ab002290, 0xf14f06f10c003b81, 0xe78e8171120031f1, 0x348420fe5800108c, 0xffb87b4e850012b6,
    0x7bd64eb2eb0043b4, 0xf18f7ffb11003875, 0x86e26a0277001856, 0x8ff06de827003cab, 0xe430a54dba000dde, 0x1adfba9ee80027a9,
    0x7a4208ef13003cb7, 0x900853e827003f42, 0xb4154a393a002793, 0xa9111d77d000050e, 0x8e1067c49d00251a, 0xe2e6f9d53e003575,
    0xe5ffce0b8a002607, 0xa5a5209b7600259c, 0xecdea706440002e9, 0x1a74f3c0b70038a8, 0xbdebbd776a0001ba, 0x1dc25598f80027ee,
    0x930681cc4c002163, 0xf73bb59ae6001137, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x4fe9364c61003aa6,
    0x8fa7819c30004318, 0x9309689f57003962, 0xe3e79e9188002adc, 0x93f057d62f000c29, 0xa90750130d000774, 0xe27c05f1db0001ce,
    0x667e2c65210003cd, 0xa9074c130d00089a, 0xf2338ee661002dab, 0xc1a665fc42000639, 0x0000000000000000, 0x0f151ad04300206f,
    0xd60d3e58c10033f4, 0x1ac73f05f700039c, 0x80d70439ae0037f4, 0x7e1dbcc5f2002b8e, 0xe2ed6fd53e0034bf, 0x6ef493b89c001eb1,
    0x706c28c7db002d60, 0x19b15e8078003b09, 0xcf365c1b19001534, 0x89bd307b760043f1, 0xc19c56fc42000684, 0x46d5e1f21e002f32,
    0x491a30eb41004172, 0x7b55ee4aab002395, 0xdd3ea3779a00366c, 0x1006d1a38900135b, 0x965367fc2a0005b2, 0xa90749130d00085f,
    0x1264d0780c000731, 0x2762bb65d7000f77, 0xd2947a510700418a, 0x9788a7e2060018d9, 0x743a78bc9d001476, 0xbf67b929680044fa,
    0x96a73dd78200334a, 0x0000000000000000, 0x60cf8a706300124a, 0xe2ed66d53e0033cf, 0x938ca8cdf900281b, 0x73d78c07db002558,
    0xa9221b77d0000431, 0xaf41cfcc5000179b, 0xa9221e77d0000424, 0xc36ea2477b002497, 0x7a121649920020c0, 0xa90e1f77d00004e7,
    0x819dde2cfa002207, 0x1add7fe1970036ae, 0x6cb14847b20010a5, 0x60b46df50f000ac1, 0x0797fbe60b001747, 0x087972fe47003279,
    0x87d61a92b3000ccc, 0xefa7fa63de002e7e, 0x610f76f510000a59, 0x454b380e4200408b, 0x3a1bc47b480033a2, 0xe3ad948a330001a6,
    0x94934b0ae4002243, 0x3b82df6e27001599, 0x965364fc2a0005a3, 0x294191bf010040f1, 0xc639465e100011e2, 0x6ee72af20f00458f,
    0x0000000000000000, 0xe2ed6ed53e0034ab, 0xd9b7bfcd4600001e, 0x40fe4b3069002ca2, 0x4440d6f5fc003024, 0xe7642860500036c8,
    0x1275d5780c00074b, 0x858c2f1c46003071, 0x72d8d7e2800042e9, 0x08e4db106700457d, 0xe9a7e33f1b0041d4, 0xbd2f7eded80001f8,
    0x497ba577d3002fba, 0x543f9d5b56000c11, 0x4234205faa00036c, 0xed020cb287003cff, 0x8ffc64e479000f8e, 0x234c3434bd00288e,
    0x6640691cdf003d2f, 0xa90745130d00081b, 0xae822ee666004377, 0x0000000000000000, 0xe9c3d1ffd3003c59, 0x23212e506c003cee,
    0x273fa0a1150042b6, 0x3616bc7ab8002bd8, 0xa55b59e4fc0029f7, 0x9969e86be70028a4, 0x0000000000000000, 0x18620c1b0e003775,
    0x5b031854a6002831, 0xbf1d970fb30028ba, 0xc1a663fc4200061b, 0xc50f7ddb690036f7, 0x0000000000000000, 0xd59ed48c88002d1b,
    0x5a0dc08e0300252f, 0x8a5d724fb200000d, 0x526bb212dc00099d, 0x10da1c7b33003359, 0xa4d9fe808000394b, 0x7540138a580000bc,
    0xca01aea1c6001f3b, 0xd9074bbf5e0024de, 0x2cbc1f693200160c, 0x610c7ff510000a73, 0x7806a9d58b0026d3, 0x0000000000000000,
    0xc18747cba9000bb8, 0x73225b85ac003310, 0x7efb1c7b6f003f04, 0x15ebd7eba10000df, 0x60921db184001764, 0xadb0b5f976001565,
    0xba43d5915000261c, 0xc70a547b9900443f, 0xfac9d0786c003149, 0xadd1c75fe00008d0, 0x37a79187e40015b8, 0x652ae0e2cd000f00,
    0xf26935c2680016aa, 0x0000000000000000, 0x0a8d9d5907000ce8, 0xa92d8f565e002739, 0x3562901c650000eb, 0x446fe30a150022c2,
    0x79b921e9ea002c48, 0xd030c8e10a003dc4, 0x8bbd6985b30039bf, 0xa225518afa002088, 0x50c96c37d9004421, 0x60b470f50f000ab4,
    0x868f528044002963, 0xe2e6f4d53e0035b1, 0x60b088f50f000a9a, 0xc891b7d139001fb0, 0x39d1c07b48003378, 0xd34ff9fabc000288,
    0x87011a8cab001933, 0x6dfa831e1e0030f7, 0x7165839af1001d76, 0x687eabc83a001806, 0x1ab01588f4003f11, 0x2c2d9b7fb0000040,
    0x92f72caee3001feb, 0x68efd17e80000f60, 0xe2d1b9c80a0041ea, 0xacded99dfc003d7d, 0xe82bc260f8004157, 0x228b7688c90027db,
    0x8c3202c34d002a68, 0x10249e717700388c, 0x0000000000000000, 0x95fecc217f000b13, 0xebceadace7003c8b, 0x89bd387b760043e4,
    0x34bb5cf2b7002632, 0xc17d43cba9000ba9, 0xa1e206822000008e, 0x5b22eb33a90029a0, 0xadd1c05fe00008df, 0xb682df804f001e98,
    0x480e873775000c6e, 0x9e3d4f4896000e71, 0xf4b3f82f980023f1, 0xd5888240a400268d, 0x5dfcbf3c7f002848, 0x26ff27373200424d,
    0x7aec19e92c00188d, 0xae18e55fe00007e0, 0xf0caade775000e59, 0x0f22e21f23004553, 0x98d9e408fd000b5e, 0x0e338fefcd00410b,
    0xccc30bc83c003742, 0x0deb7cb5c0002c1a, 0x71db4b747f002a28, 0x80938c1e6e000e8a, 0x315901ea9100318d, 0xa9074a130d000842,
    0x5174ca9fe7003e3c, 0xb668b9cb9b004300, 0xe6878374a7002114, 0xb3eb9d7237003c2b, 0x4e3f77110a001dc4, 0x7059a9dbfb002d92,
    0xe2ed62d53e00345b, 0xd210876f4e002b77, 0x0a9e257a3900453f, 0x47be094fec002543, 0x399d45c375002e48, 0xec75f71eb7000348,
    0x736e402de6003b39, 0x4774814479002fd4, 0xac43bb78f30032bb, 0x5e36f01090004361, 0xb830a09e9c0002c1, 0x7f879cc971003261,
    0xa914a277d0000569, 0x83ed31a4a4003930, 0x30f175bcf2001996, 0x53af98056d004056, 0x6e0518706e003fad, 0x4457086e8f002674,
    0xc21e7daf8f001627, 0x5d3cfc8a1e003a5f, 0x438f17b4070017d2, 0x0000000000000000, 0x3e99383e3d001b4c, 0x46542f0a8d00002f,
    0xd53210f275001f93, 0xf8c54148a1001375, 0xe067f132e90014e8, 0xa9111f77d00004f4, 0xaa89202271004330, 0xe2e6fbd53e0034e4,
    0x04059e7abf000079, 0x0000000000000000, 0xd9ac39eabd002c86, 0x12d80de18c002587, 0x077cbf55df0023b8, 0x194aef55b5001205,
    0xc600e858b80034f8, 0x1253a6780c0006fd, 0x15381a0a90001150, 0xd073c2713a003244, 0xbbe31a6b4f003e0c, 0x852cbf4467002039,
    0x965369fc2a0005d0, 0xadded75fe0000931, 0xe8e7fa69d6004203, 0x3570d78cc90040c1, 0xfcfaa42feb003a33, 0xd9502ca284003d63,
    0x9691cbcb0c003e6d, 0x19e232f2be00145e, 0xdfc5e1b876000eeb, 0x94335ba4bd00219c, 0xc8ee05ff3e00148d, 0x8ac79703a3003ad7,
    0xf55b77898b003df2, 0xaf8a58c6640037a9, 0xa9111c77d000051b, 0xf8300ba4da0015f0, 0xcc4e3956a1001e58, 0x0000000000000000,
    0x0000000000000000, 0x5df052c0bf003635, 0x0503eb2139003daa, 0xc19c51fc42000648, 0x12bcb3780c0006f0, 0x46a78200e70041a5,
    0x9a2728bce7003f5f, 0x5a6ac493a50002d3, 0xc1a661fc420005fd, 0x27826c49d4003e7c, 0x337669178c004027, 0x751e30e7af001021,
    0x1327ab790d001c1c, 0x3ecf5304e1001d40, 0x885cf95e70001972, 0x6dd64d7686003696, 0x000bf4806500111d, 0xb476c7d1ba002efa,
    0xbca067cfc1000192, 0x12abc0780c0006a2, 0x83ddd021340016f9, 0x2acda3f9560033af, 0xf41e2b77c60038bd, 0x5ddfd7817d004040,
    0xbf5043cedf00452a, 0x8135575fa40024b2, 0x23e10cfc2700116b, 0x70145a2cae001ddd, 0x26d91a89fe003a4a, 0xa90752130d0007ac,
    0xeb6e3e710700240d, 0x44fe56f6720017ed, 0xa5e2e9666c00385c, 0xa91f1477d00003fd, 0x36682ee09a002b0a, 0x7eb1692a60001500,
    0xf395aa59030010bd, 0x6ec15f0812002cea, 0x3b30431f7e0000ac, 0x6942d94c790011b8, 0x239f772ead003296, 0x5b68b8f9b4003f75,
    0x9a5c6cba58002c72, 0xd6921ade86003b51, 0xcef9a00a54001d5c, 0x2c1aa257a2004123, 0x53a5417b57003d11, 0xa914a677d0000535,
    0x9d925bad26002bef, 0xa9111e77d0000501, 0xa90e1e77d00004da, 0x3a805fea67002b4b,
  ]

  /// Key, alias and the canonical type a line.
  static let lines: StaticString = """
    @calendar ca
    @colalternate ka
    @colbackwards kb
    @colcasefirst kf
    @colcaselevel kc
    @colhiraganaquaternary kh
    @collation co
    @colnormalization kk
    @colnumeric kn
    @colreorder kr
    @colstrength ks
    @currency cu
    @hours hc
    @measure ms
    @numbers nu
    @timezone tz
    @variabletop vt
    ca-ethiopic-amete-alem ethioaa
    ca-gregorian gregory
    ca-islamicc islamic-civil
    co-dictionary dict
    co-gb2312han gb2312
    co-phonebook phonebk
    co-traditional trad
    d0-fullwidth fwidth
    d0-halfwidth hwidth
    d0-name charname
    d0-numericpinyin npinyin
    d0-publishing publish
    ka-non-ignorable noignore
    kb-no false
    kb-yes true
    kc-no false
    kc-yes true
    kf-no false
    kh-no false
    kh-yes true
    kk-no false
    kk-yes true
    kn-no false
    kn-yes true
    ks-identical identic
    ks-primary level1
    ks-quarternary level4
    ks-quaternary level4
    ks-secondary level2
    ks-tertiary level3
    m0-beta-metsehaf betamets
    m0-c c11
    m0-ies-jes iesjes
    m0-names prprname
    m0-tekie-alibekit tekieali
    ms-imperial uksystem
    nu-traditional traditio
    s0-numericpinyin npinyin
    s0-publishing publish
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
    sd-fi01 axzzzz
    sd-fra frges
    sd-frb frnaq
    sd-frbl blzzzz
    sd-frc frara
    sd-frcp cpzzzz
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
    sd-frmf mfzzzz
    sd-frmq mqzzzz
    sd-frn frocc
    sd-frnc nczzzz
    sd-fro frhdf
    sd-frp frnor
    sd-frpf pfzzzz
    sd-frpm pmzzzz
    sd-frq frnor
    sd-frr frpdl
    sd-frre rezzzz
    sd-frs frhdf
    sd-frt frnaq
    sd-frtf tfzzzz
    sd-fru frpac
    sd-frv frara
    sd-frwf wfzzzz
    sd-fryt ytzzzz
    sd-laxn laxs
    sd-lud lucl
    sd-lug luec
    sd-lul luca
    sd-mrnkc mr13
    sd-nlaw awzzzz
    sd-nlcw cwzzzz
    sd-nlsx sxzzzz
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
    sd-shta tazzzz
    sd-tteto tttob
    sd-ttrcm ttmrc
    sd-ttwto tttob
    sd-twkhq twkhh
    sd-twtnq twtnn
    sd-twtpq twnwt
    sd-twtxq twtxg
    sd-usas aszzzz
    sd-usgu guzzzz
    sd-usmp mpzzzz
    sd-uspr przzzz
    sd-usum umzzzz
    sd-usvi vizzzz
    tz-africa/abidjan ciabj
    tz-africa/accra ghacc
    tz-africa/addis_ababa etadd
    tz-africa/algiers dzalg
    tz-africa/asmara erasm
    tz-africa/asmera erasm
    tz-africa/bamako mlbko
    tz-africa/bangui cfbgf
    tz-africa/banjul gmbjl
    tz-africa/bissau gwoxb
    tz-africa/blantyre mwblz
    tz-africa/brazzaville cgbzv
    tz-africa/bujumbura bibjm
    tz-africa/cairo egcai
    tz-africa/casablanca macas
    tz-africa/ceuta esceu
    tz-africa/conakry gncky
    tz-africa/dakar sndkr
    tz-africa/dar_es_salaam tzdar
    tz-africa/djibouti djjib
    tz-africa/douala cmdla
    tz-africa/el_aaiun eheai
    tz-africa/freetown slfna
    tz-africa/gaborone bwgbe
    tz-africa/harare zwhre
    tz-africa/johannesburg zajnb
    tz-africa/juba ssjub
    tz-africa/kampala ugkla
    tz-africa/khartoum sdkrt
    tz-africa/kigali rwkgl
    tz-africa/kinshasa cdfih
    tz-africa/lagos nglos
    tz-africa/libreville galbv
    tz-africa/lome tglfw
    tz-africa/luanda aolad
    tz-africa/lubumbashi cdfbm
    tz-africa/lusaka zmlun
    tz-africa/malabo gqssg
    tz-africa/maputo mzmpm
    tz-africa/maseru lsmsu
    tz-africa/mbabane szqmn
    tz-africa/mogadishu somgq
    tz-africa/monrovia lrmlw
    tz-africa/nairobi kenbo
    tz-africa/ndjamena tdndj
    tz-africa/niamey nenim
    tz-africa/nouakchott mrnkc
    tz-africa/ouagadougou bfoua
    tz-africa/porto-novo bjptn
    tz-africa/sao_tome sttms
    tz-africa/timbuktu mlbko
    tz-africa/tripoli lytip
    tz-africa/tunis tntun
    tz-africa/windhoek nawdh
    tz-america/adak usadk
    tz-america/anchorage usanc
    tz-america/anguilla aiaxa
    tz-america/antigua aganu
    tz-america/araguaina braux
    tz-america/argentina/buenos_aires arbue
    tz-america/argentina/catamarca arctc
    tz-america/argentina/comodrivadavia arctc
    tz-america/argentina/cordoba arcor
    tz-america/argentina/jujuy arjuj
    tz-america/argentina/la_rioja arirj
    tz-america/argentina/mendoza armdz
    tz-america/argentina/rio_gallegos arrgl
    tz-america/argentina/salta arsla
    tz-america/argentina/san_juan aruaq
    tz-america/argentina/san_luis arluq
    tz-america/argentina/tucuman artuc
    tz-america/argentina/ushuaia arush
    tz-america/aruba awaua
    tz-america/asuncion pyasu
    tz-america/atikokan cayzs
    tz-america/atka usadk
    tz-america/bahia brssa
    tz-america/bahia_banderas mxpvr
    tz-america/barbados bbbgi
    tz-america/belem brbel
    tz-america/belize bzbze
    tz-america/blanc-sablon caybx
    tz-america/boa_vista brbvb
    tz-america/bogota cobog
    tz-america/boise usboi
    tz-america/buenos_aires arbue
    tz-america/cambridge_bay caycb
    tz-america/campo_grande brcgr
    tz-america/cancun mxcun
    tz-america/caracas veccs
    tz-america/catamarca arctc
    tz-america/cayenne gfcay
    tz-america/cayman kygec
    tz-america/chicago uschi
    tz-america/chihuahua mxchi
    tz-america/ciudad_juarez mxcjs
    tz-america/coral_harbour cayzs
    tz-america/cordoba arcor
    tz-america/costa_rica crsjo
    tz-america/coyhaique clcxq
    tz-america/creston cacfq
    tz-america/cuiaba brcgb
    tz-america/curacao ancur
    tz-america/danmarkshavn gldkshvn
    tz-america/dawson cayda
    tz-america/dawson_creek caydq
    tz-america/denver usden
    tz-america/detroit usdet
    tz-america/dominica dmdom
    tz-america/edmonton caedm
    tz-america/eirunepe brern
    tz-america/el_salvador svsal
    tz-america/ensenada mxtij
    tz-america/fort_nelson cafne
    tz-america/fort_wayne usind
    tz-america/fortaleza brfor
    tz-america/glace_bay caglb
    tz-america/godthab glgoh
    tz-america/goose_bay cagoo
    tz-america/grand_turk tcgdt
    tz-america/grenada gdgnd
    tz-america/guadeloupe gpbbr
    tz-america/guatemala gtgua
    tz-america/guayaquil ecgye
    tz-america/guyana gygeo
    tz-america/halifax cahal
    tz-america/havana cuhav
    tz-america/hermosillo mxhmo
    tz-america/indiana/indianapolis usind
    tz-america/indiana/knox usknx
    tz-america/indiana/marengo usaeg
    tz-america/indiana/petersburg uswsq
    tz-america/indiana/tell_city ustel
    tz-america/indiana/vevay usinvev
    tz-america/indiana/vincennes usoea
    tz-america/indiana/winamac uswlz
    tz-america/indianapolis usind
    tz-america/inuvik cayev
    tz-america/iqaluit caiql
    tz-america/jamaica jmkin
    tz-america/jujuy arjuj
    tz-america/juneau usjnu
    tz-america/kentucky/louisville uslui
    tz-america/kentucky/monticello usmoc
    tz-america/knox_in usknx
    tz-america/kralendijk bqkra
    tz-america/la_paz bolpb
    tz-america/lima pelim
    tz-america/los_angeles uslax
    tz-america/louisville uslui
    tz-america/lower_princes sxphi
    tz-america/maceio brmcz
    tz-america/managua nimga
    tz-america/manaus brmao
    tz-america/marigot gpmsb
    tz-america/martinique mqfdf
    tz-america/matamoros mxmam
    tz-america/mazatlan mxmzt
    tz-america/mendoza armdz
    tz-america/menominee usmnm
    tz-america/merida mxmid
    tz-america/metlakatla usmtm
    tz-america/mexico_city mxmex
    tz-america/miquelon pmmqc
    tz-america/moncton camon
    tz-america/monterrey mxmty
    tz-america/montevideo uymvd
    tz-america/montreal cator
    tz-america/montserrat msmni
    tz-america/nassau bsnas
    tz-america/new_york usnyc
    tz-america/nipigon cator
    tz-america/nome usome
    tz-america/noronha brfen
    tz-america/north_dakota/beulah usxul
    tz-america/north_dakota/center usndcnt
    tz-america/north_dakota/new_salem usndnsl
    tz-america/nuuk glgoh
    tz-america/ojinaga mxoji
    tz-america/panama papty
    tz-america/pangnirtung caiql
    tz-america/paramaribo srpbm
    tz-america/phoenix usphx
    tz-america/port-au-prince htpap
    tz-america/port_of_spain ttpos
    tz-america/porto_acre brrbr
    tz-america/porto_velho brpvh
    tz-america/puerto_rico prsju
    tz-america/punta_arenas clpuq
    tz-america/rainy_river cawnp
    tz-america/rankin_inlet cayek
    tz-america/recife brrec
    tz-america/regina careg
    tz-america/resolute careb
    tz-america/rio_branco brrbr
    tz-america/rosario arcor
    tz-america/santa_isabel mxtij
    tz-america/santarem brstm
    tz-america/santiago clscl
    tz-america/santo_domingo dosdq
    tz-america/sao_paulo brsao
    tz-america/scoresbysund globy
    tz-america/shiprock usden
    tz-america/sitka ussit
    tz-america/st_barthelemy gpsbh
    tz-america/st_johns casjf
    tz-america/st_kitts knbas
    tz-america/st_lucia lccas
    tz-america/st_thomas vistt
    tz-america/st_vincent vcsvd
    tz-america/swift_current cayyn
    tz-america/tegucigalpa hntgu
    tz-america/thule glthu
    tz-america/thunder_bay cator
    tz-america/tijuana mxtij
    tz-america/toronto cator
    tz-america/tortola vgtov
    tz-america/vancouver cavan
    tz-america/virgin vistt
    tz-america/whitehorse cayxy
    tz-america/winnipeg cawnp
    tz-america/yakutat usyak
    tz-america/yellowknife caedm
    tz-antarctica/casey aqcas
    tz-antarctica/davis aqdav
    tz-antarctica/dumontdurville aqddu
    tz-antarctica/macquarie aumqi
    tz-antarctica/mawson aqmaw
    tz-antarctica/mcmurdo aqmcm
    tz-antarctica/palmer aqplm
    tz-antarctica/rothera aqrot
    tz-antarctica/south_pole aqmcm
    tz-antarctica/syowa aqsyw
    tz-antarctica/troll aqtrl
    tz-antarctica/vostok aqvos
    tz-aqams aqmcm
    tz-arctic/longyearbyen sjlyr
    tz-asia/aden yeade
    tz-asia/almaty kzala
    tz-asia/amman joamm
    tz-asia/anadyr rudyr
    tz-asia/aqtau kzaau
    tz-asia/aqtobe kzakx
    tz-asia/ashgabat tmasb
    tz-asia/ashkhabad tmasb
    tz-asia/atyrau kzguw
    tz-asia/baghdad iqbgw
    tz-asia/bahrain bhbah
    tz-asia/baku azbak
    tz-asia/bangkok thbkk
    tz-asia/barnaul rubax
    tz-asia/beirut lbbey
    tz-asia/bishkek kgfru
    tz-asia/brunei bnbwn
    tz-asia/calcutta inccu
    tz-asia/chita ruchita
    tz-asia/choibalsan mnuln
    tz-asia/chongqing cnsha
    tz-asia/chungking cnsha
    tz-asia/colombo lkcmb
    tz-asia/dacca bddac
    tz-asia/damascus sydam
    tz-asia/dhaka bddac
    tz-asia/dili tldil
    tz-asia/dubai aedxb
    tz-asia/dushanbe tjdyu
    tz-asia/famagusta cyfmg
    tz-asia/gaza gazastrp
    tz-asia/harbin cnsha
    tz-asia/hebron hebron
    tz-asia/ho_chi_minh vnsgn
    tz-asia/hong_kong hkhkg
    tz-asia/hovd mnhvd
    tz-asia/irkutsk ruikt
    tz-asia/istanbul trist
    tz-asia/jakarta idjkt
    tz-asia/jayapura iddjj
    tz-asia/jerusalem jeruslm
    tz-asia/kabul afkbl
    tz-asia/kamchatka rupkc
    tz-asia/karachi pkkhi
    tz-asia/kashgar cnurc
    tz-asia/kathmandu npktm
    tz-asia/katmandu npktm
    tz-asia/khandyga rukhndg
    tz-asia/kolkata inccu
    tz-asia/krasnoyarsk rukra
    tz-asia/kuala_lumpur mykul
    tz-asia/kuching mykch
    tz-asia/kuwait kwkwi
    tz-asia/macao momfm
    tz-asia/macau momfm
    tz-asia/magadan rugdx
    tz-asia/makassar idmak
    tz-asia/manila phmnl
    tz-asia/muscat ommct
    tz-asia/nicosia cynic
    tz-asia/novokuznetsk runoz
    tz-asia/novosibirsk ruovb
    tz-asia/omsk ruoms
    tz-asia/oral kzura
    tz-asia/phnom_penh khpnh
    tz-asia/pontianak idpnk
    tz-asia/pyongyang kpfnj
    tz-asia/qatar qadoh
    tz-asia/qostanay kzksn
    tz-asia/qyzylorda kzkzo
    tz-asia/rangoon mmrgn
    tz-asia/riyadh saruh
    tz-asia/saigon vnsgn
    tz-asia/sakhalin ruuus
    tz-asia/samarkand uzskd
    tz-asia/seoul krsel
    tz-asia/shanghai cnsha
    tz-asia/singapore sgsin
    tz-asia/srednekolymsk rusred
    tz-asia/taipei twtpe
    tz-asia/tashkent uztas
    tz-asia/tbilisi getbs
    tz-asia/tehran irthr
    tz-asia/tel_aviv jeruslm
    tz-asia/thimbu btthi
    tz-asia/thimphu btthi
    tz-asia/tokyo jptyo
    tz-asia/tomsk rutof
    tz-asia/ujung_pandang idmak
    tz-asia/ulaanbaatar mnuln
    tz-asia/ulan_bator mnuln
    tz-asia/urumqi cnurc
    tz-asia/ust-nera ruunera
    tz-asia/vientiane lavte
    tz-asia/vladivostok ruvvo
    tz-asia/yakutsk ruyks
    tz-asia/yangon mmrgn
    tz-asia/yekaterinburg ruyek
    tz-asia/yerevan amevn
    tz-atlantic/azores ptpdl
    tz-atlantic/bermuda bmbda
    tz-atlantic/canary eslpa
    tz-atlantic/cape_verde cvrai
    tz-atlantic/faeroe fotho
    tz-atlantic/faroe fotho
    tz-atlantic/jan_mayen sjlyr
    tz-atlantic/madeira ptfnc
    tz-atlantic/reykjavik isrey
    tz-atlantic/south_georgia gsgrv
    tz-atlantic/st_helena shshn
    tz-atlantic/stanley fkpsy
    tz-aukns auhba
    tz-australia/act ausyd
    tz-australia/adelaide auadl
    tz-australia/brisbane aubne
    tz-australia/broken_hill aubhq
    tz-australia/canberra ausyd
    tz-australia/currie auhba
    tz-australia/darwin audrw
    tz-australia/eucla aueuc
    tz-australia/hobart auhba
    tz-australia/lhi auldh
    tz-australia/lindeman auldc
    tz-australia/lord_howe auldh
    tz-australia/melbourne aumel
    tz-australia/north audrw
    tz-australia/nsw ausyd
    tz-australia/perth auper
    tz-australia/queensland aubne
    tz-australia/south auadl
    tz-australia/sydney ausyd
    tz-australia/tasmania auhba
    tz-australia/victoria aumel
    tz-australia/west auper
    tz-australia/yancowinna aubhq
    tz-brazil/acre brrbr
    tz-brazil/denoronha brfen
    tz-brazil/east brsao
    tz-brazil/west brmao
    tz-caffs cawnp
    tz-camtr cator
    tz-canada/atlantic cahal
    tz-canada/central cawnp
    tz-canada/east-saskatchewan careg
    tz-canada/eastern cator
    tz-canada/mountain caedm
    tz-canada/newfoundland casjf
    tz-canada/pacific cavan
    tz-canada/saskatchewan careg
    tz-canada/yukon cayxy
    tz-canpg cator
    tz-capnt caiql
    tz-cathu cator
    tz-cayzf caedm
    tz-cet bebru
    tz-chile/continental clscl
    tz-chile/easterisland clipc
    tz-cnckg cnsha
    tz-cnhrb cnsha
    tz-cnkhg cnurc
    tz-cst6cdt uschi
    tz-cuba cuhav
    tz-eet grath
    tz-egypt egcai
    tz-eire iedub
    tz-est papty
    tz-est5edt usnyc
    tz-etc/gmt gmt
    tz-etc/gmt+0 gmt
    tz-etc/gmt+1 utcw01
    tz-etc/gmt+10 utcw10
    tz-etc/gmt+11 utcw11
    tz-etc/gmt+12 utcw12
    tz-etc/gmt+2 utcw02
    tz-etc/gmt+3 utcw03
    tz-etc/gmt+4 utcw04
    tz-etc/gmt+5 utcw05
    tz-etc/gmt+6 utcw06
    tz-etc/gmt+7 utcw07
    tz-etc/gmt+8 utcw08
    tz-etc/gmt+9 utcw09
    tz-etc/gmt-0 gmt
    tz-etc/gmt-1 utce01
    tz-etc/gmt-10 utce10
    tz-etc/gmt-11 utce11
    tz-etc/gmt-12 utce12
    tz-etc/gmt-13 utce13
    tz-etc/gmt-14 utce14
    tz-etc/gmt-2 utce02
    tz-etc/gmt-3 utce03
    tz-etc/gmt-4 utce04
    tz-etc/gmt-5 utce05
    tz-etc/gmt-6 utce06
    tz-etc/gmt-7 utce07
    tz-etc/gmt-8 utce08
    tz-etc/gmt-9 utce09
    tz-etc/gmt0 gmt
    tz-etc/greenwich gmt
    tz-etc/uct utc
    tz-etc/universal utc
    tz-etc/unknown unk
    tz-etc/utc utc
    tz-etc/zulu utc
    tz-europe/amsterdam nlams
    tz-europe/andorra adalv
    tz-europe/astrakhan ruasf
    tz-europe/athens grath
    tz-europe/belfast gblon
    tz-europe/belgrade rsbeg
    tz-europe/berlin deber
    tz-europe/bratislava skbts
    tz-europe/brussels bebru
    tz-europe/bucharest robuh
    tz-europe/budapest hubud
    tz-europe/busingen debsngn
    tz-europe/chisinau mdkiv
    tz-europe/copenhagen dkcph
    tz-europe/dublin iedub
    tz-europe/gibraltar gigib
    tz-europe/guernsey gggci
    tz-europe/helsinki fihel
    tz-europe/isle_of_man imdgs
    tz-europe/istanbul trist
    tz-europe/jersey jesth
    tz-europe/kaliningrad rukgd
    tz-europe/kiev uaiev
    tz-europe/kirov rukvx
    tz-europe/kyiv uaiev
    tz-europe/lisbon ptlis
    tz-europe/ljubljana silju
    tz-europe/london gblon
    tz-europe/luxembourg lulux
    tz-europe/madrid esmad
    tz-europe/malta mtmla
    tz-europe/mariehamn fimhq
    tz-europe/minsk bymsq
    tz-europe/monaco mcmon
    tz-europe/moscow rumow
    tz-europe/nicosia cynic
    tz-europe/oslo noosl
    tz-europe/paris frpar
    tz-europe/podgorica metgd
    tz-europe/prague czprg
    tz-europe/riga lvrix
    tz-europe/rome itrom
    tz-europe/samara rukuf
    tz-europe/san_marino smsai
    tz-europe/sarajevo basjj
    tz-europe/saratov rurtw
    tz-europe/simferopol uasip
    tz-europe/skopje mkskp
    tz-europe/sofia bgsof
    tz-europe/stockholm sesto
    tz-europe/tallinn eetll
    tz-europe/tirane altia
    tz-europe/tiraspol mdkiv
    tz-europe/ulyanovsk ruuly
    tz-europe/uzhgorod uaiev
    tz-europe/vaduz livdz
    tz-europe/vatican vavat
    tz-europe/vienna atvie
    tz-europe/vilnius ltvno
    tz-europe/volgograd ruvog
    tz-europe/warsaw plwaw
    tz-europe/zagreb hrzag
    tz-europe/zaporozhye uaiev
    tz-europe/zurich chzrh
    tz-factory unk
    tz-gaza gazastrp
    tz-gb gblon
    tz-gb-eire gblon
    tz-gmt+0 gmt
    tz-gmt-0 gmt
    tz-gmt0 gmt
    tz-greenwich gmt
    tz-hongkong hkhkg
    tz-hst ushnl
    tz-iceland isrey
    tz-indian/antananarivo mgtnr
    tz-indian/chagos iodga
    tz-indian/christmas cxxch
    tz-indian/cocos cccck
    tz-indian/comoro kmyva
    tz-indian/kerguelen tfpfr
    tz-indian/mahe scmaw
    tz-indian/maldives mvmle
    tz-indian/mauritius muplu
    tz-indian/mayotte ytmam
    tz-indian/reunion rereu
    tz-iran irthr
    tz-israel jeruslm
    tz-jamaica jmkin
    tz-japan jptyo
    tz-kwajalein mhkwa
    tz-libya lytip
    tz-met bebru
    tz-mexico/bajanorte mxtij
    tz-mexico/bajasur mxmzt
    tz-mexico/general mxmex
    tz-mncoq mnuln
    tz-mst usphx
    tz-mst7mdt usden
    tz-mxstis mxtij
    tz-navajo usden
    tz-nz nzakl
    tz-nz-chat nzcht
    tz-pacific/apia wsapw
    tz-pacific/auckland nzakl
    tz-pacific/bougainville pgraw
    tz-pacific/chatham nzcht
    tz-pacific/chuuk fmtkk
    tz-pacific/easter clipc
    tz-pacific/efate vuvli
    tz-pacific/enderbury kipho
    tz-pacific/fakaofo tkfko
    tz-pacific/fiji fjsuv
    tz-pacific/funafuti tvfun
    tz-pacific/galapagos ecgps
    tz-pacific/gambier pfgmr
    tz-pacific/guadalcanal sbhir
    tz-pacific/guam gugum
    tz-pacific/honolulu ushnl
    tz-pacific/johnston ushnl
    tz-pacific/kanton kipho
    tz-pacific/kiritimati kicxi
    tz-pacific/kosrae fmksa
    tz-pacific/kwajalein mhkwa
    tz-pacific/majuro mhmaj
    tz-pacific/marquesas pfnhv
    tz-pacific/midway ummdy
    tz-pacific/nauru nrinu
    tz-pacific/niue nuiue
    tz-pacific/norfolk nfnlk
    tz-pacific/noumea ncnou
    tz-pacific/pago_pago asppg
    tz-pacific/palau pwror
    tz-pacific/pitcairn pnpcn
    tz-pacific/pohnpei fmpni
    tz-pacific/ponape fmpni
    tz-pacific/port_moresby pgpom
    tz-pacific/rarotonga ckrar
    tz-pacific/saipan mpspn
    tz-pacific/samoa asppg
    tz-pacific/tahiti pfppt
    tz-pacific/tarawa kitrw
    tz-pacific/tongatapu totbu
    tz-pacific/truk fmtkk
    tz-pacific/wake umawk
    tz-pacific/wallis wfmau
    tz-pacific/yap fmtkk
    tz-poland plwaw
    tz-portugal ptlis
    tz-prc cnsha
    tz-pst8pdt uslax
    tz-roc twtpe
    tz-rok krsel
    tz-singapore sgsin
    tz-turkey trist
    tz-uaozh uaiev
    tz-uauzh uaiev
    tz-uct utc
    tz-umjon ushnl
    tz-universal utc
    tz-us/alaska usanc
    tz-us/aleutian usadk
    tz-us/arizona usphx
    tz-us/central uschi
    tz-us/east-indiana usind
    tz-us/eastern usnyc
    tz-us/hawaii ushnl
    tz-us/indiana-starke usknx
    tz-us/michigan usdet
    tz-us/mountain usden
    tz-us/pacific uslax
    tz-us/pacific-new uslax
    tz-us/samoa asppg
    tz-usnavajo usden
    tz-w-su rumow
    tz-wet ptlis
    tz-zulu utc

    """
}
#endif
