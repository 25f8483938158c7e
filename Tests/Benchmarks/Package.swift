// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that measuring never becomes part of building or testing Deputy.
let package = Package(
    name: "DeputyBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Deputy", path: "../..")],
    targets: [
        // Counts calls of malloc by standing in front of the C library's; Linux only, elsewhere it counts nothing.
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "DeputyBenchmarks",
            dependencies: [
                "AllocationCounter", .product(name: "DeputyHeadless", package: "Deputy"),
                .product(name: "DeputySections", package: "Deputy"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
