public import Deputy
public import Foundation

/// What views emit as async sequences, whichever mapping makes them; see ``EventManager`` for the events of the list.
///
/// Streams also get what a subclass emits, and what headers, footers and supplementary views emit wherever their mapping puts
/// them.
extension ListManager {
    /// What cells of a type emit.
    ///
    /// ```swift
    /// for await entry in manager.events(from: FieldCell.self) { save(entry.event, in: entry.model) }
    /// ```
    public func events<View: ListCell & ViewEventEmitting & Configurable>(
        from view: View.Type, buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> EventStream<EmittedEvent<View, View.Model, IndexPath>> where View.Kit == Kit {
        events(from: view, for: View.Model.self, buffering: buffering, fileID: fileID, line: line)
    }

    /// What cells of a type emit while they show a model type.
    public func events<View: ListCell & ViewEventEmitting, Model>(
        from view: View.Type, for model: Model.Type, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<View, Model, IndexPath>> where View.Kit == Kit {
        emittedCellEvents(from: view, showing: model, buffering, at: CallSite(fileID, line))
    }

    /// What headers, footers and supplementary views of a type emit.
    public func events<View: ListSupplementary & ViewEventEmitting & Configurable>(
        from view: View.Type, buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> EventStream<EmittedEvent<View, View.Model, Kit.SupplementaryPosition>> where View.Kit == Kit {
        events(from: view, for: View.Model.self, buffering: buffering, fileID: fileID, line: line)
    }

    /// What headers, footers and supplementary views of a type emit while they show a model type.
    public func events<View: ListSupplementary & ViewEventEmitting, Model>(
        from view: View.Type, for model: Model.Type, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<View, Model, Kit.SupplementaryPosition>> where View.Kit == Kit {
        emittedSupplementaryEvents(from: view, showing: model, buffering, at: CallSite(fileID, line))
    }
}
