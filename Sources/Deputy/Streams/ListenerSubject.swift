/// What a stream is about: the types that the user named, or one mapping.
@MainActor
struct ListenerSubject {
    /// The type the user named; nil for an event of the host, and for a stream of one mapping.
    let name: String?
    let expects: Expectation
    let fits: @MainActor (MappingCore) -> Bool
    /// The mapping with which the stream ends; nil if it is on the manager.
    private(set) weak var mapping: MappingCore?

    init(
        name: String?, expects: Expectation, fits: @escaping @MainActor (MappingCore) -> Bool, mapping: MappingCore?
    ) {
        self.name = name
        self.expects = expects
        self.fits = fits
        self.mapping = mapping
    }

    /// Events of one mapping.
    static func mapping<View: AnyObject, Model>(
        _ core: MappingCore, _ view: View.Type, _ model: Model.Type
    ) -> ListenerSubject {
        ListenerSubject(
            name: nil, expects: Expectation(view: View.self, Model.self), fits: { [weak core] in $0 === core },
            mapping: core)
    }

    /// Events of the host.
    static var host: ListenerSubject {
        ListenerSubject(name: nil, expects: Expectation(view: nil, Void.self), fits: { _ in true }, mapping: nil)
    }
}
