public import Deputy

/// What lists report besides: about their items, their slots, their updates, what they follow and their sections.
extension Anomaly.Code {
    /// An item has no mapping, and a placeholder is shown; or a header or footer has none, and is not shown.
    public static let missingMapping = Self(rawValue: "missing-mapping")
    /// An item is nil, however many optionals are around it; a source has none at a place that it counts; or a shown header or footer lacks its model.
    public static let missingItem = Self(rawValue: "missing-item")
    /// An index path or a section is not in the data.
    public static let outsideData = Self(rawValue: "outside-data")
    /// The owner has none of the methods that the list calls.
    public static let idleOwner = Self(rawValue: "idle-owner")
    /// Another object took one of the list's slots.
    public static let lostSlot = Self(rawValue: "lost-slot")
    /// Two managers for one list.
    public static let replacedManager = Self(rawValue: "replaced-manager")
    /// A manager was released while its list is shown.
    public static let lostManager = Self(rawValue: "lost-manager")
    /// The host sent an event twice, too early, or about a view that the manager did not make.
    public static let outOfOrder = Self(rawValue: "out-of-order")
    /// An identifier occurs more than once in a section of new data, or is added to a section that has it.
    public static let duplicateIdentifiers = Self(rawValue: "duplicate-identifiers")
    /// Several sections of new data have the same id.
    public static let duplicateSections = Self(rawValue: "duplicate-sections")
    /// So many identifiers have the same hash that the search for equal ones was given up.
    public static let collidingIdentifiers = Self(rawValue: "colliding-identifiers")
    /// A batch does not add up; the host was reloaded.
    public static let unbalancedUpdate = Self(rawValue: "unbalanced-update")
    /// A source that tells its changes has changed without telling, or told it outside the main actor; the list reloads.
    public static let untoldChange = Self(rawValue: "untold-change")
    /// An update delegate did nothing with an update; the host was reloaded.
    public static let unappliedUpdate = Self(rawValue: "unapplied-update")
    /// A person moved a row, and the data did not follow, or took its item elsewhere.
    public static let unfollowedMove = Self(rawValue: "unfollowed-move")
    /// Changes have waited for a minute, because the list has uncommitted updates: a row is held, or a drop's placeholder was never ended.
    public static let heldUpdates = Self(rawValue: "held-updates")
    /// A person deleted or inserted a row twice, and the data did not follow; a confirmation that was cancelled twice looks the same. A destructive swipe action that leaves its row is found with the headless table only.
    public static let unfollowedEdit = Self(rawValue: "unfollowed-edit")
    /// Items that a binder provides were changed, or items that follow a model were replaced.
    public static let overwrittenItems = Self(rawValue: "overwritten-items")
    /// A followed closure reads nothing observable, or no closure of a followed binder does, and `refresh()` was never called; found by `validate()`.
    public static let unobservedFollowing = Self(rawValue: "unobserved-following")
    /// A sequence that the items follow threw.
    public static let brokenSequence = Self(rawValue: "broken-sequence")
    /// A nib is not there, or holds something else than one view of the mapping's class; a placeholder is shown.
    public static let unusableNib = Self(rawValue: "unusable-nib")
    /// A reuse identifier is that of other views, differs from its nib's, is set too late, or the list has no view under it.
    public static let unusableIdentifier = Self(rawValue: "unusable-identifier")
    /// The closure of `registerContent` gave no content, as on a system that lacks what it needs.
    public static let missingContent = Self(rawValue: "missing-content")
    /// Two chains bind the same thing of a section.
    public static let boundTwice = Self(rawValue: "bound-twice")
    /// Data or views were bound after `finish()`.
    public static let lateBinding = Self(rawValue: "late-binding")
    /// No chain binds a section that is to be shown.
    public static let unboundSection = Self(rawValue: "unbound-section")
    /// The sections of a chain are not shown, or no section is left for it.
    public static let undisplayedChain = Self(rawValue: "undisplayed-chain")
    /// A chain has data for sections that it does not bind.
    public static let unknownSections = Self(rawValue: "unknown-sections")
    /// Reading data asks for data to be read, without end.
    public static let endlessRefresh = Self(rawValue: "endless-refresh")
    /// Sections were ordered by hand where a rule orders them.
    public static let unusedSectionOrder = Self(rawValue: "unused-section-order")
    /// A section is named more than once in an order.
    public static let repeatedSections = Self(rawValue: "repeated-sections")
    /// A number of rows is negative, or less than one where one is needed; the nearest possible one is used.
    public static let invalidCount = Self(rawValue: "invalid-count")
    /// A binder's `finish()` was not called when the list was shown.
    public static let unfinishedBinder = Self(rawValue: "unfinished-binder")
}

extension Anomaly.Code {
    /// Every code that the runtime and lists report, in the order of the page that lists them.
    package static let allCases: [Self] =
        ofRuntime + [
            .missingMapping, .missingItem, .outsideData, .idleOwner, .lostSlot, .replacedManager, .lostManager,
            .outOfOrder,
            .duplicateIdentifiers, .duplicateSections, .collidingIdentifiers, .unbalancedUpdate, .unappliedUpdate,
            .unfollowedMove, .heldUpdates, .unfollowedEdit, .overwrittenItems, .unobservedFollowing, .brokenSequence,
            .unusableNib, .unusableIdentifier, .missingContent,
            .boundTwice, .lateBinding, .unboundSection, .undisplayedChain, .unknownSections, .endlessRefresh,
            .unusedSectionOrder, .repeatedSections, .invalidCount, .unfinishedBinder,
        ]
}
