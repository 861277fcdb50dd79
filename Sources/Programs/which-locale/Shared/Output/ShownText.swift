import SystemAccess

extension String {
  /// The text with what would steer a terminal or break the line written out: a tag from somebody's log.
  var shown: String { visibleLine }

  /// For messages that repeat what was typed: `shown`, and no more than the first sixty characters of it.
  var echoed: String { shown.cut }

  /// The first sixty characters, and an ellipsis where there are more.
  var cut: String {
    let limit = 60
    return count <= limit ? self : prefix(limit) + "…"
  }
}
