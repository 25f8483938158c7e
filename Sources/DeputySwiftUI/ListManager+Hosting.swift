#if canImport(UIKit) && !os(watchOS)
public import Deputy
public import DeputyLists
public import DeputyUIKit
public import Foundation
public import SwiftUI
public import UIKit

/// SwiftUI views in cells.
extension ListManager where Kit: _UIKitListKit {
    /// Registers a SwiftUI view for a model type, shown in a cell by a hosting configuration.
    ///
    /// The view's identity is its item's: its `@State` stays while the cell shows that item, and starts afresh when the cell is
    /// reused. If the source does not identify its items, the identity is an `Identifiable` model's `id`, else the place.
    ///
    /// A view reads the state of its cell, such as whether it is selected, from the environment:
    ///
    /// ```swift
    /// @Environment(\.cellState) private var cellState
    /// ```
    ///
    /// - Parameters:
    ///   - model: the type of what the cells show.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - content: makes the view of an item.
    ///   - configuration: changes the hosting configuration: its margins, background and least size. It is called with
    ///     the state of the cell, and again whenever that changes.
    @available(iOS 16.0, tvOS 16.0, *)
    @discardableResult
    public func registerHostingConfiguration<Model, Content: View>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Kit.ContentCell, Model>) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor (Model, IndexPath) -> Content,
        configuration:
            @escaping @MainActor (
                UIHostingConfiguration<HostedContent<Content>, EmptyView>, UICellConfigurationState
            ) -> any UIContentConfiguration = { configuration, _ in configuration }
    ) -> EventRegistration {
        registerContent(Kit.ContentCell.self, for: model, at: CallSite(fileID, line), body) { [weak self] model, path in
            (view: content(model, path), identity: self?.contentIdentity(of: model, at: path))
        } show: { cell, content in
            guard let content else { return }
            // Called once before the cell is measured, and again whenever its state changes. The closure of the view is not.
            cell._follow { [weak cell] state in
                let hosted = HostedContent(view: content.view, identity: content.identity, cellState: state)
                cell?.contentConfiguration = configuration(UIHostingConfiguration { hosted }, state)
            }
        }
    }
}

/// A SwiftUI view in a cell, with the identity of its item and the state of the cell.
@available(iOS 16.0, tvOS 16.0, *)
public struct HostedContent<Content: View>: View {
    let view: Content
    let identity: AnyHashable?
    let cellState: UICellConfigurationState

    /// The view.
    public var body: some View { view.id(identity).environment(\.cellState, cellState) }
}

extension EnvironmentValues {
    private enum CellState: EnvironmentKey {
        static var defaultValue: UICellConfigurationState? { nil }
    }

    /// The state of the cell that shows the view: whether it is selected, highlighted, swiped, edited; nil outside a cell.
    public internal(set) var cellState: UICellConfigurationState? {
        get { self[CellState.self] }
        set { self[CellState.self] = newValue }
    }
}
#endif
