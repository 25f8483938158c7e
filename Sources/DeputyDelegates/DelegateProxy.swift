#if canImport(UIKit) && !os(watchOS)
public import Deputy
import UIKit

/// Takes the place of any Objective-C delegate: a subclass has one forwarding line for each method of the protocol; no logic.
///
/// ```swift
/// final class TextFieldProxy: DelegateProxy<TextFieldEvents>, UITextFieldDelegate {
///     func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         ask(\.shouldReturn) { $0.textFieldShouldReturn?(textField) }
///     }
/// }
/// let proxy = TextFieldProxy(field, \.delegate)
/// proxy.shouldReturn { true }
/// ```
///
/// Keep the proxy: a view holds its delegate weakly. Declare the protocol with the class, and write its methods in the
/// class itself, because Objective-C does not see methods in an extension of it.
@MainActor
open class DelegateProxy<Events: EventCatalogue>: ForwardingProxy, EventManager {
    /// The dispatcher that answers.
    public let dispatcher: EventDispatcher<Events>
    private let delegates: DelegateResponder<Events>
    private let place: HostSlot

    /// Puts the proxy in a delegate property of a host, which is held weakly. The object that was there before becomes the owner.
    public init<Host: AnyObject, Delegate>(_ host: Host, _ delegate: ReferenceWritableKeyPath<Host, Delegate?>) {
        let dispatcher = EventDispatcher<Events>(host: host)
        let place = HostSlot(
            read: { [weak host] in host?[keyPath: delegate] as AnyObject? },
            write: { [weak host] in host?[keyPath: delegate] = $0 as? Delegate })
        self.dispatcher = dispatcher
        self.place = place
        delegates = DelegateResponder(dispatcher) { object, selector in
            object.responds(to: NSSelectorFromString(selector))
        }
        super.init()
        responder = delegates
        owner = place.formerOccupant
        place.occupy(with: self, of: dispatcher)
    }

    /// The object whose own methods are asked after the closures, and that gets methods outside the catalogue; held
    /// weakly.
    public var owner: AnyObject? {
        get { dispatcher.owner }
        set { delegates.setOwner(newValue, of: self) }
    }

    /// Puts the former delegate back into the property, if the proxy is still in it.
    public func detach() { place.giveBack() }

    // MARK: Passing on

    /// Asks a question.
    /// - Parameters:
    ///   - event: the event.
    ///   - owner: asks the owner's own method: `{ $0.textFieldShouldReturn?(textField) }`.
    public func ask<Answer>(
        _ event: KeyPath<Events, HostQuestion<Answer>>, owner: (AnyObject) -> Answer?
    ) -> Answer { dispatcher.ask(event, owner: owner) }

    /// Asks a question that has an argument; two travel as a tuple.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - owner: asks the owner's own method.
    public func ask<Argument, Answer>(
        _ event: KeyPath<Events, HostQuestionWith<Argument, Answer>>, _ argument: Argument,
        owner: (AnyObject) -> Answer?
    ) -> Answer { dispatcher.ask(event, argument, owner: owner) }

    /// Tells a notice.
    /// - Parameters:
    ///   - event: the event.
    ///   - owner: calls the owner's own method: `{ $0.textFieldDidBeginEditing?(textField) }`.
    public func tell(_ event: KeyPath<Events, HostNotice>, owner: (AnyObject) -> Void?) {
        dispatcher.tell(event, owner: owner)
    }

    /// Tells a notice that has an argument; two travel as a tuple.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - owner: calls the owner's own method.
    public func tell<Argument>(
        _ event: KeyPath<Events, HostNoticeWith<Argument>>, _ argument: Argument, owner: (AnyObject) -> Void?
    ) { dispatcher.tell(event, argument, owner: owner) }
}
#endif
