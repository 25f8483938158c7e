import Deputy
import DeputyLists

// Loading more near the end of a section.

extension SectionChain {
    /// Takes the closure that is called when one of the last rows is shown, to load more; of two rows unless `rows` says how many.
    ///
    /// Once for each end: it is called again when the number of rows has changed, or another row is the last, and the end is
    /// near, also if no row comes on screen. A section without rows is at its end as soon as it is shown. After a load
    /// that failed, ``SectionBinder/loadAgain()`` calls it again.
    ///
    /// ```swift
    /// .onNearEnd(rows: 5) { loadNextPage() }
    /// ```
    public var onNearEnd: _NearEndForm<Self> { .init(chain: self) }
}

extension ManySectionsChain {
    /// Takes the closure that is called when one of the last rows of a section is shown; see ``SectionChain/onNearEnd``.
    public var onNearEnd: _SectionNearEndForm<Self> { .init(chain: self) }
}

/// Takes a closure that loads more.
@MainActor
public struct _NearEndForm<Chain: ChainEvents> {
    let chain: Chain

    /// Adds a closure to the chain.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line, _ load: @escaping @MainActor () -> Void
    ) -> Chain { nearEnd(rows)(fileID: fileID, line: line, load) }

    /// The same for a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner) -> Void
    ) -> Chain { nearEnd(rows)(weak: owner, fileID: fileID, line: line, load) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { nearEnd(rows)(method, weak: owner, fileID: fileID, line: line) }

    private func nearEnd(_ rows: Int) -> _ChainForm0<ReturnsNothing, Chain> {
        _ChainForm0 { site, lifetime, _, body in
            chain.core.onNearEnd(rows: rows, site, with: lifetime) { _ in _ = body() }
            return chain
        }
    }
}

/// The same for several sections; the closure gets the section.
@MainActor
public struct _SectionNearEndForm<Chain: ChainEvents> {
    let chain: Chain

    /// Adds a closure to the chain.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Chain.Binder.Section) -> Void
    ) -> Chain { nearEnd(rows)(fileID: fileID, line: line, load) }

    /// The same for a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner, Chain.Binder.Section) -> Void
    ) -> Chain { nearEnd(rows)(weak: owner, fileID: fileID, line: line, load) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor (Chain.Binder.Section) -> Void,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { nearEnd(rows)(method, weak: owner, fileID: fileID, line: line) }

    private func nearEnd(_ rows: Int) -> _ChainForm1<Chain.Binder.Section, ReturnsNothing, Chain> {
        _ChainForm1 { site, lifetime, _, body in
            chain.core.onNearEnd(rows: rows, site, with: lifetime) { _ = body($0) }
            return chain
        }
    }
}
