public import Foundation

/// What kind of view an event is about, and how its place is written.
public protocol EventScope {
    /// How the place of the event is written: an index path, a section, nothing.
    associatedtype Position: EventPosition
    /// The kind of mapping whose handlers hear the event.
    static var kind: ViewKind { get }
}

/// Events of a cell, at an index path.
public enum CellScope: EventScope {
    public typealias Position = IndexPath
    @inlinable public static var kind: ViewKind { .cell }
}

/// Events of a section's header, at a section.
public enum HeaderScope: EventScope {
    public typealias Position = Int
    @inlinable public static var kind: ViewKind { .header }
}

/// Events of a section's footer, at a section.
public enum FooterScope: EventScope {
    public typealias Position = Int
    @inlinable public static var kind: ViewKind { .footer }
}

/// Events of the host as a whole, without a cell.
public enum HostScope: EventScope {
    public typealias Position = NoPosition
    @inlinable public static var kind: ViewKind { .host }
}

/// What a mapping makes, or what an event is about.
@frozen
public enum ViewKind: String, Sendable, Hashable {
    case cell, header, footer, host
}

/// A place that a handler is told.
public protocol EventPosition: Sendable, Equatable {
    /// The index path, if the place is one.
    var rowPath: IndexPath? { get }
    /// The section of the place, if it has one.
    var sectionNumber: Int? { get }
    /// The place as diagnostics keep it.
    var place: Place { get }
}

/// The place of an event without one.
@frozen
public struct NoPosition: EventPosition {
    @inlinable public init() {}
    @inlinable public var rowPath: IndexPath? { nil }
    @inlinable public var sectionNumber: Int? { nil }
    public var place: Place { .host }
}

extension IndexPath: EventPosition {
    @inlinable public var rowPath: IndexPath? { self }
    @inlinable public var sectionNumber: Int? { isEmpty ? nil : self[0] }
    public var place: Place { .row(self) }
}

extension Int: EventPosition {
    @inlinable public var rowPath: IndexPath? { nil }
    @inlinable public var sectionNumber: Int? { self }
    public var place: Place { .section(self) }
}

/// Where an event happened: at a row, in a section, or on the host as a whole.
public enum Place: Sendable, Hashable, CustomStringConvertible {
    case row(IndexPath)
    case section(Int)
    case host

    public var description: String {
        switch self {
        case .row(let path): "[" + path.map(String.init).joined(separator: ", ") + "]"
        case .section(let section): "section \(section)"
        case .host: "the host"
        }
    }
}
