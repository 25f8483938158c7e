// swift-format-ignore-file
// What an owner lists.
import DeputyHeadless
import Foundation

final class Lister: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Lister.self) { me in
        me.didSelectt { lister, call in lister.rowSelected(at: call.indexPath) }  // error: has no dynamic member 'didSelectt'
    }
    func rowSelected(at row: IndexPath) {}
}

final class Teller: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Teller.self) { me in
        me.heightForCell { owner, call in "tall" }  // error: cannot convert value of type 'String' to closure
    }
}

final class Silent: TableOwner {  // error: type 'Silent' does not conform to protocol 'EventOwner'
    typealias Kit = HeadlessTables
}
