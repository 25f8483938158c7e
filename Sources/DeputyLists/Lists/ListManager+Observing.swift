package import Deputy

/// What a manager has beside it, such as a section binder: it provides the items and follows what becomes of the list.
@MainActor
package protocol ListObserver: AnyObject {
    #if EXPLANATIONS
    /// What it adds to `validate()`.
    func findings() -> [Anomaly]
    #endif
    /// Why the list has no items, where that is a mistake; nil otherwise.
    var noItemBecause: String? { get }
    /// Reads what is followed and has changed; called before the list is updated.
    func readChanges()
    /// The list may be on screen by now: it asks how much data there is, or was told of changes, or reloaded.
    func listMayShow()
}

/// What an observer of a list may do that an app may not.
extension ListManager {
    /// What provides the items and follows the list; held weakly.
    var observer: (any ListObserver)? { core.observer }

    /// Lets something provide the items and follow the list, which holds it weakly.
    /// - Parameter name: the word for it in messages: an app has to keep it instead of the manager.
    package func attach(_ observer: any ListObserver, named name: String) {
        slots.holder = name
        items.isBound = true
        core.observer = observer
    }

    /// Checks the data at the end of the turn, although nothing has changed.
    package func setNeedsCheck() { schedule.setNeeded() }

    /// Lets the list make views of a mapping that was registered with the dispatcher.
    package func registerViews(of mapping: RegisteredMapping) { core.registerViews(of: mapping) }
}

extension ItemStore {
    /// Sets the sections that an observer provides.
    package func provide(_ sections: [ItemSection], animations: UpdateAnimations?) {
        give { $0.apply(sections: sections, animations: animations) }
    }

    /// Ends providing: from then on the items may be changed by others.
    package func endProviding() { isBound = false }
}

extension ItemSection {
    /// Takes models; a section that has the same ones lends its items.
    package mutating func takeItems<Model>(_ models: [Model], likeThoseOf former: ItemSection?) {
        if let former, let known = former.typed?.array as? [Model], areSame(known, models) {
            takeItems(of: former)
        } else {
            takeItems(models)
        }
    }
}
