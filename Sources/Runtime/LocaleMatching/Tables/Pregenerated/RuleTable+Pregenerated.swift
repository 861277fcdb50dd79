// swift-format-ignore-file
#if !BuildTimeTables
// Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
// swift-format-ignore-file
//
// The rules of languageMatching as CLDR writes them, for explanations. 8443 bytes:
//   text: 378 rows, 5079 bytes
//   starts: 378 rows, 756 bytes
//   regionRules: 1296 rows, 2592 bytes
//   defaultLanguageRule: 1 rows, 8 bytes
//   defaultScriptRule: 1 rows, 8 bytes
// Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

enum RuleTable {
  /// The two sides of each rule, its distance, and > for a one-way rule, a line each.
  static let text: StaticString = """
    nb no 1
    hr bs 4
    sh bs 4
    sh hr 4
    sh sr 4
    ssy aa 4
    gsw de 4 >
    lb de 4 >
    da no 8
    da nb 8
    ab ru 30 >
    ach en 30 >
    af en 20 >
    ak en 30 >
    am en 30 >
    ay es 20 >
    az ru 30 >
    bal ur 20 >
    be ru 20 >
    bem en 30 >
    bh hi 30 >
    bn en 30 >
    bo zh 20 >
    br fr 20 >
    ca es 20 >
    ceb fil 30 >
    chr en 20 >
    ckb ar 30 >
    co fr 20 >
    crs fr 20 >
    cs sk 20
    cy en 20 >
    ee en 30 >
    eo en 30 >
    eu es 20 >
    fo da 20 >
    fy nl 20 >
    ga en 20 >
    gaa en 30 >
    gd en 20 >
    gl es 20 >
    gn es 20 >
    gu hi 30 >
    ha en 30 >
    haw en 20 >
    ht fr 20 >
    hy ru 30 >
    ia en 30 >
    ig en 30 >
    is en 20 >
    jv id 20 >
    ka en 30 >
    kg fr 30 >
    kk ru 30 >
    km en 30 >
    kn en 30 >
    kri en 30 >
    ku tr 30 >
    ky ru 30 >
    la it 20 >
    lg en 30 >
    ln fr 30 >
    lo en 30 >
    loz en 30 >
    lua fr 30 >
    mai hi 20 >
    mfe en 30 >
    mg fr 30 >
    mi en 20 >
    ml en 30 >
    mn ru 30 >
    mr hi 30 >
    ms id 30 >
    mt en 30 >
    my en 30 >
    ne en 30 >
    nn nb 20
    nn no 20
    nso en 30 >
    ny en 30 >
    nyn en 30 >
    oc fr 20 >
    om en 30 >
    or en 30 >
    pa en 30 >
    pcm en 20 >
    ps en 30 >
    qu es 30 >
    rm de 20 >
    rn en 30 >
    rw fr 30 >
    sa hi 30 >
    scn it 20 >
    sd en 30 >
    si en 30 >
    sn en 30 >
    so en 30 >
    sq en 30 >
    st en 30 >
    su id 20 >
    sw en 30 >
    ta en 30 >
    te en 30 >
    tg ru 30 >
    ti en 30 >
    tk ru 30 >
    tlh en 30 >
    tn en 30 >
    to en 30 >
    tt ru 30 >
    tum en 30 >
    ug zh 20 >
    ur en 30 >
    uz ru 30 >
    wo fr 30 >
    xh en 30 >
    yi en 30 >
    yo en 30 >
    za zh 20 >
    zu en 30 >
    aao ar 10 >
    abh ar 10 >
    abv ar 10 >
    acm ar 10 >
    acq ar 10 >
    acw ar 10 >
    acx ar 10 >
    acy ar 10 >
    adf ar 10 >
    aeb ar 10 >
    aec ar 10 >
    afb ar 10 >
    apc ar 10 >
    apd ar 10 >
    arq ar 10 >
    ars ar 10 >
    ary ar 10 >
    arz ar 10 >
    auz ar 10 >
    avl ar 10 >
    ayh ar 10 >
    ayl ar 10 >
    ayn ar 10 >
    ayp ar 10 >
    bbz ar 10 >
    pga ar 10 >
    shu ar 10 >
    ssh ar 10 >
    azb az 10 >
    vro et 10 >
    ffm ff 10 >
    fub ff 10 >
    fue ff 10 >
    fuf ff 10 >
    fuh ff 10 >
    fui ff 10 >
    fuq ff 10 >
    fuv ff 10 >
    gnw gn 10 >
    gui gn 10 >
    gun gn 10 >
    nhd gn 10 >
    ikt iu 10 >
    enb kln 10 >
    eyo kln 10 >
    niq kln 10 >
    oki kln 10 >
    pko kln 10 >
    sgc kln 10 >
    tec kln 10 >
    tuy kln 10 >
    knn kok 10 >
    gkp kpe 10 >
    ida luy 10 >
    lkb luy 10 >
    lko luy 10 >
    lks luy 10 >
    lri luy 10 >
    lrm luy 10 >
    lsm luy 10 >
    lto luy 10 >
    lts luy 10 >
    lwg luy 10 >
    nle luy 10 >
    nyd luy 10 >
    rag luy 10 >
    ltg lv 10 >
    bhr mg 10 >
    bjq mg 10 >
    bmm mg 10 >
    bzc mg 10 >
    msh mg 10 >
    skg mg 10 >
    tdx mg 10 >
    tkg mg 10 >
    txy mg 10 >
    xmv mg 10 >
    xmw mg 10 >
    mvf mn 10 >
    bjn ms 10 >
    btj ms 10 >
    bve ms 10 >
    bvu ms 10 >
    coa ms 10 >
    dup ms 10 >
    hji ms 10 >
    id ms 10 >
    jak ms 10 >
    jax ms 10 >
    kvb ms 10 >
    kvr ms 10 >
    kxd ms 10 >
    lce ms 10 >
    lcf ms 10 >
    liw ms 10 >
    max ms 10 >
    meo ms 10 >
    mfa ms 10 >
    mfb ms 10 >
    min ms 10 >
    mqg ms 10 >
    msi ms 10 >
    mui ms 10 >
    orn ms 10 >
    ors ms 10 >
    pel ms 10 >
    pse ms 10 >
    tmw ms 10 >
    urk ms 10 >
    vkk ms 10 >
    vkt ms 10 >
    xmm ms 10 >
    zlm ms 10 >
    zmi ms 10 >
    dty ne 10 >
    gax om 10 >
    hae om 10 >
    orc om 10 >
    spv or 10 >
    pbt ps 10 >
    pst ps 10 >
    qub qu 10 >
    qud qu 10 >
    quf qu 10 >
    qug qu 10 >
    quh qu 10 >
    quk qu 10 >
    qul qu 10 >
    qup qu 10 >
    qur qu 10 >
    qus qu 10 >
    quw qu 10 >
    qux qu 10 >
    quy qu 10 >
    qva qu 10 >
    qvc qu 10 >
    qve qu 10 >
    qvh qu 10 >
    qvi qu 10 >
    qvj qu 10 >
    qvl qu 10 >
    qvm qu 10 >
    qvn qu 10 >
    qvo qu 10 >
    qvp qu 10 >
    qvs qu 10 >
    qvw qu 10 >
    qvz qu 10 >
    qwa qu 10 >
    qwc qu 10 >
    qwh qu 10 >
    qws qu 10 >
    qxa qu 10 >
    qxc qu 10 >
    qxh qu 10 >
    qxl qu 10 >
    qxn qu 10 >
    qxo qu 10 >
    qxp qu 10 >
    qxr qu 10 >
    qxt qu 10 >
    qxu qu 10 >
    qxw qu 10 >
    sdc sc 10 >
    sdn sc 10 >
    sro sc 10 >
    aae sq 10 >
    aat sq 10 >
    aln sq 10 >
    aii syr 10 >
    uzs uz 10 >
    yih yi 10 >
    cdo zh 10 >
    cjy zh 10 >
    cnp zh 10 >
    cpx zh 10 >
    csp zh 10 >
    czh zh 10 >
    czo zh 10 >
    gan zh 10 >
    hak zh 10 >
    hnm zh 10 >
    hsn zh 10 >
    luh zh 10 >
    lzh zh 10 >
    mnp zh 10 >
    nan zh 10 >
    sjc zh 10 >
    wuu zh 10 >
    yue zh 10 >
    * * 80
    am_Ethi en_Latn 10 >
    az_Latn ru_Cyrl 10 >
    bn_Beng en_Latn 10 >
    bo_Tibt zh_Hans 10 >
    hy_Armn ru_Cyrl 10 >
    ka_Geor en_Latn 10 >
    km_Khmr en_Latn 10 >
    kn_Knda en_Latn 10 >
    lo_Laoo en_Latn 10 >
    ml_Mlym en_Latn 10 >
    my_Mymr en_Latn 10 >
    ne_Deva en_Latn 10 >
    or_Orya en_Latn 10 >
    pa_Guru en_Latn 10 >
    ps_Arab en_Latn 10 >
    sd_Arab en_Latn 10 >
    si_Sinh en_Latn 10 >
    ta_Taml en_Latn 10 >
    te_Telu en_Latn 10 >
    ti_Ethi en_Latn 10 >
    tk_Latn ru_Cyrl 10 >
    ur_Arab en_Latn 10 >
    uz_Latn ru_Cyrl 10 >
    yi_Hebr en_Latn 10 >
    sr_Latn sr_Cyrl 5
    za_Latn zh_Hans 10 >
    zh_Hani zh_Hans 20 >
    zh_Hani zh_Hant 20 >
    ar_Latn ar_Arab 20 >
    bn_Latn bn_Beng 20 >
    gu_Latn gu_Gujr 20 >
    hi_Latn hi_Deva 20 >
    kn_Latn kn_Knda 20 >
    ml_Latn ml_Mlym 20 >
    mr_Latn mr_Deva 20 >
    ta_Latn ta_Taml 20 >
    te_Latn te_Telu 20 >
    zh_Latn zh_Hans 20 >
    ja_Latn ja_Jpan 5 >
    ja_Hani ja_Jpan 5 >
    ja_Hira ja_Jpan 5 >
    ja_Kana ja_Jpan 5 >
    ja_Hrkt ja_Jpan 5 >
    ja_Hira ja_Hrkt 5 >
    ja_Kana ja_Hrkt 5 >
    ko_Hani ko_Kore 5 >
    ko_Hang ko_Kore 5 >
    ko_Jamo ko_Kore 5 >
    ko_Jamo ko_Hang 5 >
    *_* *_* 50
    ar_*_$maghreb ar_*_$maghreb 4
    ar_*_$!maghreb ar_*_$!maghreb 4
    ar_*_* ar_*_* 5
    en_*_$enUS en_*_$enUS 4
    en_*_$!enUS en_*_GB 3
    en_*_$!enUS en_*_$!enUS 4
    en_*_* en_*_* 5
    es_*_$americas es_*_$americas 4
    es_*_$!americas es_*_$!americas 4
    es_*_* es_*_* 5
    pt_*_$americas pt_*_$americas 4
    pt_*_$!americas pt_*_$!americas 4
    pt_*_* pt_*_* 5
    zh_Hant_$cnsar zh_Hant_$cnsar 4
    zh_Hant_$!cnsar zh_Hant_$!cnsar 4
    zh_Hant_* zh_Hant_* 5
    *_*_* *_*_* 4

    """

