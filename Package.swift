// swift-tools-version: 6.2
import PackageDescription

/// The test modules to build: those that `DEPUTY_TESTS=DeputyListsRulesTests` names, with what they need, or everything.
let chosenTests = Context.environment["DEPUTY_TESTS"]?.split(separator: ",").map(String.init)

/// The settings every target gets, so that no corner of the package is checked less strictly than another.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // an existential costs something: it is written out
    .enableUpcomingFeature("InternalImportsByDefault"),  // what a module shows of its imports is a decision
    .enableUpcomingFeature("MemberImportVisibility"),  // a file names every module whose members it uses
    // What says why is for whoever develops: a debug build has it, a release build with the trait.
    .define("EXPLANATIONS", .when(configuration: .debug)), .define("EXPLANATIONS", .when(traits: ["Explanations"])),
]

/// The settings of tests of headless lists, some of which follow observable models. iOS has those from 17 on, and a target cannot ask for
/// a later system than its package: on iOS and tvOS these tests need a simulator of 17.
let following: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-availability-checking"], .when(platforms: [.iOS, .macCatalyst, .tvOS]))
]

/// What the tests of lists are written with.
let list: [Target.Dependency] = ["DeputyHeadless", "DeputySections", "ListTestSupport", "TestSupport"]

let package = Package(
    name: "Deputy",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .macOS(.v14)],
    products: [
        .library(name: "Deputy", targets: ["Deputy"]),
        .library(name: "DeputyStreams", targets: ["DeputyStreams"]),
        .library(name: "DeputyDelegates", targets: ["DeputyDelegates"]),
        .library(name: "DeputyLists", targets: ["DeputyLists"]),
        .library(name: "DeputyHeadless", targets: ["DeputyHeadless"]),
        .library(name: "DeputyUIKit", targets: ["DeputyUIKit"]),
        .library(name: "DeputyCoreData", targets: ["DeputyCoreData"]),
        .library(name: "DeputySwiftUI", targets: ["DeputySwiftUI"]),
        .library(name: "DeputyFollowing", targets: ["DeputyFollowing"]),
        .library(name: "DeputyPaging", targets: ["DeputyPaging"]),
        .library(name: "DeputyDiffable", targets: ["DeputyDiffable"]),
        .library(name: "DeputySections", targets: ["DeputySections"]),
        .library(name: "DeputyRecording", targets: ["DeputyRecording"]),
        .library(name: "DeputyTesting", targets: ["DeputyTesting"]),
        .executable(name: "deputy-tour", targets: ["deputy-tour"]),
    ],
    traits: [
        .trait(
            name: "Explanations",
            description: "explain, traces, validate(), report() and the sentences of anomalies in release builds too")
    ],
    targets: [
        // The runtime: closures that stand in for a delegate. No view kit, no storage.
        .target(name: "Deputy", swiftSettings: strict),
        // Delegates of one's own, such as a text field's, without a list; its proxy only where there is UIKit.
        .target(name: "DeputyDelegates", dependencies: ["Deputy"], swiftSettings: strict),
        // Events as sequences and publishers.
        .target(name: "DeputyStreams", dependencies: ["Deputy"], swiftSettings: strict),
        // What tables add to it: the catalogue of events, the manager, the items.
        .target(name: "DeputyLists", dependencies: ["Deputy"], swiftSettings: strict),
        // Items that follow a model or a sequence.
        .target(name: "DeputyFollowing", dependencies: ["Deputy", "DeputyLists"], swiftSettings: strict),
        // Loading more near the ends of a list, on what a list tells whoever follows it.
        .target(name: "DeputyPaging", dependencies: ["Deputy", "DeputyLists"], swiftSettings: strict),
        // Records what a list asks and tells; told by the runtime and the lists, which do not know it.
        .target(name: "DeputyRecording", dependencies: ["Deputy", "DeputyLists"], swiftSettings: strict),
        // A table that runs wherever Swift does, and does again what was recorded.
        .target(
            name: "DeputyHeadless",
            dependencies: [
                "DeputyDelegates", "DeputyDiffable", "DeputyFollowing", "DeputyLists", "DeputyPaging",
                "DeputyRecording", "DeputyStreams",
            ],
            swiftSettings: strict),
        // The same registrations on a UITableView; empty where there is no UIKit.
        .target(name: "DeputyUIKit", dependencies: ["DeputyLists"], swiftSettings: strict),
        // What comes from a diffable data source; on Linux without UIKit's two.
        .target(
            name: "DeputyDiffable", dependencies: ["Deputy", "DeputyLists", "DeputyUIKit"], swiftSettings: strict),
        // What comes from a fetched results controller; empty but for its changes where there is no UIKit.
        .target(name: "DeputyCoreData", dependencies: ["DeputyLists", "DeputyUIKit"], swiftSettings: strict),
        // SwiftUI views in cells, and lists in SwiftUI views; empty where there is no UIKit.
        .target(name: "DeputySwiftUI", dependencies: ["DeputyLists", "DeputyUIKit"], swiftSettings: strict),
        // A chain for each section. It names UIKit's binders too, where there is UIKit; nothing else of it knows a kit.
        .target(
            name: "DeputySections", dependencies: ["DeputyLists", "DeputyPaging", "DeputyUIKit"], swiftSettings: strict),
        // What makes tests of a list short; for test targets, as it needs Swift Testing.
        .target(name: "DeputyTesting", dependencies: ["DeputyHeadless", "DeputyLists"], swiftSettings: strict),
        // View controllers to copy from, quoted by the pages; no product. What is written for any kit is not empty on Linux.
        .target(
            name: "DeputySamples",
            dependencies: [
                "DeputyCoreData", "DeputyDelegates", "DeputyDiffable", "DeputyFollowing", "DeputyLists",
                "DeputyPaging", "DeputyRecording",
                "DeputyScenarios",
                "DeputySections",
                "DeputyStreams", "DeputySwiftUI", "DeputyUIKit",
            ],
            swiftSettings: strict),
        // What lists do, case by case, written once for all kits; no product, and no testing library, so that it compiles for any
        // platform.
        .target(
            name: "DeputyScenarios",
            dependencies: [
                "Deputy", "DeputyDiffable", "DeputyHeadless", "DeputyLists", "DeputyRecording", "DeputySwiftUI",
                "DeputyUIKit",
            ],
            swiftSettings: strict),
        // Samples for any kit are links to the files of DeputySamples: the tour and its tests run what an app copies.
        // It shows explanations, so it is there where they are.
        .executableTarget(
            name: "deputy-tour", dependencies: ["DeputyHeadless", "DeputyLists", "DeputySections"],
            swiftSettings: strict + [
                .define("TOUR", .when(configuration: .debug)), .define("TOUR", .when(traits: ["Explanations"])),
            ]),
        // What tests of every module are written with: expectations, waiting for a later turn, the seeds of random cases.
        .target(
            name: "TestSupport", dependencies: ["Deputy", "DeputyStreams"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "DeputyTests",
            dependencies: ["Deputy", "DeputyDelegates", "DeputyLists", "DeputyStreams", "TestSupport"],
            swiftSettings: strict),
        // What tests of lists have in common.
        .target(
            name: "ListTestSupport", dependencies: ["DeputyHeadless", "DeputySections", "TestSupport"],
            path: "Tests/ListTestSupport",
            swiftSettings: strict + following),
        // The tests of DeputyLists are several modules, so that two can be built at once.
        .testTarget(
            name: "DeputyListsTests", dependencies: ["DeputyCoreData", "DeputySamples"] + list,
            exclude: ["Catalogues/Facts"],
            swiftSettings: strict + following),
        .testTarget(name: "DeputyListsChangesTests", dependencies: list, swiftSettings: strict + following),
        .testTarget(name: "DeputyListsRulesTests", dependencies: list, swiftSettings: strict + following),
        .testTarget(name: "DeputyListsSectionsTests", dependencies: list, swiftSettings: strict + following),
        .testTarget(
            name: "DeputyHeadlessTests", dependencies: ["DeputyHeadless", "DeputySections", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DeputyTestingTests", dependencies: ["DeputyTesting", "TestSupport"],
            swiftSettings: strict + following),
        // What tests of the UIKit layer have in common; not in a test target, so that it compiles without a testing library.
        .target(
            name: "UIKitTestSupport", dependencies: ["DeputyHeadless", "DeputyUIKit"], path: "Tests/UIKitTestSupport",
            swiftSettings: strict),
        // Empty where there is no UIKit. Of what imitates UIKit it has nothing, so that it builds where a newer SDK refuses that.
        .testTarget(
            name: "DeputyUIKitTests",
            dependencies: ["DeputyStreams", "DeputyUIKit", "TestSupport", "UIKitTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DeputyScenariosTests",
            dependencies: ["DeputyHeadless", "DeputyScenarios", "DeputySwiftUI", "DeputyUIKit", "TestSupport"],
            exclude: ["Records"],  // found from where the tests lie, so that recording again needs no build
            swiftSettings: strict),
        .testTarget(
            name: "DeputyTourTests",
            dependencies: [
                "deputy-tour", "DeputyFollowing", "DeputyHeadless", "DeputySections", "DeputyStreams", "DeputyTesting",
                "TestSupport",
            ],
            exclude: ["Expected", "record.sh"],  // read from where they lie, so that recording again needs no build
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

if let chosenTests {
    var kept = Set<String>()
    func keep(_ name: String) {
        guard let target = package.targets.first(where: { $0.name == name }), kept.insert(name).inserted else { return }
        for case .byNameItem(let dependency, _) in target.dependencies { keep(dependency) }
    }
    chosenTests.forEach(keep)
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []
}
