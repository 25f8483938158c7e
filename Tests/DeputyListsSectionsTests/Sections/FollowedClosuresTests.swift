import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// What one section of a screen shows, observable by itself.
@MainActor @Observable
final class Drawer {
    var notes: [Note]
    var title: String
    init(_ number: Int) { (notes, title) = ([Note(id: number, text: "note \(number)")], "title \(number)") }
}

/// Which closures of a binder that follows are called: those whose own reading has changed (F76).
@MainActor
@Suite("Closures of chains are followed one by one (F76)")
struct FollowedClosuresTests {
    let list = BoundList()
    let screen = Screen()
    let called = Changing<[String]>([])
    let drawers = Dictionary(uniqueKeysWithValues: Part.allCases.enumerated().map { ($1, Drawer($0 + 1)) })

    /// The closures that were called in a turn, which ends.
    func endTurn() async -> [String] {
        await beat()
        list.table.layoutIfNeeded()
        defer { called.value = [] }
        return called.value
    }

    /// Shows the list and follows; the first readings do not count.
    private func follow() {
        list.show()
        list.binder.follow()
        called.value = []
    }

    private func drawer(_ part: Part) -> Drawer { drawers[part]! }

    /// A closure that gives data by section.
    private func keyed<Value>(
        _ name: String, _ parts: Part..., read: @escaping @MainActor (Drawer) -> Value
    ) -> @MainActor () -> [Part: Value] {
        { [called, drawers] in
            called.value.append(name)
            return Dictionary(uniqueKeysWithValues: parts.map { ($0, read(drawers[$0]!)) })
        }
    }

    /// A closure that is given the section.
    private func each<Value>(
        _ name: String, read: @escaping @MainActor (Drawer) -> Value
    ) -> @MainActor (Part) -> Value {
        { [called, drawers] part in
            called.value.append("\(name) of \(part)")
            return read(drawers[part]!)
        }
    }

    @Test("F76: of closures that give data by section only those are called again that read what has changed")
    func keyedClosures() async {
        list.binder.onSections(.first, .second)
            .bind(cellType: NoteCell.self, models: keyed("two", .first, .second) { $0.notes })
            .bind(headerTitles: keyed("titles", .first, .second) { $0.title })
        list.binder.onAllOtherSections()
            .bind(cellType: NoteCell.self, models: keyed("others", .third, .fourth) { $0.notes })
            .bind(footerType: PartHeader.self, viewModels: keyed("footers", .third) { $0.title })
        follow()
        drawer(.third).notes = notes(7, 8)
        expectEqual(await endTurn(), ["others"])
        drawer(.second).title = "new"
        expectEqual(await endTurn(), ["titles"])
        drawer(.third).title = "end"
        expectEqual(await endTurn(), ["footers"])
        drawer(.first).notes = []
        drawer(.fourth).notes = notes(9)
        drawer(.fourth).notes += notes(10)
        expectEqual(await endTurn(), ["two", "others"])
        expectEqual(list.rows, [[], ["note 2"], ["note 7", "note 8"], ["note 9", "note 10"]])
        expectEqual(list.headers, ["title 1", "new", nil, nil])
        expectEqual(list.footers, [nil, nil, "end", nil])
        expectEqual(list.troubles, [])
        expectEqual(list.anomalies, [])
    }

    @Test(
        "F76: a closure that is given the section is called again for the section whose data has changed, and no other")
    func sectionClosures() async {
        list.binder.onSection(.first).bind(
            cellType: NoteCell.self,
            models: { [called, drawers] in
                called.value.append("first")
                return drawers[.first]!.notes
            })
        list.binder.onAllOtherSections()
            .bind(cellType: NoteCell.self, models: each("notes") { $0.notes })
            .bind(headerTitles: each("title") { $0.title })
            .bind(footerTitles: each("footer") { $0.notes.isEmpty ? "empty" : nil })
        follow()
        drawer(.third).notes += notes(7)
        expectEqual(await endTurn(), ["notes of third", "footer of third"])
        drawer(.fourth).title = "new"
        expectEqual(await endTurn(), ["title of fourth"])
        drawer(.first).notes = []
        expectEqual(await endTurn(), ["first", "footer of first"])
        drawer(.second).notes = []
        drawer(.fourth).notes = []
        expectEqual(
            Set(await endTurn()), ["notes of second", "notes of fourth", "footer of second", "footer of fourth"])
        expectEqual(list.rows, [[], [], ["note 3", "note 7"], []])
        // Titles on all other sections are for the first as well, as no chain that names it has one.
        expectEqual(list.headers, ["title 1", "title 2", "title 3", "new"])
        expectEqual(list.footers, ["empty", "empty", nil, "empty"])
        expectEqual(list.troubles, [])
    }