  /// Where the line of each rule begins.
  static let starts: [UInt16] = [
    0x0000, 0x0008, 0x0010, 0x0018, 0x0020, 0x0028, 0x0031, 0x003c, 0x0046, 0x004e, 0x0056, 0x0061,
    0x006d, 0x0078, 0x0083, 0x008e, 0x0099, 0x00a4, 0x00b0, 0x00bb, 0x00c7, 0x00d2, 0x00dd, 0x00e8,
    0x00f3, 0x00fe, 0x010b, 0x0117, 0x0123, 0x012e, 0x013a, 0x0143, 0x014e, 0x0159, 0x0164, 0x016f,
    0x017a, 0x0185, 0x0190, 0x019c, 0x01a7, 0x01b2, 0x01bd, 0x01c8, 0x01d3, 0x01df, 0x01ea, 0x01f5,
    0x0200, 0x020b, 0x0216, 0x0221, 0x022c, 0x0237, 0x0242, 0x024d, 0x0258, 0x0264, 0x026f, 0x027a,
    0x0285, 0x0290, 0x029b, 0x02a6, 0x02b2, 0x02be, 0x02ca, 0x02d6, 0x02e1, 0x02ec, 0x02f7, 0x0302,
    0x030d, 0x0318, 0x0323, 0x032e, 0x0339, 0x0342, 0x034b, 0x0357, 0x0362, 0x036e, 0x0379, 0x0384,
    0x038f, 0x039a, 0x03a6, 0x03b1, 0x03bc, 0x03c7, 0x03d2, 0x03dd, 0x03e8, 0x03f4, 0x03ff, 0x040a,
    0x0415, 0x0420, 0x042b, 0x0436, 0x0441, 0x044c, 0x0457, 0x0462, 0x046d, 0x0478, 0x0483, 0x048f,
    0x049a, 0x04a5, 0x04b0, 0x04bc, 0x04c7, 0x04d2, 0x04dd, 0x04e8, 0x04f3, 0x04fe, 0x0509, 0x0514,
    0x051f, 0x052b, 0x0537, 0x0543, 0x054f, 0x055b, 0x0567, 0x0573, 0x057f, 0x058b, 0x0597, 0x05a3,
    0x05af, 0x05bb, 0x05c7, 0x05d3, 0x05df, 0x05eb, 0x05f7, 0x0603, 0x060f, 0x061b, 0x0627, 0x0633,
    0x063f, 0x064b, 0x0657, 0x0663, 0x066f, 0x067b, 0x0687, 0x0693, 0x069f, 0x06ab, 0x06b7, 0x06c3,
    0x06cf, 0x06db, 0x06e7, 0x06f3, 0x06ff, 0x070b, 0x0717, 0x0723, 0x0730, 0x073d, 0x074a, 0x0757,
    0x0764, 0x0771, 0x077e, 0x078b, 0x0798, 0x07a5, 0x07b2, 0x07bf, 0x07cc, 0x07d9, 0x07e6, 0x07f3,
    0x0800, 0x080d, 0x081a, 0x0827, 0x0834, 0x0841, 0x084e, 0x085a, 0x0866, 0x0872, 0x087e, 0x088a,
    0x0896, 0x08a2, 0x08ae, 0x08ba, 0x08c6, 0x08d2, 0x08de, 0x08ea, 0x08f6, 0x0902, 0x090e, 0x091a,
    0x0926, 0x0932, 0x093e, 0x0949, 0x0955, 0x0961, 0x096d, 0x0979, 0x0985, 0x0991, 0x099d, 0x09a9,
    0x09b5, 0x09c1, 0x09cd, 0x09d9, 0x09e5, 0x09f1, 0x09fd, 0x0a09, 0x0a15, 0x0a21, 0x0a2d, 0x0a39,
    0x0a45, 0x0a51, 0x0a5d, 0x0a69, 0x0a75, 0x0a81, 0x0a8d, 0x0a99, 0x0aa5, 0x0ab1, 0x0abd, 0x0ac9,
    0x0ad5, 0x0ae1, 0x0aed, 0x0af9, 0x0b05, 0x0b11, 0x0b1d, 0x0b29, 0x0b35, 0x0b41, 0x0b4d, 0x0b59,
    0x0b65, 0x0b71, 0x0b7d, 0x0b89, 0x0b95, 0x0ba1, 0x0bad, 0x0bb9, 0x0bc5, 0x0bd1, 0x0bdd, 0x0be9,
    0x0bf5, 0x0c01, 0x0c0d, 0x0c19, 0x0c25, 0x0c31, 0x0c3d, 0x0c49, 0x0c55, 0x0c61, 0x0c6d, 0x0c79,
    0x0c85, 0x0c91, 0x0c9d, 0x0ca9, 0x0cb5, 0x0cc1, 0x0ccd, 0x0cd9, 0x0ce5, 0x0cf1, 0x0cfd, 0x0d09,
    0x0d15, 0x0d21, 0x0d2e, 0x0d3a, 0x0d46, 0x0d52, 0x0d5e, 0x0d6a, 0x0d76, 0x0d82, 0x0d8e, 0x0d9a,
    0x0da6, 0x0db2, 0x0dbe, 0x0dca, 0x0dd6, 0x0de2, 0x0dee, 0x0dfa, 0x0e06, 0x0e12, 0x0e1e, 0x0e25,
    0x0e3a, 0x0e4f, 0x0e64, 0x0e79, 0x0e8e, 0x0ea3, 0x0eb8, 0x0ecd, 0x0ee2, 0x0ef7, 0x0f0c, 0x0f21,
    0x0f36, 0x0f4b, 0x0f60, 0x0f75, 0x0f8a, 0x0f9f, 0x0fb4, 0x0fc9, 0x0fde, 0x0ff3, 0x1008, 0x101d,
    0x102f, 0x1044, 0x1059, 0x106e, 0x1083, 0x1098, 0x10ad, 0x10c2, 0x10d7, 0x10ec, 0x1101, 0x1116,
    0x112b, 0x1140, 0x1154, 0x1168, 0x117c, 0x1190, 0x11a4, 0x11b8, 0x11cc, 0x11e0, 0x11f4, 0x1208,
    0x121c, 0x1227, 0x1245, 0x1265, 0x1275, 0x128d, 0x12a3, 0x12bd, 0x12cd, 0x12ed, 0x130f, 0x131f,
    0x133f, 0x1361, 0x1371, 0x1391, 0x13b3, 0x13c9,
  ]

