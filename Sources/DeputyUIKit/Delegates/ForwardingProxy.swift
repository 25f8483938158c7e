#if canImport(UIKit) && !os(watchOS)
import DeputyLists
public import UIKit

/// What every proxy has: it implements what its responder says, and forwards what no catalogue knows to the owner.
///
/// Subclass ``DelegateProxy``, which adds the events of a catalogue.
@MainActor
open class ForwardingProxy: NSObject {
    /// Says what is implemented; without one, nothing is.
    package final var responder: (any MethodResponder)?

    /// What every object has is answered by the object; the rest by the responder.
    open nonisolated override func responds(to selector: Selector!) -> Bool {
        // NSObject's method belongs to no actor, so anybody may ask from anywhere; views ask on the main thread.
        guard let selector, Thread.isMainThread, !NSObject.instancesRespond(to: selector) else {
            return super.responds(to: selector)
        }
        return MainActor.assumeIsolated { responder?.responds(to: NSStringFromSelector(selector)) ?? false }
    }

    /// Follows the owner, as some of a view's methods ask for a protocol rather than for a method.
    open nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
        let isProxy = super.conforms(to: aProtocol)
        guard Thread.isMainThread else { return isProxy }
        let asked = Carrier(object: aProtocol)
        return MainActor.assumeIsolated {
            responder?.conforms(isProxy) { owner in
                (asked.object as? Protocol).map { owner.conforms?(to: $0) ?? false } ?? false
            } ?? isProxy
        }
    }

    /// A method that no catalogue knows goes to the owner. While the view still believes in a method of an owner that is
    /// gone, it goes to something that answers nothing.
    open nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        guard let selector, Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated {
            Carrier(object: responder?.forwardingTarget ?? silence(for: selector))
        }.object
    }

    private func silence(for selector: Selector) -> AnyObject? {
        responder?.isPromised(NSStringFromSelector(selector)) == true ? SilentTarget() : nil
    }
}

/// Answers every method with nothing.
private final class SilentTarget: NSObject {
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
        guard let selector else { return false }
        let nothing: @convention(block) (AnyObject) -> Int = { _ in 0 }
        return class_addMethod(self, selector, imp_implementationWithBlock(nothing), "q@:")
    }
}

/// Takes an object out of an isolated closure that runs in place, on the main thread: it never changes threads.
private struct Carrier: @unchecked Sendable {
    let object: AnyObject?
}
#endif
