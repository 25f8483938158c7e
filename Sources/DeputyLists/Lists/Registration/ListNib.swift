import Deputy
public import Foundation

/// A nib that the views of a class come from. Visible to the kits of this package; not for apps.
public struct _ListNib: Equatable {
    /// Its name, without an extension.
    public let name: String
    /// The bundle it is in; nil for the one of the class.
    public let bundle: Bundle?
    /// The class of the views.
    public let viewType: any AnyObject.Type

    package init(name: String, bundle: Bundle?, viewType: any AnyObject.Type) {
        (self.name, self.bundle, self.viewType) = (name, bundle, viewType)
    }

    /// Whether the views are the same.
    public static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.bundle == other.bundle && one.viewType == other.viewType
    }
}

/// What a list finds in a nib. Visible to the kits of this package; not for apps.
public struct _NibContents {
    /// The classes of its top-level objects.
    let objects: [any AnyObject.Type]
    /// The reuse identifier of the first of them; nil if it has none.
    let identifier: String?

    /// The classes of the top-level objects, and the reuse identifier of the first; nil and "" are none.
    public init(objects: [any AnyObject.Type], identifier: String?) {
        self.objects = objects
        self.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Why a list makes no views of a class from it; nil if it does.
    /// - Parameter covers: whether every view of another class is of that class.
    func fault(covers: (any AnyObject.Type) -> Bool) -> NibFault? {
        objects.count == 1 && covers(objects[0]) ? nil : .holds(objects.map { typeName($0) })
    }
}

/// Why no view of a mapping can be made from a nib.
enum NibFault: Equatable {
    /// There is no nib of that name.
    case missing
    /// It holds something else than one view of the mapping's class.
    case holds([String])
}
