/// Says which Objective-C methods a proxy implements, and who gets the calls of those that no catalogue knows.
///
/// A proxy asks it and decides nothing, so that the decisions run and are tested where there is no Objective-C.
@MainActor
package protocol MethodResponder: AnyObject {
    /// Whether a method of the catalogue is implemented now; nil for a method that no catalogue knows.
    func implements(_ selector: String) -> Bool?
    /// Who gets a method that the proxy does not have itself: the owner.
    var forwardingTarget: AnyObject? { get }
    /// Whether an owner has a method.
    func hasMethod(_ owner: AnyObject, _ selector: String) -> Bool
    /// What was answered about methods that no catalogue knows.
    var unknownMethods: UnknownMethods { get }
}

/// The methods no catalogue knows that a host asked about, and the answers it got.
@MainActor
package final class UnknownMethods {
    fileprivate var answers: [String: Bool] = [:]
    fileprivate var isAskingOwner = false

    package init() {}
}

extension MethodResponder {
    /// Whether a method is implemented, as the host asks it: an event while it is announced, a method that no catalogue
    /// knows if the owner has it.
    package func responds(to selector: String) -> Bool {
        if let answer = implements(selector) { return answer }
        guard !unknownMethods.isAskingOwner else { return false }
        let answer = ownerResponds(to: selector)
        unknownMethods.answers[selector] = answer
        return answer
    }

    /// Whether the host was told that a method no catalogue knows is there, although the owner that had it is gone: then
    /// the call has to be answered with nothing.
    package func isPromised(_ selector: String) -> Bool {
        unknownMethods.answers[selector] == true && forwardingTarget == nil
    }

    /// Whether the object in the slot conforms to a protocol: the proxy itself, or the owner.
    ///
    /// - Parameter ownerConforms: asks the owner.
    package func conforms(_ isProxy: Bool, ownerConforms: (AnyObject) -> Bool) -> Bool {
        isProxy || askingOwner(ownerConforms) == true
    }

    /// Whether a method no catalogue knows would get another answer than it got.
    package var hasOtherAnswers: Bool {
        // A copy, as an owner may ask in turn.
        let answers = unknownMethods.answers
        return answers.contains { ownerResponds(to: $0.key) != $0.value }
    }

    /// The methods no catalogue knows that were asked about and that the owner has.
    package var forwarded: [String] { unknownMethods.answers.filter(\.value).map(\.key) }

    package func ownerResponds(to selector: String) -> Bool {
        askingOwner { hasMethod($0, selector) } == true
    }

    /// Asks the owner; nil if there is none, and for an owner that forwards to this very proxy: nobody is behind it.
    package func askingOwner<Answer>(_ question: (AnyObject) -> Answer?) -> Answer? {
        guard !unknownMethods.isAskingOwner, let owner = forwardingTarget else { return nil }
        unknownMethods.isAskingOwner = true
        defer { unknownMethods.isAskingOwner = false }
        return question(owner)
    }
}
