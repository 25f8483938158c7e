public import Deputy

/// Headers and footers that follow a model, as items do: ``ItemStore/follow(inSection:fileID:line:_:)``.
extension ItemStore {
    /// Makes the model of a section's header, such as its title, follow what a closure reads.
    ///
    /// ```swift
    /// manager.items.followHeader { "\(model.posts.count) posts" }
    /// ```
    @discardableResult
    public func followHeader(
        inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ header: @escaping @MainActor () -> Any?
    ) -> EventRegistration {
        follow(.header, inSection: section, fileID, line) { .some(header()) }
    }

    /// Makes the model of a section's header follow what a closure reads of a model, held weakly.
    ///
    /// ```swift
    /// manager.items.followHeader(weak: model) { model in "\(model.posts.count) posts" }
    /// ```
    @discardableResult
    public func followHeader<Model: AnyObject>(
        weak model: Model, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ header: @escaping @MainActor (Model) -> Any?
    ) -> EventRegistration {
        follow(.header, inSection: section, of: model, fileID, line) { [weak model] in model.map(header) }
    }

    /// Makes the model of a section's footer follow what a closure reads.
    @discardableResult
    public func followFooter(
        inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ footer: @escaping @MainActor () -> Any?
    ) -> EventRegistration {
        follow(.footer, inSection: section, fileID, line) { .some(footer()) }
    }

    /// Makes the model of a section's footer follow what a closure reads of a model, held weakly.
    @discardableResult
    public func followFooter<Model: AnyObject>(
        weak model: Model, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ footer: @escaping @MainActor (Model) -> Any?
    ) -> EventRegistration {
        follow(.footer, inSection: section, of: model, fileID, line) { [weak model] in model.map(footer) }
    }

    private func follow(
        _ kind: ViewKind, inSection section: Int, of model: AnyObject? = nil, _ fileID: StaticString, _ line: UInt,
        _ read: @escaping @MainActor () -> Any??
    ) -> EventRegistration {
        follow(.model(kind, section), of: model, at: CallSite(fileID, line), read) {
            $0.setModel(kind, to: $1, inSection: section, fileID, line)
        }
    }
}