  /// The rule of each distance in the rows of regions, four a word. See RegionRow.
  static let regionRules: [UInt64] = [
    0x0179017901790179, 0x0179017901790179, 0x0179017901790179, 0x0179017901790179, 0x0178017801780178, 0x0178017801780178,
    0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178,
    0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177,
    0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177,
    0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177,
    0x0177017701770178, 0x0177017801770177, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178,
    0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0177017701780178, 0x0178017701770177,
    0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177,
    0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177,
    0x0177017701770178, 0x0177017801770177, 0x0177017701780178, 0x0178017701770177, 0x0177017701770178, 0x0177017801770177,
    0x0178017801780178, 0x0178017801780178, 0x0178017801780178, 0x0178017601780178, 0x0177017701780178, 0x0178017701770177,
    0x0177017701770178, 0x0177017801770177, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016e016f016f, 0x016e016e016f016e,
    0x016f016f016e016f, 0x016f016e016d016e, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016f016e016f016f, 0x016e016e016f016e, 0x016f016f016e016f, 0x016f016e016d016e, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016f016f016f016f, 0x016f016f016f016f, 0x016f016e016f016f, 0x016e016e016f016e, 0x016f016f016e016f, 0x016f016e016d016e,
    0x016f016e016f016f, 0x016e016e016f016e, 0x016f016f016e016f, 0x016f016e016d016e, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016f016f016f016f, 0x016f016f016f016f, 0x016f016e016f016f, 0x016e016e016f016e, 0x016f016f016e016f, 0x016f016e016d016e,
    0x016f016f016f016f, 0x016f016f016f016f, 0x016c016c016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016c016c016f016f, 0x016f016f016f016f, 0x016f016e016f016f, 0x016e016e016f016e, 0x016f016f016e016f, 0x016f016e016d016e,
    0x016f016d016f016f, 0x016d016d016f016d, 0x016f016f016d016f, 0x016f016d016d016d, 0x016f016e016f016f, 0x016e016e016f016e,
    0x016f016f016e016f, 0x016f016e016d016e, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f, 0x016f016f016f016f,
    0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b,
    0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b,
    0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a,
    0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b,
    0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a,
    0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b,
    0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a,
    0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b,
    0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b0169, 0x016a016b016b016b, 0x016a016a016a016a,
    0x016a016a016a016a, 0x016b016a016a016b, 0x016a016b016b016b, 0x016a016a016a016a, 0x016a016a016a016a, 0x016b016a016a016b,
    0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x016b016b016b016b, 0x0172017201720172, 0x0172017201720172,
    0x0172017201720172, 0x0172017201720172, 0x0172017201720172, 0x0172017201720172, 0x0172017201720172, 0x0172017201720172,
    0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171, 0x0170017201720172, 0x0172017201720170,
    0x0170017201720172, 0x0172017201720172, 0x0170017201720172, 0x0172017201720170, 0x0170017201720172, 0x0172017201720172,
    0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171, 0x0172017101720172, 0x0171017101710172,
    0x0172017101710171, 0x0172017101710171, 0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171,
    0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171, 0x0172017101720172, 0x0171017101710172,
    0x0172017101710171, 0x0172017101710171, 0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171,
    0x0170017201720172, 0x0172017201720170, 0x0170017201720172, 0x0172017201720172, 0x0172017101720172, 0x0171017101710172,
    0x0172017101710171, 0x0172017101710171, 0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171,
    0x0172017101720172, 0x0171017101710172, 0x0172017101710171, 0x0172017101710171, 0x0172017201720172, 0x0172017201720172,
    0x0172017201720172, 0x0172017201720172, 0x0175017501750175, 0x0175017501750175, 0x0175017501750175, 0x0175017501750175,
    0x0175017501750175, 0x0175017501750175, 0x0175017501750175, 0x0175017501750175, 0x0175017401750175, 0x0174017401740175,
    0x0175017401740174, 0x0175017401740174, 0x0173017501750175, 0x0175017501750173, 0x0173017501750175, 0x0175017501750175,
    0x0173017501750175, 0x0175017501750173, 0x0173017501750175, 0x0175017501750175, 0x0175017401750175, 0x0174017401740175,
    0x0175017401740174, 0x0175017401740174, 0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174,
    0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174, 0x0175017401750175, 0x0174017401740175,
    0x0175017401740174, 0x0175017401740174, 0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174,
    0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174, 0x0173017501750175, 0x0175017501750173,
    0x0173017501750175, 0x0175017501750175, 0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174,
    0x0175017401750175, 0x0174017401740175, 0x0175017401740174, 0x0175017401740174, 0x0175017401750175, 0x0174017401740175,
    0x0175017401740174, 0x0175017401740174, 0x0175017501750175, 0x0175017501750175, 0x0175017501750175, 0x0175017501750175,
  ]

  /// The rule '*' to '*'.
  static let defaultLanguageRule: Int = 310

  /// The rule '*_*' to '*_*'.
  static let defaultScriptRule: Int = 360
}
#endif
