import Deputy
public import Foundation

/// The items of a list, kept in memory by section.
///
/// A change takes effect at once, inside an event as outside, and the host is updated once per turn of the main actor. A place
/// outside the data changes nothing and is reported with the caller's line.
///
/// ```swift
/// manager.items.setItems(posts)
/// manager.items.append(post)
/// ```
@MainActor
public final class ItemStore: ItemSource {
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    /// The sections, as they are now.
    @exclusivity(unchecked) public internal(set) var sections: [ItemSection] = [] {
        didSet { places.forget() }
    }
    /// Where the items are by their identities.
    var places = IdentityPlaces()
    #if EXPLANATIONS
    /// The items that were added in this turn.
    var additions: [Addition] = []
    #endif
    /// The sections that were made in this turn on the way to others, and that nothing was put into.
    var skippedSections: Set<ItemIdentity> = []
    /// Whether sections without items show headers, and footers.
    private var (showsEmptyHeaders, showsEmptyFooters) = (true, true)
    /// Where items are kept that go, for a host that still shows them.
    var former = FormerItems()
    /// What its host shows.
    weak var list: ListData?
    /// Whether the host shows these items; if not, only what is pending is kept here.
    var isShown = true
    /// Whether the host has loaded; until then it is answered from the current data.
    var isHostLoaded = false
    /// The changes since the host's last update.
    var pending = PendingChanges()
    /// What sends the list's events. A handler may keep the store, and the dispatcher keeps the handler.
    private weak var dispatcher: AnyDispatcher?
    package let log: AnomalyLog
    var lastIdentity: UInt64 = 0
    /// How many changes there were.
    // Read by each event of a view that comes, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) @usableFromInline var version = 0
    /// The comparisons under way away from the main actor whose items nothing has replaced, by their numbers.
    var comparisons: [Int: LastingPart] = [:]
    var lastComparison = 0
    /// The followers of models and of sequences.
    package internal(set) var followers: [Follower] = []
    /// Whether the system can observe what a closure reads.
    package var canObserve = ObservationEnd.isObservationThere
    /// Whether a binder provides the data.
    var isBound = false
    /// Whether the binder or a follower is changing the data now.
    var isGiving = false
    /// Whether `refresh()` was called.
    package var hasRefreshed = false
    /// Whether the change under way is the first since the host's last update.
    private(set) var isFirstChange = false
    private var batchDepth = 0
    private var isChanging = false
    private var waiting: [@MainActor () -> Void] = []

    init(_ dispatcher: AnyDispatcher) {
        self.dispatcher = dispatcher
        log = dispatcher.log
    }

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// How many items a section has; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int { sections.numberOfItems(inSection: section) }

    /// The item at an index path; nil outside the data.
    public func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard sections.indices.contains(section), sections[section].items.indices.contains(item) else { return nil }
        return sections[section].items[item]
    }

    /// The model of a section's header; nil for none, and if ``showsHeadersOfEmptySections`` hides it.
    public func header(inSection section: Int) -> Any? { extras(of: sections.section(section))?.header }

    /// The model of a section's footer; nil for none, and if ``showsFootersOfEmptySections`` hides it.
    public func footer(inSection section: Int) -> Any? { extras(of: sections.section(section))?.footer }

    /// Whether a section without items shows its header; true by default.
    ///
    /// The header comes and goes with the section's first and last item, animated. ``header(inSection:)`` returns what
    /// is shown; ``ItemSection/header`` stays.
    ///
    /// ```swift
    /// manager.items.showsHeadersOfEmptySections = false
    /// ```
    public var showsHeadersOfEmptySections: Bool {
        get { showsEmptyHeaders }
        set { change { $0.showsEmptyHeaders = newValue } }
    }

    /// Whether a section without items shows its footer; true by default. See ``showsHeadersOfEmptySections``.
    public var showsFootersOfEmptySections: Bool {
        get { showsEmptyFooters }
        set { change { $0.showsEmptyFooters = newValue } }
    }

    /// What a section shows beside its items; if it has none, without a header and a footer that are hidden then.
    func extras(of section: ItemSection?) -> ItemSection.Extras? {
        guard var section, section.items.isEmpty else { return section?.extras }
        if !showsEmptyHeaders { section.header = nil }
        if !showsEmptyFooters { section.footer = nil }
        return section.extras
    }

    /// The model of a view of a kind of its own that was given one; nil for none.
    public func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        sections.supplementary(kind, at: indexPath)
    }

    /// The identifier you gave the section; nil for a section without one.
    public func id(ofSection section: Int) -> AnyHashable? { sections.section(section)?.id }

    /// Makes several changes as one: each sees those before it, and the host gets all of them together.
    ///
    /// Changes of one turn always reach the host together. A host that loads in the middle of a batch shows nothing of it before its end.
    ///
    /// ```swift
    /// manager.items.batch(animations: .off) { items in
    ///     items.remove(at: [0, 3])
    ///     items.insert(post, at: [0, 0])
    /// }
    /// ```
    /// - Parameters:
    ///   - animations: the animations of the turn's update, instead of the manager's; nil for ``ListManager/animations``. Of several in a turn
    ///     *off* wins, else the last.
    ///     In a nested batch those of the outer one are used.
    ///   - body: makes the changes.
    public func batch(animations: UpdateAnimations? = nil, _ body: @escaping @MainActor (ItemStore) -> Void) {
        guard !isChanging else { return waiting.append { [weak self] in self?.batch(animations: animations, body) } }
        if batchDepth == 0 { begin(animations) }
        batchDepth += 1
        list?.willChange()
        body(self)
        batchDepth -= 1
        if batchDepth == 0 { didMakeChange() }
    }

    /// Whether a batch is under way, so that the host must wait.
    var isInBatch: Bool { batchDepth > 0 }

    /// Makes several changes as one.
    public func batch(animations: UpdateAnimations? = nil, _ body: @escaping @MainActor () -> Void) {
        batch(animations: animations) { _ in body() }
    }

    /// Replaces some sections by others.
    ///
    /// An item's deinit may call the store, so old items are released after the store is consistent again.
    func replaceSections(_ range: Range<Int>, with new: [ItemSection]) {
        let old = Array(sections[range])
        sections.replaceSubrange(range, with: new)
        for section in old {
            keep(section.identities, section.items)
        }
        withExtendedLifetime(old) {}
    }

    /// Keeps items that are gone, or have other content, until the host no longer shows them as they were.
    func keep(_ identities: [ItemIdentity], _ items: [Any]) {
        if isHostLoaded { former.add(identities, items) }
    }

    /// A change with a completion for when the host shows it.
    @usableFromInline
    func change(
        animations: UpdateAnimations?, then completion: (@MainActor () -> Void)?,
        _ body: @escaping @MainActor (ItemStore) -> Void
    ) {
        let completion = completion.map(Completion.init)
        change(animations: animations) { store in
            if let completion { store.pending.completions.append(completion) }
            body(store)
        }
    }

    /// Every change goes through here: it is made now, and the host is updated at the end of the turn.
    ///
    /// A change that an item's `==` makes during another change waits until that is done.
    @usableFromInline
    func change(animations: UpdateAnimations? = nil, _ body: @escaping @MainActor (ItemStore) -> Void) {
        guard !isChanging else { return waiting.append { [weak self] in self?.change(animations: animations, body) } }
        isChanging = true
        isFirstChange = isShown && isHostLoaded && !isUpdateDue && list?.isBehind == false
        pending.pairing = nil
        // A batch is one update.
        if batchDepth == 0 { begin(animations) }
        list?.willChange()
        body(self)
        version += 1
        isChanging = false
        if batchDepth == 0 { didMakeChange() }
        guard !waiting.isEmpty else { return }
        let next = waiting
        waiting = []
        // After the current event or change.
        func make() { for change in next { change() } }
        guard let dispatcher else { return make() }
        dispatcher.nested { dispatcher.whenIdle(make) }
    }

    private func didMakeChange() {
        guard let list else { return hostIsGone() }
        list.didChange()
    }

    /// Drops pending updates of a host that is gone.
    func hostIsGone() {
        isHostLoaded = false
        former = FormerItems()
        let completions = takeCompletions()
        pending = PendingChanges()
        for completion in completions {
            if let dispatcher { dispatcher.whenIdle { completion.run() } } else { completion.run() }
        }
    }
}

