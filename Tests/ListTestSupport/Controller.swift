import DeputyHeadless
import Foundation

/// An owner of a table with a few methods, which notes what it is asked to do.
final class Controller: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Controller.self) { me in
        me.didSelect { me, call in me.rowSelected(at: call.indexPath) }
        me.heightForCell { _, _ in 60 }
        me.moveRowTo { me, call in me.move(call.indexPath, to: call.argument) }
        me.willDisplay { me, call in me.show(call.view) }
        me.shouldUpdateFocus { _, call in call.argument.next != [0, 1] }
    }
    var calls: [String] = []
    func rowSelected(at indexPath: IndexPath) { calls.append("select \(indexPath[1])") }
    func move(_ source: IndexPath, to destination: IndexPath) {
        calls.append("move \(source[1]) to \(destination[1])")
    }
    func show(_ cell: AnyObject?) {
        calls.append("show \((cell as? HeadlessCell)?.text ?? "none")")
    }
}
