// swift-tools-version: 6.1
import PackageDescription

// A client of a client: it depends on the library only, whose choice of traits must hold for the app too.
let package = Package(
  name: "app",
  dependencies: [.package(path: "../library")],
  targets: [
    .executableTarget(name: "app", dependencies: [.product(name: "Greeting", package: "library")]),
    .testTarget(name: "appTests", dependencies: [.product(name: "Greeting", package: "library")]),
  ],
  swiftLanguageModes: [.v6]
)