/// A section of an ``ItemStore``.
public struct ItemSection {
    /// The items, in order.
    public internal(set) var items: [Any] {
        didSet { (typed, hasUniqueIDs) = (nil, false) }
    }
    /// Whether it is known that no identifier occurs twice.
    var hasUniqueIDs = false
    /// The same items as an array of their own type, which spares a comparison taking each out of `Any`; nil if that is not known.
    // In a box, because an item is read out of a section faster if that has no value of any type.
    var typed: TypedItems?
    /// An identity for each item, which distinguishes equal ones; empty until the section is in a store.
    var identities: [ItemIdentity] = []
    /// The section's identity; nil until it is in a store.
    var identity: ItemIdentity?
    /// What the section has beside items; nil for one that has nothing.
    var extras: Extras?

    final class TypedItems {
        let array: Any
        init<Item>(_ items: [Item]) { array = items }
    }

    /// A section with these items that `apply` follows where it moves.
    ///
    /// ```swift
    /// ["A", "B"].map { letter in ItemSection(names(with: letter), id: letter, header: letter) }
    /// ```
    /// - Parameters:
    ///   - items: the items, in order.
    ///   - id: your identifier of the section; nil in an optional means no identifier.
    ///   - header: the model of the header; nil for none.
    ///   - footer: the model of the footer; nil for none.
    ///   - supplementaries: the models of views of kinds of their own, in a collection; see ``supplementaries``.
    public init(
        _ items: [Any] = [], id: some Hashable, header: Any? = nil, footer: Any? = nil,
        supplementaries: [String: [Int: Any]] = [:]
    ) {
        self.init(items, header: header, footer: footer, supplementaries: supplementaries)
        self.id = erased(id)
    }

    // Less preferred than the one above: an `AnyHashable?` parameter would change the type of a literal.
    /// A section with these items.
    /// - Parameters:
    ///   - items: the items, in order.
    ///   - id: lets `apply` match the section when it moves; nil for a section that is matched by its place.
    ///   - header: the model of the header; nil for none.
    ///   - footer: the model of the footer; nil for none.
    ///   - supplementaries: the models of views of kinds of their own, in a collection; see ``supplementaries``.
    @_disfavoredOverload
    public init(
        _ items: [Any] = [], id: AnyHashable? = nil, header: Any? = nil, footer: Any? = nil,
        supplementaries: [String: [Int: Any]] = [:]
    ) {
        self.items = items
        self.id = id
        self.header = header
        self.footer = footer
        self.supplementaries = supplementaries
    }
}

/// An id without its type; nil for an optional that is nil.
private func erased<ID: Hashable>(_ id: ID) -> AnyHashable? {
    // Decided by the static type: an `AnyHashable` is not unwrapped, because it may contain an optional on purpose.
    guard ID.self is any OptionalID.Type, let optional = id as? any OptionalID else { return AnyHashable(id) }
    return optional.erasedID
}

private protocol OptionalID {
    var erasedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
    fileprivate var erasedID: AnyHashable? { flatMap { erased($0) } }
}
