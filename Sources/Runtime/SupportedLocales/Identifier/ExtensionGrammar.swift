/// What may stand in an extension (UTS #35, `unicode_locale_extensions`, `transformed_extensions`), a subtag at a time.
///
/// Keys of `-u-` end with a letter. `-t-` has a language identifier, then fields, each with at least one value. Other
/// singletons take anything.
struct ExtensionGrammar {
  private let singleton: UInt64
  private var isEmpty = true
  /// How far a `-t-` has come: nothing, language, script, region, variants, fields.
  private var stage = 0
  private var variants = VariantSet()
  /// Whether a field of `-t-` still lacks its value.
  private var lacksValue = false

  init(singleton: UInt64) { self.singleton = singleton }

  /// Takes the scanner's subtag, which is no singleton. False where it cannot stand here.
  @inline(never) @_optimize(size)
  mutating func accept(_ subtag: SubtagScanner) -> Bool {
    isEmpty = false
    switch singleton {
    case 0x75: return subtag.count != 2 || subtag.isKey
    case 0x74: return acceptTransform(subtag)
    default: return true
    }
  }

  private mutating func acceptTransform(_ subtag: SubtagScanner) -> Bool {
    if stage == 0, subtag.isLanguage {
      stage = 1
    } else if stage == 1, subtag.isScript {
      stage = 2
    } else if stage == 1 || stage == 2, subtag.isRegion {
      stage = 3
    } else if stage >= 1, stage <= 4, subtag.isVariant {
      stage = 4
      return variants.insert(subtag)
    } else if stage == 5, subtag.count >= 3 {
      lacksValue = false
    } else {
      guard subtag.isField, !lacksValue else { return false }
      stage = 5
      lacksValue = true
    }
    return true
  }

  /// Must be called where the extension ends. False where something is missing.
  func isComplete(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !isEmpty && !lacksValue && variants.isDistinct(in: bytes)
  }
}
