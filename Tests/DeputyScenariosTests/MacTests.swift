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
