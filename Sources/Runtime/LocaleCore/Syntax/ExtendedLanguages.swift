/// The extended languages of BCP 47 (RFC 5646, §2.2.2; IANA's registry of subtags): `ar-arz` is what `arz` alone is, and so for
/// each. The registry has taken no more of them since 2015.
enum ExtendedLanguages {
  /// A line for each language that has some, `sgn` excepted: there every sign language is one.
  private static var list: StaticString {
    """
    ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp bbz \
    pga shu ssh
    kok gom knn
    lv ltg lvs
    ms bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse \
    tmw urk vkk vkt xmm zlm zmi zsm
    sw swc swh
    uz uzn uzs
    zh cdo cjy cmn cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue
    """
  }

  /// Whether three letters after a language are its extended language, in any case (RFC 5646, §2.1.1).
  static func contains(_ subtag: UnsafeBufferPointer<UInt8>, of language: UInt64) -> Bool {
    if language == PackedSubtag.signLanguages { return true }
    return list.withIdentifierBytes { list in
      var isOwn = false
      var start = 0
      for end in 0...list.count where end == list.count || list[end] <= 0x20 {
        let word = UnsafeBufferPointer(rebasing: list[start..<end])
        if start == 0 || list[start - 1] == 0x0A {
          isOwn = PackedSubtag.language(bytes: word) == language
        } else if isOwn, ASCII.areEqual(word, subtag) {
          return true
        }
        start = end + 1
      }
      return false
    }
  }
}
