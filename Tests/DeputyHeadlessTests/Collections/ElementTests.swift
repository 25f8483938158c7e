import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless

@MainActor
@Suite("What takes room in a headless list (F83)")
struct ElementTests {
    // A dictionary of elements with one hash compares each with all others.
    @Test("Elements have as many hashes as there are, at ten times the sections as at one", arguments: [200, 2_000])
    func hashes(_ count: Int) {
        let shapes = [(count, 1), (1, count), (count / 10, 10)]
        for (sections, items) in shapes {
            let collection = HeadlessCollection(height: 1)
            let manager = CollectionManager(collection)
            manager.register(PhotoCell.self)
            manager.items.setSections((0..<sections).map { _ in (0..<items).map { Photo(name: "P\($0)") } })
            collection.layoutIfNeeded()
            let elements = collection.arrangement.elements(from: 0, to: collection.arrangement.height)
            expectEqual(elements.count, count)
            #expect(Set(elements.map(\.hashValue)).count > count * 99 / 100, "\(sections) sections of \(items)")
        }
    }
}
