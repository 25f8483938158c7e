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

/// An object on the main actor that hears what closures get.
@MainActor
final class Isolated: @MainActor Hearing {
    var heard: [[String]] = []
    var passes = false
}
