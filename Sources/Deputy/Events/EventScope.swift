public import Foundation

/// What kind of view an event is about, and how its place is written.
public protocol EventScope {
    /// How the place of the event is written: an index path, a section, nothing.
    associatedtype Position: EventPosition
    /// The kind of mapping whose handlers get the event; scopes of this package only say it.
    static var _kind: ViewKind { get }
}

extension EventScope {
    /// The kind of mapping whose handlers get the event.
    @usableFromInline package static var kind: ViewKind { _kind }
}

/// A scope whose events happen at an index path.
public protocol PathScope: EventScope where Position == IndexPath {}

/// A scope whose events happen at a section.
public protocol SectionScope: EventScope where Position == Int {}

/// A scope whose events happen at no place.
public protocol PlacelessScope: EventScope where Position == NoPosition {}

/// Events of a cell, at an index path.
public enum CellScope: PathScope {
    /// Cells.
    public static var _kind: ViewKind { .cell }
}

/// A scope of views beside the cells.
public protocol SupplementaryViewScope: EventScope {}

/// Events of a section's header, at a section.
public enum HeaderScope: SupplementaryViewScope, SectionScope {
    /// Headers.
    public static var _kind: ViewKind { .header }
}

/// Events of a section's footer, at a section.
public enum FooterScope: SupplementaryViewScope, SectionScope {
    /// Footers.
    public static var _kind: ViewKind { .footer }
}

/// A scope of views beside the cells of one kind, whose mappings have the events about all kinds too.
public protocol SupplementaryKindScope: SupplementaryViewScope, PathScope {}

/// Events of a section's header that has an index path, as in a collection.
public enum SupplementaryHeaderScope: SupplementaryKindScope {
    /// Headers.
    public static var _kind: ViewKind { .header }
}

/// Events of a section's footer that has an index path, as in a collection.
public enum SupplementaryFooterScope: SupplementaryKindScope {
    /// Footers.
    public static var _kind: ViewKind { .footer }
}

/// Events of every view beside the cells, whatever its kind, at an index path.
public enum SupplementaryScope: SupplementaryViewScope, PathScope {
    /// Views of any kind but cells.
    public static var _kind: ViewKind { .supplementary(nil) }
}

/// Events of the host as a whole, without a cell.
public enum HostScope: PlacelessScope {
    /// The host itself.
    public static var _kind: ViewKind { .host }
}

/// What a mapping makes, or what an event is about.
public enum ViewKind: Sendable, Hashable {
    /// A cell.
    case cell
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// A view of a kind of its own, with the name its layout has for it; nil for an event about all views but cells.
    case supplementary(String?)
    /// The host itself, for events without a view.
    case host

    /// Whether an event about this kind is about views of the other.
    package func covers(_ other: ViewKind) -> Bool {
        switch (self, other) {
        case (.supplementary(nil), .header), (.supplementary(nil), .footer), (.supplementary(nil), .supplementary): true
        default: self == other
        }
    }
}

extension ViewKind: Printed {
    /// The kind in a message: `cell`, `header`, `supplementary view "badge"`.
    package var printed: String {
        switch self {
        case .cell: "cell"
        case .header: "header"
        case .footer: "footer"
        case .supplementary(let name): name.map { "supplementary view \"\($0)\"" } ?? "supplementary view"
        case .host: "host"
        }
    }
}

/// The place of an event, as a handler gets it.
public protocol EventPosition: Sendable, Equatable {
    /// The same, whatever its type; asked by this package only.
    var _place: EventLocation { get }
    /// The position that was such a place.
    init(_place place: EventLocation)
}

extension EventPosition {
    /// The place, whatever the position's type: what is not about a closure goes by it.
    package var place: EventLocation { _place }
    /// The index path, if the place is one.
    package var rowPath: IndexPath? { _place.rowPath }
    /// The section of the place, if it has one.
    package var sectionNumber: Int? { _place.sectionNumber }
    /// The index path of a view beside the cells.
    package var supplementaryPath: IndexPath? { _place.supplementaryPath }
}

/// The place of an event without one.
public struct NoPosition: EventPosition {
    /// The only value.
    package init() {}
    /// The host as a whole.
    public var _place: EventLocation { .host }
    /// The only value.
    public init(_place place: EventLocation) {}
}

extension IndexPath: EventPosition {
    /// The row at this path.
    public var _place: EventLocation { .row(self) }
    /// The path of a row; empty for another place.
    public init(_place place: EventLocation) {
        if case .row(let path) = place { self = path } else { self.init() }
    }
}

extension Int: EventPosition {
    /// The section of this number.
    public var _place: EventLocation { .section(self) }
    /// The number of a section; -1 for another place.
    public init(_place place: EventLocation) {
        if case .section(let section) = place { self = section } else { self = -1 }
    }
}

/// Where an event happened: at a row, in a section, or on the host as a whole.
public enum EventLocation: Sendable, Hashable, Printed {
    /// At the row of an index path.
    case row(IndexPath)
    /// In a section, at its header or footer.
    case section(Int)
    /// On the host as a whole.
    case host

    /// The index path of a row.
    package var rowPath: IndexPath? { if case .row(let path) = self { path } else { nil } }

    /// The index path of a view beside the cells, whose item is 0 where only the section matters; nil without a section.
    package var supplementaryPath: IndexPath? { rowPath ?? sectionNumber.map { [$0, 0] } }

    /// The section of the place, if it has one.
    package var sectionNumber: Int? {
        switch self {
        case .row(let path): path.first
        case .section(let section): section
        case .host: nil
        }
    }

    /// The place in short: `[0, 2]`, `section 1`, `the host`.
    package var printed: String {
        switch self {
        case .row(let path): "[" + path.map(String.init).joined(separator: ", ") + "]"
        case .section(let section): "section \(section)"
        case .host: "the host"
        }
    }
}

// UIKit declares these, AppKit some of them, and other systems none. A test of headless lists imports neither kit, so they are
// declared for whoever imports Deputy, and where a kit's own are visible too, those are preferred.
extension IndexPath {
    /// The index path of an item in a section.
    @_disfavoredOverload @inlinable
    public init(item: Int, section: Int) { self = [section, item] }

    /// The index path of a row in a section.
    @_disfavoredOverload @inlinable
    public init(row: Int, section: Int) { self = [section, row] }

    /// The section; -1 when the index path has none, so that looking it up finds nothing.
    @_disfavoredOverload @inlinable
    public var section: Int { isEmpty ? -1 : self[0] }

    /// The item; -1 when the index path has none, so that looking it up finds nothing.
    @_disfavoredOverload @inlinable
    public var item: Int { count < 2 ? -1 : self[1] }

    /// The row; the same number as ``item``.
    @_disfavoredOverload @inlinable
    public var row: Int { count < 2 ? -1 : self[1] }
}
