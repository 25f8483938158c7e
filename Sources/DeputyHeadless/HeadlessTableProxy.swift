import DeputyLists
import Foundation

/// Stands in a headless table's delegate slot for a manager; it holds no decision.
@MainActor
final class HeadlessTableProxy: HeadlessTableDelegate {
    private weak var manager: TableManager<Headless>?

    init(_ manager: TableManager<Headless>) { self.manager = manager }

    func responds(to event: Event) -> Bool { manager?.dispatcher.announces(event) ?? false }

    func numberOfSections(in table: HeadlessTable) -> Int { manager?.numberOfSections ?? 0 }

    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        manager?.numberOfRows(inSection: section) ?? 0
    }

    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        manager?.cell(in: table, at: indexPath) ?? HeadlessPlaceholder()
    }

    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.header(in: table, section: section)
    }

    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
        manager?.footer(in: table, section: section)
    }

    func hasHeader(in table: HeadlessTable, section: Int) -> Bool { manager?.hasHeader(inSection: section) ?? false }

    func hasFooter(in table: HeadlessTable, section: Int) -> Bool { manager?.hasFooter(inSection: section) ?? false }

    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        guard let manager else {
            return event.fallback(Situation(host: nil, argument: argument, position: position))
        }
        return manager.ask(event, argument, view: view, at: position) { owner in
            callOwner(owner, event, event.ownerArguments(argument, view, position))
        }
    }

    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        manager?.tell(event, argument, view: view, at: position) { owner in
            _ = callOwner(owner, event, event.ownerArguments(argument, view, position))
        }
    }

    func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
        manager?.headerTitle(inSection: section)
    }

    func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
        manager?.footerTitle(inSection: section)
    }

    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath]) {
        manager?.tellSeveral(event, at: paths) { owner in _ = callOwner(owner, event, paths) }
    }

    func tableWillAct(_ table: HeadlessTable) { manager?.flush() }

    private func callOwner<Arguments, Output>(
        _ owner: AnyObject, _ event: some TypedEvent<Output, Arguments>, _ arguments: Arguments?
    ) -> Output? {
        manager?.table.flatMap { manager?.dispatcher.callOwner(owner, event, host: $0, arguments) }
    }
}

/// Keeps the proxy in the table's delegate slot.
@MainActor
final class HeadlessConnection: TableConnection {
    private weak var table: HeadlessTable?
    private let proxy: HeadlessTableProxy
    private weak var former: (any HeadlessTableDelegate)?

    init(_ table: HeadlessTable, _ manager: TableManager<Headless>) {
        self.table = table
        proxy = HeadlessTableProxy(manager)
        former = table.delegate
        table.register(HeadlessPlaceholder.self, identifier: HeadlessPlaceholder.identifier)
        table.delegate = proxy
    }

    /// The table keeps what it was told when its delegate was set, and does not ask the same object again.
    func announce() {
        // A slot that somebody has taken since is theirs.
        guard table?.delegate === proxy else { return }
        table?.delegate = nil
        table?.delegate = proxy
    }

    var proxies: [AnyObject] { [proxy] }

    /// A headless table has one slot for all protocols.
    var adopted: [(object: AnyObject, parts: [DelegatePart])] { former.map { [($0, DelegatePart.allCases)] } ?? [] }

    func detach() {
        guard table?.delegate === proxy else { return }
        table?.delegate = former
    }
}
