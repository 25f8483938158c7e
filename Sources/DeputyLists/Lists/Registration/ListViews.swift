import Deputy
public import Foundation

/// What a list's `dequeue` makes the cells of a class from, for closures that make cells; a list keeps it.
/// Visible to the kits of this package; not for apps.
@MainActor
public final class _ListViews {
    /// What a mapping makes the cells of a class from: a nib, or what the list has under an identifier.
    struct Noted {
        let nib: _ListNib?
        let identifier: String
        let isPrototype: Bool
    }

    private var noted: [ObjectIdentifier: Noted] = [:]
    /// The identifiers whose cells were looked at.
    fileprivate var identifiers: [ObjectIdentifier: String] = [:]
    /// The row that a closure makes a cell for, the cell it has if it is reconfigured, and the one that `dequeue` has given; nil outside
    /// such a request of the list.
    var request: (row: IndexPath, former: AnyObject?, given: AnyObject?)?
    /// Whether cells of a class come from a storyboard, where only the list can make one.
    var hasPrototypes: Bool { noted.values.contains(where: \.isPrototype) }
    /// Where mistakes are reported.
    weak var log: AnomalyLog?
    #if EXPLANATIONS
    /// Who is told a turn later that the list is gone.
    weak var keeper: (any SlotKeeping)?

    deinit { Task { @MainActor [weak keeper] in keeper?.listIsGone() } }
    #endif

    /// Nothing, for a new list.
    public init() {}

    /// Notes what a mapping makes the cells of a class from; that of the last one counts.
    func note(_ type: any AnyObject.Type, _ new: Noted) {
        noted[ObjectIdentifier(type)] = new
        identifiers[ObjectIdentifier(type)] = nil
    }

    fileprivate func noted(_ type: any AnyObject.Type) -> Noted? { noted[ObjectIdentifier(type)] }
}

extension _ListKitWork {
    /// What a list's `dequeue` gives: a cell that the list makes for an identifier, and that it has for the row if that is reconfigured.
    ///
    /// For such a row a list raises for any other cell. So one of another class is never shown, and the list does not know of it; nil for
    /// one that its class can make.
    /// - Parameters:
    ///   - indexPath: where it is for; nil for the row that a closure makes a cell for.
    ///   - make: dequeues where there is no such row.
    package static func dequeued<View: AnyObject>(
        _ type: View.Type, in list: List, for indexPath: IndexPath? = nil,
        orElse make: (_ identifier: String) -> AnyObject? = { _ in nil }
    ) -> View? {
        let views = views(of: list)
        if let former = views.request?.former, Swift.type(of: former) != type {
            return (views.noted(type)?.nib ?? nib(named: type, in: list)).flatMap { view(from: $0, in: list) as? View }
        }
        let identifier = dequeuingIdentifier(of: type, in: list)
        let row = indexPath ?? views.request?.row
        let cell = row.map { dequeueCell(identifier: identifier, in: list, at: $0) } ?? make(identifier)
        views.request?.given = cell
        return cell as? View
    }

    /// The identifier under which `dequeue` makes cells of a class: from the nib, the prototype or the identifier of a mapping, else
    /// from the nib with the name of the class, else from the class.
    ///
    /// Where no identifier is given, it is Deputy's own. A list does not expose what is registered under an identifier, and
    /// registering again replaces it. So each class is registered once per list.
    private static func dequeuingIdentifier<View: AnyObject>(of type: View.Type, in list: List) -> String {
        let views = views(of: list)
        if let identifier = views.identifiers[ObjectIdentifier(type)] { return identifier }
        let identifier = makeDequeuingIdentifier(of: type, in: list, views)
        views.identifiers[ObjectIdentifier(type)] = identifier
        return identifier
    }

    private static func makeDequeuingIdentifier<View: AnyObject>(
        of type: View.Type, in list: List, _ views: _ListViews
    ) -> String {
        let noted = views.noted(type)
        if let noted, noted.nib == nil { return noted.identifier }
        let mine = "Deputy.dequeue.\(qualifiedTypeName(type))"
        guard let nib = noted?.nib ?? nib(named: type, in: list) else {
            registerCell(type, from: nil, identifier: mine, in: list)
            return mine
        }
        let contents = contents(of: nib, in: list)
        if let fault = contents.fault(covers: { $0 is View.Type }) {
            (views.log ?? .unattached).report(.unusableNib(nib.name, fault, for: type, isDequeued: true))
            registerCell(type, from: nil, identifier: mine, in: list)
            return mine
        }
        let identifier = contents.identifier ?? noted?.identifier ?? mine
        if identifier != noted?.identifier { registerCell(type, from: nib, identifier: identifier, in: list) }
        return identifier
    }

    /// The nib with the name of a class; nil if there is none, and for Deputy's own classes: linked into an app, they are in its
    /// bundle too, where a file of that name belongs to another class.
    static func nib(named type: any AnyObject.Type, bundle: Bundle? = nil, in list: List) -> _ListNib? {
        let nib = _ListNib(name: typeName(type), bundle: bundle, viewType: type)
        return !hasNib(nib, in: list) || isOfDeputy(type) ? nil : nib
    }
}

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

/// Whether a class is of one of this package's modules.
package func isOfDeputy(_ type: Any.Type) -> Bool {
    let name = qualifiedTypeName(type)
    return ["Deputy.", "DeputyLists.", "DeputyUIKit.", "DeputyHeadless."].contains { name.hasPrefix($0) }
}