    @Test("F76, F56: what hides sections is called each time, and calls no closure whose reading has not changed")
    func displayBehavior() async {
        drawer(.second).notes = []
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: each("notes") { $0.notes })
        list.binder.sectionDisplayBehavior = .hidesSections { [screen, called] contents in
            called.value.append("hides \(contents.section)?")
            return screen.isHidden || contents.numberOfRows == 0
        }
        follow()
        let asked = Part.allCases.map { "hides \($0)?" }
        drawer(.second).notes = notes(7)
        let first = await endTurn()
        expectEqual(first.filter { $0.hasPrefix("notes") }, ["notes of second"])
        expectEqual(first.filter { $0.hasPrefix("hides") }, asked)
        expectEqual(list.rows, [["note 1"], ["note 7"], ["note 3"], ["note 4"]])
        screen.isHidden = true
        expectEqual(await endTurn(), asked)
        expectEqual(list.rows, [])
        // What is hidden is followed, as it may have to be shown.
        drawer(.third).notes = notes(8, 9)
        expectEqual(await endTurn().filter { $0.hasPrefix("notes") }, ["notes of third"])
        screen.isHidden = false
        expectEqual(await endTurn(), asked)
        expectEqual(list.rows, [["note 1"], ["note 7"], ["note 8", "note 9"], ["note 4"]])
        // What has changed was read before the turn ended, and reading again is no change.
        screen.isHidden = true
        list.refresh()
        called.value = []
        expectEqual(await endTurn(), [])
    }

    @Test(
        "F76: a section that is not shown is not followed, nothing of it is kept, and it is read again when it is shown"
    )
    func sectionsThatAreNotShown() async {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: each("notes") { $0.notes })
        list.binder.sectionDisplayBehavior = .showsSections { [screen] in screen.parts }
        screen.parts = [.first, .second]
        follow()
        screen.parts = [.first]
        expectEqual(await endTurn(), [])
        drawer(.second).notes = notes(7)
        expectEqual(await endTurn(), [])
        expectEqual(list.rows, [["note 1"]])
        screen.parts = [.second, .third, .first]
        expectEqual(await endTurn(), ["notes of second", "notes of third"])
        expectEqual(list.rows, [["note 7"], ["note 3"], ["note 1"]])
    }

    @Test("F76: refresh() calls every closure, whatever has changed, also where it is called while they are read")
    func refresh() async {
        list.binder.onSections(.first, .second)
            .bind(cellType: NoteCell.self, models: keyed("two", .first, .second) { $0.notes })
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: each("notes") { $0.notes })
        let refreshes = Changing(false)
        list.binder.onSection(.first).bind(headerTitle: { [called, screen, weak binder = list.binder] in
            called.value.append("title")
            if refreshes.value {
                refreshes.value = false
                binder?.refresh()
            }
            return screen.title
        })
        follow()
        let all = ["two", "title", "notes of third", "notes of fourth"]
        list.refresh()
        expectEqual(called.value.sorted(), all.sorted())
        called.value = []
        refreshes.value = true
        screen.title = "new"
        expectEqual(await endTurn().sorted(), (["title"] + all).sorted())
        expectEqual(await endTurn(), [])
    }

    @Test(
        "F76: where following has ended every closure is called at each refresh, and nothing is kept of what they gave")
    func ended() async {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: each("notes") { $0.notes })
        list.show()
        list.binder.follow().cancel()
        called.value = []
        list.refresh()
        list.refresh()
        expectEqual(called.value.count, 2 * Part.allCases.count)
        let token = list.binder.follow()
        called.value = []
        drawer(.first).notes = notes(7)
        token.cancel()
        // Following again reads what has changed in between.
        list.binder.follow()
        expectEqual(called.value.count, Part.allCases.count)
        list.table.layoutIfNeeded()
        expectEqual(list.rows[0], ["note 7"])
    }

    @Test("F76: a change that another thread makes is read when it is made, though all was read in between")
    func otherThread() async {
        let model = SharedTitle()
        list.binder.displayedSections = [.first]
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).bind(headerTitle: { model.title })
        follow()
        model.makesWait()
        DispatchQueue.global().async { model.title = "b" }
        await until("the change is announced") { model.isChanging }
        list.refresh()
        expectEqual(list.headers, ["a"])
        model.goOn()
        await until("the change is shown") {
            list.table.layoutIfNeeded()
            return list.headers == ["b"]
        }
    }
}
