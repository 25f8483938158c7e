import Foundation

/// What happens when the animations of batches end.
///
/// The views of items that a batch deletes, reloads or moves out of the window are on screen until then, though nobody finds them there:
/// only then they are told to have left, and are used again. Completions are called after that. Another batch may come before.
/// An item that a person moved has not settled until then either, and the list is not to be updated.
struct AnimationState {
    /// Whether animations go on until they are ended by hand.
    var areKept = false
    /// Whether they are just ending.
    var areEnding = false
    /// Whether a batch is being shown, so that what leaves the window does so in its animation.
    var isBeginning = false
    /// Where an item is that was let go, moved or not; nil for none.
    var settling: IndexPath?
    /// The views that leave at the end, and where they were.
    var leaving: [(element: HeadlessElement, view: HeadlessView)] = []
    /// What is called after that.
    var completions: [@MainActor () -> Void] = []
}
