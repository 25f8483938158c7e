import Foundation

/// An item that a finger drags to another place.
///
/// A list view asks the delegate where the item may land each time the place under the finger changes, and not for one that
/// stays the same. The item may go behind the last of a section. If it ends at its own place no notice is sent. A batch and a
/// reload let the item go.
struct MovingItem {
    /// Where it was.
    let source: IndexPath
    /// The place under the finger.
    private(set) var proposed: IndexPath
    /// The place the delegate wants instead, where the item would land.
    private(set) var target: IndexPath

    init(_ source: IndexPath) { (self.source, proposed, target) = (source, source, source) }

    /// Takes the place that the delegate wants, or the proposed one.
    /// - Returns: whether there is such a place; if not, the item stays over the former one.
    mutating func land(at target: IndexPath, over proposed: IndexPath, in numbers: ItemNumbers) -> Bool {
        guard numbers.hasPlace(target, forItemAt: source) else { return false }
        (self.proposed, self.target) = (proposed, target)
        return true
    }

    /// Where the item goes when the finger is lifted; nil for its own place.
    var destination: IndexPath? { target == source ? nil : target }
}
