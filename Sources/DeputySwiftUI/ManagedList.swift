#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import DeputyUIKit
public import SwiftUI
public import UIKit

/// A table view with a manager, as a SwiftUI view; see ``ManagedList``.
public typealias ManagedTable = ManagedList<UIKitTables>

/// A collection view with a manager, as a SwiftUI view; see ``ManagedList``.
public typealias ManagedCollection = ManagedList<UIKitCollections>

/// A list with a manager, as a SwiftUI view.
///
/// ```swift
/// ManagedTable(posts) { manager in
///     manager.register(PostCell.self) { mapping in
///         mapping.didSelect.withoutCell { post, indexPath in selected = post }
///     }
/// }
/// ```
///
/// `register` is called once, when the list is made; what its closures capture is of that time, so let them read what changes from a
/// binding or an object. Items are compared each time SwiftUI updates the view, and their changes are animated.
public struct ManagedList<Kit: _UIKitListKit>: UIViewRepresentable
where Kit.List: UIView & ListHost, Kit.List.DeputyKit == Kit {
    private let make: @MainActor () -> Kit.List
    private let site: (fileID: StaticString, line: UInt)
    private let register: @MainActor (ListManager<Kit>) -> Void
    private let update: @MainActor (ListManager<Kit>) -> Void

    @MainActor fileprivate init(
        at site: (StaticString, UInt), make: @escaping @MainActor () -> Kit.List,
        register: @escaping @MainActor (ListManager<Kit>) -> Void,
        update: @escaping @MainActor (ListManager<Kit>) -> Void
    ) {
        (self.site, self.make) = (site, make)
        self.register = register
        self.update = update
    }

    /// Keeps the manager as long as the view is shown.
    @MainActor
    public final class Coordinator {
        fileprivate var manager: ListManager<Kit>?
    }

    /// Makes what keeps the manager; called by SwiftUI.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// Makes the list and its manager, and registers; called by SwiftUI.
    public func makeUIView(context: Context) -> Kit.List {
        let list = make()
        let manager = ListManager(list, fileID: site.fileID, line: site.line)
        context.coordinator.manager = manager
        register(manager)
        return list
    }

    /// Gives the list its items; called by SwiftUI.
    public func updateUIView(_ list: Kit.List, context: Context) { context.coordinator.manager.map(update) }
}

extension ManagedList<UIKitTables> {
    /// A table of some items, in one section.
    @MainActor public init<Item: Identifiable & Equatable>(
        _ items: [Item], style: UITableView.Style = .plain, fileID: StaticString = #fileID, line: UInt = #line,
        register: @escaping @MainActor (TableManager<UIKitTables>) -> Void
    ) {
        self.init(style: style, fileID: fileID, line: line, register: register) {
            $0.items.apply(items: items, fileID: fileID, line: line)
        }
    }

    /// A table whose items a closure sets, each time SwiftUI updates the view.
    @MainActor public init(
        style: UITableView.Style = .plain, fileID: StaticString = #fileID, line: UInt = #line,
        register: @escaping @MainActor (TableManager<UIKitTables>) -> Void,
        update: @escaping @MainActor (TableManager<UIKitTables>) -> Void
    ) {
        self.init(
            at: (fileID, line), make: { UITableView(frame: .zero, style: style) }, register: register, update: update)
    }
}

extension ManagedList<UIKitCollections> {
    /// A collection of some items, in one section.
    @MainActor public init<Item: Identifiable & Equatable>(
        _ items: [Item], layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout,
        fileID: StaticString = #fileID, line: UInt = #line,
        register: @escaping @MainActor (CollectionManager<UIKitCollections>) -> Void
    ) {
        self.init(layout: layout(), fileID: fileID, line: line, register: register) {
            $0.items.apply(items: items, fileID: fileID, line: line)
        }
    }

    /// A collection whose items a closure sets, each time SwiftUI updates the view.
    @MainActor public init(
        layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout,
        fileID: StaticString = #fileID, line: UInt = #line,
        register: @escaping @MainActor (CollectionManager<UIKitCollections>) -> Void,
        update: @escaping @MainActor (CollectionManager<UIKitCollections>) -> Void
    ) {
        self.init(
            at: (fileID, line), make: { UICollectionView(frame: .zero, collectionViewLayout: layout()) },
            register: register, update: update)
    }
}
#endif
