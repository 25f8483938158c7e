import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Sections that change places, each with a header of its own class.
@MainActor
@Suite("R1: the mapping of a header goes with its section (F3, F5)")
struct R01HeaderSectionTests {
    @Test(
        "It is that of its section's id after sections have changed places: filled again, or made for a reload",
        arguments: EachKit.allCases, [ViewKind.header, .footer])
    func follows(_ list: EachKit, _ kind: ViewKind) { check(list.kit, kind) }

    private func check<Kit: TestKit>(_: Kit.Type, _ kind: ViewKind) {
        let list = Kit.makeList()
        let manager = ListManager<Kit>(list, anomalyLog: quietLog())
        Kit.giveRoomForHeaders(list)
        let (first, second) = (Kit.AppleView.self, Kit.PearView.self)
        if kind == .header {
            manager.registerHeader(first, for: Int.self) {
                $0.condition = .section(id: "a")
            } configure: { view, number, _ in
                write("first \(number)", in: view)
            }
            manager.registerHeader(second, for: Int.self) {
                $0.condition = .section(id: "b")
            } configure: { view, number, _ in
                write("second \(number)", in: view)
            }
        } else {
            manager.registerFooter(first, for: Int.self) {
                $0.condition = .section(id: "a")
            } configure: { view, number, _ in
                write("first \(number)", in: view)
            }
            manager.registerFooter(second, for: Int.self) {
                $0.condition = .section(id: "b")
            } configure: { view, number, _ in
                write("second \(number)", in: view)
            }
        }
        func section(_ id: String, _ model: Int) -> ItemSection {
            kind == .header ? ItemSection(id: id, header: model) : ItemSection(id: id, footer: model)
        }
        manager.items.setSections([section("a", 1), section("b", 2)])
        list.layoutIfNeeded()
        func texts() -> [String?] { (0..<2).map { text(list.supplementary(kind, at: [$0, 0])) } }
        expectEqual(texts(), ["first 1", "second 2"])
        for round in 1...2 {
            manager.items.moveSection(0, to: 1)
            manager.flush()
            list.layoutIfNeeded()
            if kind == .header {
                manager.items.setHeader(round + 2, inSection: 0)
            } else {
                manager.items.setFooter(round + 2, inSection: 0)
            }
            manager.flush()
            list.layoutIfNeeded()
            expectEqual(texts()[0], round == 1 ? "second 3" : "first 4")
            list.reloadData()
            list.layoutIfNeeded()
            expectEqual(texts(), round == 1 ? ["second 3", "first 1"] : ["first 4", "second 3"])
        }
        expectNotContains(manager.anomalies.map(\.code), .missingMapping)
    }

    private func write(_ text: String, in view: AnyObject) {
        (view as? HeadlessHeaderFooter)?.text = text
        (view as? HeadlessReusableView)?.text = text
    }

    private func text(_ view: AnyObject?) -> String? {
        (view as? HeadlessHeaderFooter)?.text ?? (view as? HeadlessReusableView)?.text
    }
}
