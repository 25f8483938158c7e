import Foundation
import TestSupport
import Testing

/// The folder of this package.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("What a Mac builds (F94)")
struct MacTests {
    @Test(
        "A shared scheme tests one target of this package and nothing else",
        arguments: [("Scenarios", "DeputyScenariosTests"), ("UIKitTests", "DeputyUIKitTests")])
    func schemes(_ scheme: String, _ target: String) throws {
        let text = try read(".swiftpm/xcode/xcshareddata/xcschemes/\(scheme).xcscheme")
        expectEqual(text.components(separatedBy: "<TestableReference").count, 2)
        expectEqual(text.components(separatedBy: "<BuildActionEntry\n").count, 2)
        let named = text.components(separatedBy: "BlueprintIdentifier = \"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        expectEqual(Set(named), [target[...]])
        try expectContains(read("Package.swift"), "name: \"\(target)\"")
        try expectContains(read("Docs/Run-it-on-a-Mac.md"), "-scheme \(scheme) ")
    }

    @Test("What tests the UIKit layer builds without what imitates UIKit: it needs no sample, no scenario, no SwiftUI")
    func alone() throws {
        let manifest = try read("Package.swift")
        func dependencies(of target: String) -> Set<String> {
            let own =
                manifest.components(separatedBy: "name: \"\(target)\",").last?.prefix { $0 != "]" && $0 != ")" } ?? ""
            let names = own.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            return Set(names).union(names.flatMap { dependencies(of: $0) })
        }
        expectEqual(
            dependencies(of: "DeputyUIKitTests"),
            [
                "Deputy", "DeputyDelegates", "DeputyDiffable", "DeputyFollowing", "DeputyHeadless", "DeputyLists",
                "DeputyPaging", "DeputyRecording", "DeputyStreams", "DeputyUIKit", "TestSupport", "UIKitTestSupport",
            ])
    }

    @Test("Whatever runs tests in a simulator runs them one after the other, and gathers no diagnostics")
    func flags() throws {
        let flags = "-parallel-testing-enabled NO -collect-test-diagnostics never"
        for path in [".github/workflows/ci.yml", ".github/workflows/scenarios.yml", "Docs/Run-it-on-a-Mac.md"] {
            let lines = try read(path).replacing("\\\n", with: " ").split(separator: "\n")
            for line in lines where line.contains("xcodebuild test ") && !line.contains("`xcodebuild test`") {
                expectContains(line.split(separator: " ").joined(separator: " "), flags, path)
            }
        }
    }

    @Test("README names the macOS of the manifest, which the benchmarks need too")
    func version() throws {
        for manifest in ["Package.swift", "Tests/Benchmarks/Package.swift"] {
            try expectContains(read(manifest), ".macOS(.v14)")
        }
        try expectContains(read("README.md"), "macOS 14 or Linux")
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    }
}
