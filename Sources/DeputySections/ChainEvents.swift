public import Deputy
public import DeputyLists
public import Foundation

/// A chain of a binder, for one, several or all sections: a place of closures whose registrations return the chain.
///
/// Every event is written by its catalogue's name as at any place. Names of the chain's own, such as ``onTapped``,
/// put the row first; for the section, call ``SectionBinder/section(at:)-(IndexPath)``.
@MainActor
public protocol ChainEvents<Binder>: EventPlace
where Events == Binder.Kit.Events, Scope == CellScope, Registered == Self {
    /// The binder it belongs to.
    associatedtype Binder: _SectionBinding
    /// Takes closures about a cell.
    associatedtype CellForm
    /// Takes closures that answer with the height of a row, or the size of an item.
    associatedtype ItemForm
    /// Takes closures that answer with the height or the size of a header or a footer.
    associatedtype HeaderForm
    /// Where its closures go.
    var _chain: _ChainClosures<Binder> { get }
    /// The same for closures of this chain, instead of ones that get the index path.
    func _cell(_ form: EventForm3<IndexPath, View, Model, ReturnsNothing, Self>) -> CellForm
    /// The same for closures of this chain, instead of ones that get the index path.
    func _item(_ form: EventForm2<IndexPath, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> ItemForm
    /// The same for closures of this chain, instead of ones that get the number of the section.
    func _header(_ form: EventForm1<Int?, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> HeaderForm
}

/// A chain whose closures get the section first.
@MainActor
public protocol _SectionFirstChain: ChainEvents {}

/// Where the closures of a chain go.
@MainActor
public struct _ChainClosures<Binder: _SectionBinding> {
    let core: ChainCore<Binder.Kit, Binder.Section>
}

extension ChainEvents {
    var core: ChainCore<Binder.Kit, Binder.Section> { _chain.core }

    var catalogue: Binder.Kit.Events { SharedCatalogue<Binder.Kit.Events>.shared.events }

    /// Where its closures go.
    public var _target: _EventTarget<Self> { target(of: .cell) { self } }

    func target<Registered>(
        of kind: ViewKind, _ give: @escaping @MainActor () -> Registered
    ) -> _EventTarget<Registered> {
        _EventTarget(core.target(of: kind)) { _ in give() }
    }

    /// The place of the events of the sections' headers, of any class and with any model.
    ///
    /// ```swift
    /// .onHeader.willDisplayHeaderView { view, model, section in … }
    /// ```
    public var onHeader: ChainSupplementaries<Self, Binder.Kit.SectionHeaderScope> {
        ChainSupplementaries(_target: target(of: .header) { self })
    }

    /// The place of the events of the sections' footers.
    public var onFooter: ChainSupplementaries<Self, Binder.Kit.SectionFooterScope> {
        ChainSupplementaries(_target: target(of: .footer) { self })
    }
}

/// The place of the events of the headers, or the footers, of a chain's sections.
@MainActor
public struct ChainSupplementaries<Chain: ChainEvents, Scope: EventScope>: EventPlace {
    /// The events of the list.
    public typealias Events = Chain.Binder.Kit.Events
    /// Any header or footer of the list.
    public typealias View = Chain.Binder.Kit.Supplementary
    /// Any model.
    public typealias Model = Any
    /// Where its closures go.
    public let _target: _EventTarget<Chain>
}
