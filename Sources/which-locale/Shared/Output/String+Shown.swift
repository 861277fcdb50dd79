import SystemAccess

extension String {
  /// The text with what would steer a terminal or break the line written out: a tag from somebody's log.
  var shown: String { visibleLine }
}
