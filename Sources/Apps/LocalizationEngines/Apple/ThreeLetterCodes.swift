/// Three-letter ISO codes that have a two-letter code. ICU shortens them before it does anything else.
///
/// Languages are from ISO 639-2/T, `eng` → `en`. Bibliographic codes such as `ger` are not included: CLDR's aliases
/// replace them. Regions are from ISO 3166-1 and its withdrawn codes, `GBR` → `GB`.
enum ThreeLetterCodes {
  static func shortened(language: [UInt8]) -> [UInt8] { shortened(language, languages) }
  static func shortened(region: [UInt8]) -> [UInt8] { shortened(region, regions) }

  private static func shortened(_ code: [UInt8], _ table: StaticString) -> [UInt8] {
    guard code.count == 3 else { return code }
    return table.withUTF8Buffer { table in
      // Each row is three letters, two letters and a space.
      for row in stride(from: 0, to: table.count, by: 6) where table[row..<(row + 3)].elementsEqual(code) {
        return Array(table[(row + 3)..<(row + 5)])
      }
      return code
    }
  }

  private static let languages: StaticString = """
    aaraa abkab afraf akaak amham araar argan asmas avaav aveae aymay azeaz bakba bambm belbe benbn bisbi bodbo bosbs \
    brebr bulbg catca cescs chach chece chucu chvcv corkw cosco crecr cymcy danda deude divdv dzodz ellel engen epoeo \
    estet euseu eweee faofo fasfa fijfj finfi frafr fryfy fulff glagd glega glggl glvgv grngn gujgu hatht hauha hebhe \
    herhz hinhi hmoho hrvhr hunhu hyehy iboig idoio iiiii ikuiu ileie inaia indid ipkik islis itait javjv jawjw jpnja \
    kalkl kankn kasks katka kaukr kazkk khmkm kikki kinrw kirky komkv konkg korko kuakj kurku laolo latla lavlv limli \
    linln litlt ltzlb lublu luglg mahmh malml marmr mkdmk mlgmg mltmt molmo monmn mrimi msams myamy nauna navnv nblnr \
    ndend ndong nepne nldnl nnonn nobnb norno nyany ocioc ojioj orior ormom ossos panpa plipi polpl porpt pusps quequ \
    rohrm ronro runrn rusru sagsg sansa sinsi slksk slvsl smese smosm snasn sndsd somso sotst spaes sqisq srdsc srpsr \
    sswss sunsu swasw swesv tahty tamta tattt telte tgktg tgltl thath tirti tonto tsntn tsots tuktk turtr twitw uigug \
    ukruk urdur uzbuz venve vievi volvo wlnwa wolwo xhoxh yidyi yoryo zhaza zhozh zulzu
    """

  private static let regions: StaticString = """
    ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD ANTAN AREAE ARGAR ARMAM ASCAC ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ \
    BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT \
    BURBU BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPTCP CPVCV CRICR \
    CRQCQ CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DGADG DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES \
    ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM FXXFX GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW \
    GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE \
    IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB \
    LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK \
    MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG \
    NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT \
    PRYPY PSEPS PYFPF QATQA REURE ROMRO ROURO RUSRU RWARW SAUSA SCGCS SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL \
    SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SUNSU SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TAATA TCATC TCDTD \
    TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TMPTP TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS \
    UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS XEAEA XICIC XKKXK YEMYE YMDYD YUGYU ZAFZA ZARZR ZMBZM \
    ZWEZW
    """
}
