// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NearEdgeForm {
    @available(*, unavailable, message: "write 'rows:' before the number: 'onNearEnd(rows: 5) { … }'")
    @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ rows: Int, _ load: @MainActor () async throws -> Void = {})
        -> Loaded
    { fatalError() }
}
