import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A line of a form, which is found by its value.
private struct Line: Hashable {
    let label: String
    var text = ""
}

/// One with an id.
private struct Field: Identifiable, Equatable {
    let id: String
    var text = ""
}

@MainActor
@Suite("A form whose items have no id says why the keyboard goes (F52, F64)", .releasesRigs)
struct LostKeyboardTests {
    /// A form, in whose first cell a person types.
    @MainActor
    private final class Form<Kit: TestKit> {
        let list = Kit.makeList(height: 440)
        @ReleasedAfterTest private(set) var manager: ListManager<Kit>

        init(_ items: [Any]) {
            manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self, for: Line.self) { _, _, _ in }
            manager.register(Kit.ThingCell.self, for: Field.self) { _, _, _ in }
            manager.register(Kit.ThingCell.self, for: Int.self) { _, _, _ in }
            manager.items.setItems(items)
            list.layoutIfNeeded()
            list.cell(at: [0, 0])?.isFirstResponder = true
        }

        /// What is reported when the form has other items.
        func codes(after items: [Any]) -> [Anomaly.Code] {
            manager.items.apply(items: items)
            manager.flush()
            list.layoutIfNeeded()
            return manager.anomalies.map(\.code)
        }
    }

    @Test("What is typed makes another item, and that is said with its type", arguments: EachKit.allCases)
    func edited(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let form = Form<Kit>([Line(label: "Name"), Line(label: "City")])
            expectEqual(
                form.codes(after: [Line(label: "Name", text: "A"), Line(label: "City")]), [.missingIdentifier])
            expectNotEqual(form.list.cell(at: [0, 0])?.isFirstResponder, true)
            expectEqual(
                form.manager.anomalies.first.map { "\($0)".components(separatedBy: "\n") },
                [
                    "[missing-identifier] The row at [0, 0] was replaced while its cell had the keyboard, which is gone with it.",
                    "  why: Line has no id, so an item is identified by its value, and an edited item counts as a new one.",
                    "  To fix, make Line Identifiable, with an id that stays the same while its text changes.",
                ])
        }
        check(list.kit)
    }

    @Test(
        "Nothing is said of an item that keeps its cell, goes, or has another in its place", arguments: EachKit.allCases
    )
    func others(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let lines = [Line(label: "Name"), Line(label: "City")]
            expectEqual(Form<Kit>(lines).codes(after: [Line(label: "City")]), [])
            expectEqual(Form<Kit>(lines).codes(after: [1, Line(label: "City")]), [])
            expectEqual(Form<Kit>(lines).codes(after: [Line(label: "Name"), Line(label: "City", text: "B")]), [])
            expectEqual(Form<Kit>(lines).codes(after: [Line(label: "City"), Line(label: "Zip")]), [])
            let fields = [Field(id: "Name"), Field(id: "City")]
            let form = Form<Kit>(fields)
            expectEqual(form.codes(after: [Field(id: "Name", text: "A"), Field(id: "City")]), [])
            expectEqual(form.list.cell(at: [0, 0])?.isFirstResponder, true)
            // Another field with an id of its own is another one.
            expectEqual(form.codes(after: [Field(id: "Zip"), Field(id: "City")]), [])
        }
        check(list.kit)
    }

    @Test("With a binder it is said too")
    func bound() {
        let table = HeadlessTables.makeList(height: 440)
        let binder = HeadlessTables.makeBinder(table)
        let lines = Changing([Line(label: "Name")])
        binder.onSection(.first).bind(cellType: LineCell.self, models: { lines.value })
        binder.displayedSections = [.first]
        binder.finish()
        table.layoutIfNeeded()
        table.cell(at: [0, 0])?.isFirstResponder = true
        lines.value[0].text = "A"
        binder.refresh()
        binder.manager.flush()
        expectEqual(binder.manager.anomalies.map(\.code), [.missingIdentifier])
    }
}

private final class LineCell: HeadlessCell, Configurable {
    func configure(_ line: Line) { text = line.text }
}
