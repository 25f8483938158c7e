// swift-tools-version: 6.2
// An app for Xcode: open this folder. Its code is that of the package two folders up, where it is compiled: the app is the target
// DeputySamples. Sources is a link there, which Swift Playgrounds cannot follow.
import AppleProductTypes
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

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
    targets: [
        library("Deputy"),
        library("DeputyLists", "Deputy"),
        library("DeputyDelegates", "Deputy"),
        library("DeputyStreams", "Deputy"),
        library("DeputyFollowing", "Deputy", "DeputyLists"),
        library("DeputyPaging", "Deputy", "DeputyLists"),
        library("DeputyRecording", "Deputy", "DeputyLists"),
        library("DeputyUIKit", "DeputyLists"),
        library("DeputyDiffable", "Deputy", "DeputyLists", "DeputyUIKit"),
        library(
            "DeputyHeadless", "DeputyDelegates", "DeputyDiffable", "DeputyFollowing", "DeputyLists", "DeputyPaging",
            "DeputyRecording", "DeputyStreams"),
        library("DeputyCoreData", "DeputyLists", "DeputyUIKit"),
        library("DeputySwiftUI", "DeputyLists", "DeputyUIKit"),
        library("DeputySections", "DeputyLists", "DeputyPaging", "DeputyUIKit"),
        library(
            "DeputyScenarios", "Deputy", "DeputyDiffable", "DeputyHeadless", "DeputyLists", "DeputyRecording", "DeputySwiftUI",
            "DeputyUIKit"),
        .executableTarget(
            name: "DeputySamples", dependencies: [
                "DeputyCoreData", "DeputyDelegates", "DeputyDiffable", "DeputyFollowing", "DeputyLists", "DeputyPaging",
                "DeputyRecording", "DeputyScenarios", "DeputySections", "DeputyStreams", "DeputySwiftUI", "DeputyUIKit",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
