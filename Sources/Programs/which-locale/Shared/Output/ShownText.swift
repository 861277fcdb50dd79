import SystemAccess

extension String {
  /// The text with control characters and line breaks escaped, for text from unknown sources.
  var shown: String { visibleLine }

  /// The first sixty characters of `shown`, for messages that repeat an argument.
  var echoed: String { shown.cut }

  /// The first sixty characters, with an ellipsis if there are more.
  var cut: String {
    let limit = 60
    return count <= limit ? self : prefix(limit) + "…"
  }
}
