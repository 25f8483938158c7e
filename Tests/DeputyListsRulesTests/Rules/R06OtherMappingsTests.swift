import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A closure on one mapping makes its method present for the whole list. It passes here, so nothing may change at all: not for the items
/// of another mapping, whatever that or the owner has, and not for headers that only the owner has.
@MainActor
@Suite(
    "No closure on one mapping changes what the list does with the rows of another, or with what only the owner has (R6)"
)
struct OtherMappingsTests {
    @Test("Beside each closure about the same topic, by presence as by default", arguments: EachKit.allCases)
    func besideClosures(_ list: EachKit) { check(list, .closure) }

    @Test("Beside each method of an owner about the same topic", arguments: EachKit.allCases)
    func besideMethods(_ list: EachKit) { check(list, .method) }

    private func check(_ list: EachKit, _ way: Way) {
        func check<Kit: OwnedHeaders>(_: Kit.Type) {
            let all = SharedCatalogue<Kit.Events>.shared.all.compactMap { event in
                Kit.samples.first { $0.name == event.name }
            }
            // Those declared next to each other are about the same topic.
            for (number, other) in all.enumerated() {
                let without = Deeds<Kit>(nil, other, way).all
                for sample in all[max(0, number - 6)..<min(all.count, number + 7)]
                where sample.kind != .host && sample.name != other.name && !isExempt(sample.name, other.name, Kit.self)
                {
                    let with = Deeds<Kit>(sample, other, way)
                    expectEqual(
                        with.all, without.filter { !$0.contains(sample.name) },
                        "\(sample.name) beside \(other.name)")
                }
            }
        }
        switch list {
        case .tables: check(HeadlessTables.self)
        case .collections: check(HeadlessCollections.self)
        }
    }

    /// Whether an event may change what a closure for another does, which answers a question about that event, although nothing comes of it for
    /// its rows. And a table view cannot be given actions of the oldest kind in the place of newer ones.
    private func isExempt<Kit: TestKit>(_ name: String, _ other: String, _: Kit.Type) -> Bool {
        let question = SharedCatalogue<Kit.Events>.shared.event(named: other)
        return question?.facts.decides.contains(name) == true
            || (name, other) == ("trailingSwipeActionsConfiguration", "editActions")
    }

    /// How an event about the rows of the first mapping is answered.
    private enum Way { case closure, method }

    /// What a list does with the rows of a mapping while another has a closure that passes.
    @MainActor
    private struct Deeds<Kit: OwnedHeaders> {
        private(set) var all: [String] = []

        init(_ sample: ListSample<Kit>?, _ other: ListSample<Kit>, _ way: Way) {
            let last = [Apple.inRow(0), Apple.inRow(2)]
            let rig = ListRig<Kit>(
                [
                    ItemSection((0..<3).map { Apple.inRow($0) }, header: Apple.inHeader, footer: Apple.inFooter),
                    ItemSection([Apple(name: "of another mapping")], header: Pear(), footer: Pear()),
                    // Beside closures only the owner makes its header and its footer.
                    way == .closure
                        ? ItemSection(last) : ItemSection(last, header: Apple.inHeader, footer: Apple.inFooter),
                ], isLaidOut: false)
            let manager = rig.manager
            manager.dispatcher.batch {
                rig.apples.condition = .where { _, path in path[0] != 1 }
                var places: SamplePlaces<Kit>!
                manager.register(Kit.AppleCell.self) { apples in
                    manager.registerHeader(Kit.AppleView.self) { headers in
                        manager.registerFooter(Kit.AppleView.self) { footers in
                            places = SamplePlaces(manager: manager, apples: apples, headers: headers, footers: footers)
                        }
                    }
                }
                if let sample { _ = sample.registering(places, rig, .passing) }
                switch way {
                case .closure:
                    _ = other.register(rig, .brief)
                    let owner = Kit.makeHeaderOwner()
                    manager.owner = owner
                    rig.kept.append(owner)
                case .method:
                    nameOfMethod = other.name
                    let owner = OneMethod<Kit>(rig)
                    manager.owner = owner
                    rig.kept.append(owner)
                }
            }
            let list = rig.list
            list.layoutIfNeeded()
            // Everything is on screen once, so that no height is an estimate any more.
            var seen: [Set<Int>] = [[], []]
            for place in [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(0, 0)] {
                list.scroll(to: place)
                for section in 0..<3 {
                    if list.view(.header, at: [section, 0]) != nil { seen[0].insert(section) }
                    if list.view(.footer, at: [section, 0]) != nil { seen[1].insert(section) }
                }
            }
            all.append("\(list.contentHeight) high, headers \(seen[0].sorted()), footers \(seen[1].sorted())")
            let row = at(0, 1)
            all.append("menu \(list.press(row)?.titles ?? [])")
            list.closeMenu()
            list.tap(row)
            all.append("selected \(list.selectedItems)")
            list.tap(row)
            all.append("focused \(list.focus(row))")
            all.append("selects several \(list.selectItems(from: row, through: row)) \(list.selectedItems)")
            all.append("dragged \(list.drag(row)?.items.count ?? 0)")
            list.cancelDrag()
            all += Kit.ownDeeds(list, row)
            list.beginEditing()
            all += Kit.ownDeedsInEditing(list, row)
            all.append("moved \(list.move(row, through: [row], to: row))")
            list.endEditing()
            let calls = Set(rig.calls).sorted()
            all += calls
            if let sample { all.removeAll { $0.contains(sample.name) } }
        }
    }
}

