package import Deputy

/// The property of a host that holds its delegate, while a proxy is in it.
///
/// A host may ask what its delegate implements once, when the property is set, and keep the answers. So the proxy is set
/// again whenever they change, but never over another object that was put there.
@MainActor
package final class HostSlot: DispatcherClient {
    /// The object that was in the slot before the proxy.
    package private(set) weak var formerOccupant: AnyObject?
    private weak var proxy: AnyObject?
    private let read: @MainActor () -> AnyObject?
    private let write: @MainActor (AnyObject?) -> Void
    /// Gives the slot back after the proxy has gone, unless it has another object by then.
    private let giveBackWhatIsEmpty: @MainActor () -> Void
    private var plan = SlotPlan(.delegate) { didSet { isFree = plan.state == .free } }
    private var isFree = true
    /// Called when another object has taken the slot, with its name, and with nil when that is the proxy's again.
    private var onLoss: @MainActor (String?) -> Void = { _ in }

    package init(read: @escaping @MainActor () -> AnyObject?, write: @escaping @MainActor (AnyObject?) -> Void) {
        self.read = read
        self.write = write
        let former = read()
        formerOccupant = former
        giveBackWhatIsEmpty = { [weak former] in if read() == nil { write(former) } }
    }

    deinit {
        guard !isFree else { return }
        // A deinitializer belongs to no actor, so this is done in the next turn of the main actor.
        Task { [giveBackWhatIsEmpty] in await giveBackWhatIsEmpty() }
    }

    /// Puts the proxy of a dispatcher in the slot, and there again whenever that announces something else. A slot that is lost is
    /// reported.
    package func occupy<Events: EventCatalogue>(with proxy: AnyObject, of dispatcher: EventDispatcher<Events>) {
        self.proxy = proxy
        onLoss = { [weak dispatcher] name in
            guard let name else { return dispatcher?.regain(.delegate) ?? () }
            dispatcher?.anomalyLog.report(DelegateAnomaly.lostDelegate, name)
            dispatcher?.lose(.delegate, to: name)
        }
        dispatcher.client = self
        announcementChanged()
    }

    /// Gives the slot back to the object that was in it before the proxy.
    package func giveBack() { carryOut(plan.end(hasProxy: hasProxy)) }

    private var hasProxy: Bool { proxy != nil && read() === proxy }

    package func announcementChanged() {
        let wasLost = plan.isLost
        // It is called where something has changed, so there are other answers.
        carryOut(
            plan.next(hasProxy: hasProxy, isNeeded: true, implemented: SlotPlan.Implemented(), hasOtherAnswers: true))
        if wasLost, plan.state == .held { onLoss(nil) }
    }

    package func look(at part: DelegatePart?) { if plan.state == .held, !hasProxy { carryOut(plan.lose()) } }

    private func carryOut(_ action: SlotPlan.Action) {
        switch action {
        case .leave: break
        case .take: write(proxy)
        case .setAgain:
            // A host may ignore being set to the same object, so the slot is emptied first.
            write(nil)
            write(proxy)
        case .giveBack: write(formerOccupant)
        case .reportLoss: onLoss(read().map { withArticle("\(type(of: $0))") } ?? "nil")
        }
    }
}
