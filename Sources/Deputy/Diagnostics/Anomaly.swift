/// Something the user should know: what happened, where in their code, why it matters and how to fix it.
///
/// An anomaly is a value: keep it, compare it, assert on it. Nothing traps because of one. Each code of
/// ``Anomaly/Code`` is stable; the sentences are not.
public struct Anomaly: Sendable, Hashable {
    /// Which kind of anomaly this is.
    public let code: Code
    /// How much it matters.
    public let severity: Severity
    /// What happened, in one sentence.
    public let headline: String
    /// Why it matters.
    public let reason: String
    /// What to do, beginning with "To fix, ".
    public let remedy: String
    /// The line of the user's code that it is about, if one is known.
    public let site: CallSite?

    /// How much an anomaly matters.
    public enum Severity: Sendable {
        /// Something registered or asked for has no effect.
        case warning
        /// A row, an event or a change could not be served.
        case error
    }
}

extension Anomaly: CustomStringConvertible {
    /// The whole message, as the default sink prints it.
    public var description: String {
        var lines = ["[\(code.rawValue)] \(headline)"]
        if let site { lines.append("  at: \(site)") }
        lines.append("  why: \(reason)")
        lines.append("  \(remedy)")
        return lines.joined(separator: "\n")
    }
}

extension Anomaly {
    /// The kinds of anomalies; the raw values never change their meaning.
    public enum Code: String, Sendable, CaseIterable {
        /// An item has no mapping, and a placeholder is shown; or a header or footer has none, and is not shown.
        case missingMapping = "missing-mapping"
        /// An item is nil, however many optionals are around it, or a shown header or footer lacks its model.
        case missingItem = "missing-item"
        /// An index path or a section is not in the data.
        case outsideData = "outside-data"
        /// A mapping is hidden by an earlier one and never used.
        case shadowedMapping = "shadowed-mapping"
        /// A handler comes after one that always answers.
        case silentHandler = "silent-handler"
        /// No registered mapping matches a handler of a type's place, or a stream.
        case unboundHandler = "unbound-handler"
        /// The event of a handler or stream is never sent, because its gate says no.
        case closedGate = "closed-gate"
        /// The event of a handler or stream is never sent, because another object answers for its whole protocol; found by `validate()`.
        case excludedHandler = "excluded-handler"
        /// The owner has a method whose name nearly is a delegate's; found by `validate()`.
        case misspelledMethod = "misspelled-method"
        /// An event of a catalogue has another name than its property.
        case misnamedEvent = "misnamed-event"
        /// An event of a catalogue is gated by a name that no event has.
        case unknownGate = "unknown-gate"
        /// Two events of a catalogue have the same selector.
        case repeatedSelector = "repeated-selector"
        /// Something was registered for an event that its catalogue computes, or that is in none.
        case uncataloguedEvent = "uncatalogued-event"
        /// A notice found only handlers that need a cell, and no cell was on screen.
        case cellOffScreen = "cell-off-screen"
        /// A view or an item was not of the type a closure takes.
        case failedCast = "failed-cast"
        /// The owner is the manager, its host or its proxy.
        case refusedOwner = "refused-owner"
        /// The owner has none of the methods that the list calls.
        case idleOwner = "idle-owner"
        /// The owner is gone.
        case lostOwner = "lost-owner"
        /// Another object took one of the list's slots.
        case lostSlot = "lost-slot"
        /// Two managers for one list.
        case replacedManager = "replaced-manager"
        /// A manager was released while its list is shown.
        case lostManager = "lost-manager"
        /// The host sent an event that was not announced.
        case unannouncedEvent = "unannounced-event"
        /// The host sent an event twice, too early, or about a view that the manager did not make.
        case outOfOrder = "out-of-order"
        /// An event that a view emitted could not be delivered.
        case lostEvent = "lost-event"
        /// Changes that handlers make cause more changes without end; or a model changes whenever it is read.
        case endlessWork = "endless-work"
        /// An identifier occurs more than once in a section of new data, or is added to a section that has it.
        case duplicateIdentifiers = "duplicate-identifiers"
        /// Several sections of new data have the same id.
        case duplicateSections = "duplicate-sections"
        /// So many identifiers have the same hash that the search for equal ones was given up.
        case collidingIdentifiers = "colliding-identifiers"
        /// A batch does not add up; the host was reloaded.
        case unbalancedUpdate = "unbalanced-update"
        /// An update delegate did nothing with an update; the host was reloaded.
        case unappliedUpdate = "unapplied-update"
        /// A person moved a row, and the data did not follow, or took its item elsewhere.
        case unfollowedMove = "unfollowed-move"
        /// Changes have waited for a minute, because the list has uncommitted updates: a row is held, or a drop's placeholder was never ended.
        case heldUpdates = "held-updates"
        /// A person deleted or inserted a row twice, and the data did not follow; a confirmation that was cancelled twice looks the same. A destructive swipe action that leaves its row is found with the headless table only.
        case unfollowedEdit = "unfollowed-edit"
        /// Items that a binder provides were changed, or items that follow a model were replaced.
        case overwrittenItems = "overwritten-items"
        /// A followed closure reads nothing observable, or no closure of a followed binder does, and `refresh()` was never called; found by `validate()`.
        case unobservedFollowing = "unobserved-following"
        /// A sequence that the items follow threw.
        case brokenSequence = "broken-sequence"
        /// Two chains bind the same thing of a section.
        case boundTwice = "bound-twice"
        /// Data or views were bound after `finish()`.
        case lateBinding = "late-binding"
        /// No chain binds a section that is to be shown.
        case unboundSection = "unbound-section"
        /// The sections of a chain are not shown, or no section is left for it.
        case undisplayedChain = "undisplayed-chain"
        /// A chain has data for sections that it does not bind.
        case unknownSections = "unknown-sections"
        /// Reading data asks for data to be read, without end.
        case endlessRefresh = "endless-refresh"
        /// Sections were ordered by hand where a rule orders them.
        case unusedSectionOrder = "unused-section-order"
        /// A section is named more than once in an order.
        case repeatedSections = "repeated-sections"
        /// A number of rows is negative, or less than one where one is needed; the nearest possible one is used.
        case invalidCount = "invalid-count"
        /// A binder's `finish()` was not called when the list was shown.
        case unfinishedBinder = "unfinished-binder"
    }
}
