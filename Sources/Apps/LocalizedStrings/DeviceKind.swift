/// The kinds of device by which texts vary, under the names of `.stringsdict` files and catalogs.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
  case iPhone = "iphone"
  case iPad = "ipad"
  case iPod = "ipod"
  case mac
  case appleWatch = "applewatch"
  case appleTV = "appletv"
  case appleVision = "applevision"
  case other
}
