package import Deputy

/// What a section has beside its items. It is kept apart, because in the section itself it would be four fifths of its size, and
/// most sections have little of it.
extension ItemSection {
    /// Your identifier of the section, which it keeps when it moves; nil for a section that is matched by its place.
    public var id: AnyHashable? {
        get { extras?.id }
        set { if extras != nil || newValue != nil { change { $0.id = newValue } } }
    }

    /// The model of the header; nil for none.
    public var header: Any? {
        get { extras?.header }
        set { if extras != nil || newValue != nil { change { $0.header = newValue } } }
    }

    /// The model of the footer; nil for none.
    public var footer: Any? {
        get { extras?.footer }
        set { if extras != nil || newValue != nil { change { $0.footer = newValue } } }
    }

    /// The models of views of kinds of their own, by kind and by the number their layout gives them in the section.
    ///
    /// A view of such a kind that has none here shows the item it belongs to, and goes where that goes. A view over a whole
    /// compositional layout, whose index path has one number, finds its model here in the first section.
    public var supplementaries: [String: [Int: Any]] {
        get { extras?.supplementaries ?? [:] }
        set { if extras != nil || !newValue.isEmpty { change { $0.supplementaries = newValue } } }
    }

    /// Where its items were bound, for messages; nil for items that were set in the store directly.
    package var site: CallSite? {
        get { extras?.site }
        set { if extras != nil || newValue != nil { change { $0.site = newValue } } }
    }

    /// Copies of a section share it until one of them changes it.
    final class Extras {
        fileprivate(set) var id: AnyHashable?
        fileprivate(set) var header: Any?
        fileprivate(set) var footer: Any?
        fileprivate(set) var supplementaries: [String: [Int: Any]] = [:]
        fileprivate(set) var site: CallSite?

        fileprivate init(_ other: Extras?) {
            guard let other else { return }
            (id, header, footer) = (other.id, other.header, other.footer)
            (supplementaries, site) = (other.supplementaries, other.site)
        }
    }

    private mutating func change(_ body: (Extras) -> Void) {
        if !isKnownUniquelyReferenced(&extras) { extras = Extras(extras) }
        if let extras { body(extras) }
    }
}
