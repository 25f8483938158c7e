import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Headers and footers that come and go, as chains are told of them (F54, F55).
@MainActor
@Suite("Header and footer events of chains", .releasesRigs)
struct ChainHeaderEventTests {
    @Test(
        "F51, F54, F55: for a header that comes or goes the closure of its section's chain is called, then that on any, with the view"
    )
    func comeAndGo() {
        comeAndGo(ListRigWithHeaders<HeadlessTables>())
        comeAndGo(ListRigWithHeaders<HeadlessCollections>())
    }

    private func comeAndGo<Kit>(_ rig: ListRigWithHeaders<Kit>) {
        rig.hear(weakly: nil)
        expectComingAndGoing(rig)
        expectEqual(rig.binder.manager.anomalies, [])
        expectEqual(rig.binder.manager.checkInvariants(), [])
    }

    /// Shows the headers and footers of two sections, and reloads the list.
    private func expectComingAndGoing<Kit>(_ rig: ListRigWithHeaders<Kit>) {
        rig.show()
        expectEqual(
            rig.calls,
            [
                "one shows header 1", "any first shows header 1", "one shows footer -1", "any first shows footer -1",
                "others second shows header 2", "any second shows header 2", "others second shows footer -2",
                "any second shows footer -2",
            ])
        rig.calls = []
        rig.list.reloadData()
        rig.list.layoutIfNeeded()
        expectEqual(
            rig.calls.filter { $0.contains("ends") && !$0.hasPrefix("any") }.sorted(),
            [
                "one ends footer -1", "one ends header 1", "others second ends footer -2",
                "others second ends header 2",
            ])
        expectEqual(
            rig.calls.filter { $0.contains("ends") && $0.hasPrefix("any") }.sorted(),
            [
                "any first ends footer -1", "any first ends header 1", "any second ends footer -2",
                "any second ends header 2",
            ])
    }

