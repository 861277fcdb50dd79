import ReferenceMatching

extension ReferenceLikelySubtags {
  enum Favor {
    case region, script
  }

  /// Remove Likely Subtags: the shortest identifier with the same maximized identifier.
  func removing(from identifier: ReferenceIdentifier, favor: Favor = .region) -> ReferenceIdentifier {
    let maximal = adding(to: identifier)
    if maximal.language.isEmpty || maximal.script.isEmpty || maximal.region.isEmpty { return maximal }
    var bare = maximal
    bare.script = ""
    bare.region = ""
    var withRegion = maximal
    withRegion.script = ""
    var withScript = maximal
    withScript.region = ""
    let trials = favor == .region ? [bare, withRegion, withScript] : [bare, withScript, withRegion]
    return trials.first { adding(to: $0) == maximal } ?? maximal
  }
}
