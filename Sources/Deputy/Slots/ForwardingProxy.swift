#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The base of every proxy: it implements the methods that its responder names, and forwards methods outside the
/// catalogue to the owner.
///
/// Subclass ``DelegateProxy``, which adds the events of a catalogue.
@MainActor
open class ForwardingProxy: NSObject {
    /// Decides what is implemented; without it, nothing is.
    package final var responder: (any MethodResponder)?
    /// The events of the selectors that a view has asked about.
    private final var asked: [Selector: DelegateEvent] = [:]

    /// The object answers for the methods of every object, and the responder for the rest.
    open nonisolated override func responds(to selector: Selector!) -> Bool {
        // NSObject's method is nonisolated, so it may be called on any thread; views call it on the main thread.
        guard let selector, Thread.isMainThread, !NSObject.instancesRespond(to: selector) else {
            return super.responds(to: selector)
        }
        return MainActor.assumeIsolated { isImplemented(selector) }
    }

    /// A view asks about a method again whenever it is set, and some each time. To ask for the text of a selector makes a new string,
    /// and a selector itself is a pointer.
    private func isImplemented(_ selector: Selector) -> Bool {
        guard let responder else { return false }
        if let event = asked[selector] { return responder.announces(event) }
        let name = NSStringFromSelector(selector)
        guard let event = responder.event(of: name) else {
            let isImplemented = responder.responds(to: name)
            if isImplemented, let owner = responder.forwardingTarget { SilentTarget.learn(selector, from: owner) }
            return isImplemented
        }
        asked[selector] = event
        return responder.announces(event)
    }

    /// Includes the owner's protocols, because some views check for a protocol instead of a method.
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

    /// A method outside the catalogue goes to the owner. While the view still calls a method of an owner that is
    /// gone, the call goes to an object that ignores it.
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

/// Ignores every call, and answers with nothing of the type that the caller expects.
private final class SilentTarget: NSObject {
    @MainActor private static var learned: Set<Selector> = []

    /// Notes the type of a method, while an object has it: once, because what a block is made to is never freed.
    @MainActor static func learn(_ selector: Selector, from owner: AnyObject) {
        guard let method = class_getInstanceMethod(type(of: owner), selector),
            let encoding = method_getTypeEncoding(method), learned.insert(selector).inserted
        else { return }
        class_addMethod(self, selector, imp_implementationWithBlock(nothing(String(cString: encoding))), encoding)
    }

    /// An object may have forwarded a method that it does not have, whose type nobody knows.
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
        guard let selector else { return false }
        return class_addMethod(self, selector, imp_implementationWithBlock(nothing("q@:")), "q@:")
    }

    private static func nothing(_ encoding: String) -> Any {
        switch EmptyAnswer(returnedBy: encoding) {
        case .word: return { _ in 0 } as @convention(block) (AnyObject) -> Int
        case .twoWords: return { _ in NSRange() } as @convention(block) (AnyObject) -> NSRange
        case .float: return { _ in 0 } as @convention(block) (AnyObject) -> Float
        case .doubles(1): return { _ in 0 } as @convention(block) (AnyObject) -> Double
        case .doubles(2): return { _ in .zero } as @convention(block) (AnyObject) -> CGSize
        case .doubles: return { _ in .zero } as @convention(block) (AnyObject) -> CGRect
        }
    }
}

/// Takes an object out of an isolated closure that runs in place, on the main thread: it never changes threads.
private struct Carrier: @unchecked Sendable {
    let object: AnyObject?
}
#endif
