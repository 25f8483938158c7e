package import Deputy

/// Where closures load more near the end or the start of rows: a manager or a binder for its list, a chain for its section.
///
/// Only types of Deputy are meant to conform.
@MainActor
public protocol LoadsPages {
    /// What registering returns: the pages, or the chain.
    associatedtype Loaded
    /// Where the closures go.
    var _pages: _PagesTarget<Loaded> { get }
}

/// Where closures that load more go, and what registering them returns.
@MainActor
public struct _PagesTarget<Loaded> {
    /// Loads for a section; without one for the list.
    package typealias Load = @MainActor (AnyHashable?) async throws -> ListPages.Outcome?
    /// Adds a closure: near which edge, for how many rows, which types of items only show the state, from where, and until when.
    package typealias Add = @MainActor (RowsEdge, Int, [Any.Type], CallSite, Lifetime?, @escaping Load) -> Loaded
    private let add: Add

    package init(_ add: @escaping Add) { self.add = add }

    /// Adds a closure.
    package func callAsFunction(
        _ edge: RowsEdge, _ rows: Int, _ types: [Any.Type], _ site: CallSite, _ load: @escaping Load
    ) -> Loaded { add(edge, rows, types, site, nil, load) }

    /// Adds one that gets an object first, held weakly.
    package func callAsFunction<Owner: AnyObject>(
        _ edge: RowsEdge, _ rows: Int, _ types: [Any.Type], _ site: CallSite, weak owner: Owner,
        _ load: @escaping @MainActor (Owner, AnyHashable?) async throws -> ListPages.Outcome?
    ) -> Loaded {
        let owner = Weak(owner)
        return add(edge, rows, types, site, owner) { section in
            guard let object = owner.object else { return .ended }
            return try await load(object, section)
        }
    }
}

extension LoadsPages {
    /// Takes the closure that is called when one of the last rows is on screen, to load more.
    ///
    /// One call at a time; the next begins when the rows of the last are laid out, if the end is near then. After a call that returns nothing,
    /// rows have to be there that were not there before; `.more` goes on, whatever came, and `.ended` ends it. An error stops it until
    /// ``ListPages/again()``. Without rows the end is near.
    ///
    /// ```swift
    /// let pages = manager.onNearEnd(rows: 5) { try await self.loadPage() }
    /// ```
    public var onNearEnd: NearEdgeForm<Loaded> { NearEdgeForm(.end, _pages) }

    /// Takes the closure that is called when one of the first rows is on screen, to load what comes before; otherwise as ``onNearEnd``.
    ///
    /// It sets the manager's `keepsPlace`: an update leaves the rows on screen where they are when others come or go above them, and is not
    /// animated then.
    public var onNearStart: NearEdgeForm<Loaded> { NearEdgeForm(.start, _pages) }
}

/// Takes a closure that loads more near an edge.
///
/// - `rows`: how many rows from the edge are near it; two unless you say otherwise.
/// - `showing`: types of items whose rows only show the state, such as a spinner: they do not count as loaded.
/// - the closure: loads a page, in a task that is cancelled with the registration.
@MainActor
public struct NearEdgeForm<Loaded> {
    private let edge: RowsEdge
    private let pages: _PagesTarget<Loaded>

    init(_ edge: RowsEdge, _ pages: _PagesTarget<Loaded>) { (self.edge, self.pages) = (edge, pages) }

    // A closure of several statements without `return` is taken for one that returns nothing.
    /// Registers a closure.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, showing types: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor () async throws -> Void
    ) -> Loaded {
        pages(edge, rows, types, CallSite(fileID, line)) { _ in
            try await load()
            return nil
        }
    }

    /// Registers a closure that says whether there is more, with `return`: one expression without it returns nothing.
    @_disfavoredOverload @discardableResult
    public func callAsFunction(
        rows: Int = 2, showing types: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor () async throws -> ListPages.Outcome?
    ) -> Loaded { pages(edge, rows, types, CallSite(fileID, line)) { _ in try await load() } }

    /// Registers a closure that gets an object first, held weakly, and kept while a call is under way; when the object is gone, it is no
    /// longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, showing types: Any.Type..., weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ load: @escaping @MainActor (Owner) async throws -> Void
    ) -> Loaded {
        pages(edge, rows, types, CallSite(fileID, line), weak: owner) { owner, _ in
            try await load(owner)
            return nil
        }
    }

    /// Registers a closure that gets an object first and says whether there is more, with `return`.
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, showing types: Any.Type..., weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ load: @escaping @MainActor (Owner) async throws -> ListPages.Outcome?
    ) -> Loaded { pages(edge, rows, types, CallSite(fileID, line), weak: owner) { owner, _ in try await load(owner) } }
}
