// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Takes a closure, or a method of an object. The functions here catch a method whose object was forgotten.
///
/// The compiler takes no trailing closure for `any Sendable`, so they do not change its messages about errors in closures.
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
