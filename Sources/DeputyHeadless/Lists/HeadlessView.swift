public import Deputy
public import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A view of the headless kit that is used again and again.
@MainActor
open class HeadlessView: _RouteKeeping {
    /// What it shows, a line of text.
    public var text: String
    /// Where it is in the content of its list since the last layout, as UIKit has it. A table has no width, and headers and footers of a
    /// table have no frame.
    public internal(set) final var frame = CGRect.zero
    /// The identifier it is reused under.
    public internal(set) var reuseIdentifier: String?
    /// What it is reused under, in the list that made it.
    var reuseKey: ReuseKey?

    /// What a manager filled it with.
    // Read at each display, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) @usableFromInline final var use: _ViewUse?

    /// The way to the manager that filled it last.
    public final var _deputyRoute: _ViewRoute? {
        get { use }
        set { use = newValue as? _ViewUse }
    }

    /// An empty view; the list makes one when none can be reused.
    public required init() { text = Self.emptyText }

    /// Called before the view is used for another item; call `super` when overriding it.
    open func prepareForReuse() { reset() }

    /// The size that fits what it shows, given the one it would have; by default that.
    ///
    /// A list asks for it where UIKit has a view measured: a table for the height of a row, a header or a footer that is automatic, a
    /// flow layout with an estimated size for the size of an item.
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// The same, without lengths that are none.
    final func fittingSize(_ size: CGSize) -> CGSize {
        let fitting = sizeThatFits(size)
        return CGSize(
            width: fitting.width.isFinite ? max(0, fitting.width) : 0,
            height: fitting.height.isFinite ? max(0, fitting.height) : 0)
    }

    /// Empties what the package's own classes have, so that none of them overrides ``prepareForReuse()``.
    func reset() { text = Self.emptyText }

    /// The text of a view that shows nothing.
    class var emptyText: String { "" }

    /// What a drawing shows of it.
    var drawnText: String { text }
}

/// A cell of a headless list: what cells of tables and collections have in common.
open class HeadlessListCell: HeadlessView {
    /// Whether its item is selected.
    public internal(set) var isSelected = false
    /// Whether a text field in it is being edited: it is the first responder, and has the keyboard. A cell that leaves the screen
    /// has it no longer.
    public var isFirstResponder = false
    /// Whether the text field gives the keyboard back when it is asked to, as `textFieldShouldEndEditing` says. A table does not
    /// reload while one refuses.
    public var resignsFirstResponder = true
    /// Whether something in it can have focus, such as a button; its item then has none by default.
    public var hasFocusableContent = false

    override func reset() {
        super.reset()
        isSelected = false
        (isFirstResponder, resignsFirstResponder) = (false, true)
        hasFocusableContent = false
    }
}
