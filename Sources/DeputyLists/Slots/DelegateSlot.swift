public import Deputy

/// One delegate slot of a list: what the proxy in it answers when it is asked what it implements, and who gets what no
/// catalogue knows.
///
/// A kit's proxy asks it and decides nothing.
@MainActor
public final class DelegateSlot {
    /// The protocol the slot is for.
    public let part: DelegatePart
    /// Who was in the slot before the proxy.
    weak var former: AnyObject?
    /// The keeper of the slot; nil after the manager has left the list.
    weak var keeper: (any SlotKeeping)?
    /// The selectors no catalogue knows that were asked about, and the answers.
    private var answers: [String: Bool] = [:]
    private let events: [String: Event]
    private let methods: [String: NonEventMethods.Method]
    private let known: Set<String>
    private var isAskingOwner = false

    init(_ part: DelegatePart, catalogue: [Event], methods: [NonEventMethods.Method]) {
        self.part = part
        events = Dictionary(
            catalogue.filter { $0.facts.part == part }.map { ($0.selector, $0) },
            uniquingKeysWith: { first, _ in first })
        self.methods = Dictionary(
            methods.filter { $0.part == part }.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })
        known = Set(catalogue.map(\.selector) + methods.map(\.selector))
    }

    /// Whether a method is implemented, as the list asks it.
    ///
    /// An event is while it is announced; a matter of the mappings while something registered needs it; a method no
    /// catalogue knows if the owner has it. An event of another protocol never is.
    public func responds(to selector: String) -> Bool {
        if let event = events[selector] { return keeper?.announces(event) ?? false }
        if let method = methods[selector] { return isNeeded(method) }
        guard !known.contains(selector), !isAskingOwner else { return false }
        let answer = ownerResponds(to: selector)
        answers[selector] = answer
        return answer
    }

    /// The selectors of its events and methods that it says yes to.
    var implemented: Set<String> { Set((Array(events.keys) + methods.keys).filter(responds)) }

    /// Whether a method no catalogue knows would get another answer than it got.
    var hasOtherAnswers: Bool {
        // A copy, as an owner may ask in turn.
        let answers = answers
        return answers.contains { ownerResponds(to: $0.key) != $0.value }
    }

    /// The methods no catalogue knows that were asked about and that the owner has.
    var forwarded: [String] { answers.filter(\.value).map(\.key) }

    /// Who gets a method that the proxy does not have itself.
    public var forwardingTarget: AnyObject? { keeper?.owner(of: part) }

    /// Whether the list was told that a method no catalogue knows is there, although the owner that had it is gone: then
    /// the call has to be answered with nothing.
    public func isPromised(_ selector: String) -> Bool { answers[selector] == true && forwardingTarget == nil }

    /// Whether the object in the slot conforms to a protocol: the proxy itself, or the owner.
    ///
    /// - Parameter ownerConforms: asks the owner.
    public func conforms(_ isProxy: Bool, ownerConforms: (AnyObject) -> Bool) -> Bool {
        isProxy || askingOwner(ownerConforms) == true
    }

    /// The views of headers and footers are there only while one is registered, or the owner makes them: a table view
    /// treats headers otherwise as soon as the method is there.
    private func isNeeded(_ method: NonEventMethods.Method) -> Bool {
        guard let kind = method.kind else { return true }
        return keeper?.hasMappings(kind) == true || ownerResponds(to: method.selector)
    }

    private func ownerResponds(to selector: String) -> Bool {
        askingOwner { keeper?.responds($0, to: selector) } == true
    }

    /// Asks the owner; nil if there is none, and for an owner that forwards to this very proxy: nobody is behind it.
    func askingOwner<Answer>(_ question: (AnyObject) -> Answer?) -> Answer? {
        guard !isAskingOwner, let owner = forwardingTarget else { return nil }
        isAskingOwner = true
        defer { isAskingOwner = false }
        return question(owner)
    }
}

/// What is in a slot for a manager.
@MainActor
public protocol SlotProxy: AnyObject {
    /// Its slot.
    var slot: DelegateSlot { get }
}

/// What a slot has to know of its manager.
@MainActor
protocol SlotKeeping: AnyObject {
    func announces(_ event: Event) -> Bool
    func hasMappings(_ kind: ViewKind) -> Bool
    func owner(of part: DelegatePart) -> AnyObject?
    func responds(_ object: AnyObject, to selector: String) -> Bool
    /// Another manager takes the list over.
    func handOver()
}
