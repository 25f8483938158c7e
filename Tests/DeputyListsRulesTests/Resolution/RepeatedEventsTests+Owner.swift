import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Who is called beside a closure: the owner, streams, and tracing.
extension RepeatedEventsTests {
    @MainActor
    final class NoteOwner: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(NoteOwner.self) { me in
            me.heightForCell { me, _ in
                me.list.note("height of \(me.list.binder.manager.items.numberOfItems(inSection: 0))")
                return 33
            }
            me.didSelect { me, _ in me.list.note("owner") }
        }
        let list: BoundList
        init(_ list: BoundList) { self.list = list }
    }

    @Test("The owner is called after the closure, if it wants all notices, and asked when the closure passes (R3, R4)")
    func owner() {
        bindFirst()
            .onTapped { _, _, note in list.note("chain \(note.id)") }
            .cellHeight.orPass { _, note in note.id == 2 ? .pass : .answer(5) }
        let owner = NoteOwner(list)
        list.binder.manager.owner = owner
        list.show()
        warmUp()
        warmUpTaps()
        _ = list.takeCalls()
        expectEqual(tap(1), ["chain 2", "owner"])
        list.binder.manager.ownerReceives = .unhandledNotices
        expectEqual(tap(1), ["chain 2"])
        expectEqual((0..<3).map { height($0) }, [5, 33, 5])
    }

    @Test("Tracing sees an event whose closure is known, and a stream that begins then gets its model (R17, F70)")
    func tracingAndStreams() async {
        bindFirst().onTapped { _, _, note in list.note("chain \(note.id)") }
        list.show()
        warmUpTaps()
        list.binder.manager.isTracing = true
        expectEqual(tap(1), ["chain 2"])
        expectEqual(list.binder.manager.lastResolution(of: \.didSelect)?.place, .row([0, 1]))
        list.binder.manager.isTracing = false
        warmUpTaps()
        let reader = Reader(list.binder.manager.on(model: Note.self).events(\.didSelect))
        expectContains(list.binder.manager.explain(\.didSelect, at: [0, 0]).announcedBecause, .streams(1))
        for row in [1, 2] { expectEqual(tap(row), ["chain \(row + 1)"]) }
        await until(reader.elements.map(\.model), is: notes(2, 3))
    }
}
