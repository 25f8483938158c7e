import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Expecting objects to be released (F84)")
struct ExpectReleasedTests {
    @Test("A table, its manager and its screen go together, though they were used")
    func released() async {
        await expectReleased {
            let (table, screen) = showHeadless { table in NotesScreen(table, NoteCell.self) }
            screen.manager.on(NoteCell.self).didHighlight(weak: screen) { screen, _, note, _ in
                screen.opened.append(note)
            }
            table.tap([0, 1])
            expectEqual(screen.opened, [notes[1]])
            return [table, screen.manager, screen]
        }
    }

    @Test("What is kept fails once, at the line of the call, by its type and in order")
    func kept() async {
        var cycle: EventRegistration?
        let text = """
            Not released: HeadlessTable, ListManager<HeadlessTables>, NotesScreen<HeadlessTable>.
            Something keeps them, most often a closure that captures one of them. To fix, register with weak:, or \
            capture weakly.
            """
        await expectIssue(text) {
            await expectReleased {
                let (table, screen) = showHeadless { table in NotesScreen(table, NoteCell.self) }
                cycle = screen.manager.on(NoteCell.self).didHighlight { _, note, _ in screen.opened.append(note) }
                return [table, screen.manager, Box(), screen]
            }
        }
        cycle?.cancel()
    }

    @Test("What a task holds for a moment is released")
    func heldForAMoment() async {
        await expectReleased {
            let box = Box()
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 1_000_000)
                withExtendedLifetime(box) {}
            }
            return [box]
        }
    }

    @Test("A closure without objects fails, because it proves nothing")
    func noObject() async {
        let text = "No object to look at. To fix, return from the closure what has to be released."
        await expectIssue(text) {
            await expectReleased { [] }
        }
    }

    @Test("A closure that throws is not looked at, and its error goes on")
    func throwing() async {
        await #expect(throws: Refusal.self) {
            try await expectReleased { throw Refusal() }
        }
    }
}

/// An object that is not kept.
private final class Box {}
