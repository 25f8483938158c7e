import Foundation
import TestSupport
import Testing

/// What is written beside the code: that there is all of it, and that a check reads it. What it says, those checks prove.
@Suite("Pages, reference and gallery")
struct DocumentationTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files of a folder and the folders in it, by their paths there.
    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
    }

    @Test(
        "Everything that has to hold is tried: examples, the reference, and where ordinary errors are told (F14, F85, F88)"
    )
    func checks() throws {
        let steps = try text(".ci/run").matches(of: /(?m)^ *step "\w+" \.ci\/([\w-]+)$/).map { String($0.1) }
        expectTrue(Set(steps).isSuperset(of: ["check-docs", "build-reference", "check-misuse"]))
        for step in steps {
            expectTrue(FileManager.default.isExecutableFile(atPath: root.appendingPathComponent(".ci/\(step)").path))
        }
    }

    @Test("Every page is in the index, and so is a guide for people who come from each of five libraries (F85)")
    func pages() throws {
        let index = try text("Docs/README.md")
        let pages = try files(in: "Docs").filter { $0.hasSuffix(".md") && !$0.contains("/") && $0 != "README.md" }
        for page in pages { expectContains(index, "(\(page)", "\(page)") }
        let guides = pages.filter { $0.hasPrefix("Coming-from-") }
        for library in ["DTTableViewManager", "DTCollectionViewManager", "RxDataSources", "Tableau", "Braid"] {
            expectTrue(guides.contains { $0.contains(library) }, "\(library)")
        }
    }

    @Test("The reference is that of every library of the package, each with a landing page (F88)")
    func reference() throws {
        let libraries = try text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        let modules = try #require(try text(".ci/build-reference").firstMatch(of: /modules=\(([\w ]+)\)/))
        expectEqual(libraries.sorted(), modules.1.split(separator: " ").map(String.init).sorted())
        for library in libraries {
            let page = try text("Sources/\(library)/\(library).docc/\(library).md")
            expectTrue(page.hasPrefix("# ``\(library)``"), "\(library)")
        }
    }

    @Test(
        "An app pays for what it imports: each library is on the page, and imports nothing that it does not name (F93)")
    func products() throws {
        let (package, page) = (try text("Package.swift"), try text("Docs/What-to-import.md"))
        for library in package.matches(of: /\.library\(name: "(\w+)"/).map({ String($0.1) }) {
            expectTrue(page.contains("`\(library)`"), "\(library) is not on the page")
            let target = try #require(
                package.firstMatch(of: try Regex("\\.target\\(\\s*name: \"\(library)\",([^\\]]*\\])?")))
            let named = Set(package[target.range].matches(of: /"(Deputy\w*)"/).map { String($0.1) })
            for file in try files(in: "Sources/\(library)") where file.hasSuffix(".swift") {
                let imported = try text("Sources/\(library)/\(file)").matches(of: /(?m)^.*import (Deputy\w*)$/)
                let strangers = imported.map { String($0.1) }.filter { !named.contains($0) && $0 != "Deputy" }
                expectEqual(strangers, [], "Sources/\(library)/\(file)")
            }
        }
    }

    @Test(
        "Every sample is a screen of the gallery but for four, and one of them is a SwiftUI view that shows a list (F92)"
    )
    func gallery() throws {
        let screens = try text("Sources/DeputySamples/Gallery/GalleryScreen.swift").matches(of: /source: "([^"]+)"/)
            .map { String($0.1) }
        let samples = try files(in: "Sources/DeputySamples").filter { path in
            !path.hasPrefix("Gallery/") && (path.hasSuffix("Controller.swift") || path.hasSuffix("View.swift"))
        }
        // Two are what a migration begins with and goes through; the others need a nib and a store of Core Data.
        let others = [
            "Migrating/OwnedRemindersController.swift", "Migrating/PlainRemindersController.swift",
            "SettingsFormController.swift", "Sources/PlantsController.swift",
        ]
        expectEqual((screens + others).sorted(), samples)
        try expectContains(text("Sources/DeputySamples/TasksView.swift"), "ManagedTable(")
        try expectContains(text("Docs/Gallery.swiftpm/Package.swift"), #"targets: ["DeputySamples"]"#)
    }
}
