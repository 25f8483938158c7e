import Deputy

/// The settings of a list that decide which events it sends.
@MainActor
extension HostSetting {
    /// Whether items can be selected: otherwise a touch sends no events.
    static func selection<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("selection", kit) { list, settings, isEditing in
            guard !settings.allowsSelection(isEditing: isEditing) else { return .allows }
            return isEditing
                ? .forbids(
                    "allowsSelectionDuringEditing", because: "it is false and the list is editing",
                    unless: selectingSeveral(kit, list))
                : .forbids("allowsSelection", because: isFalse, unless: selectingSeveral(kit, list))
        }
    }

    /// Whether several items can be selected at a time: only then does a tap on a selected one ask a question.
    static func severalSelection<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("several", kit) { list, settings, isEditing in
            guard !settings.allowsMultipleSelection(isEditing: isEditing) else { return .allows }
            return .forbids(
                isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection", because: isFalse,
                unless: selectingSeveral(kit, list))
        }
    }

    /// Whether two fingers may select several items.
    static func severalByGesture<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("gesture", kit) { list, _, _ in
            Kit.mayBeginSelectingSeveral(list)
                ? .allows : .forbids("allowsMultipleSelectionDuringEditing", because: isFalse)
        }
    }

    /// Whether items are selected when they get focus: only then is the question asked.
    static func selectionFollowsFocus<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("focus", kit) { list, _, _ in
            Kit.selectionFollowsFocus(list) ? .allows : .forbids("selectionFollowsFocus", because: isFalse)
        }
    }

    /// Whether items can be dragged.
    static func dragging<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("dragging", kit) { _, settings, _ in
            settings.dragInteractionEnabled ? .allows : .forbids("dragInteractionEnabled", because: isFalse)
        }
    }

    /// Whether a drag that rests over an item can open it.
    static func springLoading<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("springs", kit) { _, settings, _ in
            settings.isSpringLoaded ? .allows : .forbids("isSpringLoaded", because: isFalse)
        }
    }

    /// Whether the list prefetches items that it will need soon.
    static func prefetching<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("prefetching", kit) { _, settings, _ in
            settings.isPrefetchingEnabled ? .allows : .forbids("isPrefetchingEnabled", because: isFalse)
        }
    }

    /// Whether a finger can scroll the list.
    static func scrolling<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("scrolling", kit) { _, settings, _ in
            settings.isScrollEnabled ? .allows : .forbids("isScrollEnabled", because: isFalse)
        }
    }

    /// Whether a tap on the status bar can scroll the list to its top.
    static func scrollingToTop<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("top", kit) { _, settings, _ in
            settings.scrollsToTop ? .allows : .forbids("scrollsToTop", because: isFalse)
        }
    }

    /// Whether two fingers can zoom the list's content.
    static func zooming<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        list("zooming", kit) { _, settings, _ in
            settings.allowsZooming
                ? .allows : .forbids("maximumZoomScale", because: "it is not greater than minimumZoomScale")
        }
    }

    /// Whether the list is editing, for events that are mostly sent then.
    /// - Parameter times: when they are sent.
    static func editing<Kit: ListKit>(_ kit: Kit.Type, _ times: String) -> HostSetting {
        list("editing", kit) { _, _, isEditing in isEditing ? .allows : .mayForbid("isEditing", because: times) }
    }

    /// Whether rows can be moved by their controls; a drag moves them in any case.
    static func moving<Kit: ListKit>(_ kit: Kit.Type) -> HostSetting {
        editing(kit, "rows move in editing, or by a drag")
    }

    private static var isFalse: String { "it is false" }

    /// The event that lets a gesture select items which a tap cannot: it changes the list's settings as it begins.
    private static func selectingSeveral<Kit: ListKit>(_ kit: Kit.Type, _ list: Kit.List) -> String? {
        Kit.mayBeginSelectingSeveral(list) ? "shouldBeginMultipleSelectionInteraction" : nil
    }

    private static func list<Kit: ListKit>(
        _ name: String, _ kit: Kit.Type,
        _ verdict: @escaping @MainActor (Kit.List, _ListInteractionSettings, _ isEditing: Bool) -> Verdict
    ) -> HostSetting {
        HostSetting(name) { host in
            guard let list = host as? Kit.List else { return .allows }
            return verdict(list, Kit.interactionSettings(of: list), Kit.isEditing(list))
        }
    }
}

/// A list's settings for selecting, focusing, dragging, prefetching and scrolling, with the rules that
/// tie them together. Kits hand it over; not for apps.
public struct _ListInteractionSettings: Sendable, Equatable {
    /// Whether a row can be selected outside editing. Setting it to false sets ``allowsMultipleSelection`` to false too.
    public var allowsSelection = true {
        didSet { if !allowsSelection { allowsMultipleSelection = false } }
    }
    /// Whether a row can be selected in editing. Setting it to false sets ``allowsMultipleSelectionDuringEditing`` to false too.
    public var allowsSelectionDuringEditing = false {
        didSet { if !allowsSelectionDuringEditing { allowsMultipleSelectionDuringEditing = false } }
    }
    /// Whether several rows can be selected outside editing.
    public var allowsMultipleSelection = false
    /// Whether several rows can be selected in editing.
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have focus outside editing; if nil, where they can be selected.
    public var allowsFocus: Bool?
    /// Whether rows can have focus in editing; if nil, where they can be selected.
    public var allowsFocusDuringEditing: Bool?

    /// Whether items can be dragged.
    public var dragInteractionEnabled = true
    /// Whether a drag that rests over an item can open it.
    public var isSpringLoaded = false
    /// Whether the list prefetches items that it will need soon.
    public var isPrefetchingEnabled = true

    /// Whether a finger can scroll the list.
    public var isScrollEnabled = true
    /// Whether a tap on the status bar scrolls the list to its top.
    public var scrollsToTop = true
    /// Whether the content has more than one scale.
    public var allowsZooming = true

    /// The default settings of a list.
    public init() {}

    /// Whether rows can be selected. Allowing several selections allows one.
    public func allowsSelection(isEditing: Bool) -> Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Whether several rows can be selected at a time.
    public func allowsMultipleSelection(isEditing: Bool) -> Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether rows can have focus.
    public func allowsFocus(isEditing: Bool) -> Bool {
        (isEditing ? allowsFocusDuringEditing : allowsFocus) ?? allowsSelection(isEditing: isEditing)
    }

    /// Whether selecting several rows was allowed and no longer is, which empties the selection.
    public func takesMultipleSelectionBack(from before: _ListInteractionSettings) -> Bool {
        before.allowsMultipleSelection && !allowsMultipleSelection
            || before.allowsMultipleSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
    }
}
