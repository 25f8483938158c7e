// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What takes a closure, or a method of an object: people forget who the method belongs to.
///
/// No closure behind a call is taken for `any Sendable`, so these are in the way of no error in a closure.
public protocol _ClosureForm {}

extension _ClosureForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    public func callAsFunction(_ method: any Sendable) { fatalError() }

    @available(*, unavailable, message: "write the object after its method: '(Controller.open, weak: self)'")
    public func callAsFunction(_ owner: AnyObject, _ method: any Sendable) { fatalError() }
}

extension _HostEventForm: _ClosureForm {}
extension _HostEventFormWith: _ClosureForm {}
extension _ModelEventForm: _ClosureForm {}
extension _ModelEventFormWith: _ClosureForm {}
extension _ViewEventForm: _ClosureForm {}
extension _ViewEventFormWith: _ClosureForm {}
