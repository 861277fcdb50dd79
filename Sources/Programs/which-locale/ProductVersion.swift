/// The product's own version; the data has another (`CLDR.version`).
enum ProductVersion {
  static let text = "0.1.0-dev"
}
