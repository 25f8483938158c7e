import DeputyHeadless
import Foundation

/// What a list tells while it scrolls, each with the offset at that moment.
@MainActor
final class ScrollLog<Kit: HeadlessKit> {
    var lines: [String] = []
    /// The offset of each line.
    private(set) var offsets: [CGFloat] = []
    /// What is done inside an event, once.
    var inside: [String: (HeadlessList<Kit>) -> Void] = [:]

    init(_ manager: ListManager<Kit>) {
        let host = manager.onHost
        host.didScroll { [unowned self] in note("didScroll", $0) }
        host.didEndScrollingAnimation { [unowned self] in note("didEndScrollingAnimation", $0) }
        host.willBeginDragging { [unowned self] in note("willBeginDragging", $0) }
        host.willEndDragging { [unowned self] list, end in
            note("willEndDragging, on to \(Int(end.target.y.rounded()))", list)
        }
        host.didEndDragging { [unowned self] list, goesOn in
            note("didEndDragging" + (goesOn ? ", goes on" : ""), list)
        }
        host.willBeginDecelerating { [unowned self] in note("willBeginDecelerating", $0) }
        host.didEndDecelerating { [unowned self] in note("didEndDecelerating", $0) }
        host.didScrollToTop { [unowned self] in note("didScrollToTop", $0) }
    }

    private func note(_ event: String, _ list: Kit.List) {
        lines.append("\(Int(list.contentOffset.rounded())): \(event)")
        offsets.append(list.contentOffset)
        inside.removeValue(forKey: String(event.prefix { $0 != "," }))?(list)
    }

    /// What was told since this was asked last.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