/// A kit whose lists can have headers that only an owner makes.
@MainActor
private protocol OwnedHeaders: TestKit {
    /// An owner that makes the headers and footers for which there is no model.
    static func makeHeaderOwner() -> AnyObject
    static func ownDeeds(_ list: List, _ row: IndexPath) -> [String]
    static func ownDeedsInEditing(_ list: List, _ row: IndexPath) -> [String]
}

/// An owner that implements the event of a name.
private final class OneMethod<Kit: TestKit>: ListRecordingOwner<Kit> {
    override class var methods: OwnerMethods {
        OwnerMethods(ListRecordingOwner<Kit>.self) { me in
            Kit.samples.first { $0.name == nameOfMethod }?.list(me)
        }
    }
}

@MainActor private var nameOfMethod = ""

extension HeadlessTables: OwnedHeaders {
    private final class HeaderOwner: OwnDelegate {
        override func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
            HeadlessHeaderFooter()
        }
        override func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
            HeadlessHeaderFooter()
        }
    }

    fileprivate static func makeHeaderOwner() -> AnyObject {
        let owner = HeaderOwner()
        owner.methods = ["tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:"]
        owner.hasHeaders = true
        return owner
    }

    fileprivate static func ownDeeds(_ table: HeadlessTable, _ row: IndexPath) -> [String] {
        let swipes = [HeadlessSwipeEdge.leading, .trailing].map { edge in
            let actions = table.swipe(row, edge)
            table.endSwipe()
            return actions.map { "\($0)" } ?? "none"
        }
        return ["swiped \(swipes)", "accessory \(table.tapAccessory(row))"]
    }

    fileprivate static func ownDeedsInEditing(_ table: HeadlessTable, _ row: IndexPath) -> [String] {
        ["deleted \(table.delete(row))", "inserted \(table.insert(row))"]
    }
}

extension HeadlessCollections: OwnedHeaders {
    private final class HeaderOwner: HeadlessCollectionDataSource {
        func numberOfSections(in collection: HeadlessCollection) -> Int { 0 }
        func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { 0 }
        func collection(_ collection: HeadlessCollection, cellForItemAt path: IndexPath) -> HeadlessCollectionCell {
            HeadlessCollectionCell()
        }
        func collection(
            _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> HeadlessReusableView? {
            collection.dequeueSupplementary(HeadlessReusableView.self, ofKind: kind)
        }
    }

    fileprivate static func makeHeaderOwner() -> AnyObject { HeaderOwner() }

    fileprivate static func ownDeeds(_ collection: HeadlessCollection, _ item: IndexPath) -> [String] {
        ["spread \(collection.spread(item)?.name ?? "none")"]
    }

    fileprivate static func ownDeedsInEditing(_ collection: HeadlessCollection, _ item: IndexPath) -> [String] { [] }
}
