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
        follow(.header(section), at: CallSite(fileID, line), { .some(header()) }) {
            $0.setHeader($1, inSection: section, fileID: fileID, line: line)
        }
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
        follow(
            .header(section), of: model, at: CallSite(fileID, line), { [weak model] () -> Any?? in model.map(header) }
        ) {
            $0.setHeader($1, inSection: section, fileID: fileID, line: line)
        }
    }

    /// Makes the model of a section's footer follow what a closure reads.
    @discardableResult
    public func followFooter(
        inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ footer: @escaping @MainActor () -> Any?
    ) -> EventRegistration {
        follow(.footer(section), at: CallSite(fileID, line), { .some(footer()) }) {
            $0.setFooter($1, inSection: section, fileID: fileID, line: line)
        }
    }

    /// Makes the model of a section's footer follow what a closure reads of a model, held weakly.
    @discardableResult
    public func followFooter<Model: AnyObject>(
        weak model: Model, inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
        _ footer: @escaping @MainActor (Model) -> Any?
    ) -> EventRegistration {
        follow(
            .footer(section), of: model, at: CallSite(fileID, line), { [weak model] () -> Any?? in model.map(footer) }
        ) {
            $0.setFooter($1, inSection: section, fileID: fileID, line: line)
        }
    }
}
