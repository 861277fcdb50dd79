/// The kind of device in the name of a resource (`~ipad`).
public enum ResourceIdiom: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, mac, applewatch, appletv, applevision
}
