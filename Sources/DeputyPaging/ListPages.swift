import Deputy
import DeputyLists

/// Loading more where rows end or begin, as a state: of a list, or of one section of a chain.
///
/// ```swift
/// let pages = manager.onNearEnd(weak: self) { controller in try await controller.loadPage() }
/// pages.didChange = { [weak self] state in self?.footer.show(state) }
/// ```
@MainActor
public final class ListPages {
    /// What a spinner, a retry row or a footer shows.
    public enum State: Sendable {
        /// Nothing is loaded: the edge is not near, the rows of the last page are not laid out yet, or no outcome was returned and no rows came.
        case waiting
        /// The closure runs, or is about to.
        case loading
        /// The closure threw; ``ListPages/again()`` calls it again.
        case failed(any Error)
        /// The closure returned ``ListPages/Outcome/ended``, or its registration has ended.
        case ended
    }

    /// What the closure may return.
    ///
    /// If it returns nothing, or nil, the rows decide: it is called again when there are some that were not there before the call.
    public enum Outcome: Sendable {
        /// There is more: the closure is called again, whatever came, also if its page brought no row.
        case more
        /// There is no more: the closure is not called again.
        case ended
    }

    /// What is being done now.
    ///
    /// Observable, where the system has Observation: a list that follows a model, or a view of SwiftUI, that reads it shows it.
    public var state: State {
        mark?.read()
        return value
    }

    /// Called with each new state.
    public var didChange: (@MainActor (State) -> Void)?

    private var value = State.waiting
    private let mark = observableMark()
    /// The closure, which the list keeps; nil once its registration has ended.
    private weak var closure: NearEdgeClosure?
    private var call: Task<Void, Never>?
    /// Whether it starts over when the call under way has ended.
    private var startsOver = false
    /// The rows before the last call, until there are new ones; nil where nothing keeps the next call from beginning.
    private var before: (count: Int, last: UInt64)?
    /// Whether the rows were looked at since the last call.
    private var hasLooked = false
    /// Whether somebody has them, so that they outlive a section that is hidden and comes back.
    package var isHeld = false
    /// Whether the last call began with no more rows than the one before it, and with others.
    private var hasNotGrown = false

    init(_ closure: NearEdgeClosure) { self.closure = closure }

    /// Starts over: after a failure, after the end, and when the data was refreshed.
    ///
    /// What is being loaded is cancelled, and its outcome does not count. The closure is called as soon as that has ended and the list shows the
    /// current items, if the edge is near then.
    public func again() {
        guard let closure, closure.isAlive else { return }
        goOn()
        if let call {
            startsOver = true
            call.cancel()
        } else {
            change(to: .waiting)
            closure.checkAgain()
        }
    }

    /// Ends the registration, on a chain that of all its sections, and cancels what is being loaded.
    public func cancel() { closure?.withdraw() }

    /// Makes the registration end when an object does, without keeping the object alive.
    @discardableResult
    public func live(with object: AnyObject) -> ListPages {
        closure?.live(with: Weak(object))
        return self
    }

    // MARK: The list's side

    /// Whether the closure may be called as soon as the edge is near.
    var isReady: Bool { value == .waiting && before == nil }

    /// Calls the closure.
    func begin(_ rows: EdgeRows, _ load: @escaping @MainActor () async throws -> Outcome?) {
        (before, hasLooked) = (rows.mark, false)
        call = Task { [weak self] in
            var next = State.waiting
            do {
                // It may have been cancelled, or its list gone, before it began.
                try Task.checkCancellation()
                guard self?.closure != nil else { throw CancellationError() }
                switch try await load() {
                case .more: self?.goOn()
                case .ended: next = .ended
                case nil: break
                }
            } catch {
                next = .failed(error)
            }
            self?.end(next)
        }
        change(to: .loading)
    }

    /// Lets the closure be called again, whatever the rows are.
    private func goOn() { (before, hasNotGrown) = (nil, false) }

    private func end(_ next: State) {
        guard let closure else { return }
        guard closure.isAlive else { return closure.withdraw() }
        let next = startsOver ? .waiting : next
        (call, startsOver) = (nil, false)
        change(to: next)
        closure.checkAgain()
    }

    /// Lets the closure be called again if there are rows that were not there before the last call, or none are left.
    /// - Returns: whether rows come and go with each call, and there are never more of them.
    func check(at rows: EdgeRows) -> Bool {
        guard value == .waiting, let before else { return false }
        let isFirst = !hasLooked
        hasLooked = true
        let isEmptied = before.count > 0 && rows.isEmpty
        guard isEmptied || rows.hasNew(since: before) else { return false }
        let grows = !isFirst || isEmptied || rows.count > before.count
        guard grows || !hasNotGrown else {
            self.before?.last = rows.mark.last
            return true
        }
        (self.before, hasNotGrown) = (nil, !grows)
        return false
    }

    /// The registration has ended: what is being loaded is cancelled.
    func close() {
        call?.cancel()
        (call, closure) = (nil, nil)
        change(to: .ended)
    }

    private func change(to new: State) {
        guard new != value else { return }
        if let mark { mark.change { value = new } } else { value = new }
        didChange?(new)
    }
}

extension ListPages.State: Equatable {
    /// Whether two states are the same; two failures are, if their errors read the same.
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.waiting, .waiting), (.loading, .loading), (.ended, .ended): true
        case (.failed(let error), .failed(let other)): String(reflecting: error) == String(reflecting: other)
        default: false
        }
    }
}
