/// The product's own version; the data has another (`CLDR.version`).
package enum ProductVersion {
  package static let text = "0.1.0-dev"
}
