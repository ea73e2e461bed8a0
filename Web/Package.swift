// swift-tools-version: 6.1
import PackageDescription

// A package of its own: it is built as Embedded Swift for WebAssembly only, by `.ci/wasm`. `Documentation/WebAssembly.md` has the options.
let package = Package(
    name: "plumb-web",
    dependencies: [.package(name: "plumb", path: "..")],
    targets: [
        .target(name: "WebPlatform", path: "Platform"),
        .executableTarget(
            name: "PlumbWeb",
            dependencies: [
                "WebPlatform",
                .product(name: "Simplex", package: "plumb"), .product(name: "Diagnostics", package: "plumb"),
                .product(name: "VisualFormat", package: "plumb"), .product(name: "LayoutEngine", package: "plumb"),
                .product(name: "ConflictLogs", package: "plumb"),
                .product(name: "Scene", package: "plumb"), .product(name: "Typography", package: "plumb"),
                .product(name: "Renderers", package: "plumb"),
            ]),
    ]
)