    @Test("F51, F55: a table's chains take closures for headers by the catalogue's names too")
    func namesOfTheCatalogue() {
        let rig = ListRigWithHeaders<HeadlessTables>()
        let binder = rig.binder
        func note(_ call: String, _ view: HeadlessHeaderFooter, _ number: Int? = nil) {
            let section = number.map { " \(rig.binder.section(at: $0).map { "\($0)" } ?? "nowhere")" } ?? ""
            rig.calls.append("\(call.replacing("#", with: section)) \(view.text)")
        }
        binder.onSection(.first).onHeader.willDisplayHeaderView { view, _, _ in note("one", view) }
            .onFooter.willDisplayFooterView { view, _, _ in note("one", view) }
        binder.onAllOtherSections().onHeader.willDisplayHeaderView { view, _, section in note("others#", view, section)
        }
        .onFooter.willDisplayFooterView { view, _, section in note("others#", view, section) }
        binder.onAnySection()
            .onHeader.didEndDisplayingHeaderView { view, _, section in note("any# ends", view, section) }
            .onFooter.didEndDisplayingFooterView { view, _, section in note("any# ends", view, section) }
        rig.show()
        expectEqual(
            rig.calls, ["one header 1", "one footer -1", "others second header 2", "others second footer -2"])
        rig.calls = []
        rig.list.reloadData()
        expectEqual(
            rig.calls.sorted(),
            [
                "any first ends footer -1", "any first ends header 1", "any second ends footer -2",
                "any second ends header 2",
            ])
    }

    @Test("R8, F54: a header whose section is gone or has moved leaves the screen as that section's")
    func leavesItsOwnSection() {
        leavesItsOwnSection(ListRigWithHeaders<HeadlessTables>())
        leavesItsOwnSection(ListRigWithHeaders<HeadlessCollections>())
    }

    private func leavesItsOwnSection<Kit>(_ rig: ListRigWithHeaders<Kit>) {
        rig.binder.displayedSections = [.third, .second, .fourth]
        rig.hear(weakly: nil)
        rig.show()
        rig.calls = []
        rig.binder.displayedSections = [.second, .fourth]
        rig.binder.manager.flush()
        rig.list.layoutIfNeeded()
        expectEqual(
            rig.calls.filter { $0.contains("ends") }.sorted(),
            [
                "any third ends footer -3", "any third ends header 3", "others third ends footer -3",
                "others third ends header 3",
            ])
    }

    @Test("F10, F55, R11: closures with a weak object are called in every scope, and not any more when that is gone")
    func weakly() {
        weakly(ListRigWithHeaders<HeadlessTables>())
        weakly(ListRigWithHeaders<HeadlessCollections>())
    }

    private func weakly<Kit>(_ rig: ListRigWithHeaders<Kit>) {
        var object: Counter? = Counter()
        rig.hear(weakly: object)
        expectComingAndGoing(rig)
        object = nil
        rig.calls = []
        rig.list.reloadData()
        rig.list.layoutIfNeeded()
        expectEqual(rig.calls, [])
    }

    @Test("R5, R11: an event that only closures with a weak object take is withdrawn when that is gone")
    func withdrawn() {
        let rig = ListRigWithHeaders<HeadlessTables>()
        var object: Counter? = Counter()
        rig.binder.onSection(.first).onHeader.heightForHeader(weak: object!) { _, _, _ in 31 }
        rig.binder.onAllOtherSections().onFooter.heightForFooter(weak: object!) { _, _, _ in 32 }
        rig.binder.onAnySection().onHeader.estimatedHeightForHeader(weak: object!) { _, _, _ in 33 }
        rig.show()
        let events: Set = ["heightForHeader", "heightForFooter", "estimatedHeightForHeader"]
        expectTrue(events.isSubset(of: rig.binder.manager.implementedEvents))
        object = nil
        expectTrue(events.isDisjoint(with: rig.binder.manager.implementedEvents))
    }

    @Test("F54, F55, R11: sizes of headers and footers are asked by the catalogue's names too, also with a weak object")
    func questionsOfTables() {
        let rig = ListRigWithHeaders<HeadlessTables>()
        var object: Counter? = Counter()
        rig.binder.onSection(.first).onHeader.heightForHeader { _, _ in 31 }
            .onFooter.heightForFooter(weak: object!) { _, _, _ in 32 }
        rig.binder.onAllOtherSections().onHeader.heightForHeader(weak: object!) { _, _, section in section == 1 ? 33 : 1
        }
        .onFooter.heightForFooter { _, section in section == 1 ? 34 : 1 }
        rig.binder.onAnySection().onHeader.estimatedHeightForHeader { _, section in section == 0 ? 35 : 36 }
            .onFooter.estimatedHeightForFooter { _, section in section == 0 ? 37 : 38 }
        rig.show()
        expectEqual((0...1).map { rig.list.send(\.heightForHeader, at: $0) }, [31, 33])
        expectEqual((0...1).map { rig.list.send(\.heightForFooter, at: $0) }, [32, 34])
        expectEqual((0...1).map { rig.list.send(\.estimatedHeightForHeader, at: $0) }, [35, 36])
        expectEqual((0...1).map { rig.list.send(\.estimatedHeightForFooter, at: $0) }, [37, 38])
        object = nil
        expectEqual(rig.list.send(\.heightForHeader, at: 1), HeadlessTable.automaticDimension)
        expectEqual(rig.list.send(\.heightForFooter, at: 0), HeadlessTable.automaticDimension)
        expectEqual(rig.list.send(\.heightForHeader, at: 0), 31)
    }

    @Test("F54, F55: sizes of a collection's headers and footers are asked by the catalogue's names")
    func questionsOfCollections() {
        let rig = ListRigWithHeaders<HeadlessCollections>()
        func size(_ height: CGFloat) -> CGSize { CGSize(width: 0, height: height) }
        rig.binder.onSection(.first).onHeader.referenceSizeForHeaderView { _, _ in size(31) }
        rig.binder.onAnySection().onFooter.referenceSizeForFooterView { _, path in size(path[0] == 0 ? 32 : 33) }
        rig.show()
        expectEqual(rig.list.send(\.referenceSizeForHeaderView, at: [0, 0]), size(31))
        expectEqual((0...1).map { rig.list.send(\.referenceSizeForFooterView, at: [$0, 0]) }, [size(32), size(33)])
    }

    @Test("F54, F55: chains have names of their own for the sizes of a collection's headers and footers")
    func sizesOfCollections() {
        let (named, any) = (ListRigWithHeaders<HeadlessCollections>(), ListRigWithHeaders<HeadlessCollections>())
        func size(_ height: CGFloat) -> CGSize { CGSize(width: 0, height: height) }
        named.binder.onSection(.first).headerSize { size(31) }.footerSize { size(32) }
        named.binder.onAllOtherSections().headerSize { section in size(section == .second ? 33 : 1) }
            .footerSize { section in size(section == .second ? 34 : 1) }
        any.binder.onAnySection().headerSize { section in size(section == .first ? 35 : 36) }
            .footerSize { section in size(section == .first ? 37 : 38) }
        let expected: [(ListRigWithHeaders<HeadlessCollections>, headers: [CGFloat], footers: [CGFloat])] = [
            (named, [31, 33], [32, 34]), (any, [35, 36], [37, 38]),
        ]
        for (rig, headers, footers) in expected {
            rig.show()
            expectEqual((0...1).map { rig.list.send(\.referenceSizeForHeaderView, at: [$0, 0]) }, headers.map(size))
            expectEqual((0...1).map { rig.list.send(\.referenceSizeForFooterView, at: [$0, 0]) }, footers.map(size))
        }
    }
}

/// A list whose sections have headers and footers with numbers.
@MainActor
private final class ListRigWithHeaders<Kit: TestKit> {
    let list = Kit.makeList(height: 100_000)
    @ReleasedAfterTest private(set) var binder: SectionBinder<Kit, Part>
    private let one: SectionChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    private let others: ManySectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    var calls: [String] = []

