public import Deputy
public import DeputyLists

/// Headers and footers that follow a model, as items do: ``ItemStore/follow(inSection:fileID:line:_:)``.
extension ItemStore {
    /// Makes the model of a section's header, such as its title, follow what a closure reads; of the first section unless `inSection:`
    /// says otherwise.
    ///
    /// ```swift
    /// manager.items.followHeader { "\(model.posts.count) posts" }
    /// manager.items.followHeader(weak: model) { model in "\(model.posts.count) posts" }
    /// ```
    public var followHeader: FollowModelForm { FollowModelForm(store: self, kind: .header) }

    /// Makes the model of a section's footer follow what a closure reads, as ``followHeader``.
    public var followFooter: FollowModelForm { FollowModelForm(store: self, kind: .footer) }
}

/// Takes the closure that a section's header or footer follows.
@MainActor
public struct FollowModelForm {
    fileprivate let store: ItemStore
    fileprivate let kind: ViewKind

    /// Follows what a closure reads.
    @discardableResult
    public func callAsFunction(
        inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ content: @escaping @MainActor () -> Any?
    ) -> EventRegistration { follow(section, fileID, line) { .some(content()) } }

    /// Follows what a closure reads of a model, held weakly.
    @discardableResult
    public func callAsFunction<Model: AnyObject>(
        weak model: Model, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ content: @escaping @MainActor (Model) -> Any?
    ) -> EventRegistration { follow(section, of: model, fileID, line) { [weak model] in model.map(content) } }

    private func follow(
        _ section: Int, of model: AnyObject? = nil, _ fileID: StaticString, _ line: UInt,
        _ read: @escaping @MainActor () -> Any??
    ) -> EventRegistration {
        store.follow(ItemStore.Part(section: section, kind: kind), of: model, at: CallSite(fileID, line), read) {
            [kind] in
            $0.setModel(kind, to: $1, inSection: $2, fileID, line)
        }
    }
}
