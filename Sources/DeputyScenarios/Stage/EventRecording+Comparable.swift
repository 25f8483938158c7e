import Deputy
package import DeputyRecording
import Foundation

extension EventRecording {
    /// The recording without what is not the same for every kit and run: turns, the numbers of items, which count what was asked
    /// before, and how a kit describes its objects.
    package var comparable: EventRecording {
        let comparable = entries.map { entry in
            var entry = entry
            entry.turn = 0
            entry.item?.number = nil
            // A gesture and a slot have words of Deputy's, and what is asked without a receiver has names of classes and counts.
            if entry.kind != .gesture, entry.kind != .slot { entry.argument = entry.argument.map(Self.plain) }
            entry.answer = entry.answer.map(entry.by == nil ? Self.withoutKit : Self.plain)
            // An empty menu and empty actions are objects in one kit, and print as an empty list in another.
            if entry.answer == "[]", entry.name.contains("Configuration") { entry.answer = "an object" }
            return entry
        }
        return EventRecording(
            host: host, catalogue: catalogue, itemCounts: itemCounts, dropped: dropped, entries: comparable)
    }

    /// A text that every kit has: a number, a place, a size, a choice; any other value is an object.
    private static func plain(_ text: String) -> String {
        // Linux prints the names of a size's members, and tuples have their labels.
        let numbers = text.replacingOccurrences(
            of: "CG[A-Z][a-z]+(?=\\()|[a-z]+: ", with: "", options: .regularExpression)
        let isPlain = numbers.allSatisfy { $0.isNumber || "[](), .-".contains($0) }
        return isPlain || words.contains(text) ? numbers : "an object"
    }

    private static let words: Set = ["true", "false", "nil", "delete", "insert", "none"]

    /// The name of a class of the scenarios; every kit has a placeholder of its own.
    private static func withoutKit(_ answer: String) -> String {
        let ownClasses: Set = ["BookCell", "NoteCell", "ShelfView", "CoverView"]
        let isClass = answer.first?.isUppercase == true
        return isClass && !ownClasses.contains(answer) ? "a view of the kit" : answer
    }
}
