// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// A separate package, so that only users of the macros build swift-syntax.
let package = Package(
    name: "plumb-macros",
    products: [.library(name: "VisualFormatMacros", targets: ["VisualFormatMacros"])],
    dependencies: [
        .package(name: "plumb", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .macro(
            name: "VisualFormatMacrosPlugin",
            dependencies: [
                .product(name: "VisualFormat", package: "plumb"), .product(name: "Diagnostics", package: "plumb"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
            ]),
        .target(
            name: "VisualFormatMacros",
            dependencies: ["VisualFormatMacrosPlugin", .product(name: "UIKit", package: "plumb")]),
        // Only the plugin: for tests of a plugin, SwiftPM builds every other dependency a second time, and UIKit takes a minute.
        .testTarget(
            name: "VisualFormatMacrosTests",
            dependencies: [
                "VisualFormatMacrosPlugin",
                .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
            ]),
    ]
)
