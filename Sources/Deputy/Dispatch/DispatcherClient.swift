/// What stands on a dispatcher: a list's manager, or the slot of a delegate of your own.
///
/// The dispatcher keeps it.
@MainActor
package protocol DispatcherClient: AnyObject {
    /// The announcement has changed, so the host has to ask `responds(to:)` again; never inside an event.
    func announcementChanged()
    /// Something was registered or withdrawn, or a question about what is implemented comes: a slot that another object took has to be
    /// noticed.
    /// - Parameter part: the protocol that is asked about; nil for all.
    func look(at part: DelegatePart?)
    /// Closures begin the uses of views of these kinds, and of no others.
    func follow(_ kinds: [ViewKind])
    /// A mapping was removed: unregistered, cancelled by its token, or ended with the object it lived with.
    func mappingWasRemoved()
    /// Whether the object that answers for an excluded protocol gets an event, and may ask the dispatcher for the answer.
    func passesOn(_ event: DelegateEvent) -> Bool
    /// How many sections the host shows.
    var numberOfSections: Int { get }
    /// What one of them is called; nil for nothing.
    func name(ofSection section: Int) -> AnyHashable?
    /// Whether ``Registry/sectionsChanged()`` is called for every change to them.
    var reportsSections: Bool { get }
}

/// A host without views.
extension DispatcherClient {
    package func follow(_ kinds: [ViewKind]) {}
    package func mappingWasRemoved() {}
    package func passesOn(_ event: DelegateEvent) -> Bool { false }
    package var numberOfSections: Int { 0 }
    package func name(ofSection section: Int) -> AnyHashable? { nil }
    package var reportsSections: Bool { false }
}
