package import Foundation

/// Identifies a row or a section of a list, also when it moves: two equal items have two identities.
package struct ItemIdentity: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) { self.number = number }
}

/// Items that are found by their identities, so that whatever outlives a call finds them where they are then.
@MainActor
package protocol IdentifiedItems: ItemSource {
    /// The identity of the item at an index path; nil outside the data, or if it is not known.
    func identity(at indexPath: IndexPath) -> ItemIdentity?
    /// Where the item of an identity is now; nil if it is gone. `indexPath` is where it was last.
    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath?
    /// The identity of a section; nil outside the data, or if it is not known.
    func identity(ofSection section: Int) -> ItemIdentity?
    /// Where the section of an identity is now; nil if it is gone.
    func section(of identity: ItemIdentity) -> Int?
}

/// What the app has now, as a list's data needs it: its rows at one moment, and what is gone from them.
@MainActor
protocol CurrentItems: IdentifiedItems {
    /// Whether its rows can be compared with those that the list shows; if not, each update is a reload.
    var isComparable: Bool { get }
    /// Whether it keeps the models beside the items, so that they are there as they were.
    var keepsModels: Bool { get }
    /// The rows by their identities.
    var snapshot: Snapshot { get }
    /// The number of the identity made last.
    var lastIdentity: UInt64 { get set }
    /// Where items are kept that go, for a list that still shows them.
    var former: FormerItems { get set }
    /// The item with an identity; nil if it is gone.
    /// - Parameter row: where it was last.
    func item(of identity: ItemIdentity, near row: IndexPath) -> Any?
    /// The source may have changed without saying so.
    func invalidate()
    /// Finds out what the source has now.
    func bringUpToDate()
    /// A list has loaded.
    func load()
    /// There is no list any more.
    func forget()
}

extension CurrentItems {
    func makeIdentity() -> ItemIdentity {
        lastIdentity += 1
        return ItemIdentity(number: lastIdentity)
    }

    func item(of identity: ItemIdentity, near row: IndexPath) -> Any? {
        indexPath(of: identity, near: row).flatMap(item)
    }

    func invalidate() {}
    func bringUpToDate() {}
    func load() {}
    func forget() {}
}
