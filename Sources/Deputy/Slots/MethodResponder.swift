/// Decides which Objective-C methods a proxy implements, and which object gets calls of methods that are in no catalogue.
///
/// A proxy only forwards to it, so that the decisions run and are tested without Objective-C.
@MainActor
package protocol MethodResponder: AnyObject {
    /// Whether a method of the catalogue is implemented now; nil for a method that is in no catalogue.
    func implements(_ selector: String) -> Bool?
    /// The event of a method, for ``announces(_:)``; nil for a method that is none.
    func event(of selector: String) -> DelegateEvent?
    /// The same answer as for the event's method, without a search.
    func announces(_ event: DelegateEvent) -> Bool
    /// The object that gets methods that the proxy itself does not have: the owner.
    var forwardingTarget: AnyObject? { get }
    /// Whether an owner has a method.
    func hasMethod(_ owner: AnyObject, _ selector: String) -> Bool
    /// The answers given about methods that are in no catalogue.
    var unknownMethods: UnknownMethods { get }
}

/// The methods outside the catalogue that a host asked about, and the answers it got.
@MainActor
package final class UnknownMethods {
    fileprivate var answers: [String: Bool] = [:]
    fileprivate var isAskingOwner = false

    package init() {}
}

extension MethodResponder {
    /// Whether a method is implemented, for the host: an event while it is announced, another method
    /// if the owner has it.
    package func responds(to selector: String) -> Bool {
        if let answer = implements(selector) { return answer }
        guard !unknownMethods.isAskingOwner else { return false }
        let answer = ownerResponds(to: selector)
        unknownMethods.answers[selector] = answer
        return answer
    }

    /// Whether the host got a yes for a method outside the catalogue, although the owner that had it is gone. Then
    /// the call must be ignored.
    package func isPromised(_ selector: String) -> Bool {
        unknownMethods.answers[selector] == true && forwardingTarget == nil
    }

    /// Whether the object in the slot conforms to a protocol: the proxy itself, or the owner.
    ///
    /// - Parameter ownerConforms: asks the owner.
    package func conforms(_ isProxy: Bool, ownerConforms: (AnyObject) -> Bool) -> Bool {
        isProxy || askingOwner(ownerConforms) == true
    }

    /// Whether `responds(to:)` changed for a method outside the catalogue since it was last asked.
    package var hasOtherAnswers: Bool {
        // A copy, because an owner may ask in turn.
        let answers = unknownMethods.answers
        return answers.contains { ownerResponds(to: $0.key) != $0.value }
    }

    /// The methods outside the catalogue that the host asked about and that the owner has.
    package var forwarded: [String] { unknownMethods.answers.filter(\.value).map(\.key) }

    package func ownerResponds(to selector: String) -> Bool {
        askingOwner { hasMethod($0, selector) } == true
    }

    /// Asks the owner; nil if there is none, and if the owner forwards to this very proxy.
    package func askingOwner<Answer>(_ question: (AnyObject) -> Answer?) -> Answer? {
        guard !unknownMethods.isAskingOwner, let owner = forwardingTarget else { return nil }
        unknownMethods.isAskingOwner = true
        defer { unknownMethods.isAskingOwner = false }
        return question(owner)
    }
}

/// What a method returns whose owner is gone, by its type in Objective-C: nothing, in the registers that its caller reads.
package enum EmptyAnswer: Equatable {
    /// A number, an object, a Boolean, or no value at all.
    case word
    /// Two of them, as in a range.
    case twoWords
    case float
    /// Some numbers with a point: one in a `CGFloat`, two in a `CGSize`, four in a `CGRect`.
    case doubles(Int)

    /// - Parameter encoding: the type encoding of a method, which begins with what it returns.
    package init(returnedBy encoding: String) {
        // A structure is `{name=fields}`, and the fields may be structures.
        var (fields, depth, isName) = ("", 0, false)
        for letter in encoding.drop(while: "rnNoORVA".contains) {
            switch letter {
            case "{": (depth, isName) = (depth + 1, true)
            case "}": depth -= 1
            case "=" where isName: isName = false
            default: if !isName { fields.append(letter) }
            }
            if depth == 0 { break }
        }
        switch fields {
        case "f": self = .float
        case "d", "dd", "dddd": self = .doubles(fields.count)
        case "QQ", "qq": self = .twoWords
        default: self = .word
        }
    }
}
