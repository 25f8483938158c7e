// swift-tools-version: 6.2
// An app for Xcode and Swift Playgrounds: open this folder. Its code is the target DeputySamples of the package two folders up.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Gallery", targets: ["DeputySamples"], bundleIdentifier: "org.example.deputy.gallery",
            displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .checkmark),
            accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    dependencies: [.package(name: "Deputy", path: "../..")],
    targets: [
        .executableTarget(
            name: "DeputySamples",
            dependencies: [
                .product(name: "DeputyLists", package: "Deputy"), .product(name: "DeputyUIKit", package: "Deputy"),
            ], path: "Samples",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
