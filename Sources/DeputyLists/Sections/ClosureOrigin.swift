public import Deputy

/// Where a closure of a chain was written, and the object whose life it shares.
@MainActor @usableFromInline
struct ClosureOrigin {
    @usableFromInline let site: CallSite
    /// The object of a `weak:` form; nil where there is none. An origin is kept only while the closure is registered.
    let owner: AnyObject?

    @usableFromInline
    init(_ fileID: StaticString, _ line: UInt, _ owner: AnyObject? = nil) {
        site = CallSite(fileID, line)
        self.owner = owner
    }

    /// Makes a registration end with the object.
    @usableFromInline
    func tie(_ registration: Registration?) {
        if let owner { registration?.live(with: owner) }
    }
}
