#if !BuildTimeTables
  // Made by cldr-tables from CLDR 48.2. Do not edit: change CLDR/ or the generator and make it anew.
  // swift-format-ignore-file
  //
  // The rules of languageMatching as CLDR writes them, for explanations. 7386 bytes:
  //   text: 378 rows, 3290 bytes
  //   rules: 378 rows, 1512 bytes
  //   regionRules: 1280 rows, 2560 bytes
  //   defaultLanguageRule: 1 rows, 8 bytes
  //   defaultScriptRule: 1 rows, 8 bytes
  //   defaultRegionRule: 1 rows, 8 bytes
  // Contains data of the Unicode CLDR, under the Unicode License v3: see CLDR/LICENSE.

  enum RuleTable {
    /// The desired and the supported side of each rule, a line each.
    static let text: StaticString = """
      nb no
      hr bs
      sh bs
      sh hr
      sh sr
      ssy aa
      gsw de
      lb de
      da no
      da nb
      ab ru
      ach en
      af en
      ak en
      am en
      ay es
      az ru
      bal ur
      be ru
      bem en
      bh hi
      bn en
      bo zh
      br fr
      ca es
      ceb fil
      chr en
      ckb ar
      co fr
      crs fr
      cs sk
      cy en
      ee en
      eo en
      eu es
      fo da
      fy nl
      ga en
      gaa en
      gd en
      gl es
      gn es
      gu hi
      ha en
      haw en
      ht fr
      hy ru
      ia en
      ig en
      is en
      jv id
      ka en
      kg fr
      kk ru
      km en
      kn en
      kri en
      ku tr
      ky ru
      la it
      lg en
      ln fr
      lo en
      loz en
      lua fr
      mai hi
      mfe en
      mg fr
      mi en
      ml en
      mn ru
      mr hi
      ms id
      mt en
      my en
      ne en
      nn nb
      nn no
      nso en
      ny en
      nyn en
      oc fr
      om en
      or en
      pa en
      pcm en
      ps en
      qu es
      rm de
      rn en
      rw fr
      sa hi
      scn it
      sd en
      si en
      sn en
      so en
      sq en
      st en
      su id
      sw en
      ta en
      te en
      tg ru
      ti en
      tk ru
      tlh en
      tn en
      to en
      tt ru
      tum en
      ug zh
      ur en
      uz ru
      wo fr
      xh en
      yi en
      yo en
      za zh
      zu en
      aao ar
      abh ar
      abv ar
      acm ar
      acq ar
      acw ar
      acx ar
      acy ar
      adf ar
      aeb ar
      aec ar
      afb ar
      apc ar
      apd ar
      arq ar
      ars ar
      ary ar
      arz ar
      auz ar
      avl ar
      ayh ar
      ayl ar
      ayn ar
      ayp ar
      bbz ar
      pga ar
      shu ar
      ssh ar
      azb az
      vro et
      ffm ff
      fub ff
      fue ff
      fuf ff
      fuh ff
      fui ff
      fuq ff
      fuv ff
      gnw gn
      gui gn
      gun gn
      nhd gn
      ikt iu
      enb kln
      eyo kln
      niq kln
      oki kln
      pko kln
      sgc kln
      tec kln
      tuy kln
      knn kok
      gkp kpe
      ida luy
      lkb luy
      lko luy
      lks luy
      lri luy
      lrm luy
      lsm luy
      lto luy
      lts luy
      lwg luy
      nle luy
      nyd luy
      rag luy
      ltg lv
      bhr mg
      bjq mg
      bmm mg
      bzc mg
      msh mg
      skg mg
      tdx mg
      tkg mg
      txy mg
      xmv mg
      xmw mg
      mvf mn
      bjn ms
      btj ms
      bve ms
      bvu ms
      coa ms
      dup ms
      hji ms
      id ms
      jak ms
      jax ms
      kvb ms
      kvr ms
      kxd ms
      lce ms
      lcf ms
      liw ms
      max ms
      meo ms
      mfa ms
      mfb ms
      min ms
      mqg ms
      msi ms
      mui ms
      orn ms
      ors ms
      pel ms
      pse ms
      tmw ms
      urk ms
      vkk ms
      vkt ms
      xmm ms
      zlm ms
      zmi ms
      dty ne
      gax om
      hae om
      orc om
      spv or
      pbt ps
      pst ps
      qub qu
      qud qu
      quf qu
      qug qu
      quh qu
      quk qu
      qul qu
      qup qu
      qur qu
      qus qu
      quw qu
      qux qu
      quy qu
      qva qu
      qvc qu
      qve qu
      qvh qu
      qvi qu
      qvj qu
      qvl qu
      qvm qu
      qvn qu
      qvo qu
      qvp qu
      qvs qu
      qvw qu
      qvz qu
      qwa qu
      qwc qu
      qwh qu
      qws qu
      qxa qu
      qxc qu
      qxh qu
      qxl qu
      qxn qu
      qxo qu
      qxp qu
      qxr qu
      qxt qu
      qxu qu
      qxw qu
      sdc sc
      sdn sc
      sro sc
      aae sq
      aat sq
      aln sq
      aii syr
      uzs uz
      yih yi
      cdo zh
      cjy zh
      cnp zh
      cpx zh
      csp zh
      czh zh
      czo zh
      gan zh
      hak zh
      hnm zh
      hsn zh
      luh zh
      lzh zh
      mnp zh
      nan zh
      sjc zh
      wuu zh
      yue zh
      * *
      am_Ethi en_Latn
      az_Latn ru_Cyrl
      bn_Beng en_Latn
      bo_Tibt zh_Hans
      hy_Armn ru_Cyrl
      ka_Geor en_Latn
      km_Khmr en_Latn
      kn_Knda en_Latn
      lo_Laoo en_Latn
      ml_Mlym en_Latn
      my_Mymr en_Latn
      ne_Deva en_Latn
      or_Orya en_Latn
      pa_Guru en_Latn
      ps_Arab en_Latn
      sd_Arab en_Latn
      si_Sinh en_Latn
      ta_Taml en_Latn
      te_Telu en_Latn
      ti_Ethi en_Latn
      tk_Latn ru_Cyrl
      ur_Arab en_Latn
      uz_Latn ru_Cyrl
      yi_Hebr en_Latn
      sr_Latn sr_Cyrl
      za_Latn zh_Hans
      zh_Hani zh_Hans
      zh_Hani zh_Hant
      ar_Latn ar_Arab
      bn_Latn bn_Beng
      gu_Latn gu_Gujr
      hi_Latn hi_Deva
      kn_Latn kn_Knda
      ml_Latn ml_Mlym
      mr_Latn mr_Deva
      ta_Latn ta_Taml
      te_Latn te_Telu
      zh_Latn zh_Hans
      ja_Latn ja_Jpan
      ja_Hani ja_Jpan
      ja_Hira ja_Jpan
      ja_Kana ja_Jpan
      ja_Hrkt ja_Jpan
      ja_Hira ja_Hrkt
      ja_Kana ja_Hrkt
      ko_Hani ko_Kore
      ko_Hang ko_Kore
      ko_Jamo ko_Kore
      ko_Jamo ko_Hang
      *_* *_*
      ar_*_$maghreb ar_*_$maghreb
      ar_*_$!maghreb ar_*_$!maghreb
      ar_*_* ar_*_*
      en_*_$enUS en_*_$enUS
      en_*_$!enUS en_*_GB
      en_*_$!enUS en_*_$!enUS
      en_*_* en_*_*
      es_*_$americas es_*_$americas
      es_*_$!americas es_*_$!americas
      es_*_* es_*_*
      pt_*_$americas pt_*_$americas
      pt_*_$!americas pt_*_$!americas
      pt_*_* pt_*_*
      zh_Hant_$cnsar zh_Hant_$cnsar
      zh_Hant_$!cnsar zh_Hant_$!cnsar
      zh_Hant_* zh_Hant_*
      *_*_* *_*_*

      """

    /// For each rule: offset of its line (from bit 8), distance (from bit 1), whether it is one-way (bit 0).
    static let rules: [UInt32] = [
      0x0000_0002, 0x0000_0608, 0x0000_0c08, 0x0000_1208, 0x0000_1808, 0x0000_1e08,
      0x0000_2509, 0x0000_2c09, 0x0000_3210, 0x0000_3810, 0x0000_3e3d, 0x0000_443d,
      0x0000_4b29, 0x0000_513d, 0x0000_573d, 0x0000_5d29, 0x0000_633d, 0x0000_6929,
      0x0000_7029, 0x0000_763d, 0x0000_7d3d, 0x0000_833d, 0x0000_8929, 0x0000_8f29,
      0x0000_9529, 0x0000_9b3d, 0x0000_a329, 0x0000_aa3d, 0x0000_b129, 0x0000_b729,
      0x0000_be28, 0x0000_c429, 0x0000_ca3d, 0x0000_d03d, 0x0000_d629, 0x0000_dc29,
      0x0000_e229, 0x0000_e829, 0x0000_ee3d, 0x0000_f529, 0x0000_fb29, 0x0001_0129,
      0x0001_073d, 0x0001_0d3d, 0x0001_1329, 0x0001_1a29, 0x0001_203d, 0x0001_263d,
      0x0001_2c3d, 0x0001_3229, 0x0001_3829, 0x0001_3e3d, 0x0001_443d, 0x0001_4a3d,
      0x0001_503d, 0x0001_563d, 0x0001_5c3d, 0x0001_633d, 0x0001_693d, 0x0001_6f29,
      0x0001_753d, 0x0001_7b3d, 0x0001_813d, 0x0001_873d, 0x0001_8e3d, 0x0001_9529,
      0x0001_9c3d, 0x0001_a33d, 0x0001_a929, 0x0001_af3d, 0x0001_b53d, 0x0001_bb3d,
      0x0001_c13d, 0x0001_c73d, 0x0001_cd3d, 0x0001_d33d, 0x0001_d928, 0x0001_df28,
      0x0001_e53d, 0x0001_ec3d, 0x0001_f23d, 0x0001_f929, 0x0001_ff3d, 0x0002_053d,
      0x0002_0b3d, 0x0002_1129, 0x0002_183d, 0x0002_1e3d, 0x0002_2429, 0x0002_2a3d,
      0x0002_303d, 0x0002_363d, 0x0002_3c29, 0x0002_433d, 0x0002_493d, 0x0002_4f3d,
      0x0002_553d, 0x0002_5b3d, 0x0002_613d, 0x0002_6729, 0x0002_6d3d, 0x0002_733d,
      0x0002_793d, 0x0002_7f3d, 0x0002_853d, 0x0002_8b3d, 0x0002_913d, 0x0002_983d,
      0x0002_9e3d, 0x0002_a43d, 0x0002_aa3d, 0x0002_b129, 0x0002_b73d, 0x0002_bd3d,
      0x0002_c33d, 0x0002_c93d, 0x0002_cf3d, 0x0002_d53d, 0x0002_db29, 0x0002_e13d,
      0x0002_e715, 0x0002_ee15, 0x0002_f515, 0x0002_fc15, 0x0003_0315, 0x0003_0a15,
      0x0003_1115, 0x0003_1815, 0x0003_1f15, 0x0003_2615, 0x0003_2d15, 0x0003_3415,
      0x0003_3b15, 0x0003_4215, 0x0003_4915, 0x0003_5015, 0x0003_5715, 0x0003_5e15,
      0x0003_6515, 0x0003_6c15, 0x0003_7315, 0x0003_7a15, 0x0003_8115, 0x0003_8815,
      0x0003_8f15, 0x0003_9615, 0x0003_9d15, 0x0003_a415, 0x0003_ab15, 0x0003_b215,
      0x0003_b915, 0x0003_c015, 0x0003_c715, 0x0003_ce15, 0x0003_d515, 0x0003_dc15,
      0x0003_e315, 0x0003_ea15, 0x0003_f115, 0x0003_f815, 0x0003_ff15, 0x0004_0615,
      0x0004_0d15, 0x0004_1415, 0x0004_1c15, 0x0004_2415, 0x0004_2c15, 0x0004_3415,
      0x0004_3c15, 0x0004_4415, 0x0004_4c15, 0x0004_5415, 0x0004_5c15, 0x0004_6415,
      0x0004_6c15, 0x0004_7415, 0x0004_7c15, 0x0004_8415, 0x0004_8c15, 0x0004_9415,
      0x0004_9c15, 0x0004_a415, 0x0004_ac15, 0x0004_b415, 0x0004_bc15, 0x0004_c415,
      0x0004_cc15, 0x0004_d315, 0x0004_da15, 0x0004_e115, 0x0004_e815, 0x0004_ef15,
      0x0004_f615, 0x0004_fd15, 0x0005_0415, 0x0005_0b15, 0x0005_1215, 0x0005_1915,
      0x0005_2015, 0x0005_2715, 0x0005_2e15, 0x0005_3515, 0x0005_3c15, 0x0005_4315,
      0x0005_4a15, 0x0005_5115, 0x0005_5815, 0x0005_5e15, 0x0005_6515, 0x0005_6c15,
      0x0005_7315, 0x0005_7a15, 0x0005_8115, 0x0005_8815, 0x0005_8f15, 0x0005_9615,
      0x0005_9d15, 0x0005_a415, 0x0005_ab15, 0x0005_b215, 0x0005_b915, 0x0005_c015,
      0x0005_c715, 0x0005_ce15, 0x0005_d515, 0x0005_dc15, 0x0005_e315, 0x0005_ea15,
      0x0005_f115, 0x0005_f815, 0x0005_ff15, 0x0006_0615, 0x0006_0d15, 0x0006_1415,
      0x0006_1b15, 0x0006_2215, 0x0006_2915, 0x0006_3015, 0x0006_3715, 0x0006_3e15,
      0x0006_4515, 0x0006_4c15, 0x0006_5315, 0x0006_5a15, 0x0006_6115, 0x0006_6815,
      0x0006_6f15, 0x0006_7615, 0x0006_7d15, 0x0006_8415, 0x0006_8b15, 0x0006_9215,
      0x0006_9915, 0x0006_a015, 0x0006_a715, 0x0006_ae15, 0x0006_b515, 0x0006_bc15,
      0x0006_c315, 0x0006_ca15, 0x0006_d115, 0x0006_d815, 0x0006_df15, 0x0006_e615,
      0x0006_ed15, 0x0006_f415, 0x0006_fb15, 0x0007_0215, 0x0007_0915, 0x0007_1015,
      0x0007_1715, 0x0007_1e15, 0x0007_2515, 0x0007_2c15, 0x0007_3315, 0x0007_3a15,
      0x0007_4115, 0x0007_4815, 0x0007_4f15, 0x0007_5615, 0x0007_5d15, 0x0007_6415,
      0x0007_6b15, 0x0007_7215, 0x0007_7915, 0x0007_8015, 0x0007_8715, 0x0007_8e15,
      0x0007_9515, 0x0007_9c15, 0x0007_a415, 0x0007_ab15, 0x0007_b215, 0x0007_b915,
      0x0007_c015, 0x0007_c715, 0x0007_ce15, 0x0007_d515, 0x0007_dc15, 0x0007_e315,
      0x0007_ea15, 0x0007_f115, 0x0007_f815, 0x0007_ff15, 0x0008_0615, 0x0008_0d15,
      0x0008_1415, 0x0008_1b15, 0x0008_2215, 0x0008_2915, 0x0008_30a0, 0x0008_3415,
      0x0008_4415, 0x0008_5415, 0x0008_6415, 0x0008_7415, 0x0008_8415, 0x0008_9415,
      0x0008_a415, 0x0008_b415, 0x0008_c415, 0x0008_d415, 0x0008_e415, 0x0008_f415,
      0x0009_0415, 0x0009_1415, 0x0009_2415, 0x0009_3415, 0x0009_4415, 0x0009_5415,
      0x0009_6415, 0x0009_7415, 0x0009_8415, 0x0009_9415, 0x0009_a415, 0x0009_b40a,
      0x0009_c415, 0x0009_d429, 0x0009_e429, 0x0009_f429, 0x000a_0429, 0x000a_1429,
      0x000a_2429, 0x000a_3429, 0x000a_4429, 0x000a_5429, 0x000a_6429, 0x000a_7429,
      0x000a_8429, 0x000a_940b, 0x000a_a40b, 0x000a_b40b, 0x000a_c40b, 0x000a_d40b,
      0x000a_e40b, 0x000a_f40b, 0x000b_040b, 0x000b_140b, 0x000b_240b, 0x000b_340b,
      0x000b_4464, 0x000b_4c08, 0x000b_6808, 0x000b_860a, 0x000b_9408, 0x000b_aa06,
      0x000b_be08, 0x000b_d60a, 0x000b_e408, 0x000c_0208, 0x000c_220a, 0x000c_3008,
      0x000c_4e08, 0x000c_6e0a, 0x000c_7c08, 0x000c_9a08, 0x000c_ba0a, 0x000c_ce08,
    ]

    /// For each rule set, desired class and supported class: the rule. Four a word.
    static let regionRules: [UInt64] = [
      0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b,
      0x016b_016b_016b_016b,
      0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b,
      0x016b_016b_016b_016b,
      0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b,
      0x016a_016a_016a_016a,
      0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a,
      0x016b_016a_016a_016b,
      0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b,
      0x016a_016a_016a_016a,
      0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a,
      0x016b_016a_016a_016b,
      0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b,
      0x016a_016a_016a_016a,
      0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a,
      0x016b_016a_016a_016b,
      0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_0169, 0x016a_016b_016b_016b,
      0x016a_016a_016a_016a,
      0x016a_016a_016a_016a, 0x016b_016a_016a_016b, 0x016a_016b_016b_016b, 0x016a_016a_016a_016a, 0x016a_016a_016a_016a,
      0x016b_016a_016a_016b,
      0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016b_016b_016b_016b, 0x016f_016f_016f_016f,
      0x016f_016f_016f_016f,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f,
      0x016f_016f_016f_016f,
      0x016f_016e_016f_016f, 0x016e_016e_016f_016e, 0x016f_016f_016e_016f, 0x016f_016e_016d_016e, 0x016f_016f_016f_016f,
      0x016f_016f_016f_016f,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016e_016f_016f, 0x016e_016e_016f_016e, 0x016f_016f_016e_016f,
      0x016f_016e_016d_016e,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016e_016f_016f,
      0x016e_016e_016f_016e,
      0x016f_016f_016e_016f, 0x016f_016e_016d_016e, 0x016f_016e_016f_016f, 0x016e_016e_016f_016e, 0x016f_016f_016e_016f,
      0x016f_016e_016d_016e,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016f_016e_016f_016f,
      0x016e_016e_016f_016e,
      0x016f_016f_016e_016f, 0x016f_016e_016d_016e, 0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016c_016c_016f_016f,
      0x016f_016f_016f_016f,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x016c_016c_016f_016f, 0x016f_016f_016f_016f, 0x016f_016e_016f_016f,
      0x016e_016e_016f_016e,
      0x016f_016f_016e_016f, 0x016f_016e_016d_016e, 0x016f_016d_016f_016f, 0x016d_016d_016f_016d, 0x016f_016f_016d_016f,
      0x016f_016d_016d_016d,
      0x016f_016e_016f_016f, 0x016e_016e_016f_016e, 0x016f_016f_016e_016f, 0x016f_016e_016d_016e, 0x016f_016f_016f_016f,
      0x016f_016f_016f_016f,
      0x016f_016f_016f_016f, 0x016f_016f_016f_016f, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172,
      0x0172_0172_0172_0172,
      0x0172_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0171_0172_0172,
      0x0171_0171_0171_0172,
      0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0170_0172_0172_0172, 0x0172_0172_0172_0170, 0x0170_0172_0172_0172,
      0x0172_0172_0172_0172,
      0x0170_0172_0172_0172, 0x0172_0172_0172_0170, 0x0170_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0171_0172_0172,
      0x0171_0171_0171_0172,
      0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171,
      0x0172_0171_0171_0171,
      0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0172_0171_0172_0172,
      0x0171_0171_0171_0172,
      0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171,
      0x0172_0171_0171_0171,
      0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0170_0172_0172_0172,
      0x0172_0172_0172_0170,
      0x0170_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171,
      0x0172_0171_0171_0171,
      0x0172_0171_0172_0172, 0x0171_0171_0171_0172, 0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0172_0171_0172_0172,
      0x0171_0171_0171_0172,
      0x0172_0171_0171_0171, 0x0172_0171_0171_0171, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172, 0x0172_0172_0172_0172,
      0x0172_0172_0172_0172,
      0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0175_0175_0175,
      0x0175_0175_0175_0175,
      0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174,
      0x0175_0174_0174_0174,
      0x0173_0175_0175_0175, 0x0175_0175_0175_0173, 0x0173_0175_0175_0175, 0x0175_0175_0175_0175, 0x0173_0175_0175_0175,
      0x0175_0175_0175_0173,
      0x0173_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174,
      0x0175_0174_0174_0174,
      0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0175_0174_0175_0175,
      0x0174_0174_0174_0175,
      0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174,
      0x0175_0174_0174_0174,
      0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0175_0174_0175_0175,
      0x0174_0174_0174_0175,
      0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0173_0175_0175_0175, 0x0175_0175_0175_0173, 0x0173_0175_0175_0175,
      0x0175_0175_0175_0175,
      0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0175_0174_0175_0175,
      0x0174_0174_0174_0175,
      0x0175_0174_0174_0174, 0x0175_0174_0174_0174, 0x0175_0174_0175_0175, 0x0174_0174_0174_0175, 0x0175_0174_0174_0174,
      0x0175_0174_0174_0174,
      0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0175_0175_0175_0175, 0x0178_0178_0178_0178,
      0x0178_0178_0178_0178,
      0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178,
      0x0178_0178_0178_0178,
      0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178,
      0x0178_0177_0177_0177,
      0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178,
      0x0177_0178_0177_0177,
      0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178,
      0x0178_0177_0177_0177,
      0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178,
      0x0178_0178_0178_0178,
      0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0177_0177_0178_0178,
      0x0178_0177_0177_0177,
      0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178,
      0x0177_0178_0177_0177,
      0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178,
      0x0178_0177_0177_0177,
      0x0177_0177_0177_0178, 0x0177_0178_0177_0177, 0x0177_0177_0178_0178, 0x0178_0177_0177_0177, 0x0177_0177_0177_0178,
      0x0177_0178_0177_0177,
      0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0178_0178_0178, 0x0178_0176_0178_0178, 0x0177_0177_0178_0178,
      0x0178_0177_0177_0177,
      0x0177_0177_0177_0178, 0x0177_0178_0177_0177,
    ]

    /// The rule '*' to '*'.
    static let defaultLanguageRule: Int = 310

    /// The rule '*_*' to '*_*'.
    static let defaultScriptRule: Int = 360

    /// The rule '*_*_*' to '*_*_*'.
    static let defaultRegionRule: Int = 377
  }
#endif
