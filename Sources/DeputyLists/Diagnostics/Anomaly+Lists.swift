public import Deputy

/// What lists report besides: about their items, their slots, their updates and what they follow.
extension Anomaly.Code {
    /// An item has no mapping, and a placeholder is shown; or a header or footer has none, and is not shown.
    public static let missingMapping = Self(RuntimeAnomaly.missingMapping)
    /// An item is nil, however many optionals are around it; a source has none at a place that it counts; or a shown header or footer lacks its model.
    public static let missingItem = Self(ListAnomaly.missingItem)
    /// An index path or a section is not in the data.
    public static let outsideData = Self(ListAnomaly.outsideData)
    /// The owner has none of the methods that the list calls.
    public static let idleOwner = Self(ListAnomaly.idleOwner)
    /// Another object took one of the list's slots, or the delegate of a fetched results controller was replaced.
    public static let lostSlot = Self(ListAnomaly.lostSlot)
    /// Two managers for one list.
    public static let replacedManager = Self(ListAnomaly.replacedManager)
    /// A manager was released while its list is shown.
    public static let lostManager = Self(ListAnomaly.lostManager)
    /// A manager lives on although its list is gone: often one of its own closures captures it. Found in builds with explanations.
    public static let keptManager = Self(ListAnomaly.keptManager)
    /// The host sent an event twice, too early, or about a view that the manager did not make.
    public static let outOfOrder = Self(ListAnomaly.outOfOrder)
    /// An identifier occurs more than once in a section of new data, or is added to a section that has it.
    public static let duplicateIdentifiers = Self(ListAnomaly.duplicateIdentifiers)
    /// An item without an id has changed while its cell had the keyboard, and its cell was replaced.
    public static let missingIdentifier = Self(ListAnomaly.missingIdentifier)
    /// Several sections of new data have the same id.
    public static let duplicateSections = Self(ListAnomaly.duplicateSections)
    /// So many identifiers have the same hash that the search for equal ones was given up.
    public static let collidingIdentifiers = Self(ListAnomaly.collidingIdentifiers)
    /// Other code has changed the list, or a placeholder got no row, so a batch would not add up; the list was reloaded.
    public static let unbalancedUpdate = Self(ListAnomaly.unbalancedUpdate)
    /// A source changed without calling `tell()`, called it outside the main actor, or named a row by something other than its id.
    public static let untoldChange = Self(ListAnomaly.untoldChange)
    /// A person moved a row, and the data did not follow, or took its item elsewhere. Found in builds with explanations.
    public static let unfollowedMove = Self(ListAnomaly.unfollowedMove)
    /// A hundred updates in a row were each asked for by the one before; a view changes what it reads when it is filled; or each load adds rows and as many are removed. The first two are found in builds with explanations.
    public static let endlessWork = Self(ListAnomaly.endlessWork)
    /// A person deleted or inserted a row twice, and the data did not follow; a confirmation that was cancelled twice looks the same. A destructive swipe action that leaves its row is found with the headless table only. Found in builds with explanations.
    public static let unfollowedEdit = Self(ListAnomaly.unfollowedEdit)
    /// Items of a binder, or of a manager that shows another source, were changed; or followed items were replaced, came or went.
    public static let overwrittenItems = Self(ListAnomaly.overwrittenItems)
    /// What is followed is not observable, or not before iOS 17, and `refresh()` was never called; found by `validate()`.
    public static let unobservedFollowing = Self(ListAnomaly.unobservedFollowing)
    /// A sequence that the items follow threw.
    public static let brokenSequence = Self(ListAnomaly.brokenSequence)
    /// A nib is not there, or holds something else than one view of the mapping's class; a placeholder is shown.
    public static let unusableNib = Self(ListAnomaly.unusableNib)
    /// A reuse identifier is that of other views, differs from its nib's, is set too late, or the list has no view under it.
    public static let unusableIdentifier = Self(ListAnomaly.unusableIdentifier)
    /// A closure that makes cells returned one that another row or list shows, or another one than it has dequeued.
    public static let takenCell = Self(ListAnomaly.takenCell)
    /// The closure of `registerContent` gave no content, as on a system that lacks what it needs.
    public static let missingContent = Self(ListAnomaly.missingContent)
    /// A number of rows is negative, or less than one where one is needed; the nearest possible one is used.
    public static let invalidCount = Self(ListAnomaly.invalidCount)
}

/// The messages that take more than a row and its facts.
extension Anomaly.Report {
    /// A place that the data does not have; `limits` is a sentence about what it has.
    /// - Parameter lacksSection: whether something was to be put into a section that does not exist.
    static func outsideData(
        _ what: String, at place: EventLocation, limits: String, lacksSection: Bool = false
    ) -> Self {
        let isSection = if case .section = place { true } else { false }
        return Self(
            ListAnomaly.outsideData, what, place, limits, isSection ? "the number of a section" : "an index path",
            lacksSection
                ? ", or make the section first: with insertSection, setSections or apply, or with append, "
                    + "setItems or setHeader, which make the section whose number they get."
                : ".")
    }

    /// A count of a source below 0.
    static func negativeCount(_ count: Int, at place: EventLocation) -> Self {
        let what = if case .section = place { "numberOfItems at \(place)" } else { "numberOfSections" }
        return Self(ListAnomaly.invalidCount, what, count)
    }

    /// A nib that the views of a mapping cannot be made from.
    static func unusableNib(
        _ name: String, _ fault: NibFault, for view: any AnyObject.Type, isDequeued: Bool = false
    ) -> Self {
        let instead = isDequeued ? "A cell of the class is used" : "A placeholder is shown, or no header or footer"
        switch fault {
        case .missing: return Self(ListAnomaly.missingNib, name, typeName(view), instead)
        case .holds(let objects):
            return Self(
                ListAnomaly.unusableNib, name, typeName(view), instead,
                objects.isEmpty ? "nothing" : objects.joined(separator: ", "))
        }
    }
}
