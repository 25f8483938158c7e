public import Deputy

extension DelegateCall {
    /// The list that sent the event.
    public var list: Host { host }

    /// The kind of the supplementary view that the event has as a parameter, by the layout's name for it; nil for any other
    /// event, and for a view that no manager made.
    @MainActor public var elementKind: String? {
        (view as? any ListSupplementary).flatMap { viewKind(of: $0)?.elementKind }
    }

    @MainActor private func viewKind<View: ListSupplementary>(of view: View) -> ViewKind? {
        View.DeputyKit.use(of: view)?.kind
    }
}
