import DeputyLists
public import Foundation

/// A nib of the app, as a value: what a list view would find in the file.
///
/// ```swift
/// table.nibs = [HeadlessNib("PostCell", PostCell.self, identifier: "post")]
/// ```
public struct HeadlessNib {
    /// Its name, without an extension.
    let name: String
    /// The classes of its top-level objects: of one view, if a list can use it.
    let objects: [any AnyObject.Type]
    /// The reuse identifier that the interface builder file gives the view; nil for none.
    let identifier: String?
    /// The bundle it is in; nil for the one of the classes that use it.
    let bundle: Bundle?

    /// A nib with these objects at its top.
    public init(
        _ name: String, _ objects: any AnyObject.Type..., identifier: String? = nil, in bundle: Bundle? = nil
    ) {
        self.name = name
        self.objects = objects
        self.identifier = identifier
        self.bundle = bundle
    }
}

/// The nibs of a list.
extension HeadlessList {
    /// The nibs that the app has. Set them before registering: a mapping looks for the nib of its class then.
    public var nibs: [HeadlessNib] {
        get { making.nibs }
        set { making.nibs = newValue }
    }

    /// The nib of that name, as a list view finds it when it makes the first view from it.
    func nib(_ nib: _ListNib) -> HeadlessNib? { nibs.last { $0.name == nib.name && $0.bundle == nib.bundle } }

    /// The class to make a view of for an identifier, if a list view would make one from what is registered there.
    func viewType(of template: ViewTemplate, _ kind: ViewKind, _ identifier: String, at place: EventLocation)
        -> HeadlessView.Type?
    {
        guard case .nib(let name) = template else { return template.type }
        guard let nib = nib(name) else {
            raise("Could not load NIB in bundle with name '\(name.name)'", at: place)
            return nil
        }
        guard nib.objects.count == 1, let type = nib.objects[0] as? HeadlessView.Type else {
            raise(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(words.viewClass(kind)) instance",
                at: place, facts: ["The nib is \(nib.name)."])
            return nil
        }
        if let own = nib.identifier, !own.isEmpty, own != identifier {
            raise(
                "\(words.mismatchingNib) (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))",
                at: place, facts: ["The nib is \(nib.name). Leave the identifier empty in it."])
            return nil
        }
        return type
    }
}
