import CLDRTables
import ReferenceMatching

/// The likely forms of everything that a row of either release is about.
///
/// A row that comes or goes need not change an answer: `hak_TW` had one before it had a row, by way of `hak`. What counts
/// is the form that comes out (UTS #35, Add Likely Subtags).
struct LikelyForms {
  let section: FactSection

  init(old: CLDRFacts, new: CLDRFacts) {
    var seen: Set<String> = []
    let subjects = (new.likelySubtags + old.likelySubtags).map(\.from).filter { seen.insert($0).inserted }
    let (before, after) = (ReferenceMatching(facts: old), ReferenceMatching(facts: new))
    let changes = subjects.compactMap { subject -> FactChange? in
      let (old, new) = (Self.form(of: subject, in: before), Self.form(of: subject, in: after))
      return old == new ? nil : FactChange(subject: subject, old: old, new: new)
    }
    section = FactSection(key: "likelySubtags", title: "Subtags whose likely forms changed", changes: changes)
  }

  /// Nil where nothing is likely: the subtag comes out as it went in.
  private static func form(of subject: String, in release: ReferenceMatching) -> String? {
    guard let identifier = try? release.parser.parse(subject) else { return nil }
    let form = release.likelySubtags.adding(to: identifier)
    return form == identifier ? nil : form.text
  }
}
