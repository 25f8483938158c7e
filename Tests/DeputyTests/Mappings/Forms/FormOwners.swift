import Deputy
import Foundation

/// Something that takes down what each call brings, and answers yes or passes.
protocol Hearing: AnyObject {
    var heard: [[String]] { get set }
    var passes: Bool { get }
}

extension Hearing {
    func hear(_ arguments: Any...) -> Bool {
        heard.append(arguments.map { "\($0)" })
        return true
    }

    func decide(_ arguments: Any...) -> EventDecision<Bool> {
        heard.append(arguments.map { "\($0)" })
        return passes ? .pass : .answer(true)
    }
}

/// An object on the main actor with a method of every shape.
@MainActor
final class Isolated: @MainActor Hearing {
    var heard: [[String]] = []
    var passes = false
    func view(_ v: FormView, _ m: FormModel, _ p: IndexPath) -> Bool { hear(v, m, p) }
    func viewOrPass(_ v: FormView, _ m: FormModel, _ p: IndexPath) -> EventDecision<Bool> { decide(v, m, p) }
    func model(_ m: FormModel, _ p: IndexPath) -> Bool { hear(m, p) }
    func modelOrPass(_ m: FormModel, _ p: IndexPath) -> EventDecision<Bool> { decide(m, p) }
    func argumentView(_ a: Int, _ v: FormView, _ m: FormModel, _ p: IndexPath) -> Bool { hear(a, v, m, p) }
    func argumentViewOrPass(_ a: Int, _ v: FormView, _ m: FormModel, _ p: IndexPath) -> EventDecision<Bool> {
        decide(a, v, m, p)
    }
    func argumentModel(_ a: Int, _ m: FormModel, _ p: IndexPath) -> Bool { hear(a, m, p) }
    func argumentModelOrPass(_ a: Int, _ m: FormModel, _ p: IndexPath) -> EventDecision<Bool> { decide(a, m, p) }
    func host() -> Bool { hear() }
    func hostOrPass() -> EventDecision<Bool> { decide() }
    func argumentHost(_ a: Int) -> Bool { hear(a) }
    func argumentHostOrPass(_ a: Int) -> EventDecision<Bool> { decide(a) }
}
