import DeputyLists

/// What views are reused under: a list view has the identifiers of cells apart from those of other views.
struct ReuseKey: Hashable {
    let kind: ViewKind
    let identifier: String
}

/// What a new view is made from.
enum ViewTemplate {
    case type(HeadlessView.Type)
    case nib(_ListNib)

    var type: HeadlessView.Type? { if case .type(let type) = self { type } else { nil } }
}

/// The views that are not on screen, by identifier, and what to make new ones from.
///
/// An object, because what it calls, such as `prepareForReuse()`, may come back to its list.
@MainActor
final class ReusePool {
    private var templates: [ReuseKey: ViewTemplate] = [:]
    private var idle: [ReuseKey: [HeadlessView]] = [:]
    /// How many views were made.
    private(set) var made = 0

    func register(_ template: ViewTemplate, _ key: ReuseKey) { templates[key] = template }

    /// What is registered for an identifier; nil if nothing is.
    func template(_ key: ReuseKey) -> ViewTemplate? { templates[key] }

    /// A used view, prepared for reuse; nil for none.
    func takeIdle(_ key: ReuseKey) -> HeadlessView? {
        let view = idle[key]?.popLast()
        view?.prepareForReuse()
        return view
    }

    /// A new view.
    func make(_ type: HeadlessView.Type, _ key: ReuseKey) -> HeadlessView {
        let view = type.init()
        (view.reuseIdentifier, view.reuseKey) = (key.identifier, key)
        made += 1
        return view
    }

    /// A used view, or a new one of a class.
    func take(_ type: HeadlessView.Type, _ key: ReuseKey) -> HeadlessView { takeIdle(key) ?? make(type, key) }

    func give(_ view: HeadlessView) {
        (view as? HeadlessListCell)?.isFirstResponder = false
        guard let key = view.reuseKey else { return }
        idle[key, default: []].append(view)
    }

    /// Whether a view waits to be used again.
    func isIdle(_ view: HeadlessView) -> Bool { view.reuseKey.flatMap { idle[$0] }?.contains { $0 === view } ?? false }
}
