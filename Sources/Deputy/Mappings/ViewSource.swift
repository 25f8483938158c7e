package import Foundation

/// Where the views of a mapping come from: a class, a nib, or what the host has under an identifier already.
package struct ViewSource {
    /// The identifier that was set by hand; nil if one is made.
    package var identifier: String?
    /// Whether the host has a view under the identifier already, such as a storyboard's prototype.
    package var isPrototype = false
    /// The nib that was named; nil for the one with the name of the class, if there is one.
    package var nibName: String?
    /// The bundle of the nib; nil for the one of the class.
    package var bundle: Bundle?
}

/// Whether the host can make the views of a mapping.
@usableFromInline
package enum ViewReadiness: Sendable {
    /// It can.
    case ready
    /// Where they come from was not looked at yet.
    case unchecked
    /// It cannot, which was reported.
    case unusable
}

extension ViewMapping {
    /// The identifier under which the host reuses the views.
    package var identifier: String {
        guard let core else { return "" }
        return core.registry == nil ? core.source.identifier ?? core.reuseIdentifier : core.reuseIdentifier
    }

    /// Where its views come from.
    package var source: ViewSource { core?.source ?? ViewSource() }

    /// Changes where the views come from.
    /// - Parameter late: what is reported instead if the views are registered already.
    package func change(late: Anomaly.Report, _ body: (inout ViewSource) -> Void) {
        guard let core else { return }
        if let registry = core.registry { return registry.anomalies.report(late, at: core.site) }
        body(&core.source)
    }
}

extension RegisteredMapping {
    /// Where its views come from.
    package var source: ViewSource { core?.source ?? ViewSource() }

    /// Whether every view of a class is of the mapping's type.
    package func covers(_ view: any AnyObject.Type) -> Bool { core?.coversView(view) == true }

    /// The same mapping with other facts about its views.
    package func with(_ readiness: ViewReadiness, identifier: String? = nil) -> RegisteredMapping {
        guard let core else { return self }
        core.readiness = readiness
        if let identifier { core.reuseIdentifier = identifier }
        return core.registered
    }

    /// Empties the closure properties that the mapping fills, as another mapping uses the view from now on.
    package func release(_ view: AnyObject) {
        for filling in core?.fillings ?? [] { filling.empty(view) }
    }
}

extension EventDispatcher {
    /// A new identifier for the views of a class, which no mapping has.
    package func makeIdentifier(for view: any AnyObject.Type) -> String { state.registry.makeIdentifier(for: view) }

    /// The mappings whose views cannot be made, or were not looked at yet.
    package var uncertainMappings: [RegisteredMapping] {
        state.registry.allMappings.filter { $0.readiness != .ready }.map(\.registered)
    }
}
