public import DeputyDelegates
public import DeputyLists

/// An owner of a list's events: a Swift object that names its `Kit` and lists its delegate methods.
@MainActor
public protocol ListOwner: EventOwner where Events == Kit.Events, Host == Kit.List {
    /// The kit of its list.
    associatedtype Kit: ListKit
}

/// An owner of a table's events: a Swift object that lists its delegate methods.
@MainActor
public protocol TableOwner: ListOwner where Kit: TableKit {}

/// An owner of a collection's events: a Swift object that lists its delegate methods.
@MainActor
public protocol CollectionOwner: ListOwner where Kit: CollectionKit {}

extension DelegateCall {
    /// The list that sent the event.
    public var list: Host { host }

    /// The kind of the supplementary view that the event has as a parameter, by the layout's name for it; nil for any other
    /// event, and for a view that no manager made.
    @MainActor public var elementKind: String? {
        (view as? any ListSupplementary).flatMap { viewKind(of: $0)?.elementKind }
    }

    @MainActor private func viewKind<View: ListSupplementary>(of view: View) -> ViewKind? {
        View.DeputyKit.use(of: view)?.kind
    }
}
