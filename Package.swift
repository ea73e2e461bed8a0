// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The four lowest rooms, `ConflictLogs` and `Scene` know no Foundation; `Documentation/WebAssembly.md` says how they are built for it.
// `UIKit` is compiled in language mode 5, as Apple's clients of it mostly are; everything else in mode 6.
let mode5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "plumb",
    products: [
        .executable(name: "plumb", targets: ["plumb"]),
        .library(name: "Simplex", targets: ["Simplex"]),
        .library(name: "Diagnostics", targets: ["Diagnostics"]),
        .library(name: "VisualFormat", targets: ["VisualFormat"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "ConflictLogs", targets: ["ConflictLogs"]),
        .library(name: "Scene", targets: ["Scene"]),
        .library(name: "Typography", targets: ["Typography"]),
        .library(name: "Sweep", targets: ["Sweep"]),
        .library(
            name: "UIKit",
            targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "LayoutTools", targets: ["LayoutTools"]),
        .library(name: "Renderers", targets: ["Renderers"]),
        .library(name: "SourceLint", targets: ["SourceLint"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        // The server of `plumb studio`; no library is built with it.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // The documentation: `swift package generate-documentation`; no target is built with it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        .target(name: "Simplex"),
        .target(name: "Diagnostics"),
        .target(name: "VisualFormat", dependencies: ["Diagnostics"]),
        // Rounding is in the C library of mathematics, which Foundation links where it is used.
        .target(
            name: "LayoutEngine", dependencies: ["Simplex", "Diagnostics"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(
            name: "ConflictLogs", dependencies: ["Simplex", "LayoutEngine", "Diagnostics"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "YAMLReading", dependencies: ["Diagnostics", .product(name: "Yams", package: "Yams")]),
        .target(name: "Scene", dependencies: ["Diagnostics"]),
        .target(name: "Typography"),
        .target(name: "Sweep"),
        .target(name: "CoreGraphics", swiftSettings: mode5),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: mode5),
        .target(
            name: "UIKit",
            dependencies: [
                "LayoutEngine", "VisualFormat", "Typography", "Scene", "Diagnostics", "CoreGraphics", "QuartzCore",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: mode5),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "InterfaceBuilder",
            dependencies: [
                "UIKit", "LayoutEngine", "VisualFormat", "Diagnostics", "Scene", "Sweep", "YAMLReading",
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "LayoutTools", dependencies: ["UIKit", "InterfaceBuilder", "VisualFormat", "Diagnostics", "Scene"]),
        .target(name: "Renderers", dependencies: ["Scene", "Typography", "Diagnostics"]),
        .target(
            name: "SourceLint",
            dependencies: ["Diagnostics", "VisualFormat", "YAMLReading", .product(name: "Yams", package: "Yams")]),
        .target(
            name: "StudioSession",
            dependencies: ["Diagnostics", "Scene", "UIKit", "InterfaceBuilder", "LayoutTools", "Renderers"]),
        // The files of the page, which C embeds in the program in no time.
        .target(name: "StudioPage", exclude: ["Page"]),
        .target(
            name: "StudioServer",
            dependencies: [
                "StudioSession", "StudioPage", "Diagnostics", .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .executableTarget(
            name: "plumb",
            dependencies: [
                "Diagnostics", "VisualFormat", "SourceLint", "LayoutEngine", "ConflictLogs", "Scene", "Typography",
                "UIKit", "InterfaceBuilder", "LayoutTools", "Renderers", "StudioSession", "StudioServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ]),
        // In C, for the benchmarks alone: nothing else counts on what is not Swift.
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "plumb-bench",
            dependencies: ["AllocationCount", "Simplex", "LayoutEngine", "VisualFormat", "UIKit", "InterfaceBuilder"]),

        .target(name: "ExamplePrograms", dependencies: ["UIKit"], path: "Examples/Programs", swiftSettings: mode5),
        .target(name: "ExampleToolkit", dependencies: ["LayoutEngine", "VisualFormat"], path: "Examples/Toolkit"),

        // A generator of random numbers that several test targets use.
        .target(name: "Randomness", path: "Tests/Randomness"),
        // A test target names every module that it imports: else it is not compiled again when only that one has changed.
        .testTarget(name: "SimplexTests", dependencies: ["Simplex", "Randomness"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLReadingTests", dependencies: ["YAMLReading"]),
        .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
        .testTarget(name: "ConflictLogsTests", dependencies: ["ConflictLogs", "LayoutEngine", "Diagnostics"]),
        .testTarget(name: "SceneTests", dependencies: ["Scene", "Diagnostics"]),
        .testTarget(name: "TypographyTests", dependencies: ["Typography", "LayoutEngine"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"]),
        .testTarget(name: "SweepTests", dependencies: ["Sweep"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "VisualFormat", "Randomness", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: ["InterfaceBuilder", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "LayoutToolsTests",
            dependencies: ["LayoutTools", "InterfaceBuilder", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"],
            exclude: ["Documents", "Goldens"]),
        .testTarget(
            name: "SourceLintTests", dependencies: ["SourceLint", "Randomness"], exclude: ["Fixtures", "Goldens"]),
        .testTarget(
            name: "StudioSessionTests",
            dependencies: [
                "StudioSession", "InterfaceBuilder", "LayoutTools", "Scene", "Diagnostics", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "StudioServerTests",
            dependencies: [
                "StudioServer", "StudioSession", "Diagnostics", "_Testing_UIKit", "_Testing_CoreGraphics",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(name: "RenderersTests", dependencies: ["Renderers", "Scene"], exclude: ["Goldens"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["plumb", "_Testing_UIKit", "_Testing_CoreGraphics", .product(name: "Yams", package: "Yams")]),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "ExamplePrograms", "ExampleToolkit", "UIKit", "InterfaceBuilder", "Renderers", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        // Language mode 6 is the stricter one, so every client is compiled in it.
        .testTarget(
            name: "ClientTests", dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(name: "HouseTests"),
    ]
)

// Clients whose meaning depends on the language mode, by links, and code that only mode 5 accepts. A checkout without symbolic
// links, as on Windows, has texts in place of the links, and does without these tests.
let link = Context.packageDirectory + "/Tests/Mode5ClientTests/CardView.swift"
if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil {
    package.targets.append(
        .testTarget(
            name: "Mode5ClientTests", dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"],
            swiftSettings: mode5))
}

// SwiftPM builds the command a second time for its plugins, also where nothing uses them. Therefore they are declared for
// clients only: in a checkout that SwiftPM made, and with PLUMB_PLUGINS for a client that names this folder by its path.
if Context.packageDirectory.contains("/checkouts/") || Context.environment["PLUMB_PLUGINS"] != nil {
    package.products += [
        .plugin(name: "PlumbCommand", targets: ["PlumbCommand"]),
        .plugin(name: "PlumbLint", targets: ["PlumbLint"]),
    ]
    package.targets += [
        // It asks for no permission to write, since most subcommands only read.
        .plugin(
            name: "PlumbCommand",
            capability: .command(
                intent: .custom(verb: "plumb", description: "Lay out, lint and compare Interface Builder documents.")),
            dependencies: ["plumb"]),
        .plugin(name: "PlumbLint", capability: .buildTool(), dependencies: ["plumb"]),
    ]
}