    init() {
        let binder = Kit.makeBinder(list)
        self.binder = binder
        Kit.giveRoomForHeaders(list)
        one = binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: things(1))
            .bind(headerType: Kit.TextView.self, viewModel: 1).bind(footerType: Kit.TextView.self, viewModel: -1)
        others = binder.onAllOtherSections().bind(cellType: Kit.ThingCell.self, models: { _ in things(2) })
            .bind(headerType: Kit.TextView.self, viewModels: { Self.number($0) })
            .bind(footerType: Kit.TextView.self, viewModels: { -Self.number($0) })
        binder.displayedSections = [.first, .second]
    }

    private static func number(_ part: Part) -> Int { Part.allCases.firstIndex(of: part)! + 1 }

    func show() {
        binder.finish()
        list.layoutIfNeeded()
    }

    func hear(weakly object: Counter?) {
        hear("one", one, weakly: object)
        hear("others", others, weakly: object, inSection: true)
        hear("any", binder.onAnySection(), weakly: object, inSection: true)
    }

    private func hear<Chain: ChainEvents>(
        _ name: String, _ chain: Chain, weakly object: Counter?, inSection: Bool = false
    ) where Chain.Binder.Kit == Kit {
        func note(_ call: String, _ view: Kit.Supplementary, _ number: Int) {
            let section = inSection ? binder.section(at: number).map { " \($0)" } ?? " nowhere" : ""
            calls.append("\(name)\(section) \(call) \(view.text)")
        }
        for kind in [ViewKind.header, .footer] {
            Kit.hear(kind, chain, weakly: object, shown: { note("shows", $0, $1) }, ended: { note("ends", $0, $1) })
        }
    }
}
