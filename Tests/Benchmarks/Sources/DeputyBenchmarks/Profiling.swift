import DeputyHeadless
import Foundation

/// One event 8,192 times, or new rows 1,024 times, for counting instructions: the difference of two runs of different
/// length, divided by the number of events between them.
///
/// - Parameter words: an event (`height`, `display`, `select`, or `row` for a new row), and a delegate: a ``ListCase``,
///   `many` for 500 mappings instead of 20, `bound`, `source`, or by hand `protocol` or `typed`.
@MainActor
func profiled(_ words: Set<String>) -> Task {
    let kind = ListCase.allCases.first { words.contains($0.rawValue) }
    if words.contains("row") {
        if words.contains("protocol") {
            return newRows("", ProtocolDelegate((0..<1024).map(Row0.init)), in: HeadlessTable())
        }
        if words.contains("bound") {
            let delegate = BoundDelegate((0..<1024).map(Row0.init))
            return newRows("", delegate, in: delegate.table)
        }
        let delegate = makeNewRows()
        return newRows("", delegate, in: delegate.table)
    }
    let delegate: any BenchDelegate
    if words.contains("protocol") {
        delegate = ProtocolDelegate(kind.map(makeRows) ?? makeRows(1024, of: rowTypes[..<20]))
    } else if words.contains("typed") {
        delegate = TypedDelegate((0..<1024).map(Row0.init))
    } else if words.contains("bound") {
        delegate = BoundDelegate((0..<1024).map(Row0.init))
    } else if let kind {
        delegate = makeDeputy(kind)
    } else {
        delegate = makeDeputy(words.contains("many") ? 500 : 20, isSource: words.contains("source"))
    }
    if words.contains("display") { return displays("", delegate) }
    return words.contains("select") ? selections("", delegate) : heights("", delegate)
}
