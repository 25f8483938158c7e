public import Deputy
public import DeputyLists

/// A view of the headless kit that is used again and again.
@MainActor
open class HeadlessView: RouteKeeping {
    /// The identifier that its interface builder file gives it; nil for none, as for a class without a file.
    ///
    /// A table view raises where this is not the identifier the class was registered under; so does the headless one, in its
    /// own way: the exception is in ``HeadlessTable/exceptions``, and no such view is made.
    open class var interfaceBuilderIdentifier: String? { nil }

    /// What it shows, a line of text.
    public var text = ""
    /// The identifier it is reused under.
    public internal(set) var reuseIdentifier: String?

    /// What a manager filled it with.
    // Read at each display and never for longer than an instant, so checking exclusivity would only cost.
    @exclusivity(unchecked) @usableFromInline final var use: ViewUse?

    /// The way to the manager that filled it last.
    public final var deputyRoute: ViewRoute? {
        get { use }
        set { use = newValue as? ViewUse }
    }

    /// An empty view; the table makes one when none can be reused.
    public required init() {}

    /// Called before the view is used for another item; call `super` when overriding it.
    open func prepareForReuse() { text = "" }
}

/// A row of a ``HeadlessTable``.
open class HeadlessCell: HeadlessView, TableCell {
    /// The headless kit.
    public typealias Kit = Headless

    /// Whether its row is selected.
    public internal(set) var isSelected = false
    /// How far its content is indented, in levels.
    public var indentationLevel = 0
    /// Whether something in it can have focus, such as a button; its row then has none by default.
    public var hasFocusableContent = false
    /// The mark at its end.
    public var accessoryType = HeadlessAccessoryType.none
    /// Whether it is indented while the table is editing.
    public var shouldIndentWhileEditing = true

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        indentationLevel = 0
        accessoryType = .none
        hasFocusableContent = false
    }
}

/// A header or footer of a ``HeadlessTable``.
open class HeadlessHeaderFooter: HeadlessView, TableHeaderFooter {
    /// The headless kit.
    public typealias Kit = Headless

    /// The section's title that the table put on it; nil for none.
    public internal(set) var title: String?

    open override func prepareForReuse() {
        super.prepareForReuse()
        title = nil
    }
}

/// The cell shown where no mapping takes an item.
final class HeadlessPlaceholder: HeadlessCell {
    static let identifier = "placeholder"

    required init() {
        super.init()
        text = "?"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        text = "?"
    }
}
