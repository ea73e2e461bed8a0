// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that the project's package needs no unsafe flags. `Fuzz/run documents` and `Fuzz/run yaml` build it.
let package = Package(
    name: "plumb-fuzz",
    dependencies: [.package(name: "plumb", path: "..")],
    targets: [
        .executableTarget(
            name: "DocumentFuzz",
            dependencies: [
                .product(name: "InterfaceBuilder", package: "plumb"), .product(name: "LayoutTools", package: "plumb"),
                .product(name: "UIKit", package: "plumb"), .product(name: "Scene", package: "plumb"),
                .product(name: "Diagnostics", package: "plumb"),
            ],
            path: "Documents", swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "YAMLFuzz",
            dependencies: [
                .product(name: "InterfaceBuilder", package: "plumb"), .product(name: "LayoutTools", package: "plumb"),
                .product(name: "SourceLint", package: "plumb"), .product(name: "UIKit", package: "plumb"),
                .product(name: "Scene", package: "plumb"), .product(name: "Diagnostics", package: "plumb"),
            ],
            path: "YAML", swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ]
)
