// swift-tools-version: 6.1
import PackageDescription

// A server that chooses by Accept-Language. It reads one request from standard input and answers on standard output, so
// that any listener can run it: socat TCP-LISTEN:8080,fork,reuseaddr EXEC:.build/release/greeting-server
// AppLocale.swift is checked in, so nothing is fetched and nothing generated:
//   swift package --allow-writing-to-package-directory write-app-locale
let package = Package(
  name: "greeting-server",
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "greeting-server",
      dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")],
      exclude: ["locales.json"])
  ],
  swiftLanguageModes: [.v6]
)
