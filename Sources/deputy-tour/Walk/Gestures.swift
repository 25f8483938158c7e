import DeputyHeadless
import Foundation

#if TOUR
/// A gesture on the table, and its outcome.
typealias Gesture = Part.Line

extension Stage {
    /// Does what a person might do, one thing after the other.
    func performGestures() -> [Gesture] {
        guard rowCount > 0 else { return [] }
        let (first, last): (IndexPath, IndexPath) = ([0, 0], [0, rowCount - 1])
        var done = [
            gesture("scroll(to: \(last))") { table in
                table.scroll(to: last)
                return "\(count(table.viewsMade, "view")) made so far, for \(count(rowCount, "row"))"
            },
            gesture("scroll(to: \(first))") { table in
                table.scroll(to: first)
                let isAllOnScreen = table.contentHeight <= table.height
                return "\(count(table.viewsMade, "view")) made so far: "
                    + (isAllOnScreen ? "everything is on screen" : "those off screen are used again")
            },
            tap(usualRow),
        ]
        if let specialRow { done.append(tap(specialRow)) }
        done += [
            gesture("swipe(\(usualRow), .trailing)") { table in
                table.swipe(usualRow, .trailing).map { $0.titles.joined(separator: ", ") } ?? "no actions"
            },
            gesture("perform(\"Delete\")") { table in
                table.perform("Delete") ? "its closure ran; \(count(rowCount, "row")) left" : "no such action"
            },
            gesture("beginEditing()") { table in
                table.beginEditing()
                return "each row on screen was asked about with canEditCell"
            },
            delete(first),
        ]
        if rowCount > 1 { done.append(move([0, 1], to: [0, rowCount > 2 ? min(3, rowCount - 1) : 0])) }
        done.append(
            gesture("endEditing()") { table in
                table.endEditing()
                return count(rowCount, "row")
            })
        return done
    }

    private func tap(_ row: IndexPath) -> Gesture {
        gesture("tap(\(row))") { $0.tap(row) ? "selected; didSelect received \(remark)" : "not selected" }
    }

    private func delete(_ row: IndexPath) -> Gesture {
        gesture("delete(\(row))") { $0.delete(row) ? "deleted; \(count(rowCount, "row")) left" : "not deleted" }
    }

    private func move(_ source: IndexPath, to destination: IndexPath) -> Gesture {
        gesture("move(\(source), to: \(destination))") { $0.move(source, to: destination) ? "moved" : "not moved" }
    }

    private func gesture(_ call: String, _ perform: (HeadlessTable) -> String) -> Gesture {
        remark = "nothing"
        return ("table.\(call)", perform(table))
    }
}
#endif
